import { suspendStudent } from '@preproom/models/contract/learners/team/studentActs';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterEach, expect, test, vi } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';
import { createMentor } from '../../support/mentors/mentors.ts';

const team = hqTeam();
const { act } = team;
afterEach(() => vi.restoreAllMocks());

test.each([
  {
    person: 'mentor',
    create: () => createMentor(team.stack.database),
    suspend: (mentor: { _id: never }) =>
      act(mentor, 'suspend', 'verified', 'Two learners have reported you.'),
  },
  {
    person: 'learner',
    create: () => createUser(team.stack.database, { completed: true }),
    suspend: ({ _id }: { _id: never }) =>
      team.admin.call(suspendStudent, {
        params: { studentId: String(_id) },
        body: { reason: 'Shared the account.' },
      }),
  },
])(
  'a suspension of a $person that is cut off ends what is open within seconds',
  async ({ create, suspend }) => {
    const user = await create();
    const { database, clock, jobs } = team.stack;
    const socket = await team.stack.connect(await team.stack.enter(user));
    // As if the process ended between the new status and what follows from it.
    vi.spyOn(database.onboardingTokens, 'deleteMany').mockImplementationOnce(() => {
      throw new Error('cut off');
    });
    expect((await suspend(user as never)).status).toBe(500);
    expect(await database.logins.countDocuments({ userId: user._id })).toBe(1);

    clock.advance(5_000);
    await jobs.settled();
    await socket.received('login:ended');
    expect(await database.logins.countDocuments({ userId: user._id })).toBe(0);
  },
);
