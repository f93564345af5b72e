import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPrivate, makeAuthority, makeServerCertificate, toPem } from '../../build/certificate.mjs';

const NOW = new Date();
const YEAR = 365 * 86_400_000;
const authorityKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const authority = makeAuthority(authorityKeys, ['203.0.113.7'], NOW);

function certificateFor(hosts: readonly string[]): Buffer {
  return makeServerCertificate(keys, authorityKeys, hosts, NOW);
}

describe('the certificate of `npm start -- --https`', () => {
  const certificate = new X509Certificate(certificateFor(['localhost', 'reef.local', '192.168.1.20']));

  test('names every address, and stands on the authority', () => {
    expect(certificate.subjectAltName).toBe('DNS:localhost, DNS:reef.local, IP Address:192.168.1.20');
    expect(certificate.checkIP('192.168.1.20')).toBe('192.168.1.20');
    expect(certificate.checkHost('example.com')).toBe(undefined);
    expect(certificate.checkIssued(new X509Certificate(authority))).toBe(true);
    expect(certificate.verify(authorityKeys.publicKey)).toBe(true);
    expect(certificate.verify(keys.publicKey)).toBe(false);
    expect([certificate.ca, new X509Certificate(authority).ca]).toEqual([false, true]);
  });

  test('is valid by now and no longer than tablets accept', () => {
    expect(Date.parse(certificate.validFrom)).toBeLessThan(NOW.getTime());
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(NOW.getTime() + YEAR);
    expect(Date.parse(certificate.validTo) - Date.parse(certificate.validFrom)).toBeLessThan(825 * 86_400_000);
  });
});

describe('a browser that trusts the authority', () => {
  let port = 0;
  const key = keys.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const server = createServer({ key, cert: toPem(certificateFor(['localhost', '127.0.0.1'])) }, (_request, response) =>
    response.end('reef'),
  );
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, listening));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  function ask(ca: string | undefined): Promise<string> {
    return new Promise((resolve) => {
      const options = { host: '127.0.0.1', port, servername: 'localhost', agent: false, ...(ca && { ca }) };
      request(options, ({ statusCode }) => resolve(String(statusCode)))
        .on('error', (error: NodeJS.ErrnoException) => resolve(`${error.code}: ${error.message}`))
        .end();
    });
  }

  test('is answered; one that does not is warned', async () => {
    expect(await ask(toPem(authority))).toBe('200');
    server.setSecureContext({ key, cert: toPem(certificateFor(['localhost', '10.0.0.7', '203.0.113.7'])) });
    expect(await ask(toPem(authority))).toBe('200');
    expect(await ask(undefined)).toMatch(/UNABLE_TO|SELF_SIGNED/);
  });

  test('is warned all the same if the authority vouches for an address outside of the own network', async () => {
    for (const hosts of [
      ['localhost', 'bank.example'],
      ['localhost', '93.184.216.34'],
    ]) {
      server.setSecureContext({ key, cert: toPem(certificateFor(hosts)) });
      expect(await ask(toPem(authority))).toMatch(/permitted subtree violation/);
    }
  });
});

test.each([
  ['192.168.178.20', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['8.8.8.8', false],
])('%s is within the own network: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});
