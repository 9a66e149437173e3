import { getHqSession, getHqSessions } from '@preproom/models/contract/sessions/team/sessions';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';

const team = hqTeam();

beforeEach(async () => {
  await team.stack.database.sessions.deleteMany({});
});

let places = 0;
async function addSession(change: Partial<Session> = {}): Promise<Session> {
  const { database } = team.stack;
  const [learner, mentor] = await Promise.all([
    createUser(database, { Name: 'Lata Learner' }),
    createUser(database, { Name: 'Mohan Mentor', role: 'mentor' }),
  ]);
  places += 1;
  const created = await database.sessions.create({
    roomid: `hqroom${String(places).padStart(6, '0')}`,
    learnerId: learner._id,
    mentorId: mentor._id,
    round: 'Introducation',
    startsAt: new Date(),
    learnerSteps: [places],
    mentorSteps: [places],
    isFree: true,
    ...change,
  });
  return created.toObject();
}

const listed = async (query: Record<string, string>) => {
  const { status, body } = await team.admin.call(getHqSessions, { query } as never);
  expect(status).toBe(200);
  return body.data.map(({ roomid }) => roomid);
};
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('sessions are found by day, state, problem, room and either person', async () => {
  const now = await addSession();
  const late = await addSession({ startsAt: ago(2), mentorCameAt: ago(1) });
  const missed = await addSession({
    startsAt: ago(3 * 24 * 60),
    status: 'missed',
    holdsTime: false,
    usesRound: false,
  });
  const open = [now.roomid, late.roomid];
  expect(await listed({})).toEqual([...open, missed.roomid]);
  expect(await listed({ problem: 'missing' })).toEqual([late.roomid]);
  expect(await listed({ problem: 'nobody' })).toEqual([missed.roomid]);
  expect(await listed({ status: 'booked' })).toEqual(open);
  expect(await listed({ when: 'lastWeek' })).toEqual([missed.roomid]);
  expect(await listed({ when: 'tomorrow' })).toEqual([]);
  expect(await listed({ search: late.roomid })).toEqual([late.roomid]);
  expect(await listed({ search: 'mohan' })).toEqual([...open, missed.roomid]);
  expect(await listed({ search: 'lata', when: 'lastWeek' })).toEqual([missed.roomid]);
});

test('a session tells who came, left and ended it, and how the connection was; the look is noted', async () => {
  const { database } = team.stack;
  const session = await addSession({ status: 'done', endReason: 'pressed', holdsTime: false });
  const { roomid, learnerId, mentorId } = session;
  const event = (kind: 'joined' | 'left' | 'ended', by: Types.ObjectId, minutes: number) => ({
    ...{ roomid, kind, by, at: ago(minutes) },
  });
  await database.roomEvents.insertMany([
    event('joined', learnerId, 30),
    event('joined', mentorId, 29),
    event('left', learnerId, 10),
    event('ended', mentorId, 8),
  ]);
  const { body } = await team.admin.call(getHqSession, { params: { sessionId: session._id.toString() } });
  expect(body.data).toMatchObject({
    roomid,
    learner: { Name: 'Lata Learner' },
    mentor: { Name: 'Mohan Mentor' },
    endReason: 'pressed',
    feedback: 'none',
    messages: 0,
    connections: [],
    events: [
      { side: 'learner', kind: 'joined' },
      { side: 'mentor', kind: 'joined' },
      { side: 'learner', kind: 'left' },
      { side: 'mentor', kind: 'ended' },
    ],
  });
  expect(await database.auditLog.find({ targetId: learnerId }).lean()).toMatchObject([
    { action: 'session:read', actorId: team.adminId, after: { roomid } },
  ]);
});

test('a session that does not exist is not found', async () => {
  const { status } = await team.admin.call(getHqSession, {
    params: { sessionId: new Types.ObjectId().toString() },
  });
  expect(status).toBe(404);
});

test.each([
  {},
  { status: 'booked' },
  { when: 'today' },
  { problem: 'missing' },
  { search: 'lata' },
  { search: 'hqroom000001' },
])('the list by %j is answered by an index', async (query) => {
  const used = await indexesUsed(team.stack.database, 'sessions', () => listed(query as never));
  expect(used).not.toHaveLength(0);
  expect(used).not.toContain(null);
});
