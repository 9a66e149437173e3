import {
  getHqMentor,
  getHqMentors,
  getHqWelcome,
  HQ_MENTORS_PER_PAGE,
} from '@preproom/models/contract/people/hqMentors';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { hqTeam } from '../../support/people/hqTeam.ts';
import { createMentor } from '../../support/people/mentors.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';

type Cancellation = NonNullable<SessionDocument['cancellation']>;

const team = hqTeam();
const { look, listed } = team;

describe('the list of the team', () => {
  test('has those first who wait longest, page by page, with the size of each list', async () => {
    const at = (i: number) => new Date(Date.UTC(2026, 0, 1, 0, i));
    for (let i = HQ_MENTORS_PER_PAGE; i >= 0; i -= 1)
      await createMentor(team.stack.database, { status: 'pending', since: at(i) }, { Name: `Mentor ${i}` });
    await createMentor(team.stack.database, { status: 'declined' });
    const [first, second] = await Promise.all(
      [1, 2].map((page) => team.admin.call(getHqMentors, { query: { page: String(page) } })),
    );
    expect(first?.body.data.map(({ Name }) => Name).slice(0, 2)).toEqual(['Mentor 0', 'Mentor 1']);
    expect(first?.body).toMatchObject({ total: HQ_MENTORS_PER_PAGE + 1, pages: 2 });
    expect(second?.body.data.map(({ Name }) => Name)).toEqual([`Mentor ${HQ_MENTORS_PER_PAGE}`]);
    expect(first?.body.counts).toEqual({
      pending: HQ_MENTORS_PER_PAGE + 1,
      changed: 0,
      cancelling: 0,
      verified: 0,
      declined: 1,
      suspended: 0,
    });
    const { body } = await team.admin.call(getHqWelcome, {});
    expect(body.people).toMatchObject({ oldestWaiting: at(0).toISOString(), mentors: { declined: 1 } });
    const content = await createUser(team.stack.database, { role: 'admin', rights: ['content'] });
    const covered = await (await team.stack.enter(content)).call(getHqWelcome, {});
    expect(covered.body).toEqual({ people: null });
  });

  test('shows nothing private, and a list that is none is no request', async () => {
    const mentor = await createMentor(team.stack.database, { status: 'pending' });
    const { body } = await team.admin.call(getHqMentors, { query: {} });
    expect(JSON.stringify(body)).not.toContain(mentor.Email);
    expect(await team.stack.database.auditLog.countDocuments({ targetId: mentor._id })).toBe(0);
    expect((await team.admin.send<object>('GET', '/api/v1.3/hq/mentors?list=secret')).status).toBe(400);
  });
});

describe('mentors who cancel often', () => {
  const cancelled = async (
    mentor: { _id: Types.ObjectId },
    count: number,
    change: Partial<Cancellation> = {},
  ) => {
    for (let i = 0; i < count; i += 1)
      await createSession(team.stack.database, {
        mentorId: mentor._id,
        status: 'cancelled',
        holdsTime: false,
        usesRound: false,
        cancellation: { by: 'mentor', reason: 'I am ill today', at: daysAgo(i), ...change },
      });
  };
  const daysAgo = (days: number) => new Date(team.stack.clock.now() - days * 24 * 60 * 60_000);

  test('are those with more than three cancellations of their own in 30 days', async () => {
    const { database } = team.stack;
    const [often, allowed, others, earlier] = await Promise.all(
      ['Often', 'Allowed', 'Others', 'Earlier'].map((Name) => createMentor(database, {}, { Name })),
    );
    if (!often || !allowed || !others || !earlier) throw new Error('No mentors');
    await cancelled(often, 4);
    await cancelled(allowed, 3);
    await cancelled(others, 4, { by: 'learner' });
    await cancelled(earlier, 3);
    await cancelled(earlier, 4, { at: daysAgo(31) });
    const { body } = await team.admin.call(getHqMentors, { query: { list: 'cancelling' } });
    expect(body).toMatchObject({
      total: 1,
      data: [{ Name: 'Often', cancellations: 4 }],
      counts: { cancelling: 1 },
    });
    const verified = (await team.admin.call(getHqMentors, { query: { list: 'verified' } })).body.data;
    const inList = new Map(verified.map(({ Name, cancellations }) => [Name, cancellations]));
    expect(['Often', 'Allowed', 'Others', 'Earlier'].map((Name) => inList.get(Name))).toEqual([4, 3, 0, 3]);
    expect((await team.admin.call(getHqWelcome, {})).body.people?.mentors.cancelling).toBe(1);
    const counts = await Promise.all([often, allowed, others, earlier].map(look));
    expect(counts.map((answer) => answer.body.data.cancellations)).toEqual([4, 3, 0, 3]);
  });
});

describe('one mentor', () => {
  test('is shown with address, number and resume, and the look is noted', async () => {
    const mentor = await createMentor(team.stack.database, { status: 'pending' });
    const { body } = await look(mentor);
    expect(body.data).toMatchObject({
      Email: mentor.Email,
      phone: mentor.phone,
      resume: { name: 'resume.pdf' },
    });
    const looks = await team.stack.database.auditLog.find({ targetId: mentor._id }).lean();
    expect(looks).toMatchObject([{ actorId: team.adminId, action: 'mentor:read' }]);
  });

  test('who is none is not found', async () => {
    const learner = await createUser(team.stack.database);
    for (const mentorId of [learner._id.toString(), 'f'.repeat(24), 'x'])
      expect((await team.admin.call(getHqMentor, { params: { mentorId } })).status).toBe(404);
  });
});

describe('GET /getmentors', () => {
  test('leaves out whoever is not verified, suspended, or leaving', async () => {
    const deletion = { askedAt: new Date(), dueAt: new Date(Date.now() + 1e6), startedAt: null };
    for (const status of ['draft', 'pending', 'declined', 'suspended'] as const)
      await createMentor(team.stack.database, { status });
    await createMentor(team.stack.database, {}, { deletion });
    const shown = await createMentor(team.stack.database);
    const answer = await listed();
    expect(answer).toMatchObject({ total: 1, pages: 1, data: [{ _id: shown._id.toString() }] });
    expect(JSON.stringify(answer)).not.toMatch(/people\.example|98123/);
  });

  test('and the lists of the team are read in the order of an index', async () => {
    const used = await indexesUsed(team.stack.database, 'mentorProfiles', async () => {
      await listed();
      for (const list of ['pending', 'changed'] as const)
        await team.admin.call(getHqMentors, { query: { list } });
    });
    expect(used).toEqual(['status since _id', 'status since _id', 'isChanged since _id']);
  });
});
