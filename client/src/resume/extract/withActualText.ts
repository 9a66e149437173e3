import { actualTexts } from './actualText.ts';
import type { Pdf } from './openPdf.ts';
import { storedText } from './storedText.ts';

type Page = Awaited<ReturnType<Pdf['getPage']>>;
export type Items = Awaited<ReturnType<Page['getTextContent']>>['items'];
type Run = Extract<Items[number], { str: string }>;

/** In font sizes: runs of one word may be so far apart, because glyphs of joined letters have wrong widths. */
const WORD_GAP = 1;

/** The pages' items with the words that the file itself gives for its glyphs; null if it does not do so for each of its marked parts. */
export async function withActualText(pdf: Pdf, pages: readonly Items[]): Promise<Items[] | null> {
  const marked = pages.filter((items) => items.some(isSpan));
  const texts = actualTexts(await pdf.getData());
  const isWhole =
    marked.length > 0 &&
    texts.length === marked.length &&
    marked.every((items, index) => items.filter(isSpan).length === texts[index]?.length);
  if (!isWhole) return null;
  return Promise.all(
    pages.map(async (items, index) => {
      const given = texts[marked.indexOf(items)];
      if (!given) return items;
      return inWords(withTexts(items, given), await storedText(await pdf.getPage(index + 1), given));
    }),
  );
}

/** A part of the page with a text of its own: it has no number in the file's structure. pdf.js's types leave out the tag. */
function isSpan(item: Items[number]): boolean {
  if ('str' in item || item.type !== 'beginMarkedContentProps' || item.id) return false;
  return 'tag' in item && item.tag === 'Span';
}

/** Each marked part as one run: its glyphs' place and its own text. */
function withTexts(items: Items, texts: readonly string[]): Run[] {
  const found: Run[] = [];
  const given = texts.values();
  let open: { text: string; depth: number; glyphs: Run[] } | null = null;
  for (const item of items) {
    if (!open && isSpan(item)) open = { text: given.next().value ?? '', depth: 1, glyphs: [] };
    else if ('str' in item) (open?.glyphs ?? found).push(item);
    else if (open) open.depth += item.type === 'endMarkedContent' ? -1 : 1;
    if (open?.depth !== 0) continue;
    const [first, ...others] = open.glyphs.filter(isText);
    if (first) found.push({ ...to(first, others.at(-1) ?? first), str: open.text });
    open = null;
  }
  return found.filter(isText);
}

/**
 * Runs between which the file has no space are one word; all others begin with a space. Within a run only the file's own spaces count: wrong widths of
 * joined letters look like spaces too.
 */
function inWords(runs: readonly Run[], stored: string): Run[] {
  const words: Run[] = [];
  const places = [...stored.matchAll(/\S/g)].map(({ index }) => index);
  const letters = places.map((place) => stored[place]).join('');
  let end = 0;
  for (const run of runs) {
    const own = run.str.replace(/\s/g, '');
    const at = letters.indexOf(own, end);
    const next = at + own.length;
    const before = stored.slice((places[end - 1] ?? -1) + 1, places[at]);
    const text = at < 0 ? run.str.trim() : stored.slice(places[at], (places[next - 1] ?? 0) + 1);
    const last = words.at(-1);
    const isSpaced = at < 0 || /\s/.test(before);
    if (last && !isSpaced && isNear(last, run))
      words[words.length - 1] = { ...to(last, run), str: last.str + text };
    else words.push({ ...run, str: ` ${text}` });
    if (at >= 0) end = next;
  }
  return words;
}

const isText = ({ str }: Run) => str.trim() !== '';

/** The place from the beginning of one run to the end of another. */
const to = (first: Run, last: Run): Run => ({
  ...first,
  width: Math.max(first.width, last.transform[4] + last.width - first.transform[4]),
});

function isNear(one: Run, other: Run): boolean {
  const [, , , size = 0, x = 0, y = 0] = one.transform as number[];
  const gap = other.transform[4] - (x + one.width);
  return Math.abs(other.transform[5] - y) < 0.5 && Math.abs(gap) < WORD_GAP * Math.abs(size);
}
