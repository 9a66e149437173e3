import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProblemSummary } from '@preproom/models/contract/assessments/problems';
import { PROBLEM_DIFFICULTIES } from '@preproom/models/contract/assessments/problems/topics';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { problemsQuery } from '../../../../shared/assessments/coding/problems/api.ts';
import { ProblemLabels } from '../../../../shared/assessments/coding/problems/ProblemLabels.tsx';
import { DIFFICULTY_NAMES } from '../../../../shared/assessments/coding/problems/problemTexts.ts';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { ButtonLink, Link } from '../../../../ui/Link.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { RoundCard } from '../rounds/StartRound.tsx';
import { ProblemsInEnglish } from './ProblemsInEnglish.tsx';

/** /assessments/coding: the coding problems from easy to hard, `?difficulty=` for one kind of them. */
export function ProblemsPage() {
  const { t } = useLingui();
  const query = useQuery(problemsQuery);
  const [filters, setFilters] = useSearchParams();
  const difficulty = filters.get('difficulty') ?? '';
  const options = PROBLEM_DIFFICULTIES.map((id) => ({ id, label: t(DIFFICULTY_NAMES[id]) }));
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
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Select
          label={t`Difficulty`}
          options={[{ id: '', label: t`All` }, ...options]}
          value={difficulty}
          onChange={({ target: { value } }) =>
            setFilters(value ? { difficulty: value } : {}, { replace: true })
          }
          className="w-full max-w-xs"
        />
        <ButtonLink tone="quiet" to="/assessments/scratchpad" className="max-sm:w-full">
          <Trans>Open the scratchpad</Trans>
        </ButtonLink>
      </div>
      <QueryView query={query} failed={<Trans>Couldn’t load the problems</Trans>}>
        {(problems) => (
          <Problems problems={problems.filter((one) => !difficulty || one.difficulty === difficulty)} />
        )}
      </QueryView>
    </Container>
  );
}

function Problems({ problems }: { problems: readonly ProblemSummary[] }) {
  return (
    <section className="flex flex-col gap-2">
      <p role="status" className="text-14 text-muted">
        <Plural value={problems.length} one="# problem" other="# problems" />
      </p>
      {problems.length === 0 && (
        <EmptyState title={<Trans>No problems found</Trans>}>
          <Trans>Choose another difficulty.</Trans>
        </EmptyState>
      )}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {problems.map((problem) => (
          <li key={problem.slug} className="flex flex-col items-start gap-1 py-3">
            <h2 lang="en" className="text-16 sm:text-18">
              <Link look="title" to={`/assessments/coding/${problem.slug}`}>
                {problem.title}
              </Link>
            </h2>
            <ProblemLabels problem={problem} />
          </li>
        ))}
      </ul>
    </section>
  );
}
