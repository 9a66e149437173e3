import type { Role } from '@preproom/models/contract/accounts/users';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import type { Database } from '@preproom/models/db/database';
import { createSession } from '@preproom/models/db/testing/factories';
import { POLICIES } from '@preproom/server/composition';
import { createRatedSession } from '../support/room/ratedSessions.ts';
import { createBookableMentor, createPack } from '../support/sessions/booking.ts';
import { GOOD_BODIES } from '../support/stack/goodBodies.ts';
import { createAttacker } from './attacker.ts';
import type { BurstRequest } from './load/burst.ts';

/** Calls that `stall-calls` does not make, each with the reason. */
export const EXEMPT: Partial<Record<EndpointName, string>> = {
  logOut: 'the first of the 60 ends the login of the others',
  requestDeletion: 'the first of the 60 ends the login of the others',
};

/** One call, made by somebody new who may make it, about something of their own where there can be such a thing. */
export async function requestOf(name: EndpointName, url: string, database: Database): Promise<BurstRequest> {
  const endpoint: Endpoint = ENDPOINTS[name];
  const role = roleOf(name);
  const caller = await createAttacker(url, database, { role });
  const other = await createBookableMentor(database);
  const isMentor = role === 'mentor';
  const people = isMentor
    ? { learnerId: other._id, mentorId: caller._id }
    : { learnerId: caller._id, mentorId: other._id };
  // What is called while it is live, and what is read when it is done.
  const session = /report|feedback|summary|performance/i.test(endpoint.path)
    ? await createRatedSession(database, people, { daysAgo: 2, stars: 4 })
    : await createSession(database, { ...people, status: 'live', readingConsent: true });
  const pack = await createPack(database, caller._id, Date.now());
  const named: Record<string, string> = {
    roomid: session.roomid,
    mentorId: isMentor ? caller._id.toString() : other._id.toString(),
    userId: caller._id.toString(),
    studentId: people.learnerId.toString(),
    itemId: caller._id.toString(),
    packId: pack._id.toString(),
    questionId: 'hr-1-conflict',
    measure: 'talk_time',
    language: 'hi',
    folder: 'resume',
    provider: 'google',
    revision: '1',
    askedId: crypto.randomUUID(),
    noteId: crypto.randomUUID(),
    sentId: crypto.randomUUID(),
  };
  const path = endpointPath(endpoint).replace(
    /:(\w+)/g,
    (_, parameter) => named[parameter] ?? '0'.repeat(24),
  );
  const body = endpoint.method === 'GET' ? undefined : (GOOD_BODIES[name] ?? {});
  return caller.request(endpoint.method, path, body, '');
}

/** Of somebody who may make the call. */
function roleOf(name: EndpointName): Role {
  const { who } = POLICIES[name];
  if (who === 'team') return 'admin';
  return who === 'anyone' ? 'user' : (who[0] ?? 'user');
}
