import type { MailTemplate } from '../content.ts';
import { type CodeMail, codeMail } from './code.ts';
import { type DeletionMail, deletionMail } from './deletion.ts';
import { type FeedbackMail, feedbackMail } from './feedback.ts';
import { type GuardianCodeMail, guardianCodeMail } from './guardianCode.ts';
import { type GuardianConsentMail, guardianConsentMail } from './guardianConsent.ts';
import { type HasAccountMail, hasAccountMail } from './hasAccount.ts';
import { type MentorMail, mentorMail } from './mentor.ts';
import { type NoAccountMail, noAccountMail } from './noAccount.ts';
import { type PasswordChangedMail, passwordChangedMail } from './passwordChanged.ts';
import { type ProviderConnectedMail, providerConnectedMail } from './providerConnected.ts';

/** What a mail is about: every template's facts, told apart by `template`. */
export type MailFacts =
  | CodeMail
  | DeletionMail
  | FeedbackMail
  | GuardianCodeMail
  | GuardianConsentMail
  | HasAccountMail
  | MentorMail
  | NoAccountMail
  | PasswordChangedMail
  | ProviderConnectedMail;
export type TemplateName = MailFacts['template'];

/** One entry a template; one file each beside this one. */
export const TEMPLATES: { [Name in TemplateName]: MailTemplate<Extract<MailFacts, { template: Name }>> } = {
  code: codeMail,
  feedback: feedbackMail,
  guardianCode: guardianCodeMail,
  guardianConsent: guardianConsentMail,
  hasAccount: hasAccountMail,
  mentor: mentorMail,
  noAccount: noAccountMail,
  passwordChanged: passwordChangedMail,
  deletion: deletionMail,
  providerConnected: providerConnectedMail,
};
