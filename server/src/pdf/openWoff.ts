import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/**
 * The TrueType font of a WOFF file (https://www.w3.org/TR/WOFF/): the same tables, unpacked. fontkit reads WOFF as well, but unpacks
 * a font's shapes again for each glyph: 1.4 s instead of 0.07 s for 120 glyphs.
 */
export function openWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (let i = 0; i < count; i += 1) {
    const from = WOFF_HEADER + i * WOFF_ENTRY;
    const to = HEADER + i * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
    ];
    const table = woff.subarray(offset, offset + packed);
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(packed < length ? inflateSync(table) : table, padding);
    end += length + padding.length;
  }
  return Buffer.concat(parts);
}
