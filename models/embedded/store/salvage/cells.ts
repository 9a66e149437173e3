import { PAGE_BYTES, type Page, type Pages } from './pages.ts';

/** A record and its rowid; `rowid` is undefined in an index. */
export interface Cell {
  readonly rowid: number | undefined;
  readonly values: readonly (number | string | Buffer | null)[];
}

export const TABLE_LEAF = 0x0d;
export const INDEX_LEAF = 0x0a;
export const INDEX_INTERIOR = 0x02;
const HEADER_BYTES: Readonly<Record<number, number>> = {
  [TABLE_LEAF]: 8,
  [INDEX_LEAF]: 8,
  [INDEX_INTERIOR]: 12,
};

/** The b-tree type of a page. The first page begins with the file's header. */
export function pageType({ number, bytes }: Page): number {
  return bytes[headerAt(number)] ?? 0;
}

/** Where the page's own pointers say that its cells are; undefined if they cannot be true. */
export function cellOffsets(page: Page): number[] | undefined {
  const header = headerAt(page.number);
  const pointers = header + (HEADER_BYTES[pageType(page)] ?? PAGE_BYTES);
  if (pointers >= PAGE_BYTES) return undefined;
  const count = page.bytes.readUInt16BE(header + 3);
  const end = pointers + 2 * count;
  if (end > PAGE_BYTES) return undefined;
  const offsets = Array.from({ length: count }, (_, i) => page.bytes.readUInt16BE(pointers + 2 * i));
  return offsets.every((offset) => offset >= end && offset < PAGE_BYTES) ? offsets : undefined;
}

/** Reads the cell at this offset of a page; undefined if the bytes are not a cell. */
export function readCell(page: Page, offset: number, type: number, pages: Pages): Cell | undefined {
  try {
    const reader = new Reader(page.bytes, type === INDEX_INTERIOR ? offset + 4 : offset);
    const length = reader.varint();
    const rowid = type === TABLE_LEAF ? reader.varint() : undefined;
    if ((page.bytes[reader.at] ?? 0) > MAX_RECORD_HEADER_BYTES) return undefined;
    const payload = readPayload(page.bytes, reader.at, length, type, pages);
    return payload && { rowid, values: readRecord(payload) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function headerAt(pageNumber: number): number {
  return pageNumber === 1 ? 100 : 0;
}

// Of the tables that this database makes: some columns, each with a type of a few bytes.
const MAX_RECORD_HEADER_BYTES = 20;
const MAX_PAYLOAD_BYTES = 17 * 1024 * 1024;

// A payload too large for its page continues in a chain of overflow pages.
function readPayload(
  bytes: Buffer,
  at: number,
  length: number,
  type: number,
  pages: Pages,
): Buffer | undefined {
  if (length > MAX_PAYLOAD_BYTES) return undefined;
  const local = localBytes(length, type);
  if (at + local > PAGE_BYTES) return undefined;
  const parts = [bytes.subarray(at, at + local)];
  let missing = length - local;
  let next = missing > 0 ? bytes.readUInt32BE(at + local) : 0;
  while (missing > 0) {
    const page = pages.get(next)?.bytes;
    if (!page) return undefined;
    parts.push(page.subarray(4, 4 + Math.min(missing, PAGE_BYTES - 4)));
    missing -= PAGE_BYTES - 4;
    next = page.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

function localBytes(length: number, type: number): number {
  const most = type === TABLE_LEAF ? PAGE_BYTES - 35 : Math.floor(((PAGE_BYTES - 12) * 64) / 255) - 23;
  if (length <= most) return length;
  const least = Math.floor(((PAGE_BYTES - 12) * 32) / 255) - 23;
  const wanted = least + ((length - least) % (PAGE_BYTES - 4));
  return wanted <= most ? wanted : least;
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];

function readRecord(payload: Buffer): Cell['values'] {
  const header = new Reader(payload, 0);
  const headerEnd = header.varint();
  let at = headerEnd;
  const values: (number | string | Buffer | null)[] = [];
  while (header.at < headerEnd) {
    const type = header.varint();
    const length = type >= 12 ? (type - (type % 2) - 12) / 2 : (INTEGER_BYTES[type] ?? (type === 7 ? 8 : 0));
    if (at + length > payload.length) throw new RangeError('The record ends before its values');
    values.push(readValue(payload.subarray(at, at + length), type));
    at += length;
  }
  return values;
}

function readValue(bytes: Buffer, type: number): number | string | Buffer | null {
  if (type >= 12) return type % 2 === 0 ? bytes : bytes.toString('utf8');
  if (type === 8 || type === 9) return type - 8;
  if (type === 6) return Number(bytes.readBigInt64BE(0));
  if (type === 7) return bytes.readDoubleBE(0);
  return bytes.length > 0 ? bytes.readIntBE(0, bytes.length) : null;
}

/** Reads SQLite's variable-length integers. */
class Reader {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  varint(): number {
    let value = 0;
    for (let i = 0; i < 8; i++) {
      const byte = this.#bytes.readUInt8(this.at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    return value * 256 + this.#bytes.readUInt8(this.at++);
  }
}
