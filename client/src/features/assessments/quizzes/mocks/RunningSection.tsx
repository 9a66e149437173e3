import { Trans, useLingui } from '@lingui/react/macro';
import type { Mock } from '@preproom/models/contract/assessments/mocks';
import type { Choice } from '@preproom/models/contract/assessments/quizzes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnderClock } from '../../../../lib/page/underClock.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EnglishNote } from '../EnglishNote.tsx';
import { TimeLeft } from '../item/TimeLeft.tsx';
import { type SectionAnswer, useMockCalls } from './api.ts';
import { EndSection } from './EndSection.tsx';
import { MockQuestion } from './MockQuestion.tsx';
import { QuestionNumbers } from './QuestionNumbers.tsx';
import { SECTION_NAMES } from './sectionNames.ts';

export interface RunningSectionProps {
  mock: Mock;
  current: NonNullable<Mock['current']>;
  /** In the server's time. */
  endsAtMs: number;
}

/** The questions of a section, in any order, under its clock. Each choice is saved at once. */
export function RunningSection({ mock, current, endsAtMs }: RunningSectionProps) {
  useUnderClock(true);
  const { t } = useLingui();
  // After a reload, on with the first question that has no answer.
  const [position, setPosition] = useState(() =>
    Math.max(
      0,
      current.items.findIndex(({ choice }) => choice === null),
    ),
  );
  const { save, end } = useSectionCalls(mock._id, current.section);
  const about = mock.sections[current.section];
  const shown = current.items[position];
  if (!about || !shown) return null;
  const unanswered = current.items.filter(({ choice }) => choice === null).length;
  return (
    <div className="flex flex-col gap-4">
      <EnglishNote textLanguage={shown.item.textLanguage} />
      <Card as="section" labelledBy="section" className="flex flex-col gap-4">
        <div
          data-clock-bar
          className="sticky top-14 z-10 -mx-4 -mt-4 flex flex-col gap-2 rounded-t-card bg-raised px-4 pt-4 pb-2 sm:static sm:m-0 sm:p-0"
        >
          <h2 id="section" className="text-16 text-muted">
            {t(SECTION_NAMES[about.section])}
          </h2>
          <TimeLeft endsAtMs={endsAtMs} limitMs={about.minutes * 60_000} onOver={() => end.mutate()} />
        </div>
        <QuestionNumbers items={current.items} position={position} onChange={setPosition} />
        <MockQuestion
          key={position}
          shown={shown}
          position={position}
          of={current.items.length}
          onChoose={(choice: Choice | null) => save.mutate({ section: current.section, position, choice })}
          onMove={setPosition}
        />
        <Failed error={save.error} onRetry={() => save.variables && save.mutate(save.variables)} />
        {end.error && <Failed error={end.error} onRetry={() => end.mutate()} />}
      </Card>
      <EndSection unanswered={unanswered} isBusy={end.isPending} onEnd={() => end.mutateAsync()} />
    </div>
  );
}

/** Saving answers and ending the section, one after the other in the order of the clicks. */
function useSectionCalls(attemptId: string, section: number) {
  const calls = useMockCalls(attemptId);
  const scope = { id: `mock ${attemptId}` };
  const save = useMutation({
    scope,
    mutationFn: calls.save,
    onMutate: (answer: SectionAnswer) => calls.show(answer),
    // Closed in another tab, or by the clock.
    onError: async ({ code }) => (code === 'attempt_over' ? calls.refresh() : undefined),
  });
  const end = useMutation({ scope, mutationFn: () => calls.endSection(section) });
  return { save, end };
}

function Failed({
  error,
  onRetry,
}: {
  error: Parameters<ReturnType<typeof useErrorText>>[0] | null;
  onRetry: () => void;
}) {
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Banner tone="error">
      <span className="flex flex-wrap items-center gap-3">
        {errorText(error)}
        <Button tone="quiet" size="small" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      </span>
    </Banner>
  );
}
