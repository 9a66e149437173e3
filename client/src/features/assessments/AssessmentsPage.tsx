import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { useIsHydrated } from '../../lib/page/useIsHydrated.ts';
import { useStore } from '../../lib/store.ts';
import { ASSESSMENTS } from '../../lib/texts/assessments.ts';
import { Container } from '../../ui/Container.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Assessment } from './Assessment.tsx';
import { Practice } from './Practice.tsx';

const AttemptHistory = lazy(async () => ({
  default: (await import('./history/AttemptHistory.tsx')).AttemptHistory,
}));

/** The three assessments: what each looks at, a sample, and the way in; then the ways to practise. Learners find their attempts first. */
export function AssessmentsPage() {
  const { t } = useLingui();
  const isLearner = useStore(({ user }) => user?.role === 'user');
  // The server renders the page without a login.
  const hasHistory = useIsHydrated() && isLearner;
  return (
    <Container className="flex flex-col gap-12 py-12 sm:gap-16 sm:py-16">
      <PageHead
        title={t`Assessments`}
        description={t`Resume analysis, behaviour skill analysis and technical skill analysis: what each one checks and what you’ll get.`}
      />
      <div className="flex max-w-3xl flex-col items-start gap-3">
        <PageHeading className="text-38 sm:text-48">
          <Trans>See how ready you are</Trans>
        </PageHeading>
        <p className="text-18 text-muted sm:text-20">
          <Trans>Three free checks. Every score explained.</Trans>
        </p>
      </div>
      {hasHistory && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <AttemptHistory />
        </Suspense>
      )}
      <div>
        {ASSESSMENTS.map((assessment) => (
          <Assessment key={assessment.id} {...assessment} />
        ))}
        <Practice />
      </div>
    </Container>
  );
}
