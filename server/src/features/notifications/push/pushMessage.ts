import type { Language } from '@preproom/models/contract/http/language';
import type { PushMessage } from '@preproom/models/contract/notifications/push';
import type { NotificationDocument } from '@preproom/models/db/notifications/notification.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { i18nOf } from '../../../i18n/i18nOf.ts';
import { timeForReader } from '../../sessions/mails/sessionTime.ts';
import { otherPersonName, sessionName } from '../../sessions/sessionWords.ts';

export interface PushFacts {
  session: Pick<Session, 'roomid' | 'round' | 'isFree' | 'startsAt' | 'mentorId'>;
  notification: Pick<NotificationDocument, 'userId' | 'personId'>;
  language: Language;
  /** Null once their account is deleted. */
  otherName: string | null;
}

/** Shorter before that, the room is what matters. */
const SOON_MINUTES = 60;

export function reminderMessage(facts: PushFacts, minutesLeft: number): PushMessage {
  const { session, language } = facts;
  const { roomid } = session;
  const i18n = i18nOf(language);
  const isSoon = minutesLeft <= SOON_MINUTES;
  return {
    title: titleOf(facts),
    body: isSoon
      ? i18n.t('Starts in {minutes} min. You can join 10 minutes before the start.', { minutes: minutesLeft })
      : timeForReader(session.startsAt, language, null),
    path: isSoon ? `/room/${roomid}` : `/Dashboard/session/${roomid}`,
    tag: `session:${roomid}`,
  };
}

export function feedbackMessage(facts: PushFacts): PushMessage {
  const { roomid } = facts.session;
  return {
    title: titleOf(facts),
    body: i18nOf(facts.language).t('Your feedback is ready'),
    path: `/Dashboard/feedback/${roomid}/${facts.notification.personId}`,
    tag: `feedback:${roomid}`,
  };
}

function titleOf({ session, notification, language, otherName }: PushFacts): string {
  const i18n = i18nOf(language);
  const side = session.mentorId.equals(notification.userId) ? 'mentor' : 'learner';
  const other = otherPersonName(otherName, side, i18n);
  return i18n.t('{session} with {other}', { session: sessionName(session, i18n), other });
}
