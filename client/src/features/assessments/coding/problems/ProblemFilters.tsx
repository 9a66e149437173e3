import { useLingui } from '@lingui/react/macro';
import type { ProblemSummary } from '@preproom/models/contract/assessments/problems';
import {
  DIFFICULTY_NAMES,
  PROBLEM_TOPIC_NAMES,
} from '../../../../shared/assessments/coding/problems/problemTexts.ts';
import { Select } from '../../../../ui/forms/Select.tsx';
import { PROBLEM_FILTERS, type ProblemFilter, withFilter } from './problemFilters.ts';

interface ProblemFiltersProps {
  problems: readonly ProblemSummary[];
  /** The page's address. */
  filters: URLSearchParams;
  onChange: (filters: URLSearchParams) => void;
}

/** Difficulty, topic and state: one choice each. Topics without a problem are left out. */
export function ProblemFilters({ problems, filters, onChange }: ProblemFiltersProps) {
  const { t } = useLingui();
  const used = new Set(problems.flatMap(({ topics }) => topics));
  const stateNames = { new: t`Not started`, tried: t`Tried`, solved: t`Solved` };
  const fields: { filter: ProblemFilter; label: string; options: { id: string; label: string }[] }[] = [
    {
      filter: 'difficulty',
      label: t`Difficulty`,
      options: PROBLEM_FILTERS.difficulty.map((id) => ({ id, label: t(DIFFICULTY_NAMES[id]) })),
    },
    {
      filter: 'topic',
      label: t`Topic`,
      options: PROBLEM_FILTERS.topic
        .filter((id) => used.has(id))
        .map((id) => ({ id, label: t(PROBLEM_TOPIC_NAMES[id]) })),
    },
    {
      filter: 'state',
      label: t`Your progress`,
      options: PROBLEM_FILTERS.state.map((id) => ({ id, label: stateNames[id] })),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {fields.map(({ filter, label, options }) => (
        <Select
          key={filter}
          label={label}
          options={[{ id: '', label: t`All` }, ...options]}
          value={filters.get(filter) ?? ''}
          onChange={({ target }) => onChange(withFilter(filters, filter, target.value))}
        />
      ))}
    </div>
  );
}
