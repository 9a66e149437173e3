import type { Language } from '@preproom/models/contract/http/language';
import { DATA_KINDS, KEPT_DATA } from '@preproom/models/contract/privacy/keptData';
import type { KeptData } from '@preproom/models/contract/privacy/keptDataWords';
import type { DataSubject } from '@preproom/models/db/privacy/dataRule';
import { i18nOf, type Texts } from '../../i18n/i18nOf.ts';

export interface ArchiveAbout {
  brand: string;
  language: Language;
  at: Date;
}

/** Explains in the person's language what the archive holds, what it leaves out and why. */
export function archiveReadme({ Name }: DataSubject, { brand, language, at }: ArchiveAbout): string {
  const i18n = i18nOf(language);
  const kinds = DATA_KINDS.map((kind) => {
    const { name, what, kept }: KeptData = KEPT_DATA[kind];
    return `${kind}/  ${name[language]}\n  ${what[language]} ${keptText(i18n, kept)}\n`;
  });
  const head = [
    i18n.t('Everything {brand} holds about {name}', { brand, name: Name }),
    i18n.t('As of {at}. Times in the files are in UTC, which is 5 hours 30 minutes behind India time.', {
      at: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    }),
    i18n.t(
      'Each folder holds one kind of data. The files are in JSON format: open them with any text editor or browser. An empty list, [], means we hold nothing of that kind.',
    ),
  ];
  const notHere = i18n.t(
    'Not included: your password (we only hold a scrambled form, called a hash); codes; reports about people and learners’ remarks about mentors, because people wouldn’t write them otherwise; and backups, which hold the same data and are overwritten over time.',
  );
  return `${head.join('\n\n')}\n\n${kinds.join('\n')}\n${notHere}\n`;
}

function keptText(i18n: Texts, kept: KeptData['kept']): string {
  if (kept === 'account') return i18n.t('Kept as long as you have an account.');
  return i18n.t('Kept for up to {days, plural, one {# day} other {# days}}.', { days: kept.days });
}
