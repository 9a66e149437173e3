import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProblemSummary } from '@preproom/models/contract/assessments/problems';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, PencilLine } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { problemsQuery } from '../../../../shared/assessments/coding/problems/api.ts';
import { ProblemLabels } from '../../../../shared/assessments/coding/problems/ProblemLabels.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ButtonLink, Link } from '../../../../ui/Link.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { RoundCard } from '../rounds/StartRound.tsx';
import { ProblemFilters } from './ProblemFilters.tsx';
import { ProblemsInEnglish } from './ProblemsInEnglish.tsx';
import { filterProblems } from './problemFilters.ts';
import { type ProblemState, statesOf } from './problemMarks.ts';

/** /assessments/coding: the coding problems from easy to hard, filtered by `?difficulty=`, `?topic=` and `?state=`. */
export function ProblemsPage() {
  const { t } = useLingui();
  const query = useQuery(problemsQuery);
  const [filters, setFilters] = useSearchParams();
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-3">
        <Breadcrumb crumbs={[{ to: '/assessments', label: <Trans>Assessments</Trans> }]} />
        <PageHeading title={t`Coding problems`} />
        <p className="max-w-prose text-muted">
          <Trans>
            Solve problems like those in campus rounds and test your code. It stays on this device, except
            that Java and C++ are sent to our server to run. A coding round keeps your code with its result.
          </Trans>
        </p>
        <ProblemsInEnglish />
      </div>
      <RoundCard />
      <ButtonLink tone="quiet" to="/assessments/scratchpad" className="self-start max-sm:w-full">
        <Trans>Open the scratchpad</Trans>
      </ButtonLink>
      <QueryView query={query} failed={<Trans>Couldn’t load the problems</Trans>}>
        {(problems) => (
          <>
            <ProblemFilters
              problems={problems}
              filters={filters}
              onChange={(changed) => setFilters(changed, { replace: true })}
            />
            <Problems all={problems} filters={filters} />
          </>
        )}
      </QueryView>
    </Container>
  );
}

function Problems({ all, filters }: { all: readonly ProblemSummary[]; filters: URLSearchParams }) {
  const states = statesOf(all.map(({ slug }) => slug));
  const problems = filterProblems(all, states, filters);
  return (
    <section className="flex flex-col gap-2">
      <p role="status" className="text-14 text-muted">
        <Plural value={problems.length} one="# problem" other="# problems" />
      </p>
      <p className="text-14 text-muted">
        <Trans>Your progress stays on this device.</Trans>
      </p>
      {problems.length === 0 && (
        <EmptyState title={<Trans>No problems found</Trans>}>
          <Trans>Change or clear a filter.</Trans>
        </EmptyState>
      )}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {problems.map((problem) => (
          <li key={problem.slug} className="flex flex-col items-start gap-1 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 lang="en" className="text-16 sm:text-18">
                <Link look="title" to={`/assessments/coding/${problem.slug}`}>
                  {problem.title}
                </Link>
              </h2>
              <StateMark state={states.get(problem.slug) ?? 'new'} />
            </div>
            <ProblemLabels problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StateMark({ state }: { state: ProblemState }) {
  if (state === 'new') return null;
  if (state === 'tried')
    return (
      <Badge>
        <PencilLine aria-hidden className="size-4" />
        <Trans>Tried</Trans>
      </Badge>
    );
  return (
    <Badge tone="success">
      <CircleCheck aria-hidden className="size-4" />
      <Trans>Solved</Trans>
    </Badge>
  );
}
