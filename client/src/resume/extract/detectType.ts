import { ExtractError } from './extractError.ts';

const PDF_MARK = '%PDF-';
/** PDF readers accept the mark anywhere in this many bytes. */
const PDF_MARK_WITHIN = 1024;
const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];
/** Compound files: Word before 2007, and DOCX files with a password. */
const COMPOUND_MARK = [0xd0, 0xcf, 0x11, 0xe0];

/** A file's type by content; its name proves nothing. Throws ExtractError for other types. */
export function detectType(bytes: Uint8Array): 'pdf' | 'docx' {
  if (bytes.length === 0) throw new ExtractError('empty');
  if (startsWith(bytes, ZIP_MARK)) return 'docx';
  if (startsWith(bytes, COMPOUND_MARK)) throw new ExtractError('old_word');
  const start = String.fromCharCode(...bytes.subarray(0, PDF_MARK_WITHIN));
  if (start.includes(PDF_MARK)) return 'pdf';
  throw new ExtractError('wrong_type');
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
