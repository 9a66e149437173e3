import mammoth from 'mammoth';
import type { DocxContent } from './document.ts';
import { collectBlocks, type WordElement } from './docxBlocks.ts';
import { ExtractError } from './extractError.ts';
import { MAX_CHARACTERS, MAX_RUN } from './limits.ts';
import { unpackDocx } from './unpackDocx.ts';

const HEADER_PART = /^word\/(header|footer)\d*\.xml$/;
const PARAGRAPH = /<w:p[ >].*?<\/w:p>/gs;
/** Word's elements for text, tabs and line breaks. */
const WORD_TEXT = /<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br)\/>/g;
const FRAMES = /<w:txbxContent[ >]|<w:cols\b[^>]*\bw:num="[2-9]"/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

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
  return {
    kind: 'docx',
    blocks,
    links,
    images,
    headerLines: headerLinesOf(parts),
    hasFrames: hasFrames(parts),
  };
}

/** Text boxes with text, and sections of two or more columns. */
function hasFrames(parts: Record<string, Uint8Array>): boolean {
  const xml = new TextDecoder().decode(parts['word/document.xml']);
  return FRAMES.test(xml);
}

/** mammoth's browser build takes `arrayBuffer`, the one for Node (tests) `buffer`. */
function inputOf(archive: Uint8Array): { arrayBuffer: ArrayBuffer } {
  const arrayBuffer = archive.slice().buffer;
  const input = { arrayBuffer, buffer: arrayBuffer };
  return input;
}

/** The texts of the page headers and footers, each paragraph once. */
function headerLinesOf(parts: Record<string, Uint8Array>): string[] {
  const lines = Object.entries(parts)
    .filter(([name]) => HEADER_PART.test(name))
    .flatMap(([, bytes]) => new TextDecoder().decode(bytes).match(PARAGRAPH) ?? [])
    .map((paragraph) => [...paragraph.matchAll(WORD_TEXT)].map(([, text]) => text ?? '\t').join(''))
    .map((text) => text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ''))
    .map((text) => text.trim().slice(0, MAX_RUN))
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  return [...new Set(lines)];
}
