import type { Text, YTextEvent } from 'yjs';

/** Places of a text, in UTF-16 units; where something was only removed, both are the same. */
interface ChangedRange {
  from: number;
  to: number;
}

/** Lines from 1. */
export interface ChangedLines {
  first: number;
  last: number;
}

type Delta = readonly {
  retain?: number | undefined;
  delete?: number | undefined;
  insert?: unknown;
}[];

/** The ranges after a change of the text, in order; a change by the other person adds its own. */
export function rangesAfter(
  ranges: readonly ChangedRange[],
  delta: Delta,
  isByOther: boolean,
): ChangedRange[] {
  let after = [...ranges];
  let at = 0;
  for (const { retain = 0, delete: removed = 0, insert } of delta) {
    at += retain;
    const length = typeof insert === 'string' ? insert.length : 0;
    after = after.flatMap((range) => withInserted(withRemoved(range, at, removed), at, length));
    if (isByOther && removed + length > 0) after.push({ from: at, to: at + length });
    at += length;
  }
  return merged(after);
}

function withRemoved({ from, to }: ChangedRange, at: number, length: number): ChangedRange {
  const moved = (place: number) => (place <= at ? place : Math.max(at, place - length));
  return { from: moved(from), to: moved(to) };
}

/** What is written at an edge of the range or inside is not part of it. */
function withInserted({ from, to }: ChangedRange, at: number, length: number): ChangedRange[] {
  if (from < at && at < to && length > 0)
    return [
      { from, to: at },
      { from: at + length, to: to + length },
    ];
  const moved = at <= from ? length : 0;
  return [{ from: from + moved, to: to + moved }];
}

function merged(ranges: readonly ChangedRange[]): ChangedRange[] {
  const result: ChangedRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else result.push({ ...range });
  }
  return result;
}

/** The lines in which the ranges are; lines that follow one another are one entry. */
export function linesOf(text: string, ranges: readonly ChangedRange[]): ChangedLines[] {
  const result: ChangedLines[] = [];
  const lines = lineCounter(text);
  for (let { from, to } of ranges) {
    // A line break belongs to the line that it ends, but a new line is what follows it.
    while (from < to && text[from] === '\n') from += 1;
    while (from < to && text[to - 1] === '\n') to -= 1;
    const [first, end] = [lines(from), lines(to)];
    const last = result.at(-1);
    if (last && first <= last.last + 1) last.last = Math.max(last.last, end);
    else result.push({ first, last: end });
  }
  return result;
}

function lineCounter(text: string): (place: number) => number {
  return (place) => text.slice(0, place).split('\n').length;
}

/** Follows what the other person changes in a text, from when `isLoaded`: what was stored before is nothing that has just changed. */
export function watchOtherChanges(text: Text, isLoaded: () => boolean) {
  let ranges: ChangedRange[] = [];
  const onText = ({ delta }: YTextEvent, { local }: { local: boolean }) => {
    ranges = rangesAfter(ranges, delta, !local && isLoaded());
  };
  text.observe(onText);
  return {
    /** The lines that changed since the last call. */
    take(): ChangedLines[] {
      const lines = linesOf(text.toString(), ranges);
      ranges = [];
      return lines;
    },
    stop: () => text.unobserve(onText),
  };
}
