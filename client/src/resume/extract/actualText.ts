import { Unzlib } from 'fflate';
import { MAX_PART } from './limits.ts';

/** PDF 32000-1, 14.9.4: the words that a marked part of a page stands for, where its glyphs do not tell them. */
const ACTUAL_TEXT = /\/Span\s*<<\s*\/ActualText\s*<([\dA-Fa-f\s]*)>\s*>>\s*BDC/g;
const STREAM = />>\s*stream\r?\n/g;
/** A stream's dictionary is shorter than this. */
const MAX_HEAD = 600;
/** Bytes that are unpacked at once, so that a bomb is noticed in time. */
const CHUNK = 4_096;
/** Of all streams together, in bytes. */
const MAX_UNPACKED = 4 * MAX_PART.unpacked;

/**
 * The texts of each stream of a PDF that has such parts, in the order of the file. Chrome and Google Docs write them for scripts whose letters are
 * joined, one after the other; other forms, and streams that are packed otherwise, are left out.
 */
export function actualTexts(pdf: Uint8Array): string[][] {
  const raw = new TextDecoder('latin1').decode(pdf);
  const found: string[][] = [];
  let left = MAX_UNPACKED;
  for (const { 0: mark, index } of raw.matchAll(STREAM)) {
    const before = raw.slice(Math.max(0, index - MAX_HEAD), index);
    const head = before.slice(before.lastIndexOf(' obj') + 1);
    if (!/\/FlateDecode/.test(head) || /\/(?:Subtype|Length1|Type)\b/.test(head)) continue;
    const start = index + mark.length;
    const end = raw.indexOf('endstream', start);
    const content = unpack(pdf.subarray(start, end < 0 ? undefined : end), left);
    left -= content.length;
    const texts = [...content.matchAll(ACTUAL_TEXT)].map(([, hex = '']) => fromHex(hex));
    if (texts.length > 0) found.push(texts);
  }
  return found;
}

/** As far as it is sound and within the limit. */
function unpack(bytes: Uint8Array, most: number): string {
  const decoder = new TextDecoder('latin1');
  let content = '';
  const unzip = new Unzlib((chunk) => {
    content += decoder.decode(chunk, { stream: true });
  });
  try {
    for (let at = 0; at < bytes.length && content.length < most; at += CHUNK)
      unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
  } catch {
    return content;
  }
  return content;
}

/** UTF-16 with its mark at the beginning, in hexadecimal digits. */
function fromHex(hex: string): string {
  const digits = hex.replace(/\s/g, '');
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return new TextDecoder('utf-16be').decode(bytes);
}
