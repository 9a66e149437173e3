import type { Language } from '@preproom/models/contract/http/language';
import type { MailKind } from '@preproom/models/contract/people/mail';

/** One part of a mail's body; text and HTML are drawn from the same parts. */
export type MailPart =
  | { is: 'text'; text: string }
  /** Something to be typed over: large, with room around it. */
  | { is: 'code'; code: string }
  | { is: 'button'; label: string; href: string }
  /** Said more quietly, at the end. */
  | { is: 'note'; text: string };

/** What one mail says in one language. */
export interface MailContent {
  subject: string;
  /** What the list of mails shows beside the subject; not in the body. */
  preview: string;
  heading: string;
  parts: MailPart[];
}

/** What every mail may speak of. */
export interface MailSetting {
  brand: string;
  /** http(s)://host without a trailing slash; links of mails begin with it. */
  origin: string;
  /** Where people write to who have a question. */
  contact: string;
}

/** What stands below the body. */
export interface MailFooter {
  lines: string[];
  /** The link that switches mails of this kind off. */
  off?: { label: string; href: string };
}

/** A kind of mail: what it says in both languages, made from what it is about. */
export interface MailTemplate<Facts> {
  kind: MailKind;
  /** The body holds a code or a link that logs in: it is wiped once the mail is sent. */
  isSecret: boolean;
  /** After this many minutes the mail is of no use and is not sent any more. */
  usefulMinutes(facts: Facts): number;
  write: Record<Language, (facts: Facts, setting: MailSetting) => MailContent>;
}
