import { dateRangeIn } from '../words/dateRange.ts';
import type { Line } from './line.ts';

/** How well a text keeps the order of these lines. */
export interface OrderComparison {
  /** From 0 to 1: of all pairs of lines that follow each other, those that do so in the text. */
  share: number;
  /** Lines after which the text goes on somewhere else. */
  broken: string[];
}

/** A line further than this, in characters, is not the next one. */
const NEAR = 40;
/** A line with a date in a further cell, and where its first cell stands in the text. */
interface DatedLine {
  line: string;
  date: string;
  at: number;
  end: number;
}

const hasYear = (cell: string) => /\b(?:19|20)\d\d\b/.test(cell);

/**
 * Compares lines with a text that has the same words in another order. A line's further cells, such as its place, may follow it or stand
 * anywhere else: systems that lose them lose no order of the sentences. Only a date has to stand before the next line with one, or nobody knows what it belongs to.
 */
export function compareOrder(
  lines: readonly Pick<Line, 'text' | 'cells' | 'isInTable'>[],
  other: readonly string[],
): OrderComparison {
  const text = plain(other.join(''));
  const broken: string[] = [];
  let end = 0;
  // Characters of further cells that may still come before the next line.
  let pending = 0;
  let pairs = 0;
  const dated: DatedLine[] = [];
  let before = '';
  for (const line of lines) {
    const first = line.cells[0] ?? line.text;
    // A date close behind a name that is wrapped is stored after the rest of the name, and numbers of lists may be stored elsewhere.
    const forms = [first, withoutNumber(first), withoutLastDate(first)].map(plain);
    const cell = forms.find((one) => text.includes(one)) ?? plain(first);
    if (cell === '') continue;
    // Whether a table's rows are kept is told apart.
    if (line.isInTable) {
      pending += plain(line.text).length;
      continue;
    }
    const next = text.indexOf(cell, Math.max(0, end - 1));
    const isNext = next >= 0 && next - end <= NEAR + pending;
    const at = isNext ? next : text.indexOf(cell);
    if (before !== '') {
      pairs += 1;
      if (!isNext) broken.push(before);
    }
    if (at >= 0) {
      pending = Math.max(0, isNext ? pending - (at - end) : 0) + plain(line.cells.slice(1).join('')).length;
      end = at + cell.length;
      for (const date of line.cells.slice(1).filter(hasYear))
        dated.push({ line: line.text, date: plain(date), at, end });
    }
    before = line.text;
  }
  pairs += dated.length;
  broken.push(...astray(dated, text));
  return { share: pairs === 0 ? 1 : 1 - broken.length / pairs, broken };
}

const withoutNumber = (cell: string) => cell.replace(/^\s*\d{1,2}[.)]\s+/, '');

function withoutLastDate(cell: string): string {
  const date = dateRangeIn(cell)?.text ?? '';
  return date !== '' && cell.trimEnd().endsWith(date) ? cell.trimEnd().slice(0, -date.length) : cell;
}

/** Lines whose date stands neither with them nor before the next line with a date. */
function astray(dated: readonly DatedLine[], text: string): string[] {
  return dated.flatMap(({ line, date, at }, place) => {
    const from = dated[place - 1]?.end ?? Math.max(0, at - NEAR);
    const next = dated[place + 1]?.at ?? text.length;
    return text.slice(from, Math.max(at, next)).includes(date) ? [] : [line];
  });
}

/** Letters and digits: marks of lists and accents are often stored elsewhere than their lines. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
}
