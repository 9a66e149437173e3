import type { MailTemplate } from './content.ts';

/**
 * What each mail is about, by the name of its template. A feature declares its mails beside their templates (`declare module`); one
 * without a template does not compile (`composition.ts`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the mails are added by their owners
export interface MailFactsOf {}

export type TemplateName = keyof MailFactsOf;
/** Every mail's facts, told apart by `template`. */
export type MailFacts = MailFactsOf[TemplateName];
export type MailTemplates = { [Name in TemplateName]: MailTemplate<MailFactsOf[Name]> };
