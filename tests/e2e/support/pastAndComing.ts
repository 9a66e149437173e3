import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { requestForslot } from '@preproom/models/contract/sessions/slotRequests';
import { createSession } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { ApiClient } from '../../support/stack/apiClient.ts';
import { type BookingPeople, createBookingPeople, PASSWORD } from './booking.ts';
import type { ProductProcess } from './productProcess.ts';

/**
 * A mentor and a learner with sessions of every kind (one whose room is open, one to come, one whose feedback is due, a
 * no-show, a cancellation), and another learner who has booked nothing and asked the mentor for more times.
 */
export async function createPastAndComing(product: ProductProcess): Promise<BookingPeople> {
  const people = await createBookingPeople(product);
  const database = await product.openDatabase();
  const learner = await database.users.findOne({ Email: people.learners[0] }).orFail();
  const mentorId = new Types.ObjectId(people.mentorId);
  const { _id: packId } = await database.packs.findOne({ userId: learner._id }).orFail();
  const nowMs = Date.now();
  const sessionAt = (atMs: number, change: Parameters<typeof createSession>[1]) =>
    createSession(database, {
      learnerId: learner._id,
      mentorId,
      packId,
      startsAt: new Date(atMs),
      ...change,
    });
  const over = { holdsTime: false } as const;
  await sessionAt(nowMs + 5 * MINUTE_MS, { round: 'HR Round 1' });
  await sessionAt(nowMs + 3 * DAY_MS, { round: 'Tech Round 1' });
  await sessionAt(nowMs - DAY_MS, { ...over, status: 'done', round: 'Introducation' });
  await sessionAt(nowMs - 9 * DAY_MS, { ...over, status: 'noshow_mentor', round: 'Tech Round 2' });
  await sessionAt(nowMs - 10 * DAY_MS, { ...over, status: 'cancelled', round: 'Tech Round 3' });
  await database.close();
  const other = await new ApiClient(`http://127.0.0.1:${product.port}`).logIn(people.learners[1], PASSWORD);
  const { status } = await other.call(requestForslot, { body: { mentorid: people.mentorId } });
  if (status !== 200) throw new Error(`The request was refused: ${status}`);
  return people;
}
