import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as Y from 'yjs';
import type { CodeEdit, CodeMoment, CodeRunMoment } from '../../../contract/room/code.ts';
import { isCodeLanguage } from '../../../contract/room/codeLanguages.ts';
import { readCodeRun, readProblemSlug } from '../../../contract/room/codeRuns.ts';
import type { SessionSide } from '../../../contract/sessions/sessions.ts';
import { SESSION_SIDES } from '../../../contract/sessions/sides.ts';
import type { CodeBatchDocument } from './codeBatch.model.ts';
import { bytesOf, CODE_PARTS } from './codeUpdate.ts';

type Batch = Pick<CodeBatchDocument, 'side' | 'times' | 'updates'>;

/** Every change in the order in which it was made; `atMs` since 1970. Batches of a room in their stored order. */
export function replayOf(batches: readonly Batch[]): CodeMoment[] {
  const updates = batches.flatMap(({ side, times, updates: stored }) =>
    stored.map((update, i) => ({ side, atMs: times[i] ?? 0, bytes: bytesOf(update) })),
  );
  const document = observedDocument();
  // What was typed without a connection was stored later than it was made. Sorting is stable.
  return updates
    .sort((a, b) => a.atMs - b.atMs)
    .flatMap(({ side, atMs, bytes }): CodeMoment[] => {
      const change = document.apply(bytes, side);
      return change ? [{ atMs, side, ...change }] : [];
    });
}

type Change = Omit<CodeMoment, 'atMs' | 'side'>;

/** A document that tells what each update changed; null when nothing that is shown. */
function observedDocument() {
  const doc = new Y.Doc();
  let change: Change = { edits: [] };
  let writer: SessionSide = 'learner';
  doc.getText(CODE_PARTS.text).observe(({ delta }) => change.edits.push(...editsOf(delta)));
  doc.getMap(CODE_PARTS.settings).observe(({ target, keysChanged }) => {
    const language = target.get('language');
    if (keysChanged.has('language') && isCodeLanguage(language)) change.language = language;
    const problem = readProblemSlug(target.get('problem'));
    if (keysChanged.has('problem') && problem !== null && writer === 'mentor') change.problem = problem;
  });
  doc.getArray(CODE_PARTS.pastes).observe(({ delta }) => {
    const pasted = delta.flatMap(({ insert }) => (Array.isArray(insert) ? insert : []));
    const sum = pasted.reduce<number>((all, length) => all + (Number.isSafeInteger(length) ? length : 0), 0);
    if (sum > 0) change.pasted = sum;
  });
  doc.getArray(CODE_PARTS.runs).observe(({ delta }) => {
    const run = lastRunOf(delta, writer);
    if (run) change.run = run;
  });
  return {
    apply(update: Uint8Array, side: SessionSide): Change | null {
      change = { edits: [] };
      writer = side;
      Y.applyUpdate(doc, update);
      const hasChanged = change.edits.length > 0 || Object.keys(change).length > 1;
      return hasChanged ? change : null;
    },
  };
}

/** In short; a run that says that it is of the other side is left out. A page writes one run at a time. */
function lastRunOf(delta: readonly { insert?: unknown }[], writer: SessionSide): CodeRunMoment | null {
  const added = delta.flatMap(({ insert }) => (Array.isArray(insert) ? insert : []));
  const run = readCodeRun(added.at(-1));
  if (run?.side !== writer) return null;
  const { language, status, tests } = run;
  if (!tests) return { language, status, tests };
  const { passed, all, hasHidden } = tests;
  return { language, status, tests: { passed, all, hasHidden } };
}

function editsOf(delta: Y.YTextEvent['delta']): CodeEdit[] {
  const edits: CodeEdit[] = [];
  let at = 0;
  for (const { retain, delete: removed, insert } of delta) {
    at += retain ?? 0;
    if (removed) edits.push([at, removed, '']);
    if (typeof insert !== 'string') continue;
    edits.push([at, 0, insert]);
    at += insert.length;
  }
  return edits;
}

/**
 * What a change is in the packed log: milliseconds since the one before, the side's number, then three values for each edit, and last
 * what else changed. Places count from the one before, which repeats itself while somebody types.
 */
type Row = [sinceMs: number, side: number, ...rest: (number | string | Omit<Change, 'edits'>)[]];

/** The whole log in one piece: about four bytes a key. */
export function packMoments(moments: readonly CodeMoment[]): Buffer {
  let [lastMs, lastAt] = [0, 0];
  const rows = moments.map(({ atMs, side, edits, ...others }): Row => {
    const row: Row = [atMs - lastMs, SESSION_SIDES.indexOf(side)];
    lastMs = atMs;
    for (const [at, removed, inserted] of edits) {
      row.push(at - lastAt, removed, inserted);
      lastAt = at + inserted.length;
    }
    if (Object.keys(others).length > 0) row.push(others);
    return row;
  });
  return brotliCompressSync(JSON.stringify(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/** What `packMoments` packed. */
export function unpackMoments(packed: Uint8Array): CodeMoment[] {
  const rows = JSON.parse(brotliDecompressSync(packed).toString()) as Row[];
  let [atMs, at] = [0, 0];
  return rows.map(([sinceMs, sideIndex, ...rest]) => {
    atMs += sinceMs;
    const side = SESSION_SIDES[sideIndex] as SessionSide;
    const last = rest.at(-1);
    const extra = typeof last === 'object' ? last : {};
    const edits: CodeEdit[] = [];
    for (let i = 0; i + 2 < rest.length; i += 3) {
      const [step, removed, inserted] = rest.slice(i, i + 3) as [number, number, string];
      edits.push([at + step, removed, inserted]);
      at += step + inserted.length;
    }
    return { atMs, side, edits, ...extra };
  });
}
