import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PLACEMENT_SUBJECT_NAMES } from '@preproom/models/contract/assessments/quizSubjects';
import type { PracticeSubject } from '@preproom/models/contract/assessments/topicPractice';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { topicPracticeQuery } from '../../../../shared/assessments/practice/practiceQueries.ts';
import { Accordion } from '../../../../ui/Accordion.tsx';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { DeletePractice } from './DeletePractice.tsx';
import { Streak } from './Streak.tsx';
import { SubjectItem } from './SubjectItem.tsx';

/** /assessments/topics: what can be practised without a clock, with the progress on each topic. */
export function TopicsPage() {
  const { t } = useLingui();
  const query = useQuery(topicPracticeQuery);
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments', label: <Trans>Assessments</Trans> }]} />
        <PageHeading title={t`Topic practice`} />
        <p className="max-w-prose text-muted">
          <Trans>
            No clock. Take a hint where there is one, then see the worked answer. Questions you miss come back
            for review. Practice doesn’t count toward your results.
          </Trans>
        </p>
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load the topics</Trans>}>
        {({ data, streak, dueReviews }) => (
          <>
            <Card className="flex flex-wrap items-center justify-between gap-4">
              <Streak streak={streak} />
              {dueReviews > 0 && (
                <ButtonLink to="/assessments/review" className="max-sm:w-full">
                  <Plural value={dueReviews} one="Review # question" other="Review # questions" />
                </ButtonLink>
              )}
            </Card>
            <Subjects
              title={<Trans>For placement drives</Trans>}
              subjects={data.filter(({ subject }) => subject in PLACEMENT_SUBJECT_NAMES)}
            />
            <Subjects
              title={<Trans>By field</Trans>}
              subjects={data.filter(({ subject }) => !(subject in PLACEMENT_SUBJECT_NAMES))}
            />
            {data.some(({ answered }) => answered > 0) && <DeletePractice />}
          </>
        )}
      </QueryView>
    </Container>
  );
}

function Subjects({ title, subjects }: { title: ReactNode; subjects: readonly PracticeSubject[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-18 sm:text-24">
        {title}
      </h2>
      <Accordion>
        {subjects.map((subject) => (
          <SubjectItem key={subject.subject} practice={subject} />
        ))}
      </Accordion>
    </section>
  );
}
