import { detectType } from './detectType.ts';
import { hasBrokenDevanagari } from './devanagari.ts';
import type { ResumeContent } from './document.ts';
import { ExtractError } from './extractError.ts';
import { MAX_BYTES, MIN_CHARACTERS } from './limits.ts';
import { openPdf, type Pdf } from './openPdf.ts';
import type { PagesRead } from './workerProtocol.ts';

export interface ExtractOptions {
  /** pdf.js's options for rendering. */
  display?: object;
  /** Called after each page of a PDF. */
  onPage?: (read: PagesRead) => void;
  /** Called with what was read, and a PDF while it is open. Its failure is not the file's. */
  onContent?: (content: ResumeContent, pdf: Pdf | null) => Promise<void>;
}

/** Reads a resume from its bytes, which are used up. Throws ExtractError. Runs in the worker, and in tests in Node. */
export async function extractResume(
  bytes: Uint8Array,
  { display, onPage, onContent }: ExtractOptions = {},
): Promise<ResumeContent> {
  if (bytes.length > MAX_BYTES) throw new ExtractError('too_big');
  const pdf = detectType(bytes) === 'pdf' ? await openPdf(bytes, display) : null;
  try {
    const content = await (pdf ? fromPdf(pdf, onPage) : fromDocx(bytes));
    checkText(content);
    await onContent?.(content, pdf);
    return content;
  } catch (cause) {
    throw cause instanceof ExtractError ? cause : new ExtractError('damaged', { cause });
  } finally {
    await pdf?.loadingTask.destroy();
  }
}

async function fromPdf(pdf: Pdf, onPage?: (read: PagesRead) => void): Promise<ResumeContent> {
  const { readPdf } = await import('./readPdf.ts');
  return readPdf(pdf, (page) => onPage?.({ page, pages: pdf.numPages }));
}

async function fromDocx(bytes: Uint8Array): Promise<ResumeContent> {
  const { readDocx } = await import('./readDocx.ts');
  return readDocx(bytes);
}

/** Of all characters, so many may have no letter assigned: ligatures and icons do in sound files. */
const MAX_UNMAPPED = 0.03;
const MAX_PRIVATE = 0.2;

/** Refuses scans, whose pages are pictures, and texts of which too many characters mean nothing. */
function checkText(content: ResumeContent): void {
  const texts: { text: string }[] =
    content.kind === 'pdf' ? content.pages.flatMap(({ items }) => items) : content.blocks;
  const characters = texts.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);
  if (characters < MIN_CHARACTERS) throw new ExtractError('no_text');
  const shareOf = (unread: RegExp) =>
    texts.reduce((sum, { text }) => sum + (text.match(unread)?.length ?? 0), 0) / characters;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what pdf.js gives for a glyph without a character
  if (shareOf(/[\u0000\uFFFD]/g) > MAX_UNMAPPED || shareOf(/\p{Co}/gu) > MAX_PRIVATE)
    throw new ExtractError('broken_text');
  if (hasBrokenDevanagari(content)) throw new ExtractError('broken_text');
}
