import { Trans, useLingui } from '@lingui/react/macro';
import { type QuizSubject, SUBJECT_NAMES } from '@preproom/models/contract/assessments/quizSubjects';
import { TOPIC_NAMES } from '@preproom/models/contract/assessments/topicNames';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { NotFound } from '../../../../ui/NotFound.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { EnglishNote } from '../EnglishNote.tsx';
import { practiceStepQuery } from './api.ts';
import { PracticeQuestion } from './PracticeQuestion.tsx';

/** /assessments/topics/:subject/:topic: the questions of a topic, one after the other. */
export function TopicPage() {
  const { t, i18n } = useLingui();
  const params = useParams();
  const subject = params.subject as QuizSubject;
  const scope = { subject, topic: params.topic ?? null };
  const query = useQuery(practiceStepQuery(scope));
  if (query.error?.code === 'not_found' || query.error?.code === 'bad_request') return <NotFound />;
  const language = i18n.locale as Language;
  const name = scope.topic
    ? labelOf(TOPIC_NAMES, scope.topic, language)
    : labelOf(SUBJECT_NAMES, subject, language);
  return (
    <Container width="medium" className="flex flex-col gap-6 py-6 sm:py-12">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments/topics', label: <Trans>Topic practice</Trans> }]} />
        <PageHeading title={t`Practice: ${name}`} className="text-24 sm:text-30" />
      </div>
      {query.data && <EnglishNote textLanguage={query.data.item.textLanguage} />}
      <QueryView query={query} failed={<Trans>Couldn’t load the question</Trans>}>
        {(step) => (
          <PracticeQuestion
            key={step.position}
            scope={scope}
            step={step}
            isFetching={query.isFetching}
            nextError={query.error}
            onNext={() => void query.refetch()}
          />
        )}
      </QueryView>
    </Container>
  );
}
