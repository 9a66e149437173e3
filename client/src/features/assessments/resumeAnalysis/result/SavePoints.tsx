import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import type { ResumeAnalysis } from '../../../../resume/analyseResume.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { saveAnalysis } from '../api.ts';
import { targetId } from '../form/targetChoice.ts';
import type { KeptResult } from '../kept/keptResult.ts';
import { ownerOf } from '../resumeOwners.ts';

export interface SavePointsProps {
  result: KeptResult;
  analysis: ResumeAnalysis;
  onSaved: (attemptId: string) => void;
}

/** Saves the points once. A failure is said, with another try, and keeps the result on the page. */
export function SavePoints({ result, analysis, onSaved }: SavePointsProps) {
  const { id, attemptId, choice } = result;
  const { resume, points, notJudged } = analysis;
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      const target = targetId(choice);
      // One id per result: the effect may run twice, and a lost answer must not store the points twice.
      onSaved(await saveAnalysis({ id, points, notJudged, target, owner: await ownerOf(resume.contact) }));
      await queries.invalidateQueries({ queryKey: ['assessments', 'attempts'] });
    },
  });
  const save = () => mutate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per result
  useEffect(() => {
    if (attemptId === null) save();
  }, []);
  if (!error) return null;
  return (
    <Banner tone="error">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>
          <Trans>Couldn’t save your points.</Trans> {errorText(error)}
        </span>
        <Button tone="quiet" size="small" onClick={save}>
          <Trans>Try again</Trans>
        </Button>
      </span>
    </Banner>
  );
}
