import { hash } from '@node-rs/argon2';
import type { Database } from '@preproom/models/db/database';
import { createUser } from '@preproom/models/db/testing/factories';
import { DEMO_PASSWORD } from '@preproom/server/features/site/demo/demo.service';
import type { Types } from 'mongoose';
import { createRatedSession } from '../support/room/ratedSessions.ts';
import { createTenSessions } from '../support/room/tenSessions.ts';
import { ApiClient } from '../support/stack/apiClient.ts';

/** A learner after ten sessions, and others whom this mentor and another one have both rated. */
export async function seedPerformance(
  origin: string,
  database: Database,
  mentorId: Types.ObjectId,
): Promise<ApiClient> {
  const passwordHash = await hash(DEMO_PASSWORD);
  const other = await createUser(database, { Name: 'Vikram Shah', role: 'mentor' });
  const learner = await createUser(database, { Name: 'Divya Nair', completed: true, passwordHash });
  await createTenSessions(database, { learnerId: learner._id, mentorId: other._id });
  for (let n = 0; n < 4; n++) {
    const { _id: learnerId } = await createUser(database, { Name: 'Kiran Das' });
    await createRatedSession(database, { learnerId, mentorId }, { daysAgo: 40 + n, stars: 3 });
    await createRatedSession(database, { learnerId, mentorId: other._id }, { daysAgo: 30 + n, stars: 4 });
  }
  return new ApiClient(origin).logIn(learner.Email, DEMO_PASSWORD);
}
