import type { Language } from '@preproom/models/contract/http/language';
import type { MailFooter, MailSetting } from './content.ts';

const WORDS: Record<Language, { questions: (contact: string) => string; off: string }> = {
  en: { questions: (contact) => `Questions? Write to ${contact}.`, off: 'Switch these mails off' },
  hi: { questions: (contact) => `कोई सवाल? ${contact} पर लिखें।`, off: 'ये मेल बंद करें' },
};

/** What stands below every mail; `offAddress` where people can switch it off. */
export function footerOf(
  language: Language,
  { brand, origin, contact }: MailSetting,
  offAddress: string | null,
): MailFooter {
  const { questions, off } = WORDS[language];
  const lines = [`${brand} · ${origin}`, questions(contact)];
  return offAddress ? { lines, off: { label: off, href: offAddress } } : { lines };
}
