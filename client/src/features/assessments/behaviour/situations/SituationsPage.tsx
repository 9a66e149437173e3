import { Trans, useLingui } from '@lingui/react/macro';
import type { SituationAttempt } from '@preproom/models/contract/assessments/behaviour';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { NotFound } from '../../../../ui/NotFound.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { situationAttemptQuery, useAnswerSituation } from '../api.ts';
import { OpenSituationView } from './OpenSituationView.tsx';
import { SituationReport } from './SituationReport.tsx';
import { SituationReview } from './SituationReview.tsx';

/** /assessments/behaviour/:attemptId: the next situation, the explanation of the last one, or the result. */
export function SituationsPage() {
  const { t } = useLingui();
  const { attemptId = '' } = useParams();
  const query = useQuery(situationAttemptQuery(attemptId));
  if (query.error?.code === 'not_found') return <NotFound />;
  return (
    <Container width="medium" className="flex flex-col gap-8 py-8 sm:py-12">
      <div className="flex flex-col gap-3">
        <Breadcrumb
          crumbs={[{ to: '/assessments/behaviour', label: <Trans>Behaviour skill analysis</Trans> }]}
        />
        <PageHeading title={t`Work situations`} />
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load your situations</Trans>}>
        {(data) => <Attempt key={data._id} attempt={data} />}
      </QueryView>
    </Container>
  );
}

function Attempt({ attempt }: { attempt: SituationAttempt }) {
  // The explanation of an answer stays until the learner goes on; after a reload the next situation comes at once.
  const [reviewed, setReviewed] = useState<number | null>(null);
  // Kept over the change of situation, which another tab may have caused: then the refusal says why.
  const answering = useAnswerSituation(attempt._id);
  const review = reviewed === null ? undefined : attempt.answered[reviewed];
  if (review)
    return (
      <SituationReview
        key={review.position}
        answered={review}
        total={attempt.total}
        isLast={!attempt.next}
        onNext={() => setReviewed(null)}
      />
    );
  if (attempt.next)
    return (
      <OpenSituationView
        key={attempt.next.position}
        answering={answering}
        situation={attempt.next}
        total={attempt.total}
        onAnswered={setReviewed}
      />
    );
  return <SituationReport attempt={attempt} />;
}
