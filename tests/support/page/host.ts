import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { test as base } from './test';

// A plain host of files, of which the tests decide what it has and whether it is there at all.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const DIST = join(ROOT, 'dist');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};

export interface Host {
  readonly address: string;
  /** From now on it has these files, but for those that are missing; asked for those that are held it never answers. */
  serve(folder: string, missing?: RegExp, held?: RegExp): void;
  /** The process behind the address is gone: connections are refused. */
  stop(): Promise<void>;
}

export async function openHost(): Promise<Host> {
  let served = DIST;
  let lost: RegExp | undefined;
  let kept: RegExp | undefined;
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = join(served, path === '/' ? 'index.html' : path);
    if (kept?.test(path)) return;
    if (!existsSync(file) || lost?.test(path)) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve(folder, missing, held) {
      served = folder;
      lost = missing;
      kept = held;
    },
    stop: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** Tests with a host of their own, and with the service worker, which the others do without. */
export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is needed.
  host: async ({}, use) => {
    const host = await openHost();
    await use(host);
    await host.stop();
  },
  baseURL: async ({ host }, use) => use(host.address),
  serviceWorkers: 'allow',
});

/** A build that calls itself so; it differs from any other in that. */
export async function buildVersion(folder: string, name: string): Promise<string> {
  const outDir = join(folder, name);
  const define = { 'import.meta.env.VITE_VERSION': JSON.stringify(name) };
  await build({ root: ROOT, logLevel: 'warn', define, build: { outDir, emptyOutDir: true } });
  return outDir;
}

export { expect } from './test';
