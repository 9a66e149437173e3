import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { MailCalendar } from '@preproom/models/db/notifications/mail.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { Texts } from '../../i18n/i18nOf.ts';
import { roomLink, sessionLink, sessionName } from './sessionWords.ts';

/** How often calendar programs are asked to fetch the feed. */
const FEED_REFRESH_SECONDS = 60 * 60;

/** A session as one of its two people sees it in a calendar. */
export type CalendarSession = Pick<
  Session,
  'roomid' | 'round' | 'isFree' | 'minutes' | 'startsAt' | 'sequence'
> & {
  /** Of the other person. Never their address: the two do not learn it from each other. */
  otherName: string;
  /** When this revision was made. */
  changedAt: Date;
};

interface CalendarSetting {
  brand: string;
  /** http(s)://host without a trailing slash. */
  origin: string;
  i18n: Texts;
}

interface Mailbox {
  name: string;
  address: string;
}

/**
 * The invitation (RFC 5545) for one person. All invitations of a session have the same UID, and a calendar follows the one with
 * the highest SEQUENCE. The only attendee is the recipient, and the organizer is our own sender.
 */
export function inviteOf(
  method: MailCalendar['method'],
  session: CalendarSession,
  recipient: Mailbox,
  setting: CalendarSetting & { sender: Mailbox },
): MailCalendar {
  const { sender } = setting;
  const calendar = newCalendar(setting.brand, ICalCalendarMethod[method]);
  calendar.createEvent({
    ...eventOf(session, setting),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: sender.name, email: sender.address },
    // Accepted by booking; nobody reads answers to our sender.
    attendees: [
      { name: recipient.name, email: recipient.address, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
    ],
  });
  return { method, content: fileOf(calendar) };
}

/** All these sessions as a calendar that programs subscribe to. */
export function feedOf(sessions: CalendarSession[], setting: CalendarSetting): string {
  const calendar = newCalendar(setting.brand, ICalCalendarMethod.PUBLISH);
  calendar.name(setting.brand).ttl(FEED_REFRESH_SECONDS);
  for (const session of sessions)
    calendar.createEvent({ ...eventOf(session, setting), status: ICalEventStatus.CONFIRMED });
  return fileOf(calendar);
}

/** ical-generator 11 leaves out the last line break, which RFC 5545 asks for as behind every line. */
function fileOf(calendar: ICalCalendar): string {
  return `${calendar.toString().trimEnd()}\r\n`;
}

function newCalendar(brand: string, method: ICalCalendarMethod) {
  return ical({ prodId: { company: brand, product: 'sessions', language: 'EN' }, method });
}

function eventOf(session: CalendarSession, { origin, i18n }: CalendarSetting): ICalEventData {
  const { roomid, startsAt, minutes, sequence, changedAt, otherName } = session;
  const room = roomLink(origin, roomid);
  return {
    id: `${roomid}@${new URL(origin).hostname}`,
    sequence,
    stamp: changedAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * MINUTE_MS),
    summary: i18n.t('{session} with {other}', { session: sessionName(session, i18n), other: otherName }),
    description: [
      i18n.t('Join: {link}', { link: room }),
      i18n.t('Reschedule or cancel: {link}', { link: sessionLink(origin, roomid) }),
    ].join('\n'),
    location: room,
    url: room,
  };
}
