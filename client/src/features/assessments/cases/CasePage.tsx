import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseRun } from '@preproom/models/contract/assessments/cases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { caseQuery } from './api.ts';
import { Exhibits } from './Exhibits.tsx';
import { InEnglish } from './InEnglish.tsx';
import { ModelAnswer } from './ModelAnswer.tsx';
import { StepForm } from './StepForm.tsx';

/** /assessments/case/:attemptId: the current step of a case, the model answer to the last one, or all of them. */
export function CasePage() {
  const { t } = useLingui();
  const { attemptId = '' } = useParams();
  const query = useQuery(caseQuery(attemptId));
  if (query.error?.code === 'not_found' || query.error?.code === 'bad_request') return <NotFound />;
  return (
    <Container width="medium" className="flex flex-col gap-6 py-6 sm:py-12">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments/case', label: <Trans>Guided cases</Trans> }]} />
        <PageHeading title={query.data?.title ?? t`Guided case`} className="text-24 sm:text-30" />
        <InEnglish />
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load the case</Trans>}>
        {(run) => <Case key={attemptId} run={run} />}
      </QueryView>
    </Container>
  );
}

/** What the learner wrote in their own words stays here, and is not sent. */
interface Told {
  position: number;
  words: string;
}

function Case({ run }: { run: CaseRun }) {
  // The model answer stays until the learner goes on; after a reload the next step comes at once.
  const [told, setTold] = useState<Told | null>(null);
  const last = told && run.answered[told.position];
  return (
    <>
      <p lang="en" className="max-w-prose text-18">
        {run.statement}
      </p>
      <Exhibits exhibits={run.exhibits} />
      {last && (
        <Card as="section" className="flex flex-col gap-4">
          <ModelAnswer answered={last} number={told.position + 1} of={run.of} words={told.words} takesFocus />
          <Button onClick={() => setTold(null)} className="self-start max-sm:w-full">
            {run.current ? <Trans>Next step</Trans> : <Trans>See the whole case</Trans>}
          </Button>
        </Card>
      )}
      {!last && run.current && (
        <StepForm
          key={run.current.position}
          run={run}
          current={run.current}
          onAnswered={(position, words) => setTold({ position, words })}
        />
      )}
      {!last && !run.current && <WholeCase run={run} />}
    </>
  );
}

function WholeCase({ run: { answered, of, result } }: { run: CaseRun }) {
  return (
    <section aria-labelledby="answers" className="flex flex-col gap-4">
      <h2 id="answers" className="text-20 sm:text-24">
        {result && (
          <Trans>
            {result.right} of {result.steps} steps correct
          </Trans>
        )}
      </h2>
      <p className="max-w-prose text-14 text-muted">
        <Trans>
          Only the picked options and numbers are checked. How you structure and say it is for you, or a
          mentor, to judge.
        </Trans>
      </p>
      {answered.map((one, place) => (
        <Card key={one.step.question}>
          <ModelAnswer answered={one} number={place + 1} of={of} words="" />
        </Card>
      ))}
      <ButtonLink to="/assessments/case" className="self-start">
        <Trans>All cases</Trans>
      </ButtonLink>
    </section>
  );
}
