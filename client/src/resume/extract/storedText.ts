import { getResolvedPDFJS } from 'unpdf';
import type { Pdf } from './openPdf.ts';

type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** The page's characters in the order of the file, with its own spaces only: none for gaps that are drawn, and none between runs. */
export async function storedText(page: Page): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray
    .flatMap((operator: number, index: number) => (operator === OPS.showText ? argsArray[index] : []))
    .flatMap((glyphs) => glyphs as readonly (number | { unicode: string } | null)[])
    .map((glyph) => (glyph !== null && typeof glyph === 'object' ? glyph.unicode : ''))
    .join('');
}
