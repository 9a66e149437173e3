import { useQuery } from '@tanstack/react-query';
import type { ResumeAnalysis } from '../../../../resume/analyseResume.ts';
import { previousQuery } from '../api.ts';
import { targetId } from '../form/targetChoice.ts';
import type { KeptResult } from '../kept/keptResult.ts';
import { Comparison } from './Comparison.tsx';

/** The saved points beside those of the previous version. Empty for the first version. */
export function SavedAnalysis({ result, analysis }: { result: KeptResult; analysis: ResumeAnalysis }) {
  const { attemptId, choice } = result;
  const { points, notJudged } = analysis;
  const { data: previous } = useQuery(previousQuery(attemptId));
  return previous ? (
    <Comparison previous={previous} points={points} notJudged={notJudged} target={targetId(choice)} />
  ) : null;
}
