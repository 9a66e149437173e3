import type { HandlersFor } from '../../http/call.ts';
import { LEARNERS, type PolicyTable } from '../../http/policy.ts';

export const studentPolicies = {
  getStudentProfile: LEARNERS,
  saveAbout: LEARNERS,
  saveEducation: LEARNERS,
  saveGoal: LEARNERS,
  saveSkills: LEARNERS,
  sendGuardianCode: LEARNERS,
  confirmGuardian: LEARNERS,
} as const satisfies PolicyTable;
export type StudentHandlers = HandlersFor<typeof studentPolicies>;
