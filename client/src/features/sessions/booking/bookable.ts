import type { CurrentUser } from '@preproom/models/contract/currentUser';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { ANY, type SessionType } from './bookingPath.ts';

type Pack = NonNullable<CurrentUser['ActivePack']>;
/** What the learner can use, from the current-user call. */
export type Bookables = Pick<CurrentUser, 'ActivePack' | 'introduction'>;

/** What a booking takes: a round of a pack, or the free introduction. */
export type Purchase =
  | { type: Round; round: Round; pack: Pack; isIntroduction: false }
  | { type: typeof FREE_INTRODUCTION; round: 'Introducation'; pack: null; isIntroduction: true };

export type BookedType = Purchase['type'];

/** Whether a session of the wanted type can be booked now. */
export type Bookable =
  | { state: 'ready'; purchase: Purchase }
  /** The address names no round, and only this can be booked. */
  | { state: 'next'; type: BookedType }
  /** The address names no round: the learner chooses one of these. */
  | { state: 'choose'; types: BookedType[] }
  | { state: 'booked'; roomid: string }
  | { state: 'used' }
  | { state: 'not_in_pack' }
  | { state: 'no_pack' };

export function bookable(type: SessionType, { ActivePack: pack, introduction }: Bookables): Bookable {
  if (type === ANY) {
    const types = freeTypes({ ActivePack: pack, introduction });
    const [only, another] = types;
    if (another) return { state: 'choose', types };
    return only ? { state: 'next', type: only } : { state: pack ? 'used' : 'no_pack' };
  }
  if (type === FREE_INTRODUCTION) {
    if (introduction?.roomid && introduction.state === 'booked')
      return { state: 'booked', roomid: introduction.roomid };
    if (introduction?.state !== 'free') return { state: 'used' };
    return { state: 'ready', purchase: { type, round: 'Introducation', pack: null, isIntroduction: true } };
  }
  if (!pack) return { state: 'no_pack' };
  const round = pack.rounds.find(({ name }) => name === type);
  if (!round) return { state: 'not_in_pack' };
  if (round.state === 'booked' && round.roomid) return { state: 'booked', roomid: round.roomid };
  if (round.state !== 'free') return { state: 'used' };
  return { state: 'ready', purchase: { type, round: type, pack, isIntroduction: false } };
}

/** What the learner can book now: the pack's free rounds in its order, then the free introduction. */
export function freeTypes({ ActivePack: pack, introduction }: Bookables): BookedType[] {
  const rounds = pack?.rounds.filter(({ state }) => state === 'free').map(({ name }) => name) ?? [];
  return introduction?.state === 'free' ? [...rounds, FREE_INTRODUCTION] : rounds;
}
