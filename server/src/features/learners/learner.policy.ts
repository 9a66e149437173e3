import type { HandlersFor } from '../../http/call.ts';
import { LEARNERS, type PolicyTable, team } from '../../http/policy.ts';

export const learnerPolicies = {
  getStudentProfile: LEARNERS,
  saveAbout: LEARNERS,
  saveEducation: LEARNERS,
  saveGoal: LEARNERS,
  saveSkills: LEARNERS,
  sendGuardianCode: LEARNERS,
  confirmGuardian: LEARNERS,
  getHqStudents: team('people'),
  exportHqStudents: team('people'),
  getHqStudent: team('people'),
  suspendStudent: { ...team('people'), needsProof: true },
  restoreStudent: { ...team('people'), needsProof: true },
  correctBirthDate: { ...team('people'), needsProof: true },
  grantPack: { ...team('money'), needsProof: true },
  extendPack: { ...team('people'), needsProof: true },
  getStudentTimes: team('people'),
  moveStudentSession: { ...team('people'), needsProof: true },
  cancelStudentSession: { ...team('people'), needsProof: true },
} as const satisfies PolicyTable;
export type LearnerHandlers = HandlersFor<typeof learnerPolicies>;
