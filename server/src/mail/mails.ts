import type { MailTemplate } from './content.ts';

/**
 * The data each mail template takes, by template name. A feature adds its own beside the template (`declare module`); an entry
 * without a template does not compile (`composition.ts`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the mails are added by their owners
export interface MailDataOf {}

export type TemplateName = keyof MailDataOf;
/** The data of any mail, discriminated by `template`. */
export type MailData = MailDataOf[TemplateName];
export type MailTemplates = { [Name in TemplateName]: MailTemplate<MailDataOf[Name]> };
