import { readFileSync } from 'node:fs';

/*
 * Reads SQLite's file format (https://sqlite.org/fileformat2.html) without SQLite, which refuses damaged files or skips what it
 * cannot reach.
 */

export const PAGE_BYTES = 4096;

/** One page of the database, newest version. */
export interface Page {
  /** From 1, as SQLite counts. */
  readonly number: number;
  readonly bytes: Buffer;
  /** Pages written later have a higher one. */
  readonly age: number;
  /** False for a page of the log whose checksum is wrong and which others follow. */
  readonly isSound: boolean;
  /** There was a newer version, which is damaged. */
  readonly isDoubtful: boolean;
}

/**
 * All pages in use, by number: those of the database file, replaced by those of its write-ahead log. Damaged pages of the log
 * come in addition, under numbers below 0.
 */
export function readPages(databasePath: string): Map<number, Page> {
  const pages = new Map<number, Page>();
  const file = readIfThere(databasePath);
  // The last page of a cut file is padded: what is left of it can hold whole rows.
  for (let number = 1; (number - 1) * PAGE_BYTES < file.length; number++) {
    const bytes = Buffer.alloc(PAGE_BYTES);
    file.copy(bytes, 0, (number - 1) * PAGE_BYTES, number * PAGE_BYTES);
    pages.set(number, { number, bytes, age: 0, isSound: true, isDoubtful: false });
  }
  const frames = framesOf(readIfThere(`${databasePath}-wal`));
  for (const frame of frames) addFrame(pages, frame);
  // Where the log was cut, nothing later can have changed the rows that are left.
  const last = frames.at(-1);
  if (last && !last.isSound) pages.set(-last.age, { ...last, isSound: true });
  for (const number of freePages(pages)) pages.delete(number);
  return pages;
}

// A damaged frame replaces nothing, because its page number may be what is damaged. What it seems to replace is then doubtful.
function addFrame(pages: Map<number, Page>, frame: Page): void {
  if (frame.isSound) {
    pages.set(frame.number, frame);
    return;
  }
  const replaced = pages.get(frame.number);
  if (replaced) pages.set(frame.number, { ...replaced, isDoubtful: true });
  pages.set(-frame.age, frame);
}

function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

const LOG_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

// A frame's checksum continues that of the frame before. It is compared with what that frame says, so that one damaged frame does
// not make all later ones unreadable. Frames of an earlier round of the log, with other salts, follow the present ones.
function framesOf(log: Buffer): Page[] {
  if (log.length < LOG_HEADER_BYTES) return [];
  const isBigEndian = (log.readUInt32BE(0) & 1) === 1;
  const salts = log.subarray(16, 24);
  let before: Sums = [log.readUInt32BE(24), log.readUInt32BE(28)];
  const frames: Page[] = [];
  let present = 0;
  const frameBytes = FRAME_HEADER_BYTES + PAGE_BYTES;
  for (let at = LOG_HEADER_BYTES; at + FRAME_HEADER_BYTES < log.length; at += frameBytes) {
    const header = log.subarray(at, at + FRAME_HEADER_BYTES);
    const bytes = Buffer.alloc(PAGE_BYTES);
    log.copy(bytes, 0, at + FRAME_HEADER_BYTES, at + frameBytes);
    const sums = addToSums(addToSums(before, header.subarray(0, 8), isBigEndian), bytes, isBigEndian);
    before = [header.readUInt32BE(16), header.readUInt32BE(20)];
    const isPresent = header.subarray(8, 16).equals(salts);
    const isSound = isPresent && sums[0] === before[0] && sums[1] === before[1];
    frames.push({ number: header.readUInt32BE(0), bytes, age: at, isDoubtful: false, isSound });
    if (isPresent) present = frames.length;
  }
  return frames.slice(0, present);
}

type Sums = readonly [number, number];

function addToSums([first, second]: Sums, bytes: Buffer, isBigEndian: boolean): Sums {
  let a = first;
  let b = second;
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
    b = (b + (isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}

const FIRST_FREE = 32;

/** Pages that hold nothing any more: their old content must not come back. */
function freePages(pages: ReadonlyMap<number, Page>): Set<number> {
  const free = new Set<number>();
  let trunk = pages.get(1)?.bytes.readUInt32BE(FIRST_FREE) ?? 0;
  while (trunk > 0 && !free.has(trunk)) {
    const page = pages.get(trunk)?.bytes;
    if (!page) break;
    free.add(trunk);
    const count = Math.min(page.readUInt32BE(4), PAGE_BYTES / 4 - 2);
    for (let i = 0; i < count; i++) free.add(page.readUInt32BE(8 + 4 * i));
    trunk = page.readUInt32BE(0);
  }
  return free;
}
