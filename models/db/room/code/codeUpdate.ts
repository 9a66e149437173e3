import * as Y from 'yjs';
import { type BoardShape, readBoardShape } from '../../../contract/room/board.ts';
import { readCodeFile } from '../../../contract/room/codeFiles.ts';

/**
 * The parts of the shared document. `text` is the main file; `files` the others by id, whose texts are parts of their own
 * (models/contract/room/codeFiles.ts); `settings` holds the language and the problem; `pastes` how much each
 * paste brought; `runs` what programs and tests gave (models/contract/room/codeRuns.ts); `board` the shapes by id
 * (models/contract/room/board.ts).
 */
export const CODE_PARTS = {
  text: 'text',
  settings: 'settings',
  pastes: 'pastes',
  runs: 'runs',
  board: 'board',
  files: 'files',
} as const;

/**
 * The Yjs clients that wrote something in this update; each page load is one. Throws when the bytes are no update, or hold more than
 * text, numbers and their names (a document inside the document, for example).
 */
export function writersOf(update: Uint8Array): number[] {
  // A copy of its own: Yjs's decoder may read on into the memory that small Buffers of Node share.
  const bytes = Uint8Array.from(update);
  const { structs, ds } = Y.decodeUpdate(bytes);
  for (const struct of structs) if (!isAllowed(struct)) throw new TypeError('not a change of code');
  // Some faults show only when the update is applied. An empty document sets aside what continues something else, as most typing
  // does, and finds no fault in it.
  if (ds.clients.size > 0 || structs.some(({ id }) => id.clock === 0)) applyToEmpty(bytes);
  return [...new Set(structs.map(({ id }) => id.client))];
}

function applyToEmpty(update: Uint8Array): void {
  // A random name for each document would cost ten times what the rest of it does.
  const scratch = new Y.Doc({ guid: 'scratch' });
  Y.applyUpdate(scratch, update);
  scratch.destroy();
}

/** Removed content and gaps have no content of their own. */
function isAllowed(struct: ReturnType<typeof Y.decodeUpdate>['structs'][number]): boolean {
  if (!(struct instanceof Y.Item)) return struct instanceof Y.GC;
  const { content } = struct;
  return (
    content instanceof Y.ContentString ||
    content instanceof Y.ContentAny ||
    content instanceof Y.ContentDeleted
  );
}

/** Strings that an update brings into the document, in order. */
export function writtenIn(update: Uint8Array): string {
  const { structs } = Y.decodeUpdate(Uint8Array.from(update));
  return structs
    .map((struct) =>
      struct instanceof Y.Item && struct.content instanceof Y.ContentString ? struct.content.str : '',
    )
    .join('');
}

/** Sound shapes of the board that an update brings into the document, in order. */
export function drawnIn(update: Uint8Array): BoardShape[] {
  return valuesIn(update)
    .map(readBoardShape)
    .filter((shape) => shape !== null);
}

function valuesIn(update: Uint8Array): unknown[] {
  const { structs } = Y.decodeUpdate(Uint8Array.from(update));
  return structs.flatMap((struct) =>
    struct instanceof Y.Item && struct.content instanceof Y.ContentAny ? struct.content.arr : [],
  );
}

/** Names of files that an update brings into the document, in order. */
export function fileNamesIn(update: Uint8Array): string[] {
  return valuesIn(update)
    .map(readCodeFile)
    .flatMap((file) => file?.name ?? []);
}

/** Bytes as they come from the database, where `lean` leaves them wrapped. */
export function bytesOf(stored: Buffer | { buffer: Uint8Array }): Uint8Array {
  return Uint8Array.from(Buffer.isBuffer(stored) ? stored : stored.buffer);
}
