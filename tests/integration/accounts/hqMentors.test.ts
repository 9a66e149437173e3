import { hash } from '@node-rs/argon2';
import {
  actOnMentor,
  getHqMentor,
  getHqMentors,
  getHqWelcome,
  HQ_MENTORS_PER_PAGE,
} from '@preproom/models/contract/people/hqMentors';
import type { MentorStatus, TeamAct } from '@preproom/models/contract/people/mentorLife';
import {
  applyAsMentor,
  getMentorProfile,
  getMentors,
  saveMentorPerson,
  saveMentorProfile,
} from '@preproom/models/contract/people/mentors';
import { getCurrentUser, logIn } from '@preproom/models/contract/people/users';
import { settleMentor } from '@preproom/server/features/mentors/mentorMove';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTo } from '../../support/people/mails.ts';
import { createMentor, DETAILS } from '../../support/people/mentors.ts';
import { A_PDF, filesPath, upload } from '../../support/people/uploads.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { createSession, createUser } from '../../support/stack/factories.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let admin: ApiClient;
let adminId: Types.ObjectId;
beforeAll(async () => {
  stack = await startStack();
  const user = await createUser(stack.database, { role: 'admin', completed: true });
  adminId = user._id;
  admin = await stack.enter(user);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.mentorProfiles.deleteMany({});
});

/** Acts on what has just been looked at. */
async function act(mentor: { _id: Types.ObjectId }, name: TeamAct, from: MentorStatus, reason?: string) {
  const params = { mentorId: mentor._id.toString() };
  const { revision } = (await look(mentor)).body.data;
  return admin.call(actOnMentor, {
    params,
    body: { act: name, from, revision, ...(reason === undefined ? {} : { reason }) },
  });
}
const look = ({ _id }: { _id: Types.ObjectId }) =>
  admin.call(getHqMentor, { params: { mentorId: _id.toString() } });
/** What is on record besides looks. */
const audited = (targetId: Types.ObjectId) =>
  stack.database.auditLog
    .find({ targetId, action: { $ne: 'mentor:read' } })
    .sort({ at: 1, _id: 1 })
    .lean();
const listed = async () => (await stack.visitor().call(getMentors, { query: {} })).body;

describe('the list of the team', () => {
  test('has those first who wait longest, page by page, with the size of each list', async () => {
    const at = (i: number) => new Date(Date.UTC(2026, 0, 1, 0, i));
    for (let i = HQ_MENTORS_PER_PAGE; i >= 0; i -= 1)
      await createMentor(stack.database, { status: 'pending', since: at(i) }, { Name: `Mentor ${i}` });
    await createMentor(stack.database, { status: 'declined' });
    const [first, second] = await Promise.all(
      [1, 2].map((page) => admin.call(getHqMentors, { query: { page: String(page) } })),
    );
    expect(first?.body.data.map(({ Name }) => Name).slice(0, 2)).toEqual(['Mentor 0', 'Mentor 1']);
    expect(first?.body).toMatchObject({ total: HQ_MENTORS_PER_PAGE + 1, pages: 2 });
    expect(second?.body.data.map(({ Name }) => Name)).toEqual([`Mentor ${HQ_MENTORS_PER_PAGE}`]);
    expect(first?.body.counts).toEqual({
      pending: HQ_MENTORS_PER_PAGE + 1,
      changed: 0,
      verified: 0,
      declined: 1,
      suspended: 0,
    });
    const { body } = await admin.call(getHqWelcome, {});
    expect(body).toMatchObject({ oldestWaiting: at(0).toISOString(), mentors: { declined: 1 } });
  });

  test('shows nothing private, and a list that is none is no request', async () => {
    const mentor = await createMentor(stack.database, { status: 'pending' });
    const { body } = await admin.call(getHqMentors, { query: {} });
    expect(JSON.stringify(body)).not.toContain(mentor.Email);
    expect(await stack.database.auditLog.countDocuments({ targetId: mentor._id })).toBe(0);
    expect((await admin.send<object>('GET', '/api/v1.3/hq/mentors?list=secret')).status).toBe(400);
  });
});

describe('one mentor', () => {
  test('is shown with address, number and resume, and the look is noted', async () => {
    const mentor = await createMentor(stack.database, { status: 'pending' });
    const { body } = await look(mentor);
    expect(body.data).toMatchObject({
      Email: mentor.Email,
      phone: mentor.phone,
      resume: { name: 'resume.pdf' },
    });
    const looks = await stack.database.auditLog.find({ targetId: mentor._id }).lean();
    expect(looks).toMatchObject([{ actorId: adminId, action: 'mentor:read' }]);
  });

  test('who is none is not found', async () => {
    const learner = await createUser(stack.database);
    for (const mentorId of [learner._id.toString(), 'f'.repeat(24), 'x'])
      expect((await admin.call(getHqMentor, { params: { mentorId } })).status).toBe(404);
  });
});

describe('acts', () => {
  test('verifying lists, tells and notes', async () => {
    const mentor = await createMentor(stack.database, { status: 'pending' });
    expect((await listed()).data).toEqual([]);
    const { body } = await act(mentor, 'verify', 'pending');
    expect(body.data.status).toBe('verified');
    expect((await listed()).data).toEqual([
      { ...DETAILS, _id: mentor._id.toString(), Name: 'Meera Iyer', photo: null },
    ]);
    expect(await audited(mentor._id)).toMatchObject([
      {
        actorId: adminId,
        action: 'mentor:verify',
        before: { status: 'pending' },
        after: { status: 'verified' },
      },
    ]);
    expect((await mailTo(stack.database, mentor.Email)).subject).toContain('verified mentor');
  });

  test('declining needs a reason, which the mentor reads; the mentor may apply again', async () => {
    const mentor = await createMentor(stack.database, { status: 'pending' });
    for (const reason of [undefined, '  '])
      expect((await act(mentor, 'decline', 'pending', reason)).body.fields).toEqual({ reason: 'is missing' });
    await act(mentor, 'decline', 'pending', 'Please add your work of the last two years.');
    const client = await stack.enter(mentor);
    const { data } = (await client.call(getMentorProfile, {})).body;
    expect((await client.call(getCurrentUser, {})).body.OtherInfo).toEqual(data);
    expect(data).toMatchObject({ status: 'declined', reason: 'Please add your work of the last two years.' });
    expect((await mailTo(stack.database, mentor.Email)).text).toContain('work of the last two years');
    expect((await client.call(applyAsMentor, {})).body.data).toMatchObject({
      status: 'pending',
      reason: null,
    });
    expect((await audited(mentor._id)).map(({ action }) => action)).toEqual(['mentor:decline']);
  });

  test('of two decisions at once one counts, and one is noted', async () => {
    const mentor = await createMentor(stack.database, { status: 'pending' });
    const answers = await Promise.all([
      act(mentor, 'verify', 'pending'),
      act(mentor, 'decline', 'pending', 'No.'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await audited(mentor._id)).toHaveLength(1);
  });

  test.each<[TeamAct, MentorStatus]>([
    ['restore', 'verified'],
    ['suspend', 'pending'],
    ['verify', 'draft'],
  ])('%s cannot be done to somebody %s', async (name, status) => {
    const mentor = await createMentor(stack.database, { status });
    expect((await act(mentor, name, status, 'Because.')).body.code).toBe('conflict');
    expect(await audited(mentor._id)).toEqual([]);
  });

  test('suspending ends every login with its sockets, cancels what is booked, hides, and lets nobody in', async () => {
    const passwordHash = await hash('monsoon-chai-42');
    const mentor = await createMentor(stack.database, {}, { passwordHash });
    const startsAt = new Date(stack.clock.now() + 86_400_000);
    const session = await createSession(stack.database, { mentorId: mentor._id, startsAt });
    const client = await stack.enter(mentor);
    const socket = await stack.connect(client);
    await act(mentor, 'suspend', 'verified', 'Two learners have reported you.');
    await socket.received('login:ended');
    expect((await client.call(getMentorProfile, {})).status).toBe(401);
    expect((await listed()).data).toEqual([]);
    expect(await stack.database.sessions.findById(session._id).lean()).toMatchObject({ status: 'cancelled' });
    const enter = async (password: string) =>
      (await stack.visitor().call(logIn, { body: { email: mentor.Email, password } })).body.code;
    expect([await enter('wrong-password-1'), await enter('monsoon-chai-42')]).toEqual([
      'wrong_credentials',
      'suspended',
    ]);
    expect(await stack.database.logins.countDocuments({ userId: mentor._id })).toBe(0);
    await act(mentor, 'restore', 'suspended');
    expect((await stack.visitor().logIn(mentor.Email, 'monsoon-chai-42')).token).not.toBe('');
    expect((await listed()).total).toBe(1);
    expect((await audited(mentor._id)).map(({ action }) => action)).toEqual([
      'mentor:suspend',
      'mentor:restore',
    ]);
  });

  test('what a crash has cut off is done by the job, once', async () => {
    const mentor = await createMentor(stack.database, { status: 'verified' });
    const move = {
      act: 'suspend',
      from: 'verified',
      to: 'suspended',
      reason: 'No.',
      actorId: adminId,
      at: new Date(),
    };
    const _id = new Types.ObjectId();
    await stack.database.mentorProfiles.updateOne(
      { userId: mentor._id },
      { status: 'suspended', moves: [{ _id, ...move }] },
    );
    const client = await stack.enter(mentor);
    const deps = { ...stack, endLogin: stack.signalling.endLogin, closeRoom: stack.signalling.closeRoom };
    await Promise.all([settleMentor(deps, mentor._id), settleMentor(deps, mentor._id)]);
    expect(await audited(mentor._id)).toMatchObject([{ _id, action: 'mentor:suspend' }]);
    expect((await client.call(getMentorProfile, {})).status).toBe(401);
    expect(await stack.database.mails.countDocuments({ to: mentor.Email })).toBe(1);
    expect((await stack.database.mentorProfiles.findOne({ userId: mentor._id }).lean())?.moves).toEqual([]);
  });
});

describe('what a verified mentor changes', () => {
  test('is seen at once; what was checked is looked at again, wording is not', async () => {
    const mentor = await createMentor(stack.database);
    const client = await stack.enter(mentor);
    const changed = async () => (await admin.call(getHqMentors, { query: { list: 'changed' } })).body.total;
    await client.call(saveMentorProfile, { body: { headline: 'New words', company: DETAILS.company } });
    expect([await changed(), (await listed()).data[0]?.headline]).toEqual([0, 'New words']);
    await client.call(saveMentorProfile, { body: { company: 'Another company' } });
    expect([await changed(), (await listed()).data[0]?.company]).toEqual([1, 'Another company']);
    await act(mentor, 'verify', 'verified');
    expect([await changed(), (await audited(mentor._id)).length]).toEqual([0, 1]);
    expect(await stack.database.mails.countDocuments({ to: mentor.Email })).toBe(0);
  });
});

describe('who changes something while the team looks', () => {
  const name = { name: 'Meera Rao', phone: '98123 45602' };
  const changes: Record<string, (client: ApiClient, userId: string) => Promise<unknown>> = {
    company: (client) => client.call(saveMentorProfile, { body: { company: 'Another company' } }),
    name: (client) => client.call(saveMentorPerson, { body: name }),
    resume: (client, userId) => upload(client, filesPath('resume', userId), A_PDF, 'resume.pdf'),
  };
  test.each(Object.keys(changes))('is not verified on what was there before: %s', async (what) => {
    for (const status of ['pending', 'verified'] as const) {
      const mentor = await createMentor(stack.database, { status });
      const { revision } = (await look(mentor)).body.data;
      await changes[what]?.(await stack.enter(mentor), mentor._id.toString());
      const params = { mentorId: mentor._id.toString() };
      const verify = { act: 'verify', from: status, revision } as const;
      expect((await admin.call(actOnMentor, { params, body: verify })).body.code).toBe('conflict');
      expect((await look(mentor)).body.data).toMatchObject({ status, isChanged: status === 'verified' });
      expect((await act(mentor, 'verify', status)).body.data).toMatchObject({
        status: 'verified',
        isChanged: false,
      });
    }
  });

  test('is suspended all the same', async () => {
    const mentor = await createMentor(stack.database);
    const { revision } = (await look(mentor)).body.data;
    await changes.company?.(await stack.enter(mentor), mentor._id.toString());
    const params = { mentorId: mentor._id.toString() };
    const body = { act: 'suspend', from: 'verified', revision, reason: 'Not who they say.' } as const;
    expect((await admin.call(actOnMentor, { params, body })).body.data.status).toBe('suspended');
  });
});

describe('GET /getmentors', () => {
  test('leaves out whoever is not verified, suspended, or leaving', async () => {
    const deletion = { askedAt: new Date(), dueAt: new Date(Date.now() + 1e6), startedAt: null };
    for (const status of ['draft', 'pending', 'declined', 'suspended'] as const)
      await createMentor(stack.database, { status });
    await createMentor(stack.database, {}, { deletion });
    const shown = await createMentor(stack.database);
    const answer = await listed();
    expect(answer).toMatchObject({ total: 1, pages: 1, data: [{ _id: shown._id.toString() }] });
    expect(JSON.stringify(answer)).not.toMatch(/people\.example|98123/);
  });

  test('and the lists of the team are read in the order of an index', async () => {
    const used = await indexesUsed(stack.database, 'mentorProfiles', async () => {
      await listed();
      for (const list of ['pending', 'changed'] as const) await admin.call(getHqMentors, { query: { list } });
    });
    expect(used).toEqual(['status since _id', 'status since _id', 'isChanged since _id']);
  });
});
