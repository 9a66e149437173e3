import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { BoardChange } from '../../../contract/room/board.ts';
import type { CodeEdit, CodeMoment } from '../../../contract/room/code.ts';
import type { SessionSide } from '../../../contract/sessions/sessions.ts';
import { SESSION_SIDES } from '../../../contract/sessions/sides.ts';

/** What changed besides the text. */
type Extra = Omit<CodeMoment, 'atMs' | 'side' | 'edits'>;

/**
 * What a change is in the packed log: milliseconds since the one before, the side's number, then three values for each edit, and last
 * what else changed. Places count from the one before, which repeats itself while somebody types.
 */
type Row = [sinceMs: number, side: number, ...rest: (number | string | Extra)[]];

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
    if (Object.keys(others).length > 0) row.push(withStrokes(others, toSteps));
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
    const extra = typeof last === 'object' ? withStrokes(last, toPlaces) : {};
    const edits: CodeEdit[] = [];
    for (let i = 0; i + 2 < rest.length; i += 3) {
      const [step, removed, inserted] = rest.slice(i, i + 3) as [number, number, string];
      edits.push([at + step, removed, inserted]);
      at += step + inserted.length;
    }
    return { atMs, side, edits, ...extra };
  });
}

/** With the points of all strokes in another form. */
function withStrokes(extra: Extra, change: (points: readonly number[]) => number[]): Extra {
  if (!extra.board) return extra;
  const board = extra.board.map(
    ([id, shape]): BoardChange => [
      id,
      shape?.kind === 'pen' ? { ...shape, points: change(shape.points) } : shape,
    ],
  );
  return { ...extra, board };
}

/** Each point counted from the one before: small numbers pack well. */
function toSteps(points: readonly number[]): number[] {
  return points.map((place, i) => place - (points[i - 2] ?? 0));
}

function toPlaces(steps: readonly number[]): number[] {
  const points: number[] = [];
  for (const [i, step] of steps.entries()) points.push(step + (points[i - 2] ?? 0));
  return points;
}
