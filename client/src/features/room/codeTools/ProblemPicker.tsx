import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Problem, ProblemSummary } from '@preproom/models/contract/assessments/problems';
import { PROBLEM_DIFFICULTIES } from '@preproom/models/contract/assessments/problems/topics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemQuery, problemsQuery } from '../../../shared/assessments/coding/problems/api.ts';
import { ProblemLabels } from '../../../shared/assessments/coding/problems/ProblemLabels.tsx';
import {
  DIFFICULTY_NAMES,
  PROBLEM_TOPIC_NAMES,
} from '../../../shared/assessments/coding/problems/problemTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { findProblems } from './problemSearch.ts';

/** The mentor chooses a problem from all of them, from easy to hard. */
export function ProblemPicker({ onChoose }: { onChoose: (problem: Problem) => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const queries = useQueryClient();
  const list = useQuery({ ...problemsQuery, enabled: isOpen });

  async function choose(slug: string): Promise<void> {
    setFailed(false);
    try {
      onChoose(await queries.fetchQuery(problemQuery(slug)));
      setOpen(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        <Trans>Choose a problem</Trans>
      </Button>
      <Dialog title={t`Choose a problem`} isOpen={isOpen} onOpenChange={setOpen}>
        {hasFailed && (
          <p role="alert">
            <Trans>Couldn’t load the problem</Trans>
          </p>
        )}
        <QueryView query={list} failed={<Trans>Couldn’t load the problems</Trans>}>
          {(problems) => <FoundProblems problems={problems} onChoose={(slug) => void choose(slug)} />}
        </QueryView>
      </Dialog>
    </>
  );
}

interface FoundProblemsProps {
  problems: readonly ProblemSummary[];
  onChoose: (slug: string) => void;
}

function FoundProblems({ problems, onChoose }: FoundProblemsProps) {
  const { t } = useLingui();
  const [filter, setFilter] = useState({ typed: '', difficulty: '' });
  const found = findProblems(problems, filter, ({ topics, difficulty }) => [
    t(DIFFICULTY_NAMES[difficulty]),
    ...topics.map((topic) => t(PROBLEM_TOPIC_NAMES[topic])),
  ]);
  const levels = PROBLEM_DIFFICULTIES.map((id) => ({ id, label: t(DIFFICULTY_NAMES[id]) }));
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          type="search"
          label={t`Search by title or topic`}
          value={filter.typed}
          onChange={({ target }) => setFilter({ ...filter, typed: target.value })}
        />
        <Select
          label={t`Difficulty`}
          options={[{ id: '', label: t`All` }, ...levels]}
          value={filter.difficulty}
          onChange={({ target }) => setFilter({ ...filter, difficulty: target.value })}
        />
      </div>
      <p role="status" className="text-14 text-muted">
        <Plural value={found.length} one="# problem" other="# problems" />
      </p>
      <ul className="flex flex-col gap-2 empty:hidden">
        {found.map((problem) => (
          <li key={problem.slug}>
            <button
              type="button"
              onClick={() => onChoose(problem.slug)}
              className="flex w-full flex-col gap-1 rounded-control border border-line p-3 text-start hover:border-ink"
            >
              <span lang="en" className="font-medium">
                {problem.title}
              </span>
              <ProblemLabels problem={problem} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
