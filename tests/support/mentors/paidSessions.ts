import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { getEarnings } from '@preproom/models/contract/mentors/earnings';
import { NO_PAY } from '@preproom/models/contract/mentors/pay';
import { getHqPay, saveHqPay } from '@preproom/models/contract/mentors/team/earnings';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { createUser } from '@preproom/models/db/testing/factories';
import { aSubmission } from '../reports/feedback.ts';
import { book, createBookableMentor, createPackLearner, inDays } from '../sessions/booking.ts';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';

/** An odd amount, so that half of it is rounded. */
export const AMOUNT = 50_001;

/** What tests of paid sessions do, on this product. */
export function paidSessions(stack: () => Stack) {
  const enterTeam = async () => stack().enter(await createUser(stack().database, { role: 'admin' }));
  const read = (roomid: string) => stack().database.sessions.findOne({ roomid }).lean<Session>().orFail();
  return {
    /** A browser of the team with a fresh proof: the one before may be over. */
    enterTeam,
    /** Replaces what everybody is paid. */
    async setPay(amounts: Partial<typeof NO_PAY>) {
      const admin = await enterTeam();
      const { revision } = (await admin.call(getHqPay, {})).body.data;
      return admin.call(saveHqPay, { body: { ...NO_PAY, ...amounts, revision } });
    },
    earningsOf: async (client: ApiClient, month?: string) =>
      (await client.call(getEarnings, { query: month ? { month } : {} })).body.data,
    /** A mentor with a session that a learner has booked for tomorrow. */
    async booked() {
      const { database, clock, enter } = stack();
      const mentor = await createBookableMentor(database);
      const { learner, packId } = await createPackLearner(database, clock.now());
      const clients = { learner: await enter(learner), mentor: await enter(mentor) };
      const startsAt = inDays(clock.now(), 1);
      const { roomid } = (await book(clients.learner, mentor._id, packId, { startsAt })).body.data;
      return { mentor, learner, clients, roomid };
    },
    read,
    /** Both come at the start, and it ends. */
    async hold(roomid: string): Promise<void> {
      const atMs = (await read(roomid)).startsAt.getTime();
      await applySessionEvent(stack().database, await read(roomid), 'both_present', atMs);
      await applySessionEvent(stack().database, await read(roomid), 'end_pressed', atMs + HOUR_MS);
    },
    send: (client: ApiClient, roomid: string, stars = 4) =>
      client.call(submitFeedback, { params: { roomid }, body: aSubmission(stars) }),
    advance: (ms: number) => stack().clock.advance(ms),
  };
}
