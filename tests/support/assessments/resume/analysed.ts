import { analyseResume } from '@preproom/client/src/resume/analyseResume.ts';
import { extractResume } from '@preproom/client/src/resume/extract/extractResume.ts';
import { parseResume } from '@preproom/client/src/resume/parseResume.ts';
import type { Check } from '@preproom/client/src/resume/rubric/check.ts';
import { roleTarget } from '@preproom/client/src/resume/targets/roles.ts';
import type { Target } from '@preproom/client/src/resume/targets/target.ts';
import type { ResumeCheck } from '@preproom/models/contract/assessments/resumeRubric';

/** The whole way from a file's bytes to its points; checks by their names. */
export async function analysed(bytes: Uint8Array, target: Target | null = roleTarget('softwareDeveloper')) {
  const analysis = analyseResume(parseResume(await extractResume(bytes)), target);
  const checks = analysis.rules.flatMap((rule) => rule.checks);
  const check = (id: ResumeCheck): Check => {
    const found = checks.find((one) => one.id === id);
    if (!found) throw new Error(`no check ${id}`);
    return found;
  };
  return { ...analysis, check };
}
