import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import type { ResumeAnalysis } from '../../../../resume/analyseResume.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { saveAnalysis } from '../api.ts';
import { type TargetChoice, targetId } from '../form/targetChoice.ts';
import { ownerOf } from '../resumeOwners.ts';
import { Comparison } from './Comparison.tsx';

export interface SavedAnalysisProps {
  analysis: ResumeAnalysis;
  choice: TargetChoice;
}

/** Saves the points once, and compares them with those before. A failure keeps the result on the page. */
export function SavedAnalysis({ analysis, choice }: SavedAnalysisProps) {
  const { resume, points, notJudged } = analysis;
  const errorText = useErrorText();
  const target = targetId(choice);
  // One id per result: the effect may run twice, and a lost answer must not store the points twice.
  const [id] = useState(() => crypto.randomUUID());
  const saving = useMutation({
    mutationFn: async () =>
      saveAnalysis({ id, points, notJudged, target, owner: await ownerOf(resume.contact) }),
  });
  const { mutate } = saving;
  const save = () => mutate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per result
  useEffect(save, []);
  if (saving.error)
    return (
      <Banner tone="error">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span>
            <Trans>Couldn’t save your points.</Trans> {errorText(saving.error)}
          </span>
          <Button tone="quiet" size="small" onClick={save}>
            <Trans>Try again</Trans>
          </Button>
        </span>
      </Banner>
    );
  return saving.data ? (
    <Comparison previous={saving.data} points={points} notJudged={notJudged} target={target} />
  ) : null;
}
