import type { CodeMoment } from './code.ts';
import { applyEdits } from './codeEdits.ts';
import { CODE_LANGUAGE_EXTENSIONS, CODE_LANGUAGES, type CodeLanguage } from './codeLanguages.ts';

/**
 * The files of the shared code, as they stand in the shared document: a map of files by id. The text of a file is the document's
 * text `codeFileText(id)`. The main file is always there and is not in the map: its text is `text`, and its language is chosen. Without
 * schemas, because the page reads them. The other page may write anything, so whatever is read goes through the functions here.
 */

/** Beside the main file. More are neither shown nor added. */
export const MAX_CODE_FILES = 9;
/** UTF-16 units. */
export const MAX_FILE_NAME_LENGTH = 40;
const MAX_ORDER = 1_000_000_000;

export interface CodeFile {
  id: string;
  name: string;
}

/** What a file is in the map. Files of a lower order come first. */
export interface StoredCodeFile {
  name: string;
  order: number;
}

/** A name without path, without blanks at its ends, and without what cannot be seen. */
export function isFileName(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    name.length <= MAX_FILE_NAME_LENGTH &&
    /^[^\p{C}\p{Z}/\\](?:[^\p{C}\p{Zl}\p{Zp}/\\]*[^\p{C}\p{Z}/\\])?$/u.test(name)
  );
}

export function isFileId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w-]{1,24}$/.test(id);
}

/** The name of a file's text among the document's texts. */
export function codeFileText(id: string): string {
  return `file:${id}`;
}

/** A file as the map holds it; null when its form or size is wrong. */
export function readCodeFile(value: unknown): StoredCodeFile | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, order } = value as Record<string, unknown>;
  const isOrder = Number.isSafeInteger(order) && Math.abs(order as number) <= MAX_ORDER;
  return isFileName(name) && isOrder ? { name, order: order as number } : null;
}

/** The files of the map in their order. */
export function readCodeFiles(entries: Iterable<[string, unknown]>): (CodeFile & StoredCodeFile)[] {
  return [...entries]
    .flatMap(([id, value]) => {
      const file = isFileId(id) ? readCodeFile(value) : null;
      return file ? [{ id, ...file }] : [];
    })
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_CODE_FILES);
}

/** By what follows the last dot; plain text when that says nothing. */
export function languageOfFile(name: string): CodeLanguage {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return CODE_LANGUAGES.find((language) => CODE_LANGUAGE_EXTENSIONS[language] === extension) ?? 'text';
}

/** The files after these moments in the order in which they were added, the main file excepted. */
export function filesAfter(moments: readonly CodeMoment[]): CodeFile[] {
  const names = new Map<string, string>();
  for (const { files = [] } of moments) {
    for (const { id, name } of files) {
      if (name === null) names.delete(id);
      else if (name !== undefined) names.set(id, name);
    }
  }
  return [...names].map(([id, name]) => ({ id, name }));
}

/** What a moment changed in the text of a file; null is the main file. */
export function editsOfFile({ edits, files }: CodeMoment, id: string | null): CodeMoment['edits'] {
  if (id === null) return edits;
  return files?.flatMap((change) => (change.id === id ? (change.edits ?? []) : [])) ?? [];
}

/** The text of a file after these moments; null is the main file. */
export function fileTextAfter(moments: readonly CodeMoment[], id: string | null): string {
  return moments.reduce((text, moment) => applyEdits(text, editsOfFile(moment, id)), '');
}
