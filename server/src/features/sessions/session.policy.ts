import { AppError } from '@preproom/models/contract/http/errors';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { sideOf } from '@preproom/models/db/sessions/sessionChanges';
import type { Whose } from '../../http/policy.ts';

/** The session named by `:roomid`, and the caller's side. */
const OWN_SESSION: Whose<{ roomid: string }, { session: Session; side: SessionSide }> = {
  rule: "only the session's own people",
  heading: 'For the people of a session',
  refusal: 'room_not_found',
  async find({ database, actor, params: { roomid } }) {
    const session = await database.sessions.findOne({ roomid }).lean<Session>();
    const side = session && sideOf(session, actor.userId);
    if (!session || !side) throw new AppError('room_not_found');
    return { session, side };
  },
};

export const BOTH_SIDES = { who: ['user', 'mentor'], whose: OWN_SESSION } as const;
export const THE_LEARNER = { who: ['user'], whose: OWN_SESSION } as const;
export const THE_MENTOR = { who: ['mentor'], whose: OWN_SESSION } as const;
