import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Writes the picture of the first page anew, as files that the page shows, so that no tablet has to draw it. */
export async function drawHomePicture() {
  /** @type {{ module: typeof import('./homePicture/drawings') }} */
  const { module } = await runnerImport(fileURLToPath(new URL('./homePicture/drawings.tsx', import.meta.url)));
  const folder = new URL('../src/ui/screens/home/picture/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [file, drawing] of Object.entries(module.DRAWINGS)) writeFileSync(new URL(file, folder), drawing);
}
