// `npm start`: installs what is missing, builds, and serves the app here and in the local network. With `--https`, tablets
// there can install it: browsers want a secure address for that.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AUTHORITY_PATH, secure } from './https.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { https: { type: 'boolean', default: false }, port: { type: 'string', default: '4173' } },
});

if (spawnSync('node', ['build/install.mjs'], { cwd: root, stdio: 'inherit' }).status !== 0) process.exit(1);

// Only now: at first there are no packages.
const { build, preview } = await import('vite');
const { key, cert, authority } = values.https ? secure() : { key: null, cert: null, authority: null };

/** @type {import('vite').Plugin} */
const handOut = {
  name: 'hand-out-the-authority',
  configurePreviewServer({ middlewares }) {
    middlewares.use(AUTHORITY_PATH, (_request, response) => {
      response.setHeader('Content-Type', 'application/x-x509-ca-cert');
      response.end(authority);
    });
  },
};

await build({ root });
const server = await preview({
  root,
  plugins: authority ? [handOut] : [],
  preview: { host: true, port: Number(values.port), ...(key && cert ? { https: { key, cert } } : {}) },
});
server.printUrls();

const [network] = server.resolvedUrls?.network ?? [];
if (authority && network !== undefined) {
  console.log(`
On a tablet, once: open ${new URL(AUTHORITY_PATH, network)}, go on past the warning, install the
certificate and trust it (README.md says where). From then on the address above is safe there, and Lumicora can be installed.
The certificate is good for this machine's own network only.`);
} else if (network !== undefined) {
  console.log('\nTo install it on a tablet in this network: npm start -- --https');
}
