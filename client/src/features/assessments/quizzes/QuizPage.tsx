import { Trans, useLingui } from '@lingui/react/macro';
import { SUBJECT_NAMES } from '@preproom/models/contract/assessments/quizSubjects';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Container } from '../../../ui/Container.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { quizQuery } from './api.ts';
import { QuizSteps } from './QuizSteps.tsx';

/** /assessments/technical/:attemptId: a quiz that is being taken, or its result. */
export function QuizPage() {
  const { t, i18n } = useLingui();
  const { attemptId = '' } = useParams();
  const { data, error, refetch } = useQuery(quizQuery(attemptId));
  const failure = error;
  if (failure?.code === 'not_found' || failure?.code === 'bad_request') return <NotFound />;
  const subject = data && labelOf(SUBJECT_NAMES, data.quiz.subject, i18n.locale as Language);
  const topics = data?.quiz.topics.map((topic) => labelOf(TOPIC_NAMES, topic, i18n.locale as Language)) ?? [];
  const name = data && [subject, ...topics].join(' · ');
  return (
    <Container width="medium" className="flex flex-col gap-6 py-6 sm:py-12">
      <PageHeading title={name ? t`Quiz: ${name}` : t`Quiz`} className="text-24 sm:text-30" />
      {data && <QuizSteps key={attemptId} timed={data} />}
      {!data && failure && (
        <ErrorState
          title={<Trans>Couldn’t load the quiz</Trans>}
          error={failure}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failure && <Loading />}
    </Container>
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">
        <Trans>Loading the quiz</Trans>
      </span>
      <Skeleton className="h-8" />
      <Skeleton className="h-64" />
    </div>
  );
}
