import type { Upgrade } from './upgrade.ts';

/**
 * Expression readings need a date of birth. Those who had ticked "I am 18 or over" in a session that is still to be held are
 * asked again, where the new rule is checked; what they had agreed to before stays in the log of consents.
 */
export const readingsOfKnownAdults: Upgrade = {
  version: 5,
  name: 'readings-of-known-adults',
  async run(db) {
    const running = { status: { $in: ['booked', 'live'] }, readingConsent: true };
    await db.collection('sessions').updateMany(running, { $set: { readingConsent: false } });
  },
};
