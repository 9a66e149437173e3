import { mentorDay } from '@preproom/models/contract/sessions/offeredHours';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';

/** Sessions that count towards the mentor's limit per day: those that hold their time, and those for which the mentor was there. */
const COUNTED = ['booked', 'live', 'done', 'noshow_learner'] as const;

const FIELDS = { startsAt: 1, mentorSteps: 1, holdsTime: 1, mentorDay: 1, dayPlace: 1 } as const;
type CountedSession = Pick<Session, keyof typeof FIELDS>;

interface Span {
  fromMs: number;
  toMs: number;
  /** The room of a session that is left out. */
  except: string | undefined;
}

/** Sessions that start within the span. */
export function within({ fromMs, toMs, except }: Span) {
  const startsAt = { $gte: new Date(fromMs), $lt: new Date(toMs) };
  return { startsAt, ...(except && { roomid: { $ne: except } }) };
}

/** The mentor's sessions within the span that count. */
export function findCounted(
  database: Database,
  mentorId: Types.ObjectId,
  span: Span,
): Promise<CountedSession[]> {
  return database.sessions
    .find({ mentorId, status: { $in: COUNTED }, ...within(span) }, FIELDS)
    .lean<CountedSession[]>();
}

/** How many there are on each day of the mentor's time zone. */
export function countByDay(sessions: readonly CountedSession[], timeZone: string): Map<string, number> {
  const days = new Map<string, number>();
  for (const { startsAt } of sessions) {
    const day = mentorDay(startsAt.getTime(), timeZone);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return days;
}
