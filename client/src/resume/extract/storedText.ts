import { getResolvedPDFJS } from 'unpdf';
import type { Pdf } from './openPdf.ts';

type Page = Awaited<ReturnType<Pdf['getPage']>>;

/**
 * The page's characters in the order of the file, with its own spaces only: none for gaps that are drawn, and none between runs. `given` are the texts
 * of its marked parts, if these have texts of their own.
 */
export async function storedText(page: Page, given: readonly string[] = []): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const texts = given.values();
  let text = '';
  // Within a marked part: how many parts are open. Its glyphs are told by its own text.
  let depth = 0;
  fnArray.forEach((operator: number, index: number) => {
    const args: readonly unknown[] = argsArray[index] ?? [];
    const isBegin = operator === OPS.beginMarkedContentProps || operator === OPS.beginMarkedContent;
    if (isBegin && depth > 0) depth += 1;
    else if (isBegin && given.length > 0 && args[0] === 'Span' && typeof args[1] !== 'number') {
      depth = 1;
      text += texts.next().value ?? '';
    } else if (operator === OPS.endMarkedContent && depth > 0) depth -= 1;
    else if (operator === OPS.showText && depth === 0) text += glyphsOf(args).join('');
  });
  return text;
}

function glyphsOf([glyphs]: readonly unknown[]): string[] {
  return (glyphs as readonly (number | { unicode: string } | null)[]).map((glyph) =>
    glyph !== null && typeof glyph === 'object' ? glyph.unicode : '',
  );
}
