import { DAY_MS, HOUR_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import {
  AVAILABILITY_LIMITS,
  type Availability,
  getAvailability,
  NO_AVAILABILITY,
  saveAvailability,
} from '@preproom/models/contract/sessions/availability';
import { timeSteps } from '@preproom/models/contract/sessions/sessions';
import { createSession } from '@preproom/models/db/testing/factories';
import { refreshDueMentors, refreshNextFree } from '@preproom/server/features/sessions/nextFree';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const ALWAYS = Array.from({ length: 7 }, (_, i) => ({ day: i + 1, from: '00:00', to: '24:00' }));

let stack: Stack;
let mentor: Awaited<ReturnType<typeof createMentor>>;
let client: ApiClient;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  mentor = await createMentor(stack.database);
  client = await stack.enter(mentor);
});

const save = (change: Partial<Availability>, revision = 0) =>
  client.call(saveAvailability, { body: { ...NO_AVAILABILITY, ...change, revision } });
const profile = () => stack.database.mentorProfiles.findOne({ userId: mentor._id }).orFail().lean();
const refreshDue = () => refreshDueMentors({ ...stack, log: { error: expect.fail } as never });

describe('the own availability', () => {
  test('is empty until it is saved, and then as it was tidied', async () => {
    expect((await client.call(getAvailability, {})).body.data).toEqual({ ...NO_AVAILABILITY, revision: 0 });
    const weekly = [
      { day: 1, from: '10:00', to: '12:00' },
      { day: 1, from: '09:00', to: '11:00' },
    ];
    const saved = await save({ weekly, timeZone: 'Europe/London', offersIntroduction: true });
    expect(saved.status).toBe(200);
    const tidied = {
      weekly: [{ day: 1, from: '09:00', to: '12:00' }],
      timeZone: 'Europe/London',
      revision: 1,
    };
    expect(saved.body.data).toMatchObject(tidied);
    expect((await client.call(getAvailability, {})).body).toEqual(saved.body);
    expect(await profile()).toMatchObject({ offersIntroduction: true });
  });

  test('saved twice on the same revision conflicts, at the same moment too', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => save({ noticeHours: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await save({ noticeHours: 2 }, 1)).body.data.revision).toBe(2);
    expect((await save({ noticeHours: 3 }, 1)).status).toBe(409);
    expect((await client.call(getAvailability, {})).body.data).toMatchObject({ noticeHours: 2, revision: 2 });
  });

  test.each<[string, object, string]>([
    ['off the grid', { weekly: [{ day: 1, from: '09:10', to: '10:00' }] }, 'weekly.0.from'],
    ['that ends before it begins', { weekly: [{ day: 1, from: '10:00', to: '09:00' }] }, 'weekly.0'],
    ['on an eighth day', { weekly: [{ day: 8, from: '09:00', to: '10:00' }] }, 'weekly.0.day'],
    ['in an unknown zone', { timeZone: 'Asia/Atlantis' }, 'timeZone'],
    ['in an offset for a zone', { timeZone: '+00:07' }, 'timeZone'],
    ['with leave turned round', { leave: [{ from: '2026-12-02', to: '2026-12-01' }] }, 'leave.0'],
    ['on a day that is none', { leave: [{ from: '2026-02-30', to: '2026-03-01' }] }, 'leave.0.from'],
    ['with a slot off the grid', { slots: ['2027-01-01T10:01:00.000Z'] }, 'slots.0'],
    [
      'with too many slots',
      {
        slots: Array.from({ length: AVAILABILITY_LIMITS.slots + 1 }, (_, i) =>
          new Date(2e12 + i * 15 * MINUTE_MS).toISOString(),
        ),
      },
      'slots',
    ],
    ['with a buffer between two steps', { bufferMinutes: 10 }, 'bufferMinutes'],
    ['with no session a day', { maxPerDay: 0 }, 'maxPerDay'],
    [
      'with two exceptions on a date',
      {
        exceptions: [
          { date: '2099-01-01', hours: [] },
          { date: '2099-01-01', hours: [{ from: '09:00', to: '10:00' }] },
        ],
      },
      'exceptions.1.date',
    ],
    ['with a field of no meaning', { mentorId: 'f'.repeat(24) }, ''],
  ])('%s is refused, the field named', async (_, change, field) => {
    const { status, body } = await client.send<{ fields?: object }>('PUT', '/api/v1.3/mentor/availability', {
      ...NO_AVAILABILITY,
      revision: 0,
      ...change,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).join()).toContain(field);
    expect(await stack.database.availabilities.countDocuments({ mentorId: mentor._id })).toBe(0);
  });
});

describe('the next free time in the profile', () => {
  test('is stored with a save, and leaves out notice and sessions', async () => {
    await save({ weekly: ALWAYS, noticeHours: 2 });
    const first = Math.ceil((stack.clock.now() + 2 * HOUR_MS) / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
    expect((await profile()).nextFreeAt).toEqual(new Date(first));
    await createSession(stack.database, {
      mentorId: mentor._id,
      startsAt: new Date(first),
      mentorSteps: timeSteps(first, first + HOUR_MS),
    });
    await refreshNextFree(stack, mentor._id);
    expect((await profile()).nextFreeAt).toEqual(new Date(first + HOUR_MS));
  });

  test('is computed again once it comes within the notice', async () => {
    await save({ weekly: ALWAYS, noticeHours: 1 });
    const { nextFreeAt } = await profile();
    stack.clock.advance(15 * MINUTE_MS);
    await refreshDue();
    expect((await profile()).nextFreeAt).toEqual(new Date(Number(nextFreeAt) + 15 * MINUTE_MS));
  });

  test('appears when its day comes within the 28 days', async () => {
    const slot = Math.ceil(stack.clock.now() / HOUR_MS) * HOUR_MS + 29 * DAY_MS;
    await save({ slots: [new Date(slot).toISOString()] });
    expect((await profile()).nextFreeAt).toBeNull();
    stack.clock.advance(DAY_MS + HOUR_MS);
    await refreshDue();
    expect((await profile()).nextFreeAt).toEqual(new Date(slot));
  });

  test('needs no look while nothing is offered', async () => {
    await save({ exceptions: [{ date: '2099-01-01', hours: [] }] });
    expect(await profile()).toMatchObject({ nextFreeAt: null, freeCheckAt: null });
  });
});
