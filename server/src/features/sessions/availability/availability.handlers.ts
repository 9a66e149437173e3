import { AppError } from '@preproom/models/contract/http/errors';
import { type Availability, NO_AVAILABILITY } from '@preproom/models/contract/sessions/availability';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { ensureMentorProfile } from '@preproom/models/db/mentors/mentorProfiles';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { toAvailability } from '../freeTimes.ts';
import { refreshNextFree } from '../nextFree.ts';
import type { AvailabilityHandlers } from './availability.policy.ts';
import { tidyAvailability } from './tidyAvailability.ts';

export function availabilityHandlers(deps: AppDeps): AvailabilityHandlers {
  const { database, clock, pushChange } = deps;
  return {
    async getAvailability({ actor }) {
      const mentorId = new Types.ObjectId(actor.userId);
      const stored = await database.availabilities.findOne({ mentorId }).lean();
      if (!stored) return { data: { ...NO_AVAILABILITY, revision: 0 } };
      return { data: { ...toAvailability(stored), revision: stored.revision } };
    },
    async saveAvailability({ actor, body: { revision, ...given } }) {
      const mentorId = new Types.ObjectId(actor.userId);
      const now = new Date(clock.now());
      const availability = tidyAvailability(given, now.getTime());
      await ensureMentorProfile(database, mentorId, now);
      // Due before it changes: after a crash in between, the job refreshes it.
      await database.mentorProfiles.updateOne({ userId: mentorId }, { $set: { freeCheckAt: now } });
      await store(database, mentorId, availability, revision);
      await refreshNextFree(deps, mentorId);
      pushChange([actor.userId], ['availability']);
      return { data: { ...availability, revision: revision + 1 } };
    },
  };
}

/** Throws `conflict` unless the stored one is of this revision; 0: none is stored. */
async function store(
  database: Database,
  mentorId: Types.ObjectId,
  { slots, ...availability }: Availability,
  revision: number,
): Promise<void> {
  const stored = { ...availability, slots: slots.map((slot) => new Date(slot)), revision: revision + 1 };
  if (revision === 0) {
    await database.availabilities.create({ mentorId, ...stored }).catch((error) => {
      throw isDuplicateKey(error) ? new AppError('conflict') : error;
    });
    return;
  }
  const { matchedCount } = await database.availabilities.updateOne({ mentorId, revision }, { $set: stored });
  if (matchedCount === 0) throw new AppError('conflict');
}
