import type { Upgrade } from './upgrade.ts';

/**
 * Expression reading requires a date of birth. Resets the consent of learners who had ticked "I am 18 or over" in an
 * upcoming session, so they are asked again under the new rule. The consent log keeps the earlier decision.
 */
export const readingsOfKnownAdults: Upgrade = {
  version: 5,
  name: 'readings-of-known-adults',
  async run(db) {
    const running = { status: { $in: ['booked', 'live'] }, readingConsent: true };
    await db.collection('sessions').updateMany(running, { $set: { readingConsent: false } });
  },
};
