import * as Y from 'yjs';
import { type BoardChange, isShapeId, readBoardShape } from '../../../contract/room/board.ts';
import type { CodeEdit, CodeFileChange, CodeMoment, CodeRunMoment } from '../../../contract/room/code.ts';
import { codeFileText, isFileId, readCodeFile } from '../../../contract/room/codeFiles.ts';
import { isCodeLanguage } from '../../../contract/room/codeLanguages.ts';
import { readCodeRun, readPasted, readProblemSlug } from '../../../contract/room/codeRuns.ts';
import type { SessionSide } from '../../../contract/sessions/sessions.ts';
import { createCausalOrder } from './causalOrder.ts';
import type { CodeBatchDocument } from './codeBatch.model.ts';
import { bytesOf, CODE_PARTS } from './codeUpdate.ts';
import { createEditReader } from './textEdits.ts';

type Batch = Pick<CodeBatchDocument, 'side' | 'times' | 'updates'>;

/** Every change in the order in which it was made; `atMs` since 1970. Batches of a room in their stored order. */
export function replayOf(batches: readonly Batch[]): CodeMoment[] {
  const updates = batches.flatMap(({ side, times, updates: stored }) =>
    stored.map((update, i) => ({ side, atMs: times[i] ?? 0, bytes: bytesOf(update) })),
  );
  const { doc, apply } = observedDocument();
  const moments: CodeMoment[] = [];
  let nowMs = 0;
  const replay = createCausalOrder<(typeof updates)[number]>(doc, ({ side, bytes }) => {
    const change = apply(bytes, side);
    if (change) moments.push({ atMs: nowMs, side, ...change });
  });
  // What was typed without a connection was stored later than it was made. Sorting is stable.
  for (const update of updates.sort((a, b) => a.atMs - b.atMs)) {
    nowMs = update.atMs;
    replay(update);
  }
  return moments;
}

type Change = Omit<CodeMoment, 'atMs' | 'side'>;

/** A document that tells what each update changed; null when nothing that is shown. */
function observedDocument() {
  // It lives as long as the replay is made, so nothing is worth collecting.
  const doc = new Y.Doc({ gc: false });
  let change: Change = { edits: [] };
  let writer: SessionSide = 'learner';
  const readEdits = createEditReader();
  doc.getText(CODE_PARTS.text).observe((event) => change.edits.push(...readEdits(event)));
  doc.getMap(CODE_PARTS.settings).observe(({ target, keysChanged }) => {
    const language = target.get('language');
    if (keysChanged.has('language') && isCodeLanguage(language)) change.language = language;
    const problem = readProblemSlug(target.get('problem'));
    if (keysChanged.has('problem') && problem !== null && writer === 'mentor') change.problem = problem;
  });
  doc.getArray(CODE_PARTS.pastes).observe(({ delta }) => {
    const pasted = readPasted(delta.flatMap(({ insert }) => (Array.isArray(insert) ? insert : [])));
    if (pasted > 0) change.pasted = pasted;
  });
  doc.getArray(CODE_PARTS.runs).observe(({ delta }) => {
    const run = lastRunOf(delta, writer);
    if (run) change.run = run;
  });
  observeFiles(doc, (file) => {
    change.files = [...(change.files ?? []), file];
  });
  const drawn = new Set<string>();
  doc.getMap(CODE_PARTS.board).observe(({ target, keysChanged }) => {
    const board = [...keysChanged].flatMap((id) => boardChange(id, target.get(id), drawn));
    if (board.length > 0) change.board = board;
  });
  return {
    doc,
    apply(update: Uint8Array, side: SessionSide): Change | null {
      change = { edits: [] };
      writer = side;
      Y.applyUpdate(doc, update);
      const hasChanged = change.edits.length > 0 || Object.keys(change).length > 1;
      return hasChanged ? change : null;
    },
  };
}

/** A page adds a file when somebody names one, so only a page that writes what it likes comes to more. They are not replayed. */
const MAX_REPLAYED_FILES = 100;

/** Files beside the main one, from when they are in the map. What was in their text before that comes with their name. */
function observeFiles(doc: Y.Doc, onChange: (change: CodeFileChange) => void): void {
  const known = new Map<string, string | null>();
  const watch = (id: string): CodeEdit[] => {
    const text = doc.getText(codeFileText(id));
    const readEdits = createEditReader();
    text.observe((event) => onChange({ id, edits: readEdits(event) }));
    return text.length > 0 ? [[0, 0, text.toString()]] : [];
  };
  doc.getMap(CODE_PARTS.files).observe(({ target, keysChanged }) => {
    for (const id of keysChanged) {
      if (!isFileId(id) || (!known.has(id) && known.size === MAX_REPLAYED_FILES)) continue;
      const name = readCodeFile(target.get(id))?.name ?? null;
      if (name === (known.get(id) ?? null)) continue;
      const edits = known.has(id) ? [] : watch(id);
      known.set(id, name);
      onChange(edits.length > 0 ? { id, name, edits } : { id, name });
    }
  });
}

/** A shape that is malformed counts as removed. `drawn` holds the ids of those that are there. */
function boardChange(id: unknown, value: unknown, drawn: Set<string>): BoardChange[] {
  if (typeof id !== 'string' || !isShapeId(id)) return [];
  const shape = readBoardShape(value);
  if (shape) drawn.add(id);
  else if (!drawn.delete(id)) return [];
  return [[id, shape]];
}

/** In short; a run that says that it is of the other side is left out. A page writes one run at a time. */
function lastRunOf(delta: readonly { insert?: unknown }[], writer: SessionSide): CodeRunMoment | null {
  const added = delta.flatMap(({ insert }) => (Array.isArray(insert) ? insert : []));
  const run = readCodeRun(added.at(-1));
  if (run?.side !== writer) return null;
  const { language, status, tests, file } = run;
  const short = { language, ...(file && { file: file.name }), status };
  if (!tests) return { ...short, tests };
  const { passed, all, hasHidden } = tests;
  return { ...short, tests: { passed, all, hasHidden } };
}
