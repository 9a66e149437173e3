import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemQuery, problemsQuery } from '../../../shared/assessments/coding/problems/api.ts';
import { ProblemLabels } from '../../../shared/assessments/coding/problems/ProblemLabels.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';

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
          {(problems) => (
            <ul className="flex flex-col gap-2">
              {problems.map((problem) => (
                <li key={problem.slug}>
                  <button
                    type="button"
                    onClick={() => void choose(problem.slug)}
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
          )}
        </QueryView>
      </Dialog>
    </>
  );
}
