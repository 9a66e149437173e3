import { existsSync, readdirSync } from 'node:fs';
import { inspect } from 'node:util';
import { type Document, decode } from '../../language/documents.ts';
import { Catalog, DEFINITIONS } from '../catalog.ts';
import { databasePath } from '../databaseFile.ts';
import { rowChecksum } from '../rowChecksum.ts';
import { DataFolderUnusableError } from '../startErrors.ts';
import { Storage } from '../storage.ts';
import { cellOffsets, INDEX_INTERIOR, INDEX_LEAF, pageType, readCell, TABLE_LEAF } from './cells.ts';
import { type Page, type Pages, readSources, type Source } from './pages.ts';

// Where SQLite keeps `user_version` in the first page.
const FORMAT_AT = 60;

interface FoundRow {
  readonly rowid: number;
  readonly collection: string;
  readonly id: Buffer;
  readonly document: Document;
  readonly page: Page;
  /**
   * Stands where a sound page says. Others may be older versions, or deleted: they count if an index still names them, and no
   * certain one does.
   */
  readonly isCertain: boolean;
}

export interface Salvaged {
  readonly documents: number;
  /** What could not be brought back, one sentence each. */
  readonly lost: readonly string[];
}

/**
 * Copies every row of a damaged data folder that can still be read into a database in another folder, which must be empty or
 * missing. The damaged folder is not changed.
 */
export function salvage(dataDir: string, target: string): Salvaged {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new DataFolderUnusableError(target, 'it is not empty. Name a new folder.');
  const sources = readSources(databasePath(dataDir));
  const isOldFormat = sources[0]?.pages.get(1)?.bytes.readUInt32BE(FORMAT_AT) === 1;
  const indexed = indexedRows(sources);
  const rows = newestRows(sources, isOldFormat).filter(
    (row) => row.isCertain || indexed.has(keyOfRow(row.collection, row.id)),
  );
  const storage = new Storage(target);
  try {
    const { documents, refused } = store(storage, rows);
    return { documents, lost: [...refused, ...missingRows(indexed, rows), ...doubtfulRows(rows)] };
  } finally {
    storage.close();
  }
}

/** Every sound row once, in natural order. */
function newestRows(sources: readonly Source[], isOldFormat: boolean): FoundRow[] {
  const found = new Map<string, FoundRow>();
  for (const source of sources) {
    for (const row of source.searched.flatMap((page) => [...rowsOf(page, source, isOldFormat)])) {
      const key = keyOfRow(row.collection, row.id);
      const other = found.get(key);
      if (!other || isNewer(row, other)) found.set(key, row);
    }
  }
  return [...found.values()].sort((a, b) => a.rowid - b.rowid);
}

function isNewer(row: FoundRow, other: FoundRow): boolean {
  if (row.isCertain !== other.isCertain) return row.isCertain;
  return row.page.age > other.page.age;
}

function keyOfRow(collection: string, id: Buffer): string {
  return `${collection}\u0000${id.toString('latin1')}`;
}

// Where a page's own pointers are damaged, a row can begin at every byte: its checksum tells.
function* rowsOf(page: Page, { pages, mayBeDamaged }: Source, isOldFormat: boolean): Generator<FoundRow> {
  const offsets = pageType(page) === TABLE_LEAF ? cellOffsets(page) : undefined;
  const rows = offsets?.map((offset) => rowAt(page, offset, pages, isOldFormat));
  if (rows) for (const row of rows) if (row) yield row;
  if (!mayBeDamaged || rows?.every((row) => row !== undefined) || isSoundOtherPage(page, pages)) return;
  for (let offset = 0; offset < page.bytes.length; offset++) {
    const row = rowAt(page, offset, pages, isOldFormat);
    if (row) yield { ...row, isCertain: false };
  }
}

// Index pages hold no rows. Overflow pages can look like anything, but no row in them has a right checksum by chance.
function isSoundOtherPage(page: Page, pages: Pages): boolean {
  const type = pageType(page);
  if (type !== INDEX_LEAF && type !== INDEX_INTERIOR) return false;
  return cellOffsets(page)?.every((offset) => readCell(page, offset, type, pages)) ?? false;
}

function rowAt(page: Page, offset: number, pages: Pages, isOldFormat: boolean): FoundRow | undefined {
  const cell = readCell(page, offset, TABLE_LEAF, pages);
  const [collection, id, bson, checksum] = cell?.values ?? [];
  if (cell?.rowid === undefined || typeof collection !== 'string') return undefined;
  if (!Buffer.isBuffer(id) || !Buffer.isBuffer(bson)) return undefined;
  const isSound = isOldFormat || rowChecksum(collection, id, bson) === checksum;
  const document = isSound ? decoded(bson) : undefined;
  return (
    document && {
      rowid: cell.rowid,
      collection,
      id,
      document,
      page,
      isCertain: page.isSound && !page.isDoubtful,
    }
  );
}

function decoded(bytes: Buffer): Document | undefined {
  try {
    return decode(bytes);
  } catch {
    return undefined;
  }
}

/** Stores the rows as they were; returns which ones could not be. */
function store(storage: Storage, rows: readonly FoundRow[]): { documents: number; refused: string[] } {
  const catalog = new Catalog(storage);
  const refused: string[] = [];
  let documents = 0;
  for (const row of rows.filter(isDefinition)) catalog.restore(row.document);
  for (const { collection, document } of rows.filter((row) => !isDefinition(row))) {
    if (!catalog.find(collection)) refused.push(`The indexes of ${collection}`);
    try {
      catalog.open(collection).insert(document);
      documents++;
    } catch (error) {
      refused.push(`${named(collection, document._id)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  storage.commit();
  return { documents, refused };
}

function isDefinition({ collection }: FoundRow): boolean {
  return collection === DEFINITIONS;
}

function doubtfulRows(rows: readonly FoundRow[]): string[] {
  return rows
    .filter(({ page }) => page.isDoubtful)
    .map(({ collection, document }) => `${named(collection, document._id)} may be an earlier version`);
}

/** The rows that SQLite's own index names. */
function indexedRows(sources: readonly Source[]): Map<string, string> {
  const indexed = new Map<string, string>();
  for (const pages of new Set(sources.map((source) => source.pages))) {
    for (const [key, name] of [...pages.values()].flatMap((page) => namedRows(page, pages)))
      indexed.set(key, name);
  }
  return indexed;
}

function namedRows(page: Page, pages: Pages): [key: string, name: string][] {
  const type = pageType(page);
  if (page.isDoubtful || (type !== INDEX_LEAF && type !== INDEX_INTERIOR)) return [];
  return (cellOffsets(page) ?? []).flatMap((offset): [string, string][] => {
    const [collection, id, rowid] = readCell(page, offset, type, pages)?.values ?? [];
    if (typeof collection !== 'string' || !Buffer.isBuffer(id) || typeof rowid !== 'number') return [];
    return [[keyOfRow(collection, id), named(collection, decoded(id)?._id)]];
  });
}

/** Those of them that were not found. */
function missingRows(indexed: ReadonlyMap<string, string>, rows: readonly FoundRow[]): string[] {
  const found = new Set(rows.map(({ collection, id }) => keyOfRow(collection, id)));
  return [...indexed].filter(([key]) => !found.has(key)).map(([, name]) => name);
}

function named(collection: string, id: unknown): string {
  return `Document ${inspect(id)} of ${collection}`;
}
