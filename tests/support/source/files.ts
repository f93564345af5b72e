import { readdirSync, readFileSync } from 'node:fs';

export const ROOT = new URL('../../../', import.meta.url);

/** The text of a file of the repository. */
export function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

/** Every file and folder below a folder of the repository, as paths from there. */
export function below(folder: string): readonly string[] {
  const paths = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' });
  return paths.map((path) => path.replaceAll('\\', '/'));
}

/** Every script below src. */
export const SCRIPTS = below('src').filter((file) => /\.tsx?$/.test(file));
