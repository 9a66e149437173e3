import { Trans, useLingui } from '@lingui/react/macro';
import { SquareTerminal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { useIsHydrated } from '../../lib/page/useIsHydrated.ts';
import { useStore } from '../../lib/store.ts';
import { ASSESSMENTS } from '../../lib/texts/assessments.ts';
import { Container } from '../../ui/Container.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Assessment } from './Assessment.tsx';

const AttemptHistory = lazy(async () => ({
  default: (await import('./history/AttemptHistory.tsx')).AttemptHistory,
}));

/** The three assessments: what each looks at, a sample, and the way in. Learners find their attempts first. */
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
        <Coding />
      </div>
    </Container>
  );
}

/** Not an assessment: nothing is scored. */
function Coding() {
  return (
    <section
      id="coding"
      aria-labelledby="coding-title"
      className="grid scroll-mt-16 gap-6 border-t border-line py-8 sm:py-12 lg:grid-cols-[10rem_1fr_1fr] lg:gap-12"
    >
      <SquareTerminal aria-hidden className="size-16 self-start text-peacock" strokeWidth={1} />
      <div className="flex flex-col items-start gap-3">
        <h2 id="coding-title" className="text-24 sm:text-30">
          <Trans>Coding practice</Trans>
        </h2>
        <p className="text-18">
          <Trans>
            Solve problems like those in campus rounds in JavaScript, TypeScript, Python or SQL, and test your
            code in your browser.
          </Trans>
        </p>
        <p className="text-14 text-muted">
          <Trans>Your code stays on your device. Nothing is scored.</Trans>
        </p>
        <ButtonLink to="/assessments/coding" className="mt-2 max-sm:w-full">
          <Trans>Choose a problem</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
