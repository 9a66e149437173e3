import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import {
  ASK_OPEN_MS,
  changeRecording,
  getRecording,
  MAX_RECORDING_EVENTS,
  RECORDING_CONSENT_VERSION,
  type RecordingChange,
} from '@preproom/models/contract/room/recording/recording';
import { createUser } from '@preproom/models/db/testing/factories';
import { beforeEach, describe, expect, test } from 'vitest';
import { cockpitPair } from '../../support/room/cockpitPair.ts';

const pair = cockpitPair();
const { at, newRoom } = pair;
const newId = () => crypto.randomUUID();
const textVersion = RECORDING_CONSENT_VERSION;

async function bothCame(dateOfBirth: string | null): Promise<void> {
  const { database, clock } = pair.stack;
  const cameAt = new Date(clock.now() - 18 * MINUTE_MS);
  await database.sessions.updateOne(pair.room, {
    $set: { learnerCameAt: cameAt, mentorCameAt: cameAt, lastPresenceAt: new Date(clock.now()) },
  });
  await database.studentProfiles.updateOne(
    { userId: pair.people.learnerId },
    dateOfBirth === null ? { $unset: { dateOfBirth: 1 } } : { $set: { dateOfBirth } },
    { upsert: true },
  );
}
beforeEach(() => bothCame('2000-01-01'));

const put = (client: typeof pair.mentor, body: RecordingChange, eventId = newId()) =>
  client.call(changeRecording, { params: { ...pair.room, eventId }, body });
const ask = (offsetMs = 0): RecordingChange => ({ kind: 'ask', textVersion, at: at(offsetMs) });
const agree = (askId: string): RecordingChange => ({ kind: 'agree', askId, textVersion, at: at() });
const stop = (askId: string): RecordingChange => ({ kind: 'stop', askId, at: at() });
const kinds = async () =>
  (await pair.learner.call(getRecording, { params: pair.room })).body.events.map(({ kind }) => kind);

async function asked(client = pair.learner, offsetMs = 0): Promise<string> {
  const id = newId();
  expect((await put(client, ask(offsetMs), id)).status).toBe(200);
  return id;
}

describe('a recording on the devices', () => {
  test('is asked for by one, agreed to by the other, and stopped by the one who asked; each is a consent', async () => {
    const id = await asked(pair.learner, -1_000);
    expect((await put(pair.mentor, agree(id))).status).toBe(200);
    expect((await put(pair.learner, stop(id))).status).toBe(200);
    expect((await kinds()).toSorted()).toEqual(['agree', 'ask', 'stop']);
    const consents = await pair.stack.database.consents
      .find({ ...pair.room, kind: 'recording' })
      .sort({ _id: 1 })
      .lean();
    expect(consents.map(({ userId, granted }) => [String(userId), granted])).toEqual([
      [String(pair.people.learnerId), true],
      [String(pair.people.mentorId), true],
      [String(pair.people.learnerId), false],
    ]);
  });

  test('stores an event once, and its consent once, when it is sent again', async () => {
    const id = newId();
    for (let i = 0; i < 3; i += 1) expect((await put(pair.mentor, ask(), id)).status).toBe(200);
    expect(await kinds()).toEqual(['ask']);
    const kept = await pair.stack.database.consents.countDocuments({ ...pair.room, kind: 'recording' });
    expect(kept).toBe(1);
  });
});

describe('bad input', () => {
  test('nobody agrees to their own question, to an unknown one, too late, or after a stop', async () => {
    const id = await asked();
    expect((await put(pair.learner, agree(id))).body).toMatchObject({ code: 'not_allowed' });
    expect((await put(pair.mentor, agree(newId()))).body).toMatchObject({ code: 'bad_request' });
    await put(pair.mentor, stop(id));
    expect((await put(pair.mentor, agree(id))).body).toMatchObject({ code: 'too_late' });
    const old = await asked(pair.learner, -ASK_OPEN_MS - 1_000);
    expect((await put(pair.mentor, agree(old))).body).toMatchObject({ code: 'too_late' });
  });

  test.each([
    ['2015-01-01', 'adults_only'],
    [null, 'birth_date_needed'],
  ])('a learner born on %s is not recorded, whoever asks, and may stop', async (birth, code) => {
    const id = await asked();
    await bothCame(birth);
    expect((await put(pair.mentor, agree(id))).body).toMatchObject({ code });
    expect((await put(pair.learner, ask())).body).toMatchObject({ code });
    expect((await pair.mentor.call(getRecording, { params: pair.room })).body.unavailable).toBe(code);
    expect((await put(pair.learner, stop(id))).status).toBe(200);
  });

  test('nothing is asked before both have met, in another text, or by a stranger', async () => {
    const old = { ...ask(), textVersion: '2020-01-01' } as unknown as RecordingChange;
    expect((await put(pair.mentor, old)).body).toMatchObject({ code: 'bad_request' });
    const stranger = await pair.stack.enter(await createUser(pair.stack.database, { role: 'mentor' }));
    expect((await put(stranger, ask())).body).toMatchObject({ code: 'room_not_found' });
    pair.room = await newRoom('booked');
    expect((await put(pair.mentor, ask())).body).toMatchObject({ code: 'not_begun' });
  });

  test('too many questions are refused, and a stop is still taken', async () => {
    const id = await asked();
    const { room, people, stack } = pair;
    await stack.database.recordingEvents.insertMany(
      Array.from({ length: MAX_RECORDING_EVENTS }, () => ({
        ...{ ...room, ...people, eventId: newId(), by: 'mentor', kind: 'ask', textVersion, at: new Date() },
      })),
    );
    expect((await put(pair.mentor, ask())).body).toMatchObject({ code: 'list_full' });
    expect((await put(pair.mentor, stop(id))).status).toBe(200);
  });
});
