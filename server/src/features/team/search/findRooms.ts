import type { HqFound } from '@preproom/models/contract/team/search';
import type { Database } from '@preproom/models/db/database';
import { findByText, firstHits, type Hits, namesOf } from './search.ts';

type Room = HqFound['rooms']['hits'][number];

/** Sessions by their room, also by the whole link to it. */
export async function findRooms(database: Database, text: string): Promise<Hits<Room>> {
  const room = text
    .trim()
    .split(/[/?#]/)
    .findLast((part) => /^[a-z0-9]{12}$/i.test(part));
  if (room === undefined) return { hits: [], hasMore: false };
  const found = await findByText(database, database.sessions, {
    text: room.toLowerCase(),
    fields: [{ path: 'roomid', as: 'exact' }],
    show: ['roomid', 'learnerId', 'mentorId', 'startsAt', 'status'],
  });
  const names = await namesOf(
    database,
    found.flatMap(({ learnerId, mentorId }) => [learnerId, mentorId]),
  );
  return firstHits(found, ({ _id, roomid, learnerId, mentorId, startsAt, status }) => ({
    _id: _id.toString(),
    roomid,
    learner: names.get(learnerId.toString()) ?? null,
    mentor: names.get(mentorId.toString()) ?? null,
    startsAt: startsAt.toISOString(),
    status,
  }));
}
