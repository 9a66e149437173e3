import { getHqMentor, getHqMentors } from '@preproom/models/contract/mentors/team/mentors';
import { getHqWelcome } from '@preproom/models/contract/team/welcome';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { hqTeam } from '../../../support/accounts/team/team.ts';
import { createMentor } from '../../../support/mentors/mentors.ts';
import { indexesUsed } from '../../../support/stack/indexesUsed.ts';

type Cancellation = NonNullable<SessionDocument['cancellation']>;

const team = hqTeam();
const { look, listed } = team;

describe('the list of the team', () => {
  const at = (i: number) => new Date(Date.UTC(2026, 0, 1, 0, i));
  const list = async (query: Parameters<typeof team.admin.call<typeof getHqMentors>>[1]['query']) => {
    const { status, body } = await team.admin.call(getHqMentors, { query });
    expect(status).toBe(200);
    return body.data;
  };
  const names = (rows: { Name: string }[]) => rows.map(({ Name }) => Name);

  test('is filtered by state, sorted by how long it has stood, and searched by name or address', async () => {
    const { database } = team.stack;
    const [second] = await Promise.all([
      createMentor(database, { status: 'pending', since: at(2) }, { Name: 'Second Rao' }),
      createMentor(database, { status: 'pending', since: at(1) }, { Name: 'First Rao' }),
      createMentor(database, { status: 'declined', since: at(3) }, { Name: 'Third' }),
      createMentor(database, { isChanged: true, since: at(4) }, { Name: 'Fourth' }),
      createMentor(database, { status: 'draft', since: at(5) }, { Name: 'Draft' }),
    ]);
    expect(names(await list({ list: 'pending', sort: 'since' }))).toEqual(['First Rao', 'Second Rao']);
    expect(names(await list({ list: 'changed' }))).toEqual(['Fourth']);
    expect(names(await list({}))).toEqual(['Fourth', 'Third', 'Second Rao', 'First Rao']);
    expect(names(await list({ search: 'rao', sort: 'since' }))).toEqual(['First Rao', 'Second Rao']);
    expect(names(await list({ search: second.Email }))).toEqual(['Second Rao']);
    expect(names(await list({ search: 'rao', list: 'declined' }))).toEqual([]);
  });

  test('says how much each held, offers and cancelled, and how late', async () => {
    const { database, clock } = team.stack;
    const mentor = await createMentor(database, { rating: 4.5, ratingCount: 2 });
    const other = await createMentor(database, {}, { Name: 'Other' });
    const hours = (n: number) => new Date(clock.now() + n * 60 * 60_000);
    const slots = [24, 48].map((n) => new Date(Math.ceil(hours(n).getTime() / 900_000) * 900_000));
    await database.availabilities.create({
      ...{ mentorId: mentor._id, timeZone: 'Asia/Kolkata', weekly: [], exceptions: [], leave: [], slots },
      ...{
        noticeHours: 1,
        bufferMinutes: 0,
        notBefore: null,
        maxPerDay: null,
        offersIntroduction: false,
        revision: 1,
      },
    });
    for (const startsAt of [hours(-48), hours(-24 * 31)])
      await createSession(database, { mentorId: mentor._id, status: 'done', startsAt });
    for (const startsAt of [hours(23), hours(25)])
      await createSession(database, {
        ...{ mentorId: mentor._id, status: 'cancelled', holdsTime: false, usesRound: false, startsAt },
        cancellation: { by: 'mentor', reason: 'I am ill today', at: hours(0) },
      });
    const nothing = { sessions: 0, cancellations: 0, lateCancellations: 0, offeredHours: 0, rating: null };
    const record = { sessions: 1, cancellations: 2, lateCancellations: 1, offeredHours: 1.5 };
    const rows = await list({ list: 'verified' });
    expect(rows.find(({ Name }) => Name === 'Other')).toMatchObject(nothing);
    expect(rows.find(({ _id }) => _id === mentor._id.toString())).toMatchObject({
      ...{ ...record, rating: 4.5, ratingCount: 2, severity: null, drift: null },
    });
    expect((await look(mentor)).body.data).toMatchObject({
      ...record,
      comparison: { sessions: 0, severity: null, drift: null },
    });
    expect((await look(other)).body.data).toMatchObject({ sessions: 0, offeredHours: 0 });
  });

  test('has those who owe feedback for more than a day, unless the learner has gone', async () => {
    const { database, clock } = team.stack;
    const learner = await createUser(database);
    const held = async (Name: string, hoursAgo: number, learnerId = learner._id) => {
      const mentor = await createMentor(database, {}, { Name });
      const startsAt = new Date(clock.now() - hoursAgo * 60 * 60_000);
      return createSession(database, { mentorId: mentor._id, learnerId, startsAt, status: 'done' });
    };
    await held('Owes', 25);
    await held('Has time', 23);
    await held('Learner gone', 25, new Types.ObjectId());
    const { roomid, mentorId } = await held('Gave', 26);
    const given = {
      state: 'submitted',
      ratings: {},
      remarks: {},
      savedAt: new Date(),
      submittedAt: new Date(),
    };
    await database.feedback.create({ ...(given as object), roomid, mentorId, learnerId: learner._id });
    expect(names(await list({ list: 'overdue' }))).toEqual(['Owes']);
  });

  test('shows nothing private, and a list that is none is no request', async () => {
    const mentor = await createMentor(team.stack.database, { status: 'pending' });
    const { body } = await team.admin.call(getHqMentors, { query: {} });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${mentor.Email}|98123`));
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
    expect(body.data).toMatchObject([{ Name: 'Often', cancellations: 4 }]);
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

  test('is read in the order of an index', async () => {
    expect(await indexesUsed(team.stack.database, 'mentorProfiles', listed)).toEqual(['status since _id']);
  });
});
