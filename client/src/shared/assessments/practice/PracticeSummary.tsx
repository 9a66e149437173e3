import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseOffer } from '@preproom/models/contract/assessments/cases';
import { SUBJECT_NAMES } from '@preproom/models/contract/assessments/quizSubjects';
import type { PracticeSubject } from '@preproom/models/contract/assessments/topicPractice';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/Link.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { casesQuery, topicPracticeQuery } from './practiceQueries.ts';
import { TopicLinks } from './TopicLinks.tsx';
import { weakTopics } from './weakTopics.ts';

/** Practice without a clock, for the performance page: answers by subject, topics to work on, cases. Renders nothing until all is there. */
export function PracticeSummary() {
  const { data: topics } = useQuery(topicPracticeQuery);
  const { data: cases } = useQuery(casesQuery);
  if (!topics || !cases) return null;
  const practised = topics.data.filter(({ answered }) => answered > 0);
  const weak = weakTopics(practised);
  const done = cases.data.flatMap(({ last }) => last ?? []);
  return (
    <section aria-labelledby="practice" className="flex flex-col items-start gap-4">
      <h2 id="practice" className="text-24">
        <Trans>Practice</Trans>
      </h2>
      {practised.length === 0 && done.length === 0 && (
        <p className="max-w-prose text-muted">
          <Trans>Practise topics and cases without a clock. Your answers appear here.</Trans>
        </p>
      )}
      {practised.length > 0 && <Subjects subjects={practised} />}
      {weak.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 className="text-16">
            <Trans>Topics to work on</Trans>
          </h3>
          <TopicLinks topics={weak} />
        </div>
      )}
      {done.length > 0 && <Cases done={done} of={cases.data.length} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink tone="quiet" to="/assessments/topics">
          <Trans>Topic practice</Trans>
        </ButtonLink>
        <ButtonLink tone="quiet" to="/assessments/case">
          <Trans>Guided cases</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}

function Subjects({ subjects }: { subjects: readonly PracticeSubject[] }) {
  const { t, i18n } = useLingui();
  return (
    <ul className="grid w-full gap-x-8 gap-y-4 sm:grid-cols-2">
      {subjects.map(({ subject, right, answered }) => {
        const name = labelOf(SUBJECT_NAMES, subject, i18n.locale as Language);
        return (
          <li key={subject} className="flex flex-col gap-1">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="text-muted tabular-nums">
                <Trans>
                  {right} of {answered} correct
                </Trans>
              </span>
            </span>
            <Progress label={t`Correct: ${name}`} share={right / answered} />
          </li>
        );
      })}
    </ul>
  );
}

function Cases({ done, of }: { done: readonly NonNullable<CaseOffer['last']>[]; of: number }) {
  const finished = done.length;
  const right = done.reduce((sum, { result }) => sum + result.right, 0);
  const steps = done.reduce((sum, { result }) => sum + result.steps, 0);
  return (
    <p className="tabular-nums">
      <Trans>
        Guided cases: {finished} of {of} done, {right} of {steps} steps correct
      </Trans>
    </p>
  );
}
