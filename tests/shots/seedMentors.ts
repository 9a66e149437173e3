import { hash } from '@node-rs/argon2';
import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { CANCELLATIONS } from '@preproom/models/contract/sessions/bookings';
import type { Database } from '@preproom/models/db/database';
import { createSession } from '@preproom/models/db/testing/factories';
import { DEMO_PASSWORD } from '@preproom/server/features/site/demo/demo.service';
import type { Types } from 'mongoose';
import { createMentor, DETAILS } from '../support/mentors/mentors.ts';
import { ApiClient } from '../support/stack/apiClient.ts';

const WAITING = ['Farah Siddiqui', 'Rohan Deshpande', 'Lakshmi Narayanan', 'Gurpreet Kaur Ahluwalia'];

/** What the team has approved of a mentor, who has changed nearly all of it since. */
const APPROVED = {
  Name: 'Arjun Mehta',
  company: 'Brahmaputra Infrastructure and Technology Services Private Limited',
  designation: 'Senior engineer',
  years: DETAILS.years - 1,
  linkedIn: null,
  resumeId: 'an-earlier-file',
};

/** Mentors of every status, an application in its middle, and somebody of the team. */
export async function seedMentors(origin: string, database: Database) {
  const passwordHash = await hash(DEMO_PASSWORD);
  const since = (hours: number) => ({ since: new Date(Date.now() - hours * HOUR_MS) });
  const waiting = await Promise.all(
    WAITING.map((Name, i) => createMentor(database, { status: 'pending', ...since(60 - 9 * i) }, { Name })),
  );
  const { _id } = await createMentor(
    database,
    { isChanged: true, changedAt: new Date(), approved: APPROVED, ...since(400) },
    { Name: 'Arjun Mehta' },
  );
  await cancelOften(database, _id);
  const reason = 'Your resume ends in 2023. Please add what you have done since, then apply again.';
  const declined = await createMentor(
    database,
    { status: 'declined', reason, ...since(20) },
    { passwordHash },
  );
  const applicant = await createMentor(
    database,
    { status: 'draft', expertise: [], languages: [], ...since(1) },
    { completed: false, passwordHash },
  );
  await fetch(`${origin}/demo/enter/admin`, { redirect: 'manual' });
  const logIn = (email: string) => new ApiClient(origin).logIn(email, DEMO_PASSWORD);
  return {
    admin: await logIn('admin.demo@preproom.example'),
    declined: await logIn(declined.Email),
    applicant: await logIn(applicant.Email),
    waitingMentor: String(waiting[0]?._id),
    changedMentor: String(_id),
  };
}

/** Cancels more sessions than a mentor may without the team's looking at it. */
async function cancelOften(database: Database, mentorId: Types.ObjectId): Promise<void> {
  for (let i = 0; i <= CANCELLATIONS.allowed; i++) {
    const at = new Date(Date.now() - 30 * i * HOUR_MS);
    const cancellation = { by: 'mentor', reason: 'Our release was moved', at } as const;
    await createSession(database, { mentorId, status: 'cancelled', cancellation });
  }
}
