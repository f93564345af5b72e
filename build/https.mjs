// What `npm start -- --https` needs: a certificate for every address that this machine has in its own network.
import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { homedir, hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { isPrivate, makeAuthority, makeServerCertificate, toPem } from './certificate.mjs';

/** Outside of the project: tablets are told to trust it once, and it must outlive every clone. */
const FOLDER = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'lumicora');
export const AUTHORITY_PATH = '/lumicora.crt';

/** Key and certificate for a server, and the authority behind them that tablets have to know. */
export function secure() {
  const now = new Date();
  const own = addresses();
  const others = own.filter((address) => !isPrivate(address)).sort();
  // Some networks hand out addresses that are not private: an authority for them is another one.
  const file = join(FOLDER, ['authority', ...others].join('-'));
  const authority = storedAuthority(file, now) ?? newAuthority(file, others, now);
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = `${hostname().toLowerCase().split('.')[0]}.local`;
  const certificate = toPem(makeServerCertificate(keys, authority.keys, ['localhost', name, ...own], now));
  return {
    key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: certificate + toPem(authority.certificate),
    authority: authority.certificate,
  };
}

function addresses() {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.map(({ address }) => address).filter(isIPv4);
}

/** @param {string} file @param {Date} now */
function storedAuthority(file, now) {
  try {
    const certificate = new X509Certificate(readFileSync(`${file}.crt`));
    const privateKey = createPrivateKey(readFileSync(`${file}.key`));
    const keys = { privateKey, publicKey: createPublicKey(privateKey) };
    const isUsable = certificate.checkPrivateKey(privateKey) && new Date(certificate.validTo) > now;
    return isUsable ? { keys, certificate: certificate.raw } : null;
  } catch {
    return null;
  }
}

/** @param {string} file @param {readonly string[]} others @param {Date} now */
function newAuthority(file, others, now) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = makeAuthority(keys, others, now);
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.key`, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(`${file}.crt`, certificate);
  return { keys, certificate };
}
