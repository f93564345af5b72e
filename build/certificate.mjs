// Certificates for playing in the own network: an authority that tablets are told to trust once, and what it vouches for.
import { createHash, randomBytes, sign } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { bits, identifier, integer, octets, sequence, TRUE, tagged, time, utf8 } from './der.mjs';

/** @typedef {{ publicKey: import('node:crypto').KeyObject; privateKey: import('node:crypto').KeyObject }} Keys */

const DAY = 86_400_000;
const ECDSA_WITH_SHA256 = sequence(identifier('1.2.840.10045.4.3.2'));
const AUTHORITY = 'Lumicora in this network';

/** Addresses that exist only within a network. */
const PRIVATE = /** @type {const} */ ([
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
]);

/** @param {string} address */
export function isPrivate(address) {
  const list = new BlockList();
  for (const [net, length] of PRIVATE) list.addSubnet(net, length);
  return list.check(address);
}

/** May vouch for this machine's own network and for nothing else: should its key get lost, no other site is in danger.
 * @param {Keys} keys @param {readonly string[]} others addresses of this machine that are not private @param {Date} now */
export function makeAuthority(keys, others, now) {
  const allowed = [
    ...['localhost', 'local'].map((name) => sequence(dnsName(name))),
    ...PRIVATE.map(([net, length]) => sequence(tagged(0x87, bytesOf(net), mask(length)))),
    ...others.map((address) => sequence(tagged(0x87, bytesOf(address), mask(32)))),
  ];
  return certificate({ name: AUTHORITY, keys, issuer: keys, now, days: 3650 }, [
    extension('2.5.29.19', sequence(TRUE, integer(Uint8Array.of(0))), true),
    extension('2.5.29.15', bits(Uint8Array.of(0b0000_0100), 2), true),
    extension('2.5.29.14', octets(keyId(keys))),
    extension('2.5.29.30', sequence(tagged(0xa0, ...allowed)), true),
  ]);
}

/** For a server with these names and addresses. Tablets refuse what is valid for longer than 825 days.
 * @param {Keys} keys @param {Keys} authority @param {readonly string[]} hosts @param {Date} now */
export function makeServerCertificate(keys, authority, hosts, now) {
  const names = hosts.map((host) => (isIP(host) === 0 ? dnsName(host) : tagged(0x87, bytesOf(host))));
  return certificate({ name: 'Lumicora', keys, issuer: authority, now, days: 397 }, [
    extension('2.5.29.19', sequence(), true),
    extension('2.5.29.15', bits(Uint8Array.of(0b1000_0000), 7), true),
    extension('2.5.29.37', sequence(identifier('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.35', sequence(tagged(0x80, keyId(authority)))),
    extension('2.5.29.17', sequence(...names)),
  ]);
}

/** @param {Uint8Array} der */
export function toPem(der) {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

/** @param {{ name: string; keys: Keys; issuer: Keys; now: Date; days: number }} about
 * @param {readonly Uint8Array[]} extensions */
function certificate({ name, keys, issuer, now, days }, extensions) {
  const serial = randomBytes(16);
  // Never 0 in front, and never below it.
  serial[0] = (serial[0] & 0x3f) | 0x40;
  // Clocks differ: it has been valid since yesterday.
  const validity = sequence(time(new Date(now.getTime() - DAY)), time(new Date(now.getTime() + days * DAY)));
  const body = sequence(
    tagged(0xa0, integer(Uint8Array.of(2))),
    integer(serial),
    ECDSA_WITH_SHA256,
    distinguishedName(AUTHORITY),
    validity,
    distinguishedName(name),
    spki(keys),
    tagged(0xa3, sequence(...extensions)),
  );
  return sequence(body, ECDSA_WITH_SHA256, bits(sign('sha256', body, issuer.privateKey)));
}

/** @param {string} id @param {Uint8Array} value @param {boolean} isCritical */
function extension(id, value, isCritical = false) {
  return sequence(identifier(id), ...(isCritical ? [TRUE] : []), octets(value));
}

/** @param {string} name */
function distinguishedName(name) {
  return sequence(tagged(0x31, sequence(identifier('2.5.4.3'), utf8(name))));
}

/** @param {string} name */
function dnsName(name) {
  return tagged(0x82, Buffer.from(name));
}

/** @param {string} address */
function bytesOf(address) {
  return Uint8Array.from(address.split('.').map(Number));
}

/** @param {number} length */
function mask(length) {
  return Uint8Array.from([0, 8, 16, 24].map((from) => 0xff & ~(0xff >> Math.min(Math.max(length - from, 0), 8))));
}

/** @param {Keys} keys */
function spki({ publicKey }) {
  return publicKey.export({ type: 'spki', format: 'der' });
}

/** @param {Keys} keys */
function keyId(keys) {
  return createHash('sha1').update(spki(keys)).digest();
}
