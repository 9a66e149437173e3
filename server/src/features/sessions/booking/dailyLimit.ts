import type { Availability } from '@preproom/models/contract/sessions/availability';
import { mentorDay } from '@preproom/models/contract/sessions/offeredHours';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import { countByDay, findCounted } from '../sessionsPerDay.ts';

/** A day is part of this span around any of its moments, also under another time zone that the mentor had before. */
const AROUND_MS = 2 * 24 * 60 * 60_000;

/**
 * The lowest free place of the mentor's day, where they limit sessions per day; null when the day is full. `except`: the room of the
 * session that is moved. Two bookings may find the same place: a unique index gives it to one, and the other asks again.
 */
export async function findDayPlace(
  database: Database,
  mentorId: Types.ObjectId,
  { timeZone, maxPerDay }: Pick<Availability, 'timeZone' | 'maxPerDay'>,
  startsAtMs: number,
  except?: string,
): Promise<{ mentorDay?: string; dayPlace?: number } | null> {
  if (maxPerDay === null) return {};
  const day = mentorDay(startsAtMs, timeZone);
  const span = { fromMs: startsAtMs - AROUND_MS, toMs: startsAtMs + AROUND_MS, except };
  const counted = await findCounted(database, mentorId, span);
  // Sessions booked before there was a limit have no place, and count all the same.
  if ((countByDay(counted, timeZone).get(day) ?? 0) >= maxPerDay) return null;
  const ofDay = counted.filter((session) => session.mentorDay === day);
  const taken = new Set(ofDay.map(({ dayPlace }) => dayPlace));
  const place = Array.from({ length: maxPerDay }, (_, i) => i + 1).find((free) => !taken.has(free));
  return place === undefined ? null : { mentorDay: day, dayPlace: place };
}
