import { getMentorProfile, saveMentorProfile } from '@preproom/models/contract/mentors/mentors';
import { getNotifications } from '@preproom/models/contract/notifications/notifications';
import { expect, test } from 'vitest';
import { hqTeam } from '../../../support/accounts/team/team.ts';
import { createMentor } from '../../../support/mentors/mentors.ts';
import { mailTo } from '../../../support/notifications/mails.ts';

const team = hqTeam();
const { act, look, audited, listed } = team;

test('refusing changes needs a reason, which the mentor reads until the next change; the page stays public', async () => {
  const mentor = await createMentor(team.stack.database, { status: 'verified' });
  const client = await team.stack.enter(mentor);
  const change = (company: string) => client.call(saveMentorProfile, { body: { company } });
  await change('Acme');
  expect((await look(mentor)).body.data.isChanged).toBe(true);
  expect((await act(mentor, 'refuse', 'verified')).body.fields).toEqual({ reason: 'is missing' });
  await act(mentor, 'refuse', 'verified', 'LinkedIn names another company.');
  const own = async () => (await client.call(getMentorProfile, {})).body.data;
  expect(await own()).toMatchObject({ status: 'verified', reason: 'LinkedIn names another company.' });
  expect((await look(mentor)).body.data.isChanged).toBe(false);
  expect((await mailTo(team.stack.database, mentor.Email)).text).toContain('names another company');
  expect((await listed()).data).toHaveLength(1);
  const { data: told } = (await client.call(getNotifications, { query: {} })).body;
  expect(told.map(({ kind }) => kind)).toEqual(['profile_refused']);
  await change('Beta');
  expect((await own()).reason).toBeNull();
  await act(mentor, 'verify', 'verified');
  const mails = await team.stack.database.mails.find({ to: mentor.Email }).sort({ _id: 1 }).lean();
  expect(mails.map(({ subject }) => subject).at(-1)).toContain('approved the changes');
  expect((await audited(mentor._id)).map(({ action }) => action)).toEqual(['mentor:refuse', 'mentor:verify']);
});
