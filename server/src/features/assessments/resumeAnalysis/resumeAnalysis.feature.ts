import type { Feature } from '../../../feature.ts';
import { resumeAnalysisHandlers } from './resumeAnalysis.handlers.ts';
import { resumeAnalysisPolicies } from './resumeAnalysis.policy.ts';

/** Points of resumes, which are analysed in the browser. The history is that of all assessments. */
export const resumeAnalysis = {
  policies: resumeAnalysisPolicies,
  handlers: resumeAnalysisHandlers,
} satisfies Feature<typeof resumeAnalysisPolicies>;
