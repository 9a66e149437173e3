import { crc32, deflateSync } from 'node:zlib';

const BYTES_PER_PIXEL = 8;

/** An interlaced PNG of 16 bits and four channels, all zero: a square with this side, a thousandth of the size of what it unpacks to. */
export function aBigPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 6, 0, 0, 1], 8);
  const content = deflateSync(Buffer.alloc(interlacedBytes(side)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The seven passes of Adam7: where each begins in x and y, and its steps. Each row has a byte for its filter. */
function interlacedBytes(side: number): number {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passes.reduce((sum, [x, y, stepX, stepY]) => {
    const width = Math.ceil((side - x) / stepX);
    const height = Math.ceil((side - y) / stepY);
    return sum + height * (1 + width * BYTES_PER_PIXEL);
  }, 0);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
