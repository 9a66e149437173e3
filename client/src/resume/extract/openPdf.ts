import { getDocumentProxy } from 'unpdf';
import { ExtractError } from './extractError.ts';
import { MAX_PAGES } from './limits.ts';

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/**
 * Opens a PDF without fetching anything: fonts and character maps that the file lacks stay away. `display` are pdf.js's options for rendering.
 * Throws ExtractError.
 */
export async function openPdf(bytes: Uint8Array, display: object = {}): Promise<Pdf> {
  const pdf = await getDocumentProxy(bytes, {
    verbosity: 0,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: 25_000_000,
    ...display,
  }).catch((cause: Error) => {
    throw new ExtractError(cause.name === 'PasswordException' ? 'password' : 'damaged', { cause });
  });
  if (pdf.numPages > MAX_PAGES) {
    const pages = pdf.numPages;
    await pdf.loadingTask.destroy();
    throw new ExtractError('too_many_pages', { pages });
  }
  return pdf;
}
