import type { CodeEdit } from './code.ts';

/** The text with the edits applied in order; places are UTF-16 units. */
export function applyEdits(text: string, edits: readonly CodeEdit[]): string {
  return edits.reduce(
    (before, [place, removed, inserted]) => before.slice(0, place) + inserted + before.slice(place + removed),
    text,
  );
}
