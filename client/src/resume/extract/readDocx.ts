import mammoth from 'mammoth';
import type { DocxContent } from './document.ts';
import { collectBlocks, type WordElement } from './docxBlocks.ts';
import { ExtractError } from './extractError.ts';
import { MAX_CHARACTERS } from './limits.ts';
import { unpackDocx } from './unpackDocx.ts';

const HEADER_PART = /^word\/(header|footer)\d*\.xml$/;
/** Word's element for text, not empty. */
const WORD_TEXT = /<w:t(?: [^>]*)?>[^<]*[\p{L}\p{N}][^<]*</u;

/** Paragraphs, links and pictures of a DOCX file. Nothing that it links to is fetched. Throws ExtractError. */
export async function readDocx(bytes: Uint8Array): Promise<DocxContent> {
  const { archive, parts } = unpackDocx(bytes);
  let root: WordElement | null = null;
  try {
    await mammoth.convertToHtml(inputOf(archive), {
      externalFileAccess: false,
      // Keeps the document that mammoth has read; the HTML made of it is not used, because a worker has no parser for it.
      transformDocument: (document: WordElement) => {
        root = document;
        return { ...document, children: [] };
      },
    });
  } catch (cause) {
    throw new ExtractError('damaged', { cause });
  }
  if (!root) throw new ExtractError('damaged');
  const { blocks, links, images } = collectBlocks(root);
  if (blocks.reduce((sum, { text }) => sum + text.length, 0) > MAX_CHARACTERS)
    throw new ExtractError('too_much');
  return { kind: 'docx', blocks, links, images, hasHeaderText: hasHeaderText(parts) };
}

/** mammoth's browser build takes `arrayBuffer`, the one for Node (tests) `buffer`. */
function inputOf(archive: Uint8Array): { arrayBuffer: ArrayBuffer } {
  const arrayBuffer = archive.slice().buffer;
  const input = { arrayBuffer, buffer: arrayBuffer };
  return input;
}

function hasHeaderText(parts: Record<string, Uint8Array>): boolean {
  return Object.entries(parts).some(
    ([name, bytes]) => HEADER_PART.test(name) && WORD_TEXT.test(new TextDecoder().decode(bytes)),
  );
}
