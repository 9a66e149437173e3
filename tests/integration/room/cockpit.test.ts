import {
  askQuestion,
  getCockpit,
  getRoundQuestions,
  MAX_ASKED_QUESTIONS,
  MAX_NOTE_LENGTH,
  MAX_NOTES,
  type NoteWords,
  removeNote,
  setFavouriteQuestion,
  showQuestion,
  withdrawQuestion,
  writeNote,
} from '@preproom/models/contract/room/cockpit';
import { saveFeedbackDraft, submitFeedback } from '@preproom/models/contract/room/feedback';
import type { SessionStatus } from '@preproom/models/contract/room/sessionLife';
import { readSessionMoments } from '@preproom/models/db/room/sessionMoments';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aSubmission } from '../../support/room/feedback.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const QUESTION = 'hr-1-conflict';
const OTHER_QUESTION = 'hr-1-deadline';

let stack: Stack;
let mentor: ApiClient;
let learner: ApiClient;
let people: { mentorId: Types.ObjectId; learnerId: Types.ObjectId };
let room: { roomid: string };

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  const [aMentor, aLearner] = await Promise.all([
    createUser(stack.database, { role: 'mentor' }),
    createUser(stack.database, { role: 'user' }),
  ]);
  [mentor, learner] = [await stack.enter(aMentor), await stack.enter(aLearner)];
  people = { mentorId: aMentor._id, learnerId: aLearner._id };
  room = await newRoom('live');
});

async function newRoom(status: SessionStatus): Promise<{ roomid: string }> {
  const startsAt = new Date(stack.clock.now() - 20 * MINUTE_MS);
  const { roomid } = await createSession(stack.database, { ...people, status, startsAt, holdsTime: false });
  return { roomid };
}

const at = (offsetMs = 0) => new Date(stack.clock.now() + offsetMs).toISOString();
const newId = () => crypto.randomUUID();
const aNote = (change: Partial<NoteWords> = {}): NoteWords => ({
  at: at(),
  editedAt: at(),
  text: 'Clear structure',
  criterion: null,
  mark: null,
  ...change,
});
const ask = (askedId: string, body = { questionId: QUESTION, askedAt: at() }) =>
  mentor.call(askQuestion, { params: { ...room, askedId }, body });
const write = (noteId: string, body: NoteWords) =>
  mentor.call(writeNote, { params: { ...room, noteId }, body });
const read = async () => (await mentor.call(getCockpit, { params: room })).body;

describe("the mentor's cockpit", () => {
  test('has the questions of the round, and no other', async () => {
    const { body } = await mentor.call(getRoundQuestions, { params: room });
    expect(body.questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(body.questions.map(({ round }) => round))).toEqual(new Set(['HR Round 1']));
  });

  test('keeps asked questions and notes at the moment of pressing, also when they arrive later', async () => {
    const [askedId, noteId] = [newId(), newId()];
    const pressed = at(-5 * MINUTE_MS);
    await ask(askedId, { questionId: QUESTION, askedAt: pressed });
    await write(noteId, aNote({ at: pressed, criterion: 'Listening Skills', mark: 'strong' }));
    expect(await read()).toMatchObject({
      asked: [{ id: askedId, questionId: QUESTION, askedAt: pressed, shownToLearner: false }],
      notes: [
        { id: noteId, at: pressed, text: 'Clear structure', criterion: 'Listening Skills', mark: 'strong' },
      ],
      shownId: null,
    });
    expect(await readSessionMoments(stack.database, room.roomid)).toMatchObject({
      asked: [{ askedAt: new Date(pressed) }],
      marks: [{ mark: 'strong', at: new Date(pressed) }],
    });
  });

  test('counts a repeated id once, also ten times at once', async () => {
    const [askedId, noteId] = [newId(), newId()];
    const note = aNote();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => [ask(askedId), write(noteId, note)]).flat(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { asked, notes } = await read();
    expect([asked.length, notes.length]).toEqual([1, 1]);
  });

  test('lets the later version of a note stand, whichever arrives last, and never moves its moment', async () => {
    const noteId = newId();
    const first = aNote({ editedAt: at(-3_000) });
    await write(noteId, first);
    await write(noteId, aNote({ at: at(-MINUTE_MS), text: 'third', editedAt: at(-1_000) }));
    await write(noteId, aNote({ text: 'second', editedAt: at(-2_000) }));
    expect((await read()).notes).toMatchObject([{ text: 'third', at: first.at }]);
  });

  test('a removed note and a withdrawn question stay away when a repetition arrives', async () => {
    const [askedId, noteId] = [newId(), newId()];
    await Promise.all([ask(askedId), write(noteId, aNote())]);
    await mentor.call(withdrawQuestion, { params: { ...room, askedId } });
    await mentor.call(removeNote, { params: { ...room, noteId } });
    expect((await ask(askedId)).body).toEqual({ asked: null });
    expect((await write(noteId, aNote({ editedAt: at() }))).body).toEqual({ note: null });
    expect(await read()).toMatchObject({ asked: [], notes: [] });
    expect(await stack.database.sessionNotes.findOne({ noteId }).lean()).toMatchObject({ text: '' });
  });

  test('knows what this learner was asked in other sessions, and the favourites', async () => {
    await ask(newId(), { questionId: OTHER_QUESTION, askedAt: at() });
    room = await newRoom('live');
    await mentor.call(setFavouriteQuestion, {
      params: { questionId: QUESTION },
      body: { isFavourite: true },
    });
    expect(await read()).toMatchObject({ asked: [], askedBefore: [OTHER_QUESTION], favourites: [QUESTION] });
    await mentor.call(setFavouriteQuestion, {
      params: { questionId: QUESTION },
      body: { isFavourite: false },
    });
    expect((await read()).favourites).toEqual([]);
  });

  test("does not keep a question that the bank doesn't have as a favourite", async () => {
    const favourite = { params: { questionId: 'hr-1-nothing' }, body: { isFavourite: true } };
    expect((await mentor.call(setFavouriteQuestion, favourite)).status).toBe(404);
  });
});

describe('bad input', () => {
  test.each([
    ['an unknown question', { questionId: 'hr-1-nothing' }],
    ["another round's question", { questionId: 'tech-1-array-linked-list' }],
    ['no question id at all', { questionId: '../hr-1' }],
    ['a moment in the future', { askedAt: '2099-01-01T00:00:00.000Z' }],
    ['a moment before the session', { askedAt: '2020-01-01T00:00:00.000Z' }],
  ])('%s is refused, and nothing is stored', async (_, change) => {
    const answer = await ask(newId(), { questionId: QUESTION, askedAt: at(), ...change });
    expect(answer.status).toBe(400);
    expect((await read()).asked).toEqual([]);
  });

  test.each<[string, Partial<NoteWords>]>([
    ['too long', { text: 'x'.repeat(MAX_NOTE_LENGTH + 1) }],
    ['empty', { text: '   ' }],
    ['from the future', { at: '2099-01-01T00:00:00.000Z' }],
    ['from before the session', { at: '2020-01-01T00:00:00.000Z' }],
    ['about an unknown criterion', { criterion: 'Shoe Size' as never }],
  ])('a note that is %s is refused, and nothing is stored', async (_, change) => {
    expect((await write(newId(), aNote(change))).status).toBe(400);
    expect((await read()).notes).toEqual([]);
  });

  test('a clock that is a little ahead makes no moment in the future', async () => {
    await write(newId(), aNote({ at: at(5_000), editedAt: at(HOUR_MS) }));
    const [note] = (await read()).notes;
    expect(Date.parse(note?.at ?? '')).toBeLessThanOrEqual(stack.clock.now());
    expect(Date.parse(note?.editedAt ?? '')).toBeLessThanOrEqual(stack.clock.now());
  });

  test('too many notes and questions are refused with a clear code', async () => {
    const of = { ...room, ...people };
    const now = new Date(stack.clock.now());
    await stack.database.sessionNotes.insertMany(
      Array.from({ length: MAX_NOTES }, () => ({
        ...of,
        noteId: newId(),
        at: now,
        editedAt: now,
        text: 'x',
      })),
    );
    await stack.database.askedQuestions.insertMany(
      Array.from({ length: MAX_ASKED_QUESTIONS }, () => ({
        ...of,
        askedId: newId(),
        questionId: QUESTION,
        text: 'x',
        askedAt: now,
      })),
    );
    expect(await write(newId(), aNote())).toMatchObject({ status: 409, body: { code: 'list_full' } });
    expect(await ask(newId())).toMatchObject({ status: 409, body: { code: 'list_full' } });
  });

  test('after the time for amendments nothing is changed any more', async () => {
    room = await newRoom('done');
    await mentor.call(submitFeedback, { params: room, body: aSubmission() });
    expect((await write(newId(), aNote())).status).toBe(200);
    stack.clock.advance(25 * HOUR_MS);
    const noteId = newId();
    expect(await write(noteId, aNote({ at: at(-25 * HOUR_MS) }))).toMatchObject({
      status: 409,
      body: { code: 'too_late' },
    });
    expect((await read()).notes).toHaveLength(1);
  });

  test('nothing is noted of a cancelled session or a deleted learner', async () => {
    const cancelled = { roomid: (await newRoom('cancelled')).roomid, noteId: newId() };
    expect((await mentor.call(writeNote, { params: cancelled, body: aNote() })).body.code).toBe('conflict');
    await stack.database.users.deleteOne({ _id: people.learnerId });
    expect((await write(newId(), aNote())).body.code).toBe('person_gone');
  });

  test("someone else's session and an unknown one are answered alike, the learner and visitors are kept out", async () => {
    const noteId = newId();
    const stranger = await stack.enter(await createUser(stack.database, { role: 'mentor' }));
    const unknown = { roomid: 'zzzzzzzzzzzz', noteId };
    const input = { params: { ...room, noteId }, body: aNote() };
    const refusals = [
      await stranger.call(writeNote, input),
      await stranger.call(writeNote, { ...input, params: unknown }),
      await learner.call(writeNote, input),
      await learner.call(writeNote, { ...input, params: unknown }),
      await stack.visitor().call(writeNote, input),
    ];
    expect(refusals.map(({ body }) => body.code)).toEqual([
      'room_not_found',
      'room_not_found',
      'not_allowed',
      'not_allowed',
      'signed_out',
    ]);
    expect((await read()).notes).toEqual([]);
  });
});

describe("a question on the learner's screen", () => {
  const show = (id = newId()) =>
    mentor.call(showQuestion, {
      params: room,
      body: { question: { id, questionId: QUESTION, askedAt: at() } },
    });

  test('is noted as asked once, shown to the learner, and hidden again', async () => {
    const id = newId();
    await ask(id);
    expect((await show(id)).body).toEqual({ shownId: id });
    expect(await read()).toMatchObject({ asked: [{ id, shownToLearner: true }], shownId: id });
    await mentor.call(showQuestion, { params: room, body: { question: null } });
    expect(await read()).toMatchObject({ asked: [{ id, shownToLearner: true }], shownId: null });
  });

  test('goes away when the mentor takes it back', async () => {
    const id = newId();
    await show(id);
    await mentor.call(withdrawQuestion, { params: { ...room, askedId: id } });
    expect(await read()).toMatchObject({ asked: [], shownId: null });
  });

  test('is not shown once the interview is over', async () => {
    room = await newRoom('done');
    expect((await show()).body.code).toBe('too_late');
  });
});

describe('two devices rating at once', () => {
  const save = (body: Parameters<typeof mentor.call<typeof saveFeedbackDraft>>[1]['body']) =>
    mentor.call(saveFeedbackDraft, { params: room, body });

  test('keep what each changed, and of one criterion the later edit', async () => {
    const edit = (stars: number, offsetMs: number) => ({
      ratings: { 'Time Management': stars },
      remarks: {},
      editedAt: { ratings: { 'Time Management': at(offsetMs) }, remarks: {} },
    });
    await save(edit(4, -1_000));
    await save({ ratings: { 'Stress Handling': 2 }, remarks: { 'Stress Handling': 'calm' } });
    await save(edit(1, -2_000));
    const { body } = await save({ ratings: {}, remarks: { 'Stress Handling': '' } });
    expect(body.draft).toEqual({ ratings: { 'Time Management': 4, 'Stress Handling': 2 }, remarks: {} });
  });

  test('lose nothing when they save at the same moment', async () => {
    const names = ['Time Management', 'Stress Handling', 'Listening Skills', 'Leadership Ability'] as const;
    await Promise.all(names.map((name) => save({ ratings: { [name]: 3 }, remarks: {} })));
    const { body } = await save({ ratings: {}, remarks: {} });
    expect(Object.keys(body.draft.ratings).sort()).toEqual([...names].sort());
  });
});
