import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import {
  deleteSpeech,
  getSpeech,
  LATE_SPEECH_MS,
  MAX_SPEECH_SEGMENTS,
  type SentSegment,
  type SpeechBatch,
  storeSpeech,
} from '@preproom/models/contract/room/speech';
import { SPEECH_CONSENT_VERSION, setSpeechConsent } from '@preproom/models/contract/room/speechConsent';
import { learnerShare, mergeSpeech, ownSums, togetherSums } from '@preproom/models/contract/room/speechSums';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { readSpeech } from '@preproom/models/db/room/speech/speech';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openReadingRoom } from '../../support/readings/readings.ts';
import { speechBatch } from '../../support/room/speech.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let clients: Record<SessionSide, ApiClient>;
/** Live since half an hour. */
let room: { roomid: string };

const agreed = { granted: true, textVersion: SPEECH_CONSENT_VERSION } as const;
const RUN = 2 ** 20;

beforeAll(async () => {
  stack = await startStack();
  clients = { learner: await stack.logIn('learner'), mentor: await stack.logIn('mentor') };
});
afterAll(() => stack.stop());
beforeEach(async () => {
  room = await openReadingRoom(stack);
  for (const side of ['learner', 'mentor'] as const)
    await clients[side].call(setSpeechConsent, { params: room, body: agreed });
});

const send = (side: SessionSide, seq: number, segments: SentSegment[]) =>
  clients[side].call(storeSpeech, { params: room, body: speechBatch(room.roomid, seq, segments) });
const report = async (side: SessionSide) => (await clients[side].call(getSpeech, { params: room })).body;
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).body.code;
const stored = async (side: SessionSide) => (await readSpeech(stack.database, room))[side]?.segments ?? [];

describe('storing speech', () => {
  test('what is stored is what was sent, and a batch sent again, at once or later, counts once', async () => {
    const together = await Promise.all(Array.from({ length: 8 }, () => send('learner', 0, [[0, 900, 3]])));
    expect(together.every(({ status }) => status === 200)).toBe(true);
    expect(together.filter(({ body }) => !body.duplicate)).toHaveLength(1);
    await send('learner', 1, [[1_000, 2_000, 4]]);
    expect((await send('learner', 0, [[0, 900, 3]])).body).toEqual({ seq: 0, duplicate: true });
    expect(await stored('learner')).toEqual([
      [0, 900, 3],
      [1_000, 2_000, 4],
    ]);
  });

  test('one device never sends what overlaps; two devices may, and count once', async () => {
    await send('learner', 0, [[0, 4_000, 12]]);
    expect(await codeOf(send('learner', 1, [[3_999, 5_000, 3]]))).toBe('conflict');
    expect(await codeOf(send('learner', 0, [[6_000, 7_000, 3]]))).toBe('conflict');
    expect((await send('learner', RUN, [[2_000, 6_000, 12]])).status).toBe(200);
    expect((await report('learner')).own).toMatchObject({ speakingMs: 6_000, syllables: 18 });
  });

  test('any order, loss and repetition gives the sums of what arrived', async () => {
    const batch = fc
      .tuple(fc.nat(2), fc.nat(11))
      .map(([run, at]): [number, SentSegment[]] => [
        RUN * run + at,
        [[2_000 * at, 2_000 * at + 700 + 300 * run, 3]],
      ]);
    const sides = fc.record({ learner: fc.array(batch), mentor: fc.array(batch) });
    await fc.assert(
      fc.asyncProperty(sides, async (sent) => {
        for (const client of Object.values(clients)) await client.call(deleteSpeech, { params: room });
        await stack.database.speech.updateMany(room, { deletedAt: null });
        for (const side of ['learner', 'mentor'] as const)
          await Promise.all(
            [...sent[side], ...sent[side]].map(([seq, segments]) => send(side, seq, segments)),
          );
        const merged = (side: SessionSide) => mergeSpeech(sent[side].flatMap(([, segments]) => segments));
        const [learner, mentor] = [merged('learner'), merged('mentor')];
        const { own, together, learnerShare: share } = await report('learner');
        expect(own).toEqual(learner.length > 0 ? ownSums(learner) : null);
        const areBoth = learner.length > 0 && mentor.length > 0;
        expect(together).toEqual(areBoth ? togetherSums(learner, mentor) : null);
        expect(share).toEqual(areBoth ? learnerShare(learner, mentor) : null);
      }),
      { numRuns: 12 },
    );
  });

  test.each<[string, SentSegment[]]>([
    ['that run backwards', [[900, 0, 3]]],
    ['without length', [[900, 900, 0]]],
    [
      'that overlap',
      [
        [0, 900, 3],
        [800, 1_000, 1],
      ],
    ],
    [
      'out of order',
      [
        [2_000, 2_500, 1],
        [0, 900, 3],
      ],
    ],
    ['longer than a minute', [[0, 60_001, 100]]],
    ['with more syllables than anybody speaks', [[0, 1_000, 17]]],
    ['with half a syllable', [[0, 1_000, 0.5]]],
    ['before the room opens', [[-600_001, -599_000, 3]]],
    ['after the room closes', [[5_460_000, 5_460_001, 0]]],
    ['that are none', []],
  ])('segments %s are refused, and nothing is stored', async (_, segments) => {
    expect(await codeOf(send('learner', 0, segments))).toBe('bad_request');
    expect(await stored('learner')).toEqual([]);
  });

  test('anything but segments is refused', async () => {
    const body = { ...speechBatch(room.roomid, 0, [[0, 900, 3]]), levels: [1, 2] } as SpeechBatch;
    expect((await clients.learner.call(storeSpeech, { params: room, body })).body.code).toBe('bad_request');
  });

  test('speech from the future, after the end and a day late is refused; what was said before the end is not', async () => {
    const nowMs = 30 * MINUTE_MS;
    expect(await codeOf(send('learner', 0, [[nowMs + 6_000, nowMs + 7_000, 3]]))).toBe('bad_request');
    const end = new Date(stack.clock.now() - 10 * MINUTE_MS);
    await stack.database.sessions.updateOne(room, { status: 'done', lastPresenceAt: end });
    const user = (await stack.database.sessions.findOne(room).orFail()).learnerId;
    await stack.database.roomEvents.create({ ...room, kind: 'ended', by: user, at: end });
    const endMs = 20 * MINUTE_MS;
    expect(await codeOf(send('learner', 0, [[endMs + 4_000, endMs + 6_000, 3]]))).toBe('bad_request');
    expect((await send('learner', 1, [[endMs - 2_000, endMs, 3]])).status).toBe(200);
    const yesterday = new Date(stack.clock.now() - LATE_SPEECH_MS - 1);
    await stack.database.sessions.updateOne(room, { startsAt: yesterday });
    expect(await codeOf(send('learner', 2, [[0, 900, 3]]))).toBe('too_late');
  });

  test('a session takes no more than one can hold', async () => {
    await stack.database.speech.updateMany(room, { n: MAX_SPEECH_SEGMENTS });
    expect(await codeOf(send('learner', 0, [[0, 900, 3]]))).toBe('bad_request');
  });

  test('before the interview is live nothing is taken', async () => {
    await stack.database.sessions.updateOne(room, { status: 'booked' });
    expect(await codeOf(send('learner', 0, [[0, 900, 3]]))).toBe('room_not_open');
  });
});

describe('consent', () => {
  test('is recorded, and a withdrawal takes effect at once', async () => {
    await send('mentor', 0, [[0, 900, 3]]);
    await clients.mentor.call(setSpeechConsent, { params: room, body: { granted: false } });
    expect(await codeOf(send('mentor', 1, [[1_000, 1_900, 3]]))).toBe('no_consent');
    const log = await stack.database.consents
      .find({ ...room, kind: 'talk_time' })
      .sort({ at: 1 })
      .lean();
    expect(log.map(({ granted, textVersion }) => [granted, textVersion])).toEqual([
      [true, SPEECH_CONSENT_VERSION],
      [true, SPEECH_CONSENT_VERSION],
      [false, null],
    ]);
    expect(await stored('mentor')).toHaveLength(1);
  });

  test('without it nothing is taken, and each side has its own', async () => {
    await stack.database.speech.deleteMany(room);
    expect(await codeOf(send('learner', 0, [[0, 900, 3]]))).toBe('no_consent');
    await clients.learner.call(setSpeechConsent, { params: room, body: agreed });
    expect((await send('learner', 0, [[0, 900, 3]])).status).toBe(200);
    expect(await codeOf(send('mentor', 0, [[0, 900, 3]]))).toBe('no_consent');
  });

  test('is not asked of learners under 18, nor of those whose age is unknown', async () => {
    const { learnerId } = await stack.database.sessions.findOne(room).orFail();
    const profile = await stack.database.studentProfiles.findOne({ userId: learnerId }).orFail();
    const give = async (dateOfBirth: string | null) => {
      await stack.database.studentProfiles.updateOne({ userId: learnerId }, { dateOfBirth });
      return (await clients.learner.call(setSpeechConsent, { params: room, body: agreed })).body.code;
    };
    expect(await give('2012-01-01')).toBe('adults_only');
    expect(await give(null)).toBe('birth_date_needed');
    expect(await give(profile.dateOfBirth ?? null)).toBeUndefined();
  });
});

describe('what is shown', () => {
  beforeEach(async () => {
    await send('mentor', 0, [[0, 4_000, 16]]);
    await send('learner', 0, [[5_000, 11_000, 24]]);
  });

  test('the learner sees both sides', async () => {
    expect(await report('learner')).toMatchObject({
      side: 'learner',
      consent: true,
      own: { speakingMs: 6_000, syllables: 24, pace: 4 },
      other: { speakingMs: 4_000 },
      learnerShare: 0.6,
      together: { learner: { turns: 1, longestTurnMs: 6_000, answerPauseMs: 1_000 }, overlaps: 0 },
      turns: [{ side: 'mentor' }, { side: 'learner', pauseMs: 1_000 }],
      segments: { learner: [[5_000, 11_000, 24]], mentor: [[0, 4_000, 16]] },
    });
  });

  test('moments count from when both met, as everywhere', async () => {
    const { startsAt } = await stack.database.sessions.findOne(room).orFail();
    const metAt = new Date(startsAt.getTime() - 60_000);
    const came = { learnerCameAt: metAt, mentorCameAt: metAt };
    await stack.database.sessions.updateOne(room, { $set: came });
    expect(await report('learner')).toMatchObject({
      own: { speakingMs: 6_000 },
      turns: [{ startMs: 60_000 }, { startMs: 65_000, pauseMs: 1_000 }],
      segments: { learner: [[65_000, 71_000, 24]], mentor: [[60_000, 64_000, 16]] },
    });
  });

  test('the mentor sees their own figures and the share, and no moment of the learner', async () => {
    const shown = await report('mentor');
    expect(shown).toMatchObject({
      own: { speakingMs: 4_000 },
      other: null,
      learnerShare: 0.6,
      together: null,
    });
    expect([shown.turns, shown.segments]).toEqual([[], { learner: [], mentor: [] }]);
    expect(JSON.stringify(shown)).not.toMatch(/11000|5000|6000/);
  });

  test('deleting takes the own side alone, also what is still on a device', async () => {
    await clients.learner.call(deleteSpeech, { params: room });
    expect(await report('learner')).toMatchObject({ own: null, learnerShare: null, turns: [] });
    expect((await report('mentor')).own).toMatchObject({ speakingMs: 4_000 });
    expect(await codeOf(send('learner', 0, [[5_000, 11_000, 24]]))).toBe('too_late');
    expect(await stored('learner')).toEqual([]);
  });
});
