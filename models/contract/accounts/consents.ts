/** Kinds of consent. Each has a text with its own version, and each can be withdrawn. */
export const CONSENT_KINDS = [
  'expression_reading',
  'talk_time',
  'recording',
  'terms',
  'privacy',
  'guardian',
  'mail',
  'assessment_sharing',
  'text_reminders',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Version of the terms of use: the day they last changed. Every new account accepts them. */
export const TERMS_VERSION = '2026-11-26';
/** Version of the privacy policy. */
export const PRIVACY_VERSION = '2026-11-27';
/** Version of the mail and page with which a parent or guardian consents to a minor's account. */
export const GUARDIAN_CONSENT_VERSION = '2026-11-22';
/** Version of the text beside the switch that shows assessments to mentors. */
export const ASSESSMENT_SHARING_VERSION = '2026-11-24';
/** Version of the text beside the switch for reminders by text message. */
export const TEXT_REMINDERS_VERSION = '2026-11-26';
/** Version of the texts beside the mail preferences. */
export const MAIL_CONSENT_VERSION = '2026-11-21';
