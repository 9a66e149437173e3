import { detectType } from './detectType.ts';
import type { ResumeContent } from './document.ts';
import { ExtractError } from './extractError.ts';
import { MAX_BYTES, MIN_CHARACTERS } from './limits.ts';
import { openPdf } from './openPdf.ts';

/**
 * Reads a resume from its bytes, which are used up. `onPdf` is called with an opened PDF before it is closed, to render a page.
 * Throws ExtractError. Runs in the worker, and in tests in Node.
 */
export async function extractResume(
  bytes: Uint8Array,
  {
    display,
    onPdf,
  }: { display?: object; onPdf?: (pdf: Awaited<ReturnType<typeof openPdf>>) => Promise<void> } = {},
): Promise<ResumeContent> {
  if (bytes.length > MAX_BYTES) throw new ExtractError('too_big');
  if (detectType(bytes) === 'docx') {
    const { readDocx } = await import('./readDocx.ts');
    return withText(await readDocx(bytes));
  }
  const pdf = await openPdf(bytes, display);
  try {
    const { readPdf } = await import('./readPdf.ts');
    const content = withText(await readPdf(pdf));
    await onPdf?.(pdf);
    return content;
  } catch (cause) {
    throw cause instanceof ExtractError ? cause : new ExtractError('damaged', { cause });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Refuses scans, whose pages are pictures. */
function withText<Content extends ResumeContent>(content: Content): Content {
  const texts: { text: string }[] =
    content.kind === 'pdf' ? content.pages.flatMap(({ items }) => items) : content.blocks;
  const characters = texts.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);
  if (characters < MIN_CHARACTERS) throw new ExtractError('no_text');
  return content;
}
