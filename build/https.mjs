// What `npm start -- --https` needs: a certificate for every address that this machine has in its own network.
import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { isPrivate, makeAuthority, makeServerCertificate, toPem } from './certificate.mjs';

/** Outside of the project: tablets are told to trust it once, and it must outlive every clone. */
const FOLDER = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'lumicora');
export const AUTHORITY_PATH = '/lumicora.crt';

/** Key and certificate for a server, and the authority behind them that tablets have to know. */
export function secure() {
  const now = new Date();
  const authority = storedAuthority(now) ?? newAuthority(now);
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = `${hostname().toLowerCase().split('.')[0]}.local`;
  const certificate = toPem(makeServerCertificate(keys, authority.keys, ['localhost', name, ...addresses()], now));
  return {
    key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: certificate + toPem(authority.certificate),
    authority: authority.certificate,
  };
}

function addresses() {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.map(({ address }) => address).filter(isPrivate);
}

/** @param {Date} now */
function storedAuthority(now) {
  try {
    const certificate = new X509Certificate(readFileSync(join(FOLDER, 'authority.crt')));
    const privateKey = createPrivateKey(readFileSync(join(FOLDER, 'authority.key')));
    const keys = { privateKey, publicKey: createPublicKey(privateKey) };
    const isUsable = certificate.checkPrivateKey(privateKey) && new Date(certificate.validTo) > now;
    return isUsable ? { keys, certificate: certificate.raw } : null;
  } catch {
    return null;
  }
}

/** @param {Date} now */
function newAuthority(now) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = makeAuthority(keys, now);
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  writeFileSync(join(FOLDER, 'authority.key'), keys.privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
  });
  writeFileSync(join(FOLDER, 'authority.crt'), certificate);
  return { keys, certificate };
}
