import type { Language } from '@preproom/models/contract/http/language';
import type { MailContext, MailTemplate } from '../../mail/content.ts';

export interface DeletionMail {
  template: 'deletion';
  /** When the removal of data begins. */
  dueAt: Date;
  /** Who asked for it: the account's owner, or the guardian who withdrew consent. */
  wishOf: 'person' | 'guardian';
}

declare module '../../mail/mails.ts' {
  interface MailDataOf {
    deletion: DeletionMail;
  }
}

const ZONE = { timeZone: 'Asia/Kolkata' } as const;
const WHEN: Record<Language, (at: Date) => string> = {
  en: (at) => at.toLocaleString('en-IN', { ...ZONE, dateStyle: 'long', timeStyle: 'short' }),
  /** Hindi names the part of the day: "24 नवंबर 2026 को शाम 6:35 बजे". */
  hi: (at) => {
    const clock = { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'short' } as const;
    const day = at.toLocaleDateString('hi-IN', { ...ZONE, dateStyle: 'long' });
    return `${day} को ${at.toLocaleTimeString('hi-IN', { ...ZONE, ...clock })} बजे`;
  },
};

interface Reason {
  why: string;
  keep: string;
  note: string;
}

const REASONS: Record<DeletionMail['wishOf'], (context: MailContext) => Reason> = {
  person: ({ i18n }) => ({
    why: i18n.t('You asked us to delete your account.'),
    keep: i18n.t('Changed your mind? Log in before then and choose to keep your account.'),
    note: i18n.t('If you didn’t ask for this, log in now, keep your account and change your password.'),
  }),
  guardian: ({ i18n }) => ({
    why: i18n.t('Your parent or guardian has withdrawn their consent, and you’re under 18.'),
    keep: i18n.t(
      'To keep your account, log in before then. You’ll need consent from a parent or guardian to use it again.',
    ),
    note: i18n.t('If you think this is a mistake, talk to your parent or guardian first.'),
  }),
};

/** Announces the deletion of an account, which can still be cancelled. */
export const deletionMail: MailTemplate<DeletionMail> = {
  kind: 'account',
  isSecret: false,
  usefulMinutes: () => 48 * 60,
  write({ dueAt, wishOf }, context) {
    const { i18n, brand, origin, language } = context;
    const { why, keep, note } = REASONS[wishOf](context);
    const when = WHEN[language](dueAt);
    return {
      subject: i18n.t('Your {brand} account will be deleted', { brand }),
      preview: i18n.t('On {when}, unless you keep it.', { when }),
      heading: i18n.t('Your account will be deleted'),
      parts: [
        { is: 'text', text: why },
        {
          is: 'text',
          text: i18n.t(
            'We’ll delete it, along with your data, on {when} (India time). We’ve logged you out on all devices and cancelled the interviews you had booked.',
            { when },
          ),
        },
        { is: 'text', text: keep },
        { is: 'button', label: i18n.t('Keep my account'), href: `${origin}/Account/Login` },
        { is: 'note', text: note },
        {
          is: 'note',
          text: i18n.t('This is our last e-mail about it, because we’ll delete your e-mail address too.'),
        },
      ],
    };
  },
};
