import { expect, test } from 'vitest';
import { bits, identifier, integer, octets, sequence, tagged, time, utf8 } from '../../build/der.mjs';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test.each([
  ['1.2.840.10045.4.3.2', '06082a8648ce3d040302'],
  ['2.5.29.17', '0603551d11'],
])('identifiers come in groups of seven bits: %s', (name, expected) => {
  expect(hex(identifier(name))).toBe(expected);
});

test('numbers are never taken for negative ones', () => {
  expect(hex(integer(Uint8Array.of(0x7f)))).toBe('02017f');
  expect(hex(integer(Uint8Array.of(0x80)))).toBe('02020080');
});

test('lengths take as many bytes as they need', () => {
  expect(hex(octets(new Uint8Array(0x7f))).slice(0, 4)).toBe('047f');
  expect(hex(octets(new Uint8Array(0x80))).slice(0, 6)).toBe('048180');
  expect(hex(octets(new Uint8Array(0x1234))).slice(0, 8)).toBe('04821234');
});

test('everything else is its bytes behind a sign', () => {
  expect(hex(sequence(utf8('ä'), bits(Uint8Array.of(0x80), 7)))).toBe('30080c02c3a403020780');
  expect(hex(tagged(0xa0))).toBe('a000');
  expect(time(new Date('2026-03-14T15:09:26.535Z')).toString('latin1')).toBe('\x17\x0d260314150926Z');
});
