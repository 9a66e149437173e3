import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import { getTimeline } from '@preproom/models/contract/reports/timeline';
import {
  type AgendaChange,
  changeAgenda,
  getAgenda,
  MAX_AGENDA_EVENTS,
} from '@preproom/models/contract/room/agenda/agenda';
import { createUser } from '@preproom/models/db/testing/factories';
import { beforeEach, describe, expect, test } from 'vitest';
import { aSubmission } from '../../support/reports/feedback.ts';
import { cockpitPair } from '../../support/room/cockpitPair.ts';

const pair = cockpitPair();
const { at, newRoom } = pair;
const newId = () => crypto.randomUUID();

/** Both have been in the room for this long. */
const MET_BEFORE_MS = 18 * MINUTE_MS;

async function bothCame(): Promise<void> {
  const cameAt = new Date(pair.stack.clock.now() - MET_BEFORE_MS);
  await pair.stack.database.sessions.updateOne(pair.room, {
    $set: { learnerCameAt: cameAt, mentorCameAt: cameAt, lastPresenceAt: new Date(pair.stack.clock.now()) },
  });
}
beforeEach(bothCame);

const put = (client: typeof pair.mentor, body: AgendaChange, eventId = newId()) =>
  client.call(changeAgenda, { params: { ...pair.room, eventId }, body });
const phase = (name: 'yourself' | 'motivation' | 'design', offsetMs = 0): AgendaChange => ({
  ...{ kind: 'phase', phase: name },
  at: at(offsetMs),
});
const focus = (minutes = 5): AgendaChange => ({ kind: 'focus', minutes, at: at() });
const mode = (chosen: 'study' | 'real'): AgendaChange => ({ kind: 'mode', mode: chosen, at: at() });
const shown = (isShown: boolean): AgendaChange => ({ kind: 'shown', isShown, at: at(1) });
const read = async (client: typeof pair.mentor) => (await client.call(getAgenda, { params: pair.room })).body;
const kindsFor = async (client: typeof pair.mentor) => (await read(client)).events.map(({ kind }) => kind);

describe('the agenda', () => {
  test('is both people’s; phases are the mentor’s until they are shown, and again when they are hidden', async () => {
    await put(pair.mentor, phase('yourself', -MINUTE_MS));
    await put(pair.mentor, mode('real'));
    expect(await kindsFor(pair.mentor)).toEqual(['phase', 'mode']);
    expect(await kindsFor(pair.learner)).toEqual(['mode']);
    await put(pair.mentor, shown(true));
    expect(await kindsFor(pair.learner)).toEqual(['phase', 'mode', 'shown']);
    await put(pair.mentor, shown(false));
    expect(await kindsFor(pair.learner)).not.toContain('phase');
    expect((await read(pair.learner)).metAt).toBe((await read(pair.mentor)).metAt);
  });

  test('stores an event once, also ten times at once, and the first one under an id stands', async () => {
    const id = newId();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => put(pair.mentor, phase('yourself'), id)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await put(pair.mentor, phase('motivation'), id)).body).toMatchObject({
      event: { id, kind: 'phase', phase: 'yourself', by: 'mentor' },
    });
    expect(await kindsFor(pair.mentor)).toEqual(['phase']);
  });

  test('keeps the moment of pressing, also when it arrives later and out of order', async () => {
    const [late, early] = [phase('motivation', -MINUTE_MS), phase('yourself', -5 * MINUTE_MS)];
    await put(pair.mentor, late);
    await put(pair.mentor, early);
    expect((await read(pair.mentor)).events).toMatchObject([{ at: early.at }, { at: late.at }]);
  });

  test('focus time is begun by one and ended by the other', async () => {
    const focusId = newId();
    expect((await put(pair.learner, focus(), focusId)).status).toBe(200);
    expect((await put(pair.mentor, { kind: 'focusOver', focusId, at: at() })).status).toBe(200);
    expect((await read(pair.mentor)).events).toMatchObject([
      { kind: 'focus', by: 'learner', minutes: 5 },
      { kind: 'focusOver', by: 'mentor', focusId },
    ]);
  });

  test('is in the report’s timeline: mode and focus time for both, phases for the learner with the feedback', async () => {
    await pair.stack.database.roomEvents.insertMany(
      ([pair.people.learnerId, pair.people.mentorId] as const).flatMap((by) => [
        { ...pair.room, kind: 'joined', by, at: new Date(pair.stack.clock.now() - MET_BEFORE_MS) },
        { ...pair.room, kind: 'left', by, at: new Date(pair.stack.clock.now()) },
      ]),
    );
    await put(pair.mentor, { ...mode('study'), at: at(-19 * MINUTE_MS) });
    await put(pair.mentor, phase('yourself', -15 * MINUTE_MS));
    await put(pair.mentor, phase('motivation', -10 * MINUTE_MS));
    await put(pair.learner, { ...focus(2), at: at(-8 * MINUTE_MS) });
    const agendaFor = async (client: typeof pair.learner) =>
      (await client.call(getTimeline, { params: pair.room })).body.agenda;
    const lengths = (spans: readonly { fromMs: number; toMs: number }[]) =>
      spans.map(({ fromMs, toMs }) => Math.round((toMs - fromMs) / MINUTE_MS));
    const ofMentor = await agendaFor(pair.mentor);
    expect(ofMentor.phases.map((one) => one.phase)).toEqual(['welcome', 'yourself', 'motivation']);
    expect(lengths(ofMentor.phases)).toEqual([3, 5, 10]);
    expect(lengths(ofMentor.focus)).toEqual([2]);
    // It was chosen before both were there.
    expect(ofMentor.modes).toEqual([{ mode: 'study', atMs: 0 }]);
    expect(await agendaFor(pair.learner)).toEqual({ ...ofMentor, phases: [] });
    await pair.mentor.call(submitFeedback, { params: pair.room, body: aSubmission() });
    expect(await agendaFor(pair.learner)).toEqual(ofMentor);
  });
});

describe('bad input', () => {
  test('the learner moves no phase, shows nothing and chooses no mode', async () => {
    for (const body of [phase('yourself'), shown(true), mode('study')])
      expect((await put(pair.learner, body)).body).toMatchObject({ code: 'not_allowed' });
    expect(await kindsFor(pair.mentor)).toEqual([]);
  });

  test('one side’s id is no repetition of the other’s', async () => {
    const id = newId();
    await put(pair.mentor, focus(), id);
    expect((await put(pair.learner, focus(), id)).body).toMatchObject({ code: 'conflict' });
  });

  test.each<[string, () => AgendaChange, string]>([
    ['another round’s phase', () => phase('design'), 'phase'],
    ['an unknown phase', () => phase('lunch' as 'design'), 'phase'],
    ['no minutes', () => focus(0), 'minutes'],
    ['eleven minutes', () => focus(11), 'minutes'],
    ['half a minute', () => focus(0.5), 'minutes'],
    ['the end of no focus time', () => ({ kind: 'focusOver', focusId: newId(), at: at() }), 'focusId'],
    ['an unknown mode', () => mode('easy' as 'real'), 'mode'],
    ['a moment in the future', () => phase('yourself', 60 * MINUTE_MS), 'at'],
    ['a moment before the room opened', () => phase('yourself', -3 * 60 * MINUTE_MS), 'at'],
  ])('%s is refused by its field, and nothing is stored', async (_, body, field) => {
    const answer = await put(pair.mentor, body());
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad_request', fields: { [field]: expect.anything() } });
    expect(await kindsFor(pair.mentor)).toEqual([]);
  });

  test('before both have met the mentor chooses mode and view, and no phase or focus time begins', async () => {
    pair.room = await newRoom('booked');
    for (const body of [phase('yourself'), focus()])
      expect((await put(pair.mentor, body)).body).toMatchObject({ code: 'not_begun' });
    for (const body of [mode('real'), shown(true)]) expect((await put(pair.mentor, body)).status).toBe(200);
    expect(await read(pair.learner)).toMatchObject({
      metAt: null,
      events: [{ kind: 'mode' }, { kind: 'shown' }],
    });
  });

  test('what was pressed before the end arrives after it; what is pressed after it does not count', async () => {
    await pair.stack.database.sessions.updateOne(pair.room, { $set: { status: 'done' } });
    const ended = { ...pair.room, kind: 'ended' as const, by: pair.people.mentorId };
    await pair.stack.database.roomEvents.create({ ...ended, at: new Date(at(-MINUTE_MS)) });
    expect((await put(pair.mentor, phase('yourself', -2 * MINUTE_MS))).status).toBe(200);
    expect((await put(pair.mentor, phase('motivation'))).body).toMatchObject({ code: 'too_late' });
    expect(await kindsFor(pair.mentor)).toEqual(['phase']);
  });

  test('too many are refused, and strangers find no room', async () => {
    const { room, people, stack } = pair;
    const stored = () => ({ eventId: newId(), by: 'mentor', kind: 'mode', mode: 'real', at: new Date() });
    await stack.database.agendaEvents.insertMany(
      Array.from({ length: MAX_AGENDA_EVENTS }, () => ({ ...room, ...people, ...stored() })),
    );
    expect((await put(pair.mentor, mode('study'))).body).toMatchObject({ code: 'list_full' });
    const stranger = await stack.enter(await createUser(stack.database, { role: 'mentor' }));
    expect((await put(stranger, mode('study'))).body).toMatchObject({ code: 'room_not_found' });
    expect((await stranger.call(getAgenda, { params: room })).body).toMatchObject({ code: 'room_not_found' });
  });
});
