import {
  type CodeLanguage,
  FIRST_CODE_LANGUAGE,
  isCodeLanguage,
} from '@preproom/models/contract/room/codeLanguages';
import { readProblemSlug } from '@preproom/models/contract/room/codeRuns';
import { useCallback, useEffect, useState } from 'react';
import type { YMapEvent } from 'yjs';
import type { CodeSync } from '../../../code/sync/codeSync.ts';
import { readCodeLanguage } from './codeFiles.ts';

/** A language or a problem that was chosen while this page was open. */
export interface Choice {
  isOwn: boolean;
  /** Null: only a language. */
  slug: string | null;
  language: CodeLanguage;
  before: CodeLanguage;
  /** Somebody had written something in the main file that the choice left as it is. */
  hadCode: boolean;
}

/** The latest choice of problem or language by either person, until it is dismissed. `isUntouched` returns true for a text that nobody has edited. */
export function useChoice(
  { settings, text, state }: Pick<CodeSync, 'settings' | 'text' | 'state'>,
  isUntouched: (text: string) => boolean,
) {
  const [choice, setChoice] = useState<Choice | null>(null);
  useEffect(() => {
    const onSettings = (
      { keysChanged, changes }: YMapEvent<unknown>,
      { local, origin }: { local: boolean; origin: unknown },
    ) => {
      // What was stored before this page joined is nothing that was just chosen.
      if (!local && (origin === 'device' || !state.get().isLoaded)) return;
      const slug = keysChanged.has('problem') ? readProblemSlug(settings.get('problem')) : null;
      const language = readCodeLanguage({ settings });
      const old = changes.keys.get('language')?.oldValue;
      const before = keysChanged.has('language') && !isCodeLanguage(old) ? FIRST_CODE_LANGUAGE : old;
      const isSame = !keysChanged.has('language') || before === language;
      if (slug === null && isSame) return;
      const hadCode = !isUntouched(text.toString());
      setChoice({
        isOwn: local,
        slug,
        language,
        before: isCodeLanguage(before) ? before : language,
        hadCode,
      });
    };
    settings.observe(onSettings);
    return () => settings.unobserve(onSettings);
  }, [settings, text, state, isUntouched]);
  return { choice, forget: useCallback(() => setChoice(null), []) };
}
