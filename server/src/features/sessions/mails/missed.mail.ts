import type { MailContext } from '../../../mail/content.ts';
import {
  bookAgainButton,
  type SessionMail,
  sessionButton,
  sessionFacts,
  sessionTemplate,
  sessionWords,
} from './sessionMail.ts';

export interface SessionMissedMail extends SessionMail {
  template: 'sessionMissed';
  outcome: 'missed' | 'noshow_mentor' | 'noshow_learner';
  /** The learner may book the round again. */
  isRoundFree: boolean;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    sessionMissed: SessionMissedMail;
  }
}

/** The session did not take place, because one side or both did not come. */
export const sessionMissedMail = sessionTemplate<SessionMissedMail>(
  (mail, context, { values, isLearner }) => {
    const { i18n } = context;
    const { subject, text } = (isLearner ? toLearner : toMentor)(mail, context);
    const canBook = isLearner && mail.isRoundFree;
    return {
      subject,
      preview: i18n.t('With {other}, {when}.', values),
      heading: i18n.t('Your session didn’t take place'),
      parts: [
        { is: 'text', text },
        sessionFacts(mail, context),
        ...(isLearner ? [{ is: 'text' as const, text: roundNote(mail, context) }] : []),
        canBook ? bookAgainButton(mail, context) : sessionButton(mail, context),
      ],
    };
  },
);

function toLearner(mail: SessionMissedMail, context: MailContext) {
  const { i18n } = context;
  const { values } = sessionWords(mail, context);
  switch (mail.outcome) {
    case 'noshow_mentor':
      return {
        subject: i18n.t('Sorry, {other} didn’t join your {session}', values),
        text: i18n.t('We’re sorry. You were there, but {other} wasn’t.', values),
      };
    case 'noshow_learner':
      return {
        subject: i18n.t('You missed your {session}', values),
        text: i18n.t('{other} was there, but you didn’t join.', values),
      };
    case 'missed':
      return neitherCame(mail, context);
  }
}

function toMentor(mail: SessionMissedMail, context: MailContext) {
  const { i18n } = context;
  const { values, withArticle } = sessionWords(mail, context);
  switch (mail.outcome) {
    case 'noshow_mentor':
      return {
        subject: i18n.t('You missed {session} with {other}', withArticle),
        text: i18n.t('{other} was there, but you didn’t join.', values),
      };
    case 'noshow_learner':
      return {
        subject: i18n.t('{other} didn’t join {session}', withArticle),
        text: i18n.t('You were there and {other} wasn’t. Thank you for waiting.', values),
      };
    case 'missed':
      return neitherCame(mail, context);
  }
}

function neitherCame(mail: SessionMissedMail, context: MailContext) {
  const { i18n } = context;
  const { values } = sessionWords(mail, context);
  return {
    subject: i18n.t('Missed: {session}, {when}', values),
    text: i18n.t('You and {other} weren’t in the room at the same time.', values),
  };
}

function roundNote({ isRoundFree, session }: SessionMissedMail, { i18n }: MailContext): string {
  if (session.isFree)
    return isRoundFree
      ? i18n.t('You can book your free introduction again, at another time or with another mentor.')
      : i18n.t('Your free introduction counts as used.');
  return isRoundFree
    ? i18n.t('The round is back in your pack. Book another time or mentor.')
    : i18n.t('This was the second session missed in your pack, so the round counts as used.');
}
