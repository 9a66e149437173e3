import { Trans } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { CODE_LANGUAGE_NAMES } from '@preproom/models/contract/room/codeLanguages';
import { useEffect, useSyncExternalStore } from 'react';
import type { YMapEvent } from 'yjs';
import type { RunLanguage } from '../../../code/run/runProtocol.ts';
import { starterOf } from '../../../shared/assessments/coding/problems/runTests.ts';
import { Button } from '../../../ui/Button.tsx';
import { calledName, isUntouched, replaceText } from './starters.ts';
import type { RoomCode } from './useRuns.ts';

interface StarterOfferProps {
  sync: RoomCode['sync'];
  problem: Problem;
  language: RunLanguage;
}

/** What the tests call in this language, while the code does not have it. A start that nobody has touched follows the language. */
export function StarterOffer({ sync: { text, settings }, problem, language }: StarterOfferProps) {
  const subscribe = (listener: () => void) => {
    text.observe(listener);
    return () => text.unobserve(listener);
  };
  const written = useSyncExternalStore(subscribe, () => text.toString());
  const starter = starterOf(problem, language);
  useEffect(() => {
    // Only on the page where the language was chosen: two would write it twice.
    const follow = ({ keysChanged }: YMapEvent<unknown>, { local }: { local: boolean }) => {
      const chosen = settings.get('language') as RunLanguage;
      const next = starterOf(problem, chosen) ?? '';
      // With another problem comes a start of its own.
      if (keysChanged.has('problem')) return;
      if (local && keysChanged.has('language') && next !== '' && isUntouched(text.toString(), problem))
        replaceText(text, next);
    };
    settings.observe(follow);
    return () => settings.unobserve(follow);
  }, [settings, text, problem]);
  const name = calledName(problem, language);
  if (language === 'sql' || name === null || written.includes(name)) return null;
  const insert = () => {
    if (isUntouched(written, problem)) replaceText(text, starter);
    else text.insert(text.length, `${written.endsWith('\n') ? '' : '\n'}\n${starter}`);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      <span>
        <Trans>
          In {CODE_LANGUAGE_NAMES[language]} the tests call <code className="wrap-anywhere">{name}</code>.
        </Trans>
      </span>
      <Button size="small" tone="quiet" onClick={insert}>
        <Trans>Insert starter code</Trans>
      </Button>
    </p>
  );
}
