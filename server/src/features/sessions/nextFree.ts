import { HOUR_MS } from '@preproom/models/contract/http/durations';
import type { Availability } from '@preproom/models/contract/sessions/availability';
import { SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import type { Log } from '@preproom/models/runtime/log';
import type { Types } from 'mongoose';
import { type FreeTimesDeps, readFreeTimes } from './freeTimes.ts';

/** At the latest: the 28 days move on, and of two refreshes at the same moment the one that read first may write last. */
const CHECK_AFTER_MS = HOUR_MS;

/** Caches the mentor's next free time in the profile, for the list of mentors. Call after any change to their times. */
export async function refreshNextFree(deps: FreeTimesDeps, mentorId: Types.ObjectId): Promise<void> {
  const nowMs = deps.clock.now();
  const { times, availability } = await readFreeTimes(deps, { mentorId, minutes: SESSION_MINUTES });
  const next = times[0] ?? null;
  const shown = {
    offersIntroduction: availability.offersIntroduction,
    nextFreeAt: next === null ? null : new Date(next),
    freeCheckAt: checkAt(availability, next, nowMs),
  };
  await deps.database.mentorProfiles.updateOne({ userId: mentorId }, { $set: shown });
}

/** When the stored time may no longer be right: it comes within the notice, or has to be looked at again anyway. */
function checkAt(availability: Availability, next: number | null, nowMs: number): Date | null {
  if (!offersAnything(availability)) return null;
  const latest = nowMs + CHECK_AFTER_MS;
  return new Date(next === null ? latest : Math.min(latest, next - availability.noticeHours * HOUR_MS));
}

function offersAnything({ weekly, exceptions, slots }: Availability): boolean {
  return weekly.length > 0 || slots.length > 0 || exceptions.some(({ hours }) => hours.length > 0);
}

/** Refreshes every verified mentor whose next free time may no longer be right. Several processes share the work. */
export async function refreshDueMentors(deps: FreeTimesDeps & { log: Log }): Promise<void> {
  const { database, clock, log } = deps;
  const now = new Date(clock.now());
  for (;;) {
    // Claims the mentor for an hour first, so that one who cannot be refreshed does not keep the others waiting.
    const due = await database.mentorProfiles
      .findOneAndUpdate(
        { status: 'verified', freeCheckAt: { $lt: now } },
        { $set: { freeCheckAt: new Date(now.getTime() + CHECK_AFTER_MS) } },
        { sort: { freeCheckAt: 1 }, projection: { userId: 1 } },
      )
      .lean();
    if (!due) return;
    await refreshNextFree(deps, due.userId).catch((err) =>
      log.error({ err, userId: due.userId.toString() }, 'next free time not refreshed'),
    );
  }
}
