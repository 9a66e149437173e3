import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PLACEMENT_SUBJECT_NAMES } from '@preproom/models/contract/assessments/quizSubjects';
import { QUIZ_ITEMS, type SubjectOffer } from '@preproom/models/contract/assessments/quizzes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { quizzesQuery } from './api.ts';
import { QuizOfferRow } from './QuizOfferRow.tsx';
import { WaysToPractise } from './WaysToPractise.tsx';

/** /assessments/technical: the quizzes of all subjects, and what is due for review. */
export function QuizzesPage() {
  const { t, i18n } = useLingui();
  const query = useQuery(quizzesQuery);
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Technical skill analysis`} />
      <p className="max-w-prose text-muted">
        <Trans>
          Choose a subject, or some of its topics. You’ll get {QUIZ_ITEMS} timed questions that adapt to your
          answers, each with an explanation.
        </Trans>
      </p>
      {i18n.locale !== 'en' && (
        <p className="text-14 text-muted">
          <Trans>
            In Aptitude, numerical and reasoning questions are in Hindi too. All others are in English.
          </Trans>
        </p>
      )}
      <QueryView query={query} failed={<Trans>Couldn’t load the quizzes</Trans>} loading={<Loading />}>
        {(data) => (
          <>
            {data.dueReviews > 0 && <DueReviews count={data.dueReviews} />}
            <WaysToPractise />
            <Offers
              title={<Trans>For placement drives</Trans>}
              offers={data.data.filter(({ subject }) => subject in PLACEMENT_SUBJECT_NAMES)}
            />
            <Offers
              title={<Trans>By field</Trans>}
              offers={data.data.filter(({ subject }) => !(subject in PLACEMENT_SUBJECT_NAMES))}
            />
          </>
        )}
      </QueryView>
    </Container>
  );
}

function Offers({ title, offers }: { title: ReactNode; offers: readonly SubjectOffer[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-18 sm:text-24">
        {title}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-raised">
        {offers.map((offer) => (
          <QuizOfferRow key={offer.subject} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Loading the quizzes</Trans>
      </span>
      <Skeleton className="h-[44rem]" />
    </div>
  );
}

/** Leads to the review of what was wrong. */
function DueReviews({ count }: { count: number }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p className="font-medium">
        <Plural value={count} one="# question is due for review" other="# questions are due for review" />
      </p>
      <ButtonLink to="/assessments/review">
        <Trans>Review now</Trans>
      </ButtonLink>
    </Card>
  );
}
