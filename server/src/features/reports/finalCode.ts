import {
  type CodeFile,
  filesAfter,
  fileTextAfter,
  languageOfFile,
  MAX_CODE_FILES,
} from '@preproom/models/contract/room/codeFiles';
import {
  CODE_LANGUAGE_NAMES,
  FIRST_CODE_LANGUAGE,
  isCodeLanguage,
} from '@preproom/models/contract/room/codeLanguages';
import type { Database } from '@preproom/models/db/database';
import { readCodeLog } from '@preproom/models/db/room/code/codeLogs';

/** Some five pages; the page of the report has all of it. */
const MAX_PRINTED_CHARS = 8_000;

interface FinalFile {
  /** Null for the main file. */
  name: string | null;
  text: string;
  /** The language's name; null for plain text. */
  language: string | null;
}

export interface FinalCode {
  /** At least one; the main file first. None is empty. */
  files: FinalFile[];
  isCut: boolean;
}

/** The code as both people left it, for paper. Null when none was written, or all was removed. */
export async function readFinalCode(database: Database, roomid: string): Promise<FinalCode | null> {
  const log = await readCodeLog(database, roomid);
  if (!log) return null;
  const { moments } = log;
  const chosen = moments.findLast((moment) => moment.language !== undefined)?.language;
  const language = languageName(chosen ?? FIRST_CODE_LANGUAGE);
  const main = { name: null, text: fileTextAfter(moments, null), language };
  const others = filesAfter(moments)
    .slice(0, MAX_CODE_FILES)
    .map(({ id, name }: CodeFile): FinalFile => {
      return { name, text: fileTextAfter(moments, id), language: languageName(languageOfFile(name)) };
    });
  const files = [main, ...others]
    .map((file) => ({ ...file, text: file.text.trimEnd() }))
    .filter(({ text }) => text !== '');
  return files.length > 0 ? cut(files) : null;
}

function cut(files: FinalFile[]): FinalCode {
  let left = MAX_PRINTED_CHARS;
  const printed: FinalFile[] = [];
  for (const file of files) {
    if (left > 0) printed.push({ ...file, text: file.text.slice(0, left) });
    left -= file.text.length;
  }
  return { files: printed, isCut: left < 0 };
}

function languageName(language: string): string | null {
  return isCodeLanguage(language) && language !== 'text' ? CODE_LANGUAGE_NAMES[language] : null;
}
