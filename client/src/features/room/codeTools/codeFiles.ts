import type { CodeFile, StoredCodeFile } from '@preproom/models/contract/room/codeFiles';
import {
  type CodeLanguage,
  FIRST_CODE_LANGUAGE,
  isCodeLanguage,
} from '@preproom/models/contract/room/codeLanguages';
import type { Text } from 'yjs';
import type { CodeSync } from '../../../code/sync/codeSync.ts';

/** The files beside the main one, and the one that is shown here. */
export interface CodeFiles {
  others: (CodeFile & StoredCodeFile)[];
  /** Null: the main file. */
  shown: CodeFile | null;
  text: Text;
  language: CodeLanguage;
  /** Of the main file. Others have theirs by name. */
  setLanguage: (language: CodeLanguage) => void;
  /** Null shows the main file. */
  show: (id: string | null) => void;
  /** A file was chosen here before: who chose it has the focus somewhere else. */
  hasSwitched: boolean;
}

/** The language of the main file. */
export function readCodeLanguage({ settings }: Pick<CodeSync, 'settings'>): CodeLanguage {
  const language = settings.get('language');
  return isCodeLanguage(language) ? language : FIRST_CODE_LANGUAGE;
}
