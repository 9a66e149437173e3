import type { HandlersFor } from '../../http/call.ts';
import { type PolicyTable, team } from '../../http/policy.ts';

export const hqPolicies = {
  getHqWelcome: team('any'),
  getHqCallbacks: team('people'),
  getHqMessages: team('people'),
  getHqReports: team('people'),
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
  getHqPayments: team('money'),
  exportHqPayments: team('money'),
  getHqAudit: team('everything'),
  exportHqAudit: team('everything'),
} as const satisfies PolicyTable;
export type HqHandlers = HandlersFor<typeof hqPolicies>;
