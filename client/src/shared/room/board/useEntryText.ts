import { useLingui } from '@lingui/react/macro';
import type { BoardEntry, BoardPlace, LineEnd } from '../../../code/board/describeBoard.ts';

/** What is on the board, in words: "Box “API server”, top left". */
export function useEntryText(): (entry: BoardEntry) => string {
  const { t } = useLingui();
  const places: Record<BoardPlace, string> = {
    'top left': t`top left`,
    'top centre': t`top centre`,
    'top right': t`top right`,
    'middle left': t`on the left`,
    'middle centre': t`in the middle`,
    'middle right': t`on the right`,
    'bottom left': t`bottom left`,
    'bottom centre': t`bottom centre`,
    'bottom right': t`bottom right`,
  };
  const nameOf = ({ text }: LineEnd) => (text === null ? t`a box without text` : `“${text}”`);

  function arrowText(from: LineEnd | null, to: LineEnd | null, place: string): string {
    if (from && to) return t`Arrow from ${nameOf(from)} to ${nameOf(to)}`;
    if (from) return t`Arrow from ${nameOf(from)}, ${place}`;
    return to ? t`Arrow to ${nameOf(to)}, ${place}` : t`Arrow, ${place}`;
  }

  function lineText(from: LineEnd | null, to: LineEnd | null, place: string): string {
    if (from && to) return t`Line between ${nameOf(from)} and ${nameOf(to)}`;
    const end = from ?? to;
    return end ? t`Line at ${nameOf(end)}, ${place}` : t`Line, ${place}`;
  }

  return (entry) => {
    const place = places[entry.place];
    switch (entry.kind) {
      case 'box':
        return entry.text === '' ? t`Box without text, ${place}` : t`Box “${entry.text}”, ${place}`;
      case 'text':
        return t`Text “${entry.text}”, ${place}`;
      case 'arrow':
        return arrowText(entry.from, entry.to, place);
      case 'line':
        return lineText(entry.from, entry.to, place);
      case 'pen':
        return entry.count === 1 ? t`Pen stroke, ${place}` : t`Pen strokes, ${place}: ${entry.count}`;
    }
  };
}
