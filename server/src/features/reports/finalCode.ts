import { applyEdits } from '@preproom/models/contract/room/codeEdits';
import { CODE_LANGUAGE_NAMES, isCodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import type { Database } from '@preproom/models/db/database';
import { readCodeLog } from '@preproom/models/db/room/code/codeLogs';

/** Some five pages; the page of the report has all of it. */
const MAX_PRINTED_CHARS = 8_000;

export interface FinalCode {
  text: string;
  /** The language's name; null for plain text. */
  language: string | null;
  isCut: boolean;
}

/** The code as both people left it, for paper. Null when none was written, or all was removed. */
export async function readFinalCode(database: Database, roomid: string): Promise<FinalCode | null> {
  const log = await readCodeLog(database, roomid);
  if (!log) return null;
  const text = log.moments.reduce((before, { edits }) => applyEdits(before, edits), '').trimEnd();
  if (text === '') return null;
  const language = log.moments.findLast((moment) => moment.language !== undefined)?.language;
  return {
    text: text.slice(0, MAX_PRINTED_CHARS),
    language: isCodeLanguage(language) && language !== 'text' ? CODE_LANGUAGE_NAMES[language] : null,
    isCut: text.length > MAX_PRINTED_CHARS,
  };
}
