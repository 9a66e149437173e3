import type { Availability } from '@preproom/models/contract/business/availability';
import { mentorDay } from '@preproom/models/contract/business/offeredHours';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

/**
 * The lowest free place of the mentor's day, where they limit sessions per day; null when none is left. `except`: the session that is moved. Two bookings may find the same
 * place: a unique index gives it to one, and the other asks again.
 */
export async function findDayPlace(
  database: Database,
  mentorId: Types.ObjectId,
  { timeZone, maxPerDay }: Pick<Availability, 'timeZone' | 'maxPerDay'>,
  startsAtMs: number,
  except?: Types.ObjectId,
): Promise<{ mentorDay?: string; dayPlace?: number } | null> {
  const day = mentorDay(startsAtMs, timeZone);
  if (maxPerDay === null) return {};
  const held = await database.sessions
    .find(
      { mentorId, mentorDay: day, holdsTime: true, ...(except && { _id: { $ne: except } }) },
      { dayPlace: 1 },
    )
    .lean();
  const taken = new Set(held.map(({ dayPlace }) => dayPlace));
  const place = Array.from({ length: maxPerDay }, (_, i) => i + 1).find((free) => !taken.has(free));
  return place === undefined ? null : { mentorDay: day, dayPlace: place };
}
