import { cleanCharacters } from './cleanText.ts';
import type { PdfContent, PdfPage, TextItem } from './document.ts';
import { ExtractError } from './extractError.ts';
import { findImages } from './findImages.ts';
import { joinLetters } from './joinLetters.ts';
import { MAX_CHARACTERS, MAX_RUN } from './limits.ts';
import type { Pdf } from './openPdf.ts';
import { storedText } from './storedText.ts';

type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Items = Awaited<ReturnType<Page['getTextContent']>>['items'];

/** Text with positions, pictures and links of an open PDF. Throws ExtractError. */
export async function readPdf(pdf: Pdf): Promise<PdfContent> {
  const pages: PdfPage[] = [];
  const links: string[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const read = await readPage(page);
    characters += read.items.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > MAX_CHARACTERS) throw new ExtractError('too_much');
    pages.push(read);
    for (const { subtype, url, unsafeUrl } of await page.getAnnotations())
      if (subtype === 'Link' && (url ?? unsafeUrl)) links.push(String(url ?? unsafeUrl));
  }
  return { kind: 'pdf', pages, links };
}

async function readPage(page: Page): Promise<PdfPage> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const content = await page.getTextContent();
  const images = await findImages(page);
  const items = content.items.flatMap((item) => toItem(item, page, { left, top }));
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
