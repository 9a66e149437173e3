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
import { CaseMaterial } from './CaseMaterial.tsx';
import { InEnglish } from './InEnglish.tsx';
import { ModelAnswer } from './ModelAnswer.tsx';
import { StepForm } from './StepForm.tsx';
import { readWords } from './wordDrafts.ts';

/** /assessments/case/:attemptId: the current step of a case, the model answer to the last one, or all of them. */
export function CasePage() {
  const { t } = useLingui();
  const { attemptId = '' } = useParams();
  const query = useQuery(caseQuery(attemptId));
  if (query.error?.code === 'not_found' || query.error?.code === 'bad_request') return <NotFound />;
  return (
    <Container className="flex flex-col gap-6 py-6 sm:py-12">
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

function Case({ run }: { run: CaseRun }) {
  // The model answer stays until the learner goes on; after a reload the next step comes at once.
  const [told, setTold] = useState<number | null>(null);
  const last = told === null ? undefined : run.answered[told];
  const words = (position: number) => readWords(run._id, position).trim();
  return (
    <>
      <p lang="en" className="max-w-prose sm:text-18">
        {run.statement}
      </p>
      {!last && run.current ? (
        <StepForm key={run.current.position} run={run} current={run.current} onAnswered={setTold} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {last && told !== null ? (
            <Card as="section" className="flex min-w-0 flex-col gap-4">
              <ModelAnswer answered={last} number={told + 1} of={run.of} words={words(told)} takesFocus />
              <Button onClick={() => setTold(null)} className="self-start max-sm:w-full">
                {run.current ? <Trans>Next step</Trans> : <Trans>See the whole case</Trans>}
              </Button>
            </Card>
          ) : (
            <WholeCase run={run} wordsOf={words} />
          )}
          <CaseMaterial
            key={told}
            exhibits={run.exhibits}
            before={run.answered.slice(0, told ?? undefined)}
            step={last?.step ?? null}
            className="lg:sticky lg:top-8"
          />
        </div>
      )}
    </>
  );
}

interface WholeCaseProps {
  run: CaseRun;
  /** What the learner wrote for a step on this device. */
  wordsOf: (position: number) => string;
}

function WholeCase({ run: { answered, of, result }, wordsOf }: WholeCaseProps) {
  return (
    <section aria-labelledby="answers" className="flex min-w-0 flex-col gap-4">
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
          <ModelAnswer answered={one} number={place + 1} of={of} words={wordsOf(place)} />
        </Card>
      ))}
      <ButtonLink to="/assessments/case" className="self-start">
        <Trans>All cases</Trans>
      </ButtonLink>
    </section>
  );
}
