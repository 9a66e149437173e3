import { sessionLink } from '../sessionWords.ts';
import { type SessionMail, sessionFacts, sessionTemplate } from './sessionMail.ts';

export interface TimesProposedMail extends SessionMail {
  template: 'timesProposed';
  times: Date[];
  /** What the other person wrote with them. */
  note: string | null;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    timesProposed: TimesProposedMail;
  }
}

/** To the side that answers. */
export const timesProposedMail = sessionTemplate<TimesProposedMail>(
  (mail, context, { values, withArticle, when }) => {
    const { i18n, origin } = context;
    const { note } = mail;
    const times = mail.times.map(when);
    return {
      subject: i18n.t('{other} suggested new times for {session}', withArticle),
      preview: times.join(' · '),
      heading: i18n.t('New times suggested'),
      parts: [
        { is: 'text', text: i18n.t('{other} would like to reschedule your {session}.', values) },
        {
          is: 'facts',
          facts: times.map((value, index) => ({
            label: i18n.t('Option {number}', { number: index + 1 }),
            value,
          })),
        },
        ...(note ? [{ is: 'text' as const, text: i18n.t('Message: {note}', { note }) }] : []),
        {
          is: 'button',
          label: i18n.t('Choose a time'),
          href: sessionLink(origin, mail.session.roomid),
        },
        { is: 'text', text: i18n.t('Until you choose, your session stays as it is:') },
        sessionFacts(mail, context),
      ],
    };
  },
);
