import type { HandlersFor } from '../../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../../http/policy.ts';

export const resumeAnalysisPolicies = { saveResumeAnalysis: LEARNERS } as const satisfies PolicyTable;
export type ResumeAnalysisHandlers = HandlersFor<typeof resumeAnalysisPolicies>;
