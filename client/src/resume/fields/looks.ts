import type { Line } from '../layout/line.ts';

/** How a line stands out from the text. */
export interface Look {
  /** Lines of one look have one name. */
  name: string;
  /** 0: as the text. */
  prominence: number;
  /** The look is one that titles of jobs do not usually share: the file's own mark, capitals, or a larger size. Bold alone is not. */
  isOwn: boolean;
}

/** A larger size than the text's, as a share of it. */
export const LARGER = 1.08;

export function lookOf(line: Line, bodySize: number | null): Look {
  const { style, isBold, size, text } = line;
  const upper = isUpper(text);
  const isLarger = size !== null && bodySize !== null && size >= LARGER * bodySize;
  const isMarked = style === 'heading';
  return {
    name: [
      isMarked && 'heading',
      upper && 'upper',
      isBold && 'bold',
      size === null ? '' : Math.round(size * 2) / 2,
    ].join(' '),
    prominence: Number(isMarked) + Number(upper) + Number(isBold) + Number(isLarger),
    isOwn: isMarked || upper || isLarger,
  };
}

/** The size that most of the characters have; null if the file states none. */
export function bodySizeOf(lines: readonly Line[]): number | null {
  const sized = lines
    .flatMap(({ size, text, cells, looks }) =>
      looks ? looks.map((look, index) => ({ size: look.size, text: cells[index] ?? '' })) : [{ size, text }],
    )
    .flatMap(({ size, text }) => (size === null ? [] : [{ size: Math.round(size * 2) / 2, text }]));
  const totals = [...Map.groupBy(sized, ({ size }) => size)].map(
    ([size, all]) => [size, all.reduce((sum, { text }) => sum + text.length, 0)] as const,
  );
  return totals.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** In capitals. */
export function isUpper(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}\P{L}*\p{Lu}/u.test(text);
}
