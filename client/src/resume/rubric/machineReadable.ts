import type { Line } from '../layout/line.ts';
import type { Resume } from '../parseResume.ts';
import { isSpacedOut } from '../words/headings.ts';
import { type Check, quote, toCheck, unjudged } from './check.ts';

/** Characters without a meaning, beside words in spaced-out letters: of symbol fonts and of fonts without a map. Bullets at a line's start are common and skipped. */
const UNREADABLE = /[\p{Co}\p{Cc}\uFFFD]|\(cid:\d+\)/u;
/** Pictures and blocks that some programs keep and others turn into question marks. Usual marks of lists are none of them. */
const SYMBOL = /[\u2580-\u259F\u260E\u260F\u2706-\u2709\u{1F300}-\u{1FAFF}]/u;
/** From this share of lines on that follow each other as in the file, nothing is said of the others. */
const SURELY_KEPT = 0.88;

// biome-ignore lint/suspicious/noControlCharactersInRegex: what pdf.js gives for a glyph without a character
const LEADING_MARK = /^\s*[\u0000\uFFFD\p{Co}]\s*/u;

/** Of so few lines nothing can be told. */
const FEW = 12;
const comparedIn = ({ broken, share }: Resume['order']['stored']) =>
  broken.length / Math.max(1 - share, Number.EPSILON);

/** Whether a program reads the text as a person does. */
export function machineReadable(resume: Resume): Check[] {
  const { stored: order, across } = resume.order;
  const tableLines = jumbledRows(resume);
  const unreadable = resume.lines.filter(
    ({ text, cells }) =>
      cells.some((cell) => UNREADABLE.test(cell.replace(LEADING_MARK, ''))) || isSpacedOut(text),
  );
  const withSymbols = resume.lines.filter(({ text }) => SYMBOL.test(text));
  const isPlain = unreadable.length === 0 && !resume.hasHeaderText;
  // Once on a page, and in few of many lines, the reader may have put a line at another place than the writer meant.
  const isKept =
    order.broken.length <= (resume.pages ?? 1) || order.share >= SURELY_KEPT || comparedIn(order) < FEW;
  return [
    ...(resume.hasFrames
      ? [
          unjudged('machineReadable', 'storedOrder', 'textBoxes'),
          unjudged('machineReadable', 'oneColumn', 'textBoxes'),
        ]
      : [
          toCheck('machineReadable', 'storedOrder', {
            // From a third of breaks on the text makes no sense.
            share: isKept ? 1 : 1 - (1 - order.share) * 3,
            earned: isKept ? quote(resume.lines.slice(0, 2)) : [],
            lost: isKept ? [] : order.broken.map((text) => ({ quote: text })),
            values: { broken: order.broken.length },
          }),
          toCheck('machineReadable', 'oneColumn', {
            share: resume.columns === 1 ? 1 : 0,
            earned: resume.columns === 1 ? quote(resume.lines.slice(0, 1)) : [],
            lost: resume.columns === 1 ? [] : mixedLines(resume, across.broken),
            values: { columns: resume.columns },
          }),
        ]),
    toCheck('machineReadable', 'noTables', {
      share: tableLines.length === 0 ? 1 : 0,
      lost: quote(tableLines),
      values: { rows: tableLines.length },
    }),
    isPlain && withSymbols.length > 0
      ? unjudged('machineReadable', 'plainText', 'symbols', quote(withSymbols))
      : toCheck('machineReadable', 'plainText', {
          share: isPlain ? 1 : 0,
          lost: quote(unreadable),
          values: { lines: unreadable.length, header: resume.hasHeaderText ? 1 : 0 },
        }),
  ];
}

/** Rows of tables whose cells are not stored one after another, as wrapped cells are. */
function jumbledRows({ lines, orders }: Resume): Line[] {
  const stored = plain(orders.stored.join(''));
  return lines.filter(({ isInTable, text }) => isInTable && !stored.includes(plain(text)));
}

const plain = (text: string) => text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');

/** What a system reads that goes across the columns. */
function mixedLines({ orders, lines }: Resume, broken: readonly string[]) {
  const own = new Set(lines.map((line: Line) => line.text));
  const mixed = orders.across.filter((text) => !own.has(text));
  return (mixed.length > 0 ? mixed : broken).map((text) => ({ quote: text }));
}
