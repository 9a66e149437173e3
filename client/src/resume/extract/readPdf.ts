import { cleanCharacters } from './cleanText.ts';
import { hasBrokenDevanagari, hasWholeDevanagari } from './devanagari.ts';
import type { PdfContent, PdfPage, TextItem } from './document.ts';
import { ExtractError } from './extractError.ts';
import { findImages } from './findImages.ts';
import { joinLetters } from './joinLetters.ts';
import { MAX_CHARACTERS, MAX_RUN } from './limits.ts';
import type { Pdf } from './openPdf.ts';
import { storedText } from './storedText.ts';
import { type Items, withActualText } from './withActualText.ts';

type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** Text with positions, pictures and links of an open PDF. `onPage` is called after each page with how many are read. Throws ExtractError. */
export async function readPdf(pdf: Pdf, onPage: (page: number) => void = () => {}): Promise<PdfContent> {
  const pages: PdfPage[] = [];
  const read: Items[] = [];
  const links: string[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    pages.push(await readPage(page, items));
    read.push(items);
    characters += pages.at(-1)?.items.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    if (characters > MAX_CHARACTERS) throw new ExtractError('too_much');
    for (const { subtype, url, unsafeUrl } of await page.getAnnotations())
      if (subtype === 'Link' && (url ?? unsafeUrl)) links.push(String(url ?? unsafeUrl));
    onPage(number);
  }
  const content: PdfContent = { kind: 'pdf', pages, links };
  const given = hasBrokenDevanagari(content) ? await withActualText(pdf, read) : null;
  if (!given) return content;
  const reread = given.map(async (items, index) => readPage(await pdf.getPage(index + 1), items));
  const whole = { ...content, pages: await Promise.all(reread) };
  return hasWholeDevanagari(whole) ? whole : content;
}

async function readPage(page: Page, read: Items): Promise<PdfPage> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const images = await findImages(page);
  const items = read.flatMap((item) => toItem(item, page, { left, top }));
  const joined = joinLetters(items, cleanCharacters(await storedText(page)));
  return { width: right - left, height: top - bottom, items: joined, images };
}

function toItem(item: Items[number], page: Page, corner: { left: number; top: number }): TextItem[] {
  if (!('str' in item)) return [];
  const text = cleanCharacters(item.str);
  if (text.trim() === '') return [];
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
  const size = Math.hypot(c, d) || Math.hypot(a, b);
  return [
    {
      text: text.slice(0, MAX_RUN),
      x: x - corner.left,
      y: corner.top - y,
      width: item.width,
      size,
      isBold: isBoldFont(page, item.fontName),
    },
  ];
}

/** Fonts are known once the page's operators were read; their names say the weight. */
function isBoldFont(page: Page, name: string): boolean {
  if (!page.commonObjs.has(name)) return false;
  const font: { name?: string; bold?: boolean; black?: boolean } = page.commonObjs.get(name);
  return font.bold === true || font.black === true || /bold|black|heavy|semibold/i.test(font.name ?? '');
}
