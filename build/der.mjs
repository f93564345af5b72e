// The few forms of ASN.1 that a certificate is made of, in their one binary spelling (DER).

/** @param {number} tag @param {readonly Uint8Array[]} parts */
export function tagged(tag, ...parts) {
  const body = Buffer.concat(parts);
  const { length } = body;
  const sizes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Uint8Array.of(tag, ...sizes), body]);
}

/** @param {readonly Uint8Array[]} parts */
export function sequence(...parts) {
  return tagged(0x30, ...parts);
}

/** A whole number above 0, given by its bytes.
 * @param {Uint8Array} bytes */
export function integer(bytes) {
  // A first bit would mean a number below 0.
  return bytes[0] < 0x80 ? tagged(0x02, bytes) : tagged(0x02, Uint8Array.of(0), bytes);
}

/** @param {Uint8Array} bytes @param {number} unused how many bits at the end are padding */
export function bits(bytes, unused = 0) {
  return tagged(0x03, Uint8Array.of(unused), bytes);
}

/** @param {Uint8Array} bytes */
export function octets(bytes) {
  return tagged(0x04, bytes);
}

export const TRUE = tagged(0x01, Uint8Array.of(0xff));

/** @param {string} text */
export function utf8(text) {
  return tagged(0x0c, Buffer.from(text));
}

/** The name of a thing that standards speak of.
 * @param {string} name as in `2.5.29.17` */
export function identifier(name) {
  const [first, second, ...others] = name.split('.').map(Number);
  return tagged(0x06, Uint8Array.from([40 * first + second, ...others.flatMap(sevens)]));
}

/** Up to the year 2049.
 * @param {Date} date */
export function time(date) {
  return tagged(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  );
}

/** A number in groups of seven bits; all but the last are marked.
 * @param {number} number */
function sevens(number) {
  const groups = [number & 0x7f];
  for (let rest = number >> 7; rest > 0; rest >>= 7) groups.unshift(0x80 | (rest & 0x7f));
  return groups;
}
