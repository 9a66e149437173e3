import { hash } from '@node-rs/argon2';
import { logIn } from '@preproom/models/contract/accounts/users';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import type { MentorStatus, TeamAct } from '@preproom/models/contract/mentors/mentorLife';
import {
  applyAsMentor,
  getMentorProfile,
  saveMentorPerson,
  saveMentorProfile,
} from '@preproom/models/contract/mentors/mentors';
import { actOnMentor, getHqMentors } from '@preproom/models/contract/mentors/team/mentors';
import { getNotifications } from '@preproom/models/contract/notifications/notifications';
import { createSession } from '@preproom/models/db/testing/factories';
import { completeStatusChanges } from '@preproom/server/features/mentors/mentorStatus';
import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { A_PDF } from '../../../support/accounts/documents.ts';
import { hqTeam, type Mentor } from '../../../support/accounts/team/team.ts';
import { filesPath, upload } from '../../../support/accounts/uploads.ts';
import { createMentor, DETAILS } from '../../../support/mentors/mentors.ts';
import { mailTo } from '../../../support/notifications/mails.ts';
import type { ApiClient } from '../../../support/stack/apiClient.ts';

const team = hqTeam();
const { act, look, audited, listed } = team;

describe('acts', () => {
  test('verifying lists, tells and notes', async () => {
    const mentor = await createMentor(team.stack.database, { status: 'pending' });
    expect((await listed()).data).toEqual([]);
    const { body } = await act(mentor, 'verify', 'pending');
    expect(body.data.status).toBe('verified');
    const unrated = { rating: null, ratingCount: 0, nextFreeAt: null, offersIntroduction: false };
    expect((await listed()).data).toEqual([
      { ...DETAILS, ...unrated, _id: mentor._id.toString(), Name: 'Meera Iyer', photo: null },
    ]);
    expect(await audited(mentor._id)).toMatchObject([
      {
        actorId: team.adminId,
        action: 'mentor:verify',
        before: { status: 'pending' },
        after: { status: 'verified' },
      },
    ]);
    expect((await mailTo(team.stack.database, mentor.Email)).subject).toContain('verified mentor');
  });

  test('declining needs a reason, which the mentor reads; the mentor may apply again', async () => {
    const mentor = await createMentor(team.stack.database, { status: 'pending' });
    for (const reason of [undefined, '  '])
      expect((await act(mentor, 'decline', 'pending', reason)).body.fields).toEqual({ reason: 'is missing' });
    await act(mentor, 'decline', 'pending', 'Please add your work of the last two years.');
    const client = await team.stack.enter(mentor);
    const { data } = (await client.call(getMentorProfile, {})).body;
    expect((await client.call(getCurrentUser, {})).body.OtherInfo).toEqual(data);
    expect(data).toMatchObject({ status: 'declined', reason: 'Please add your work of the last two years.' });
    expect((await mailTo(team.stack.database, mentor.Email)).text).toContain('work of the last two years');
    expect((await client.call(applyAsMentor, {})).body.data).toMatchObject({
      status: 'pending',
      reason: null,
    });
    expect((await audited(mentor._id)).map(({ action }) => action)).toEqual(['mentor:decline']);
  });

  test('of two decisions at once one counts, and one is noted', async () => {
    const mentor = await createMentor(team.stack.database, { status: 'pending' });
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
    const mentor = await createMentor(team.stack.database, { status });
    expect((await act(mentor, name, status, 'Because.')).body.code).toBe('conflict');
    expect(await audited(mentor._id)).toEqual([]);
  });

  test('suspending ends every login with its sockets, cancels what is booked, hides, and lets nobody in', async () => {
    const passwordHash = await hash('monsoon-chai-42');
    const mentor = await createMentor(team.stack.database, {}, { passwordHash });
    const startsAt = new Date(team.stack.clock.now() + 86_400_000);
    const session = await createSession(team.stack.database, { mentorId: mentor._id, startsAt });
    const client = await team.stack.enter(mentor);
    const socket = await team.stack.connect(client);
    await act(mentor, 'suspend', 'verified', 'Two learners have reported you.');
    await socket.received('login:ended');
    expect((await client.call(getMentorProfile, {})).status).toBe(401);
    expect((await listed()).data).toEqual([]);
    expect(await team.stack.database.sessions.findById(session._id).lean()).toMatchObject({
      status: 'cancelled',
    });
    const enter = async (password: string) =>
      (await team.stack.visitor().call(logIn, { body: { email: mentor.Email, password } })).body.code;
    expect([await enter('wrong-password-1'), await enter('monsoon-chai-42')]).toEqual([
      'wrong_credentials',
      'suspended',
    ]);
    expect(await team.stack.database.logins.countDocuments({ userId: mentor._id })).toBe(0);
    await act(mentor, 'restore', 'suspended');
    expect((await team.stack.visitor().logIn(mentor.Email, 'monsoon-chai-42')).token).not.toBe('');
    expect((await listed()).total).toBe(1);
    expect((await audited(mentor._id)).map(({ action }) => action)).toEqual([
      'mentor:suspend',
      'mentor:restore',
    ]);
  });

  test('what a crash has cut off is done by the job, once', async () => {
    const mentor = await createMentor(team.stack.database, { status: 'verified' });
    const move = {
      act: 'suspend',
      from: 'verified',
      to: 'suspended',
      reason: 'No.',
      actorId: team.adminId,
      at: new Date(),
    };
    const _id = new Types.ObjectId();
    await team.stack.database.mentorProfiles.updateOne(
      { userId: mentor._id },
      { status: 'suspended', moves: [{ _id, ...move }] },
    );
    const client = await team.stack.enter(mentor);
    const deps = {
      ...team.stack,
      notify: async () => {},
      endLogin: team.stack.signalling.endLogin,
      closeRoom: team.stack.signalling.closeRoom,
    };
    await Promise.all([completeStatusChanges(deps, mentor._id), completeStatusChanges(deps, mentor._id)]);
    expect(await audited(mentor._id)).toMatchObject([{ _id, action: 'mentor:suspend' }]);
    expect((await client.call(getMentorProfile, {})).status).toBe(401);
    expect(await team.stack.database.mails.countDocuments({ to: mentor.Email })).toBe(1);
    expect((await team.stack.database.mentorProfiles.findOne({ userId: mentor._id }).lean())?.moves).toEqual(
      [],
    );
  });
});

describe('what a verified mentor changes', () => {
  test('is seen at once; what was checked is looked at again, wording is not', async () => {
    const mentor = await createMentor(team.stack.database);
    const client = await team.stack.enter(mentor);
    const changed = async () =>
      (await team.admin.call(getHqMentors, { query: { list: 'changed' } })).body.data.length;
    await client.call(saveMentorProfile, { body: { headline: 'New words', company: DETAILS.company } });
    expect([await changed(), (await listed()).data[0]?.headline]).toEqual([0, 'New words']);
    await client.call(saveMentorProfile, { body: { company: 'Another company' } });
    expect([await changed(), (await listed()).data[0]?.company]).toEqual([1, 'Another company']);
    await act(mentor, 'verify', 'verified');
    expect([await changed(), (await audited(mentor._id)).length]).toEqual([0, 1]);
    const { subject } = await mailTo(team.stack.database, mentor.Email);
    expect(subject).toContain('approved the changes');
  });
});

describe('what the team has verified', () => {
  const approvedOf = async (mentor: Mentor) => (await look(mentor)).body.data;
  const { company, designation, years, linkedIn } = DETAILS;
  const work = { company, designation, years, linkedIn };

  test('is kept beside what the mentor makes of it, name included, until the team approves that', async () => {
    const mentor = await createMentor(team.stack.database, { status: 'pending' });
    expect((await approvedOf(mentor)).approved).toBeNull();
    await act(mentor, 'verify', 'pending');
    const before = { ...work, Name: 'Meera Iyer', hasSameResume: true };
    expect(await approvedOf(mentor)).toMatchObject({ isChanged: false, approved: before });
    const client = await team.stack.enter(mentor);
    await client.call(saveMentorPerson, { body: { name: 'Someone Else', phone: '98123 45602' } });
    await upload(client, filesPath('resume', mentor._id.toString()), A_PDF, 'resume.pdf');
    const changed = { ...before, hasSameResume: false };
    expect(await approvedOf(mentor)).toMatchObject({
      ...{ isChanged: true, Name: 'Someone Else', approved: changed },
    });
    await act(mentor, 'verify', 'verified');
    expect(await approvedOf(mentor)).toMatchObject({
      ...{ isChanged: false, approved: { ...before, Name: 'Someone Else' } },
    });
    const { data } = (await client.call(getNotifications, { query: {} })).body;
    expect(data.map(({ kind }) => kind)).toEqual(['profile_approved']);
  });

  test('is compared again after a suspension: what was changed before it is not approved by it', async () => {
    const mentor = await createMentor(team.stack.database, { status: 'pending' });
    await act(mentor, 'verify', 'pending');
    const client = await team.stack.enter(mentor);
    await client.call(saveMentorPerson, { body: { name: 'Someone Else', phone: '98123 45603' } });
    await act(mentor, 'suspend', 'verified', 'Not who they say.');
    await act(mentor, 'restore', 'suspended');
    expect(await approvedOf(mentor)).toMatchObject({ status: 'verified', isChanged: true });
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
      const mentor = await createMentor(team.stack.database, { status });
      const { revision } = (await look(mentor)).body.data;
      await changes[what]?.(await team.stack.enter(mentor), mentor._id.toString());
      const params = { mentorId: mentor._id.toString() };
      const verify = { act: 'verify', from: status, revision } as const;
      expect((await team.admin.call(actOnMentor, { params, body: verify })).body.code).toBe('conflict');
      expect((await look(mentor)).body.data).toMatchObject({ status, isChanged: status === 'verified' });
      await act(mentor, 'verify', status);
      expect((await look(mentor)).body.data).toMatchObject({ status: 'verified', isChanged: false });
    }
  });

  test('is suspended all the same', async () => {
    const mentor = await createMentor(team.stack.database);
    const { revision } = (await look(mentor)).body.data;
    await changes.company?.(await team.stack.enter(mentor), mentor._id.toString());
    const params = { mentorId: mentor._id.toString() };
    const body = { act: 'suspend', from: 'verified', revision, reason: 'Not who they say.' } as const;
    expect((await team.admin.call(actOnMentor, { params, body })).body.data.status).toBe('suspended');
  });
});
