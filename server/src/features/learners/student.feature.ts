import type { Feature } from '../../feature.ts';
import { guardianHandlers } from './guardian.handlers.ts';
import { guardianCodeMail } from './guardianCode.mail.ts';
import { guardianConsentMail } from './guardianConsent.mail.ts';
import { studentPart } from './student.currentUser.ts';
import { studentHandlers } from './student.handlers.ts';
import { studentPolicies } from './student.policy.ts';

export const student = {
  policies: studentPolicies,
  handlers: (deps) => ({ ...studentHandlers(deps), ...guardianHandlers(deps) }),
  currentUser: studentPart,
  mails: { guardianCode: guardianCodeMail, guardianConsent: guardianConsentMail },
} satisfies Feature<typeof studentPolicies>;
