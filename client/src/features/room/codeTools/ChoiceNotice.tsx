import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { type CodeFile, MAX_CODE_FILES } from '@preproom/models/contract/room/codeFiles';
import { CODE_LANGUAGE_NAMES, type CodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import { useCallback, useEffect, useState } from 'react';
import { languagesOf, starterOf } from '../../../shared/assessments/coding/problems/runTests.ts';
import { Button } from '../../../ui/Button.tsx';
import type { CodeFiles } from './codeFiles.ts';
import { isUntouched, keepAsFile, replaceText } from './starters.ts';
import { type Choice, useChoice } from './useChoice.ts';
import type { RoomCode } from './useRuns.ts';

interface ChoiceNoticeProps {
  code: RoomCode;
  files: CodeFiles;
  problem: Problem | null;
  otherName: string;
}

/** What was written in the language before, moved away; `start` is what the main file begins with since. */
interface Kept {
  choice: Choice;
  file: CodeFile;
  text: string;
  start: string;
}

const SHOWN_MS = 8_000;

/** Says who chose which problem or language. Who chose a language while there was code decides what becomes of it, and can take the choice back. */
export function ChoiceNotice({ code, files, problem, otherName }: ChoiceNoticeProps) {
  const { t } = useLingui();
  const { sync } = code;
  const isNobodys = useCallback((text: string) => isUntouched(text, problem), [problem]);
  const { choice, forget } = useChoice(sync, isNobodys);
  const [kept, setKept] = useState<Kept | null>(null);
  const nameOf = (language: CodeLanguage) =>
    language === 'text' ? t`Plain text` : CODE_LANGUAGE_NAMES[language];
  const isAsked = choice?.isOwn === true && choice.slug === null && choice.hadCode;
  const stays = isAsked || (kept !== null && kept.choice === choice);
  useEffect(() => {
    if (!choice || stays) return;
    const timer = setTimeout(forget, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [choice, stays, forget]);

  // The same element as below: what changes in it later is read aloud.
  if (!choice)
    return (
      <div className="sr-only">
        <p role="status" />
      </div>
    );
  const language = nameOf(choice.language);
  const before = nameOf(choice.before);
  const fileName = kept?.file.name;
  const kind = kept && kept.choice === choice ? 'kept' : isAsked ? 'asked' : 'said';

  function startAnew(chosen: Choice) {
    const text = sync.text.toString();
    const solvedIn = problem ? languagesOf(problem).find((one) => one === chosen.language) : undefined;
    const start = problem && solvedIn ? starterOf(problem, solvedIn) : '';
    sync.doc.transact(() => {
      const file = keepAsFile(sync, files.others, problem?.slug ?? 'before', chosen.before);
      if (!file) return;
      replaceText(sync.text, start);
      setKept({ choice: chosen, file, text, start });
    });
  }

  function undo(chosen: Choice) {
    sync.doc.transact(() => {
      if (kept && kind === 'kept') {
        replaceText(sync.text, kept.text);
        sync.files.delete(kept.file.id);
      }
      files.setLanguage(chosen.before);
    });
    setKept(null);
    forget();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      <p role="status" className="min-w-0 wrap-anywhere">
        {choice.slug !== null && problem?.slug === choice.slug && (
          <ProblemChosen choice={choice} title={problem.title} language={language} otherName={otherName} />
        )}
        {choice.slug === null && kind === 'said' && (
          <>
            {choice.isOwn ? (
              <Trans>You chose {language}.</Trans>
            ) : (
              <OtherChose language={language} hasFiles={files.others.length > 0} otherName={otherName} />
            )}
            {choice.hadCode && (
              <>
                {' '}
                <Trans>The existing code stays as it is.</Trans>
              </>
            )}
          </>
        )}
        {kind === 'asked' && <Trans>You chose {language}. The existing code stays as it is.</Trans>}
        {kind === 'kept' && kept && <Trans>The earlier code is in the file “{fileName}”.</Trans>}
      </p>
      {kind === 'asked' && files.others.length < MAX_CODE_FILES && (
        <Button size="small" tone="quiet" onClick={() => startAnew(choice)}>
          <Trans>Move it to a file and start over</Trans>
        </Button>
      )}
      {(kind === 'asked' || (kept && kind === 'kept' && isStill(sync, kept))) && (
        <Button size="small" tone="quiet" onClick={() => undo(choice)}>
          <Trans>Back to {before}</Trans>
        </Button>
      )}
      {kind !== 'said' && (
        <Button size="small" tone="quiet" onClick={forget}>
          <Trans>OK</Trans>
        </Button>
      )}
    </div>
  );
}

/** Nobody has written since, so that taking it back loses nothing. */
function isStill({ text, fileText }: RoomCode['sync'], kept: Kept): boolean {
  return text.toString() === kept.start && fileText(kept.file.id).toString() === kept.text;
}

interface OtherChoseProps {
  language: string;
  hasFiles: boolean;
  otherName: string;
}

/** With several files, it says of which. */
function OtherChose({ language, hasFiles, otherName }: OtherChoseProps) {
  return hasFiles ? (
    <Trans>
      {otherName} chose {language} for the main file.
    </Trans>
  ) : (
    <Trans>
      {otherName} chose {language}.
    </Trans>
  );
}

interface ProblemChosenProps {
  choice: Choice;
  title: string;
  language: string;
  otherName: string;
}

function ProblemChosen({ choice: { isOwn }, title, language, otherName }: ProblemChosenProps) {
  return isOwn ? (
    <Trans>
      You chose the problem “<span lang="en">{title}</span>” in {language}.
    </Trans>
  ) : (
    <Trans>
      {otherName} chose the problem “<span lang="en">{title}</span>” in {language}.
    </Trans>
  );
}
