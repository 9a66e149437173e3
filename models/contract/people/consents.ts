/** What people agree to, each with a text of its own version; whatever is agreed to can be withdrawn. */
export const CONSENT_KINDS = ['expression_reading', 'terms', 'privacy', 'guardian', 'mail'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** The day of the last change of the terms of use, to which every new account agrees. */
export const TERMS_VERSION = '2026-11-22';
/** The same of the privacy policy. */
export const PRIVACY_VERSION = '2026-11-22';
/** Of the mail and the page by which a parent or guardian consents to a minor's account. */
export const GUARDIAN_CONSENT_VERSION = '2026-11-22';
/** Of the sentences beside the switches of the mails. */
export const MAIL_CONSENT_VERSION = '2026-11-21';
