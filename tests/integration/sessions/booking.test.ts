import type { Round } from '@preproom/models/contract/sessions/sessions';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  book,
  createBookableMentor,
  createPack,
  createPackLearner,
  inDays,
} from '../../support/sessions/booking.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** A learner with a pack, in a browser of their own. */
async function aLearner(rounds?: Round[]): Promise<{ client: ApiClient; packId: string; _id: string }> {
  const { learner, packId } = await createPackLearner(stack.database, stack.clock.now(), rounds);
  return { client: await stack.enter(learner), packId, _id: learner._id.toString() };
}

const nearest = (body: { fields?: Record<string, string> | undefined }) =>
  Object.entries(body.fields ?? {})
    .filter(([name]) => name.startsWith('nearest.'))
    .map(([, time]) => time);

describe('booking', () => {
  test('stores a session with its room, for both people', async () => {
    const mentor = await createBookableMentor(stack.database, { bufferMinutes: 15 });
    const { client, packId, _id } = await aLearner();
    const startsAt = inDays(stack.clock.now(), 2);

    const { status, body } = await book(client, mentor._id, packId, { startsAt });

    expect(status).toBe(200);
    expect(body.data).toMatchObject({ round: 'HR Round 1', status: 'booked', startsAt, minutes: 45 });
    expect(body.data).toMatchObject({ movesLeft: 3, isFree: false, with: { Name: 'Meera Iyer' } });
    const stored = await stack.database.sessions.findOne({ roomid: body.data.roomid }).lean().orFail();
    expect(stored.learnerId.toString()).toBe(_id);
    // 45 minutes, and the mentor's quarter of an hour after it.
    expect([stored.learnerSteps.length, stored.mentorSteps.length]).toEqual([3, 4]);
  });

  test('needs no profile: the room asks for it', async () => {
    const mentor = await createBookableMentor(stack.database);
    const { client, packId, _id } = await aLearner();
    await stack.database.users.updateOne({ _id }, { completed: false });
    const { status } = await book(client, mentor._id, packId, { startsAt: inDays(stack.clock.now(), 2) });
    expect(status).toBe(200);
  });

  test('the same wish again answers the same session', async () => {
    const mentor = await createBookableMentor(stack.database);
    const { client, packId } = await aLearner();
    const wish = { startsAt: inDays(stack.clock.now(), 2) };

    const answers = await Promise.all([1, 2, 3].map(() => book(client, mentor._id, packId, wish)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.roomid)).size).toBe(1);
    expect(await stack.database.sessions.countDocuments({ mentorId: mentor._id })).toBe(1);
  });

  test('of 20 learners who book one time at the same moment one succeeds; the others get the three nearest', async () => {
    const mentor = await createBookableMentor(stack.database);
    const learners = await Promise.all(Array.from({ length: 20 }, () => aLearner()));
    const startsAt = inDays(stack.clock.now(), 3);

    const answers = await Promise.all(
      learners.map(({ client, packId }) => book(client, mentor._id, packId, { startsAt })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['slot_taken']));
    for (const { body } of lost) {
      const minutesAway = nearest(body).map(
        (time) => Math.abs(Date.parse(time) - Date.parse(startsAt)) / 60_000,
      );
      expect(minutesAway.toSorted((a, b) => a - b)).toEqual([45, 45, 60]);
    }
    expect(await stack.database.sessions.countDocuments({ mentorId: mentor._id })).toBe(1);
  });

  test('a round is booked once, even with two mentors at the same moment', async () => {
    const [one, two] = [
      await createBookableMentor(stack.database),
      await createBookableMentor(stack.database),
    ];
    const { client, packId } = await aLearner();
    const now = stack.clock.now();

    const answers = await Promise.all([
      book(client, one._id, packId, { startsAt: inDays(now, 2) }),
      book(client, two._id, packId, { startsAt: inDays(now, 3) }),
    ]);

    expect(answers.map(({ body }) => body.code ?? 'booked').toSorted()).toEqual(['booked', 'round_used']);
  });

  test('nobody has two sessions at one time', async () => {
    const [one, two] = [
      await createBookableMentor(stack.database),
      await createBookableMentor(stack.database),
    ];
    const { client, packId } = await aLearner();
    const startsAt = inDays(stack.clock.now(), 2);
    await book(client, one._id, packId, { startsAt });

    const { body } = await book(client, two._id, packId, { round: 'Tech Round 1', startsAt });

    expect(body.code).toBe('own_clash');
    expect(nearest(body)).toHaveLength(3);
  });

  test('whose time the learner’s own session takes says that it is their own', async () => {
    const mentor = await createBookableMentor(stack.database);
    const { client, packId } = await aLearner();
    const startsAt = inDays(stack.clock.now(), 2);
    const rounds = ['HR Round 1', 'Tech Round 1'] as const;
    const [first, second] = rounds.map(
      (round) => () => book(client, mentor._id, packId, { round, startsAt }),
    );

    // In another tab: before this one, and at the same moment.
    await first?.();
    expect((await second?.())?.body.code).toBe('own_clash');

    const later = inDays(stack.clock.now(), 3);
    const { client: other, packId: otherPack } = await aLearner();
    const answers = await Promise.all(
      rounds.map((round) => book(other, mentor._id, otherPack, { round, startsAt: later })),
    );
    expect(answers.map(({ body }) => body.code ?? 'booked').toSorted()).toEqual(['booked', 'own_clash']);
  });

  test('a mentor’s limit of sessions per day holds at the same moment too', async () => {
    const mentor = await createBookableMentor(stack.database, { maxPerDay: 2, timeZone: 'UTC' });
    const learners = await Promise.all(Array.from({ length: 6 }, () => aLearner()));
    const midnight = `${new Date(stack.clock.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;
    const hours = learners.map((_, i) => new Date(Date.parse(midnight) + i * 3_600_000).toISOString());

    const answers = await Promise.all(
      learners.map(({ client, packId }, i) => book(client, mentor._id, packId, { startsAt: hours[i] ?? '' })),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await stack.database.sessions.countDocuments({ mentorId: mentor._id })).toBe(2);
  });
});

describe('a booking is refused, and nothing is stored,', () => {
  const NOW = 0;
  type Setting = Awaited<ReturnType<typeof setting>>;
  async function setting() {
    const mentor = await createBookableMentor(stack.database, {
      weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '12:00' })),
      timeZone: 'UTC',
      noticeHours: 12,
    });
    const day = new Date(stack.clock.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    return { mentor, ...(await aLearner(['HR Round 1'])), nine: `${day}T09:00:00.000Z`, day };
  }
  const REFUSALS: [string, string, (given: Setting) => Promise<unknown> | unknown][] = [
    [
      'in the past',
      'not_offered',
      ({ nine }) => ({ startsAt: new Date(Date.parse(nine) - 10 * 86_400_000).toISOString() }),
    ],
    ['off the grid', 'bad_request', ({ day }) => ({ startsAt: `${day}T09:05:00.000Z` })],
    ['outside the mentor’s hours', 'not_offered', ({ day }) => ({ startsAt: `${day}T11:30:00.000Z` })],
    ['too soon for the mentor', 'not_offered', () => ({ startsAt: inDays(stack.clock.now(), NOW, 1) })],
    ['of a round that the pack does not have', 'not_in_pack', () => ({ round: 'Tech Round 3' })],
    ['with a pack that does not exist', 'not_in_pack', () => ({ packId: '0123456789abcdef01234567' })],
    ['with someone else’s pack', 'not_in_pack', async () => ({ packId: (await aLearner()).packId })],
    [
      'after the pack’s end',
      'outside_pack',
      async ({ packId }) => {
        await stack.database.packs.updateOne(
          { _id: packId },
          { startDay: '2020-01-01', lastDay: '2020-02-01' },
        );
      },
    ],
    [
      'with a pack that was refunded',
      'not_in_pack',
      ({ packId }) =>
        stack.database.packs.updateOne({ _id: packId }, { closedAt: new Date() }).then(() => ({})),
    ],
    [
      'for a round that was refunded',
      'not_in_pack',
      ({ packId }) =>
        stack.database.packs.updateOne({ _id: packId }, { refundedRounds: ['HR Round 1'] }).then(() => ({})),
    ],
    [
      'with a suspended mentor',
      'mentor_unavailable',
      ({ mentor }) =>
        stack.database.mentorProfiles
          .updateOne({ userId: mentor._id }, { status: 'suspended' })
          .then(() => ({})),
    ],
    [
      'with somebody who has blocked the learner',
      'mentor_unavailable',
      ({ mentor, _id }) =>
        stack.database.blocks
          .create({ by: mentor._id, against: _id, roomid: 'room00000001', at: new Date() })
          .then(() => ({})),
    ],
  ];

  test.each(REFUSALS)('%s (%s)', async (_, code, arrange) => {
    const given = await setting();
    const change = ((await arrange(given)) ?? {}) as { startsAt?: string; round?: Round; packId?: string };

    const { status, body } = await book(given.client, given.mentor._id, change.packId ?? given.packId, {
      startsAt: given.nine,
      ...change,
    });

    expect(body.code).toBe(code);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await stack.database.sessions.countDocuments({ mentorId: given.mentor._id })).toBe(0);
  });

  test('with a queued pack, before it begins', async () => {
    const mentor = await createBookableMentor(stack.database);
    const learner = await createUser(stack.database, { completed: true });
    const client = await stack.enter(learner);
    const later = await createPack(stack.database, learner._id, stack.clock.now() + 5 * 86_400_000);
    const packId = later._id.toString();

    const early = await book(client, mentor._id, packId, { startsAt: inDays(stack.clock.now(), 2) });
    const within = await book(client, mentor._id, packId, { startsAt: inDays(stack.clock.now(), 7) });

    expect([early.body.code, within.status]).toEqual(['outside_pack', 200]);
  });
});
