import type { CodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import { useSyncExternalStore } from 'react';
import type { CodeSync } from '../../../code/sync/codeSync.ts';
import { readCodeLanguage } from '../codeTools/codeFiles.ts';

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
