import { calculateObjectSize, Long } from 'bson';
import { type Document, MAX_DOCUMENT_BYTES } from '../language/documents.ts';
import { CommandError } from '../language/errors.ts';

const FIRST_BATCH = 101;

interface Cursor {
  readonly namespace: string;
  readonly documents: Document[];
  position: number;
  lastUsedAt: number;
}

/** Results of `find` and `aggregate` that are fetched in batches: a snapshot from when they began. */
export class Cursors {
  readonly #cursors = new Map<string, Cursor>();
  /** Opened since the last commit. */
  readonly #opened = new Set<string>();
  readonly #timeoutMs: number;
  #lastId = Date.now();

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** A reply's `cursor` with the first batch. Nothing is kept if that is all. */
  open(namespace: string, documents: Document[], options: Readonly<Document>): Document {
    const cursor: Cursor = { namespace, documents, position: 0, lastUsedAt: Date.now() };
    const size = options.batchSize === undefined ? FIRST_BATCH : Number(options.batchSize);
    const firstBatch = takeBatch(cursor, size);
    const isDone = cursor.position >= documents.length || options.singleBatch === true;
    const id = Long.fromNumber(isDone ? 0 : ++this.#lastId);
    if (!isDone) {
      this.#cursors.set(id.toString(), cursor);
      this.#opened.add(id.toString());
    }
    return { firstBatch, id, ns: namespace };
  }

  /** The `cursor` of a `getMore` reply; throws `CursorNotFound` if it ended or timed out. */
  next(id: unknown, batchSize: unknown): Document {
    const cursor = this.#cursors.get(String(id));
    if (!cursor) throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    cursor.lastUsedAt = Date.now();
    const nextBatch = takeBatch(cursor, Number(batchSize ?? 0) || Number.POSITIVE_INFINITY);
    const isDone = cursor.position >= cursor.documents.length;
    if (isDone) this.#cursors.delete(String(id));
    return { nextBatch, id: isDone ? Long.ZERO : id, ns: cursor.namespace };
  }

  kill(id: unknown): boolean {
    return this.#cursors.delete(String(id));
  }

  /** Keeps the cursors opened since the last commit: all that they show is stored. */
  settle(): void {
    this.#opened.clear();
  }

  /** Closes the cursors opened since the last commit, which has failed: they may show what is undone. */
  rollBack(): void {
    for (const id of this.#opened) this.#cursors.delete(id);
    this.#opened.clear();
  }

  /** Closes cursors that have been idle for longer than the timeout. */
  sweep(): void {
    for (const [id, { lastUsedAt }] of this.#cursors) {
      if (Date.now() - lastUsedAt >= this.#timeoutMs) this.#cursors.delete(id);
    }
  }
}

// At most 16 MB but at least one document, as in MongoDB.
function takeBatch(cursor: Cursor, most: number): Document[] {
  const batch: Document[] = [];
  let bytes = 0;
  while (batch.length < most) {
    const document = cursor.documents[cursor.position];
    if (!document) break;
    bytes += calculateObjectSize(document);
    if (batch.length > 0 && bytes > MAX_DOCUMENT_BYTES) break;
    batch.push(document);
    cursor.position++;
  }
  return batch;
}
