import type { Language } from '@preproom/models/contract/http/language';
import type { MailKind } from '@preproom/models/contract/notifications/mail';
import type { MailCalendar } from '@preproom/models/db/notifications/mail.model';
import type { Texts } from '../i18n/i18nOf.ts';

/** One part of a mail's body. Plain text and HTML are rendered from the same parts. */
export type MailPart =
  | { is: 'text'; text: string }
  /** A code to type, set large. */
  | { is: 'code'; code: string }
  | { is: 'button'; label: string; href: string }
  /** Lesser links, side by side. */
  | { is: 'links'; links: { label: string; href: string }[] }
  /** Labelled values, one per line. */
  | { is: 'facts'; facts: { label: string; value: string }[] }
  /** Small print at the end. */
  | { is: 'note'; text: string };

/** What one mail says in one language. */
export interface MailContent {
  subject: string;
  /** Shown by inboxes next to the subject; hidden in the body. */
  preview: string;
  heading: string;
  parts: MailPart[];
  calendar?: MailCalendar;
}

/** Settings that every mail may use. */
export interface MailSetting {
  brand: string;
  /** http(s)://host without a trailing slash; the start of every link. */
  origin: string;
  /** The address for questions. */
  contact: string;
}

/** What a template writes with: the settings, and the texts in the recipient's language. */
export interface MailContext extends MailSetting {
  i18n: Texts;
  language: Language;
}

/** The lines below the body. */
export interface MailFooter {
  lines: string[];
  /** The link that turns off mails of this kind. */
  off?: { label: string; href: string };
}

/** One kind of mail, written from its data. */
export interface MailTemplate<Data> {
  kind: MailKind;
  /** The body holds a code or a link that grants something; it is wiped after sending. */
  isSecret: boolean;
  /** After this many minutes the mail is useless and is not sent any more. */
  usefulMinutes(data: Data): number;
  write(data: Data, context: MailContext): MailContent;
}
