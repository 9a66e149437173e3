import {
  type CodeLanguage,
  FIRST_CODE_LANGUAGE,
  isCodeLanguage,
} from '@preproom/models/contract/room/codeLanguages';
import { useSyncExternalStore } from 'react';
import type { CodeSync } from '../../../code/sync/codeSync.ts';

/** The language of the main file. */
export function readCodeLanguage({ settings }: Pick<CodeSync, 'settings'>): CodeLanguage {
  const language = settings.get('language');
  return isCodeLanguage(language) ? language : FIRST_CODE_LANGUAGE;
}

/** The language of the code, which is the same for both people. */
export function useCodeLanguage(
  sync: Pick<CodeSync, 'settings'>,
): [CodeLanguage, (language: CodeLanguage) => void] {
  const { settings } = sync;
  const subscribe = (listener: () => void) => {
    settings.observe(listener);
    return () => settings.unobserve(listener);
  };
  const language = useSyncExternalStore(subscribe, () => readCodeLanguage(sync));
  return [language, (chosen) => settings.set('language', chosen)];
}
