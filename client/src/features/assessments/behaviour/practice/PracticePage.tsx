import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { type PracticeSetup, practiceSetupQuery } from '../api.ts';
import { ChoosePractice } from './ChoosePractice.tsx';
import { PracticeHistory } from './PracticeHistory.tsx';
import { PracticeSession } from './PracticeSession.tsx';
import type { PracticeChoice } from './practiceChoice.ts';

/** /assessments/practice: what to practise and how, then the session. */
export function PracticePage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(practiceSetupQuery);
  return (
    <Container width="medium" className="flex flex-col gap-8 py-8 sm:py-12">
      {data && <Practice setup={data} />}
      {!data && (
        <>
          <PageHeading title={t`Practice room`} />
          {error ? (
            <ErrorState
              title={t`Couldn’t load the practice room`}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="h-96" />
          )}
        </>
      )}
    </Container>
  );
}

function Practice({ setup }: { setup: PracticeSetup }) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<PracticeChoice | null>(null);
  if (choice) return <PracticeSession setup={setup} choice={choice} onBack={() => setChoice(null)} />;
  return (
    <>
      <div className="flex flex-col gap-3">
        <Breadcrumb
          crumbs={[{ to: '/assessments/behaviour', label: <Trans>Behaviour skill analysis</Trans> }]}
        />
        <PageHeading title={t`Practice room`} />
        <p className="text-muted">
          <Trans>
            Answer five interview questions on your own. You get 15 seconds to think and one or two minutes to
            answer. Then you see how you used the time and, if you agree, how you spoke.
          </Trans>
        </p>
      </div>
      <ChoosePractice onChoose={setChoice} />
      <PracticeHistory />
    </>
  );
}
