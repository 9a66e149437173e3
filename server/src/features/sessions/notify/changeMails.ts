import type { MailCalendar } from '@preproom/models/db/notifications/mail.model';
import type { SessionChange } from '@preproom/models/db/sessions/pendingChange';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { AppDeps } from '../../../deps.ts';
import { i18nOf } from '../../../i18n/i18nOf.ts';
import type { MailData } from '../../../mail/mails.ts';
import { inviteOf } from '../invite.ts';
import type { SessionMail } from '../mails/sessionMail.ts';
import type { SessionPerson } from '../sessionPeople.ts';
import { otherPersonName } from '../sessionWords.ts';

export type ChangeMailDeps = Pick<AppDeps, 'config' | 'mail' | 'ownUrl'>;

/** Queues the mail about a change to one person, if they get one. Safe to run twice. */
export async function mailChange(
  deps: ChangeMailDeps,
  session: Session,
  change: SessionChange,
  person: SessionPerson,
): Promise<void> {
  const content = contentOf(deps, session, change, person);
  if (!content) return;
  await deps.mail.queue({ ...content, ...envelopeOf(person), key: `session:${change._id}:${person.side}` });
}

/** To whom a mail about a session goes. */
export function envelopeOf({ email, userId, otherId, otherName, language }: SessionPerson) {
  return { to: email, userId, language, ...(otherName !== null && { otherId }) };
}

/** What every mail about a session needs to know. */
export function sessionMailOf(session: Session, startsAt: Date, person: SessionPerson): SessionMail {
  const { side, otherName, timeZone } = person;
  return { side, otherName, session, startsAt, timeZone };
}

function contentOf(
  deps: ChangeMailDeps,
  session: Session,
  change: SessionChange,
  person: SessionPerson,
): MailData | null {
  const { kind, movedFrom } = change;
  const mail = sessionMailOf(session, change.startsAt, person);
  const byRecipient = change.by === person.side;
  const by = change.by === 'team' ? 'team' : byRecipient ? 'recipient' : 'other';
  const invite = (method: MailCalendar['method']) => ({
    calendar: inviteTo(deps, method, session, change, person),
  });
  switch (kind) {
    case 'booked':
      return { template: 'sessionBooked', ...mail, ...invite('REQUEST') };
    case 'moved':
      if (!movedFrom) return null;
      return {
        template: 'sessionMoved',
        ...mail,
        ...{ movedFrom, by, reason: change.reason ?? null },
        ...invite('REQUEST'),
      };
    case 'cancelled': {
      const reason = session.cancellation?.reason ?? null;
      return { template: 'sessionCancelled', ...mail, by, reason, ...invite('CANCEL') };
    }
    case 'proposed': {
      const { proposal } = session;
      if (byRecipient || !proposal) return null;
      return { template: 'timesProposed', ...mail, times: proposal.times, note: proposal.note };
    }
    case 'declined':
      return byRecipient ? null : { template: 'proposalDeclined', ...mail };
    case 'missed':
    case 'noshow_mentor':
    case 'noshow_learner':
      return { template: 'sessionMissed', ...mail, outcome: kind, isRoundFree: !session.usesRound };
    case 'done':
      return null;
  }
}

function inviteTo(
  { config, ownUrl }: ChangeMailDeps,
  method: MailCalendar['method'],
  session: Session,
  { startsAt, sequence, at }: SessionChange,
  { side, name, email, language, otherName }: SessionPerson,
): MailCalendar {
  const i18n = i18nOf(language);
  const setting = {
    brand: config.BRAND_NAME,
    origin: config.PUBLIC_URL ?? ownUrl(),
    i18n,
    sender: config.mailFrom,
  };
  const { roomid, round, isFree, minutes } = session;
  const other = otherPersonName(otherName, side, i18n);
  return inviteOf(
    method,
    { roomid, round, isFree, minutes, startsAt, sequence, changedAt: at, otherName: other },
    { name, address: email },
    setting,
  );
}
