import { googleCalendarLink, outlookCalendarLink } from '@preproom/models/contract/sessions/calendarLinks';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { MailCalendar } from '@preproom/models/db/notifications/mail.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { MailContent, MailContext, MailPart, MailTemplate } from '../../../mail/content.ts';
import { bookAgainLink, otherPersonName, roomLink, sessionLink, sessionName } from '../sessionWords.ts';
import { timeForReader } from './sessionTime.ts';

/** What every mail about a session is written from. */
export interface SessionMail {
  /** The recipient's. */
  side: SessionSide;
  /** Null once their account is deleted. */
  otherName: string | null;
  session: Pick<Session, 'roomid' | 'round' | 'isFree' | 'minutes'>;
  startsAt: Date;
  /** A mentor's own; null: India's time is enough. */
  timeZone: string | null;
  calendar?: MailCalendar;
}

/** Long enough for a mail server that is down over a weekend. */
const USEFUL_MINUTES = 3 * 24 * 60;

/** The words that all these mails use. */
export function sessionWords(
  { side, otherName, session, startsAt, timeZone }: SessionMail,
  { i18n, language }: MailContext,
) {
  const when = (at: Date) => timeForReader(at, language, timeZone);
  const name = sessionName(session, i18n);
  const other = otherPersonName(otherName, side, i18n);
  const values = {
    session: session.isFree ? i18n.t('free introduction') : name,
    other,
    when: when(startsAt),
  };
  const aSession = session.isFree ? i18n.t('a free introduction') : name;
  return {
    values,
    /** For sentences in which the session has no other word before it. */
    withArticle: { ...values, session: aSession },
    name,
    when,
    isLearner: side === 'learner',
  };
}

/** A mail about a session, written from the words that all of them use. The invite is attached where there is one. */
export function sessionTemplate<M extends SessionMail>(
  write: (mail: M, context: MailContext, words: ReturnType<typeof sessionWords>) => MailContent,
  usefulMinutes: (mail: M) => number = () => USEFUL_MINUTES,
): MailTemplate<M> {
  return {
    kind: 'sessions',
    isSecret: false,
    usefulMinutes,
    write: (mail, context) => {
      const content = capitalized(write(mail, context, sessionWords(mail, context)));
      return mail.calendar ? { ...content, calendar: mail.calendar } : content;
    },
  };
}

/** A sentence may begin with who the other person is, who may have no name: "your mentor". */
function capitalized(content: MailContent): MailContent {
  const upper = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  return {
    ...content,
    subject: upper(content.subject),
    preview: upper(content.preview),
    heading: upper(content.heading),
    parts: content.parts.map((part) => (part.is === 'text' ? { ...part, text: upper(part.text) } : part)),
  };
}

/** Which session it is about. */
export function sessionFacts(mail: SessionMail, context: MailContext): MailPart {
  const { i18n } = context;
  const { values, name, isLearner } = sessionWords(mail, context);
  return {
    is: 'facts',
    facts: [
      { label: i18n.t('Session'), value: name },
      { label: isLearner ? i18n.t('Mentor') : i18n.t('Learner'), value: values.other },
      { label: i18n.t('When'), value: values.when },
      { label: i18n.t('Length'), value: i18n.t('{minutes} min', { minutes: mail.session.minutes }) },
    ],
  };
}

export function sessionButton({ session }: SessionMail, { i18n, origin }: MailContext): MailPart {
  return { is: 'button', label: i18n.t('View session'), href: sessionLink(origin, session.roomid) };
}

export function bookAgainButton({ session }: SessionMail, { i18n, origin }: MailContext): MailPart {
  return { is: 'button', label: i18n.t('Book a new time'), href: bookAgainLink(origin, session) };
}

/** What can be done when the time does not fit any more. */
export function changeNote({ side }: SessionMail, { i18n }: MailContext): MailPart {
  const text =
    side === 'learner'
      ? i18n.t('Plans changed? Reschedule or cancel on the session page before it starts.')
      : i18n.t('Can’t make it? Suggest other times on the session page.');
  return { is: 'note', text };
}

/** For calendars that do not read the invite. */
export function addLinks(mail: SessionMail, context: MailContext): MailPart {
  const { i18n, origin } = context;
  const { values, name } = sessionWords(mail, context);
  const location = roomLink(origin, mail.session.roomid);
  const entry = {
    title: i18n.t('{session} with {other}', { ...values, session: name }),
    details: i18n.t('Join: {link}', { link: location }),
    location,
    startsAt: mail.startsAt,
    minutes: mail.session.minutes,
  };
  return {
    is: 'links',
    links: [
      { label: i18n.t('Add to Google Calendar'), href: googleCalendarLink(entry) },
      { label: i18n.t('Add to Outlook'), href: outlookCalendarLink(entry) },
    ],
  };
}
