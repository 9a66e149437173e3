import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Texts } from '../../i18n/i18nOf.ts';

type Named = Pick<Session, 'round' | 'isFree'>;

/** What a session is called in mails and calendars. */
export function sessionName({ round, isFree }: Named, i18n: Texts): string {
  return isFree ? i18n.t('Free introduction') : round;
}

/** What the other person is called; without a name once their account is deleted. */
export function otherPersonName(name: string | null, ownSide: SessionSide, i18n: Texts): string {
  return name ?? (ownSide === 'learner' ? i18n.t('your mentor') : i18n.t('your learner'));
}

export const roomLink = (origin: string, roomid: string) => `${origin}/room/${roomid}`;
export const sessionLink = (origin: string, roomid: string) => `${origin}/Dashboard/session/${roomid}`;

/** Where a learner books this round again. */
export function bookAgainLink(origin: string, { round, isFree }: Named): string {
  const type = isFree ? FREE_INTRODUCTION : round.replaceAll(' ', '-');
  return `${origin}/Dashboard/selectmentor/${type}/any`;
}
