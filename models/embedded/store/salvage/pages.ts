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

/** Pages by number, those of the log in place of those of the file. Damaged pages of the log come in addition, below 0. */
export type Pages = ReadonlyMap<number, Page>;

/** Pages to look for rows in, and those in which their long values go on. */
export interface Source {
  readonly searched: readonly Page[];
  readonly pages: Pages;
  /** Where a page's own pointers are damaged, every byte is tried. */
  readonly mayBeDamaged: boolean;
}

/**
 * Where rows can stand: the state of the last whole commit; what its commits have replaced, which counts where the newer version is
 * damaged; and the commit after it, whose end is lost.
 */
export function readSources(databasePath: string): Source[] {
  const frames = framesOf(readIfThere(`${databasePath}-wal`));
  const end = frames.findLastIndex(({ isCommit }) => isCommit) + 1;
  const pages = pagesOf(readIfThere(databasePath));
  const replaced: Page[] = [];
  for (const frame of frames.slice(0, end)) {
    const older = addFrame(pages, frame);
    if (older) replaced.push({ ...older, isSound: false, isDoubtful: true });
  }
  for (const number of freePages(pages)) pages.delete(number);
  // A lost end may have moved any row of its pages: they come in addition, and replace nothing.
  const unfinished = new Map(pages);
  for (const frame of frames.slice(end)) addFrame(unfinished, frame);
  return [
    { searched: [...pages.values()], pages, mayBeDamaged: true },
    { searched: replaced, pages, mayBeDamaged: false },
    { searched: frames.slice(end), pages: unfinished, mayBeDamaged: true },
  ];
}

function pagesOf(file: Buffer): Map<number, Page> {
  const pages = new Map<number, Page>();
  // The last page of a cut file is padded: what is left of it can hold whole rows.
  for (let number = 1; (number - 1) * PAGE_BYTES < file.length; number++) {
    const bytes = Buffer.alloc(PAGE_BYTES);
    file.copy(bytes, 0, (number - 1) * PAGE_BYTES, number * PAGE_BYTES);
    pages.set(number, { number, bytes, age: 0, isSound: true, isDoubtful: false });
  }
  return pages;
}

// Returns the page that it replaces. A damaged frame replaces nothing, because its page number may be what is damaged. What it seems
// to replace is then doubtful.
function addFrame(pages: Map<number, Page>, frame: Frame): Page | undefined {
  const older = pages.get(frame.number);
  if (frame.isIntact) {
    pages.set(frame.number, frame);
    return older;
  }
  if (older) pages.set(frame.number, { ...older, isDoubtful: true });
  pages.set(-frame.age, frame);
  return undefined;
}

function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** A page as the log has it. */
interface Frame extends Page {
  readonly isIntact: boolean;
  /** The last of its commit. */
  readonly isCommit: boolean;
}

const LOG_HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

// A frame's checksum continues that of the frame before. It is compared with what that frame says, so that one damaged frame does
// not make all later ones unreadable. Frames of an earlier round of the log, with other salts, follow the present ones.
function framesOf(log: Buffer): Frame[] {
  if (log.length < LOG_HEADER_BYTES) return [];
  const isBigEndian = (log.readUInt32BE(0) & 1) === 1;
  const salts = log.subarray(16, 24);
  let before: Sums = [log.readUInt32BE(24), log.readUInt32BE(28)];
  const frames: Frame[] = [];
  let present = 0;
  const frameBytes = FRAME_HEADER_BYTES + PAGE_BYTES;
  for (let at = LOG_HEADER_BYTES; at + FRAME_HEADER_BYTES < log.length; at += frameBytes) {
    const header = log.subarray(at, at + FRAME_HEADER_BYTES);
    const bytes = Buffer.alloc(PAGE_BYTES);
    log.copy(bytes, 0, at + FRAME_HEADER_BYTES, at + frameBytes);
    const sums = addToSums(addToSums(before, header.subarray(0, 8), isBigEndian), bytes, isBigEndian);
    before = [header.readUInt32BE(16), header.readUInt32BE(20)];
    const isPresent = header.subarray(8, 16).equals(salts);
    const isIntact = isPresent && sums[0] === before[0] && sums[1] === before[1];
    const isCommit = header.readUInt32BE(4) > 0;
    const [number, age, isDoubtful] = [header.readUInt32BE(0), at, false];
    frames.push({ number, bytes, age, isDoubtful, isIntact, isSound: isIntact, isCommit });
    if (isPresent) present = frames.length;
  }
  return frames.slice(0, present).map((frame, i) => ({
    ...frame,
    // Nothing later can have changed the rows that are left of the last one.
    isSound: frame.isIntact || i === present - 1,
    isDoubtful: !frame.isIntact && frames.some((later) => isNewerVersion(later, frame)),
  }));
}

function isNewerVersion(frame: Frame, of: Frame): boolean {
  return frame.isIntact && frame.number === of.number && frame.age > of.age;
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
