import { type UnzipFileFilter, unzipSync, zipSync } from 'fflate';
import { ExtractError } from './extractError.ts';
import { MAX_PART, MAX_PARTS } from './limits.ts';

/** What mammoth reads, and the headers and footers that it does not. */
const TEXT_PART = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/(_rels\/)?[^/]+\.(xml|xml\.rels))$/;
const MEDIA_PART = /^word\/media\//;

export interface DocxParts {
  /** The same document in a small archive: without pictures, fonts and other contents. */
  archive: Uint8Array;
  /** By path. */
  parts: Record<string, Uint8Array>;
}

/**
 * Unpacks the parts with text, each within its limit. Nothing else is unpacked, so a bomb in another part does not matter. Pictures are replaced by
 * empty files. Throws ExtractError: `wrong_type` for other archives, `too_much`, `damaged`.
 */
export function unpackDocx(bytes: Uint8Array): DocxParts {
  let entries = 0;
  let isTooMuch = false;
  const media: string[] = [];
  const parts = unpack(bytes, ({ name, size, originalSize }) => {
    entries += 1;
    if (MEDIA_PART.test(name)) media.push(name);
    if (!TEXT_PART.test(name)) return false;
    const isWithin = size <= MAX_PART.compressed && originalSize <= MAX_PART.unpacked;
    isTooMuch ||= !isWithin || entries > MAX_PARTS;
    return !isTooMuch;
  });
  if (isTooMuch) throw new ExtractError('too_much');
  if (!parts['word/document.xml']) throw new ExtractError('wrong_type');
  const emptied = Object.fromEntries(media.map((name) => [name, new Uint8Array()]));
  return { archive: zipSync({ ...parts, ...emptied }, { level: 0 }), parts };
}

/** Blocking: fflate's asynchronous functions start workers from blob addresses, which the Content-Security-Policy forbids. */
function unpack(bytes: Uint8Array, filter: UnzipFileFilter): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    throw new ExtractError('damaged', { cause });
  }
}
