import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { saveFeedbackDraft } from '@preproom/models/contract/reports/feedback';
import {
  getRoundQuestions,
  removeNote,
  setFavouriteQuestion,
  showQuestion,
  withdrawQuestion,
} from '@preproom/models/contract/room/cockpit';
import { readSessionMoments } from '@preproom/models/db/room/sessionMoments';
import { describe, expect, test } from 'vitest';
import { cockpitPair, OTHER_QUESTION, QUESTION } from '../../support/room/cockpitPair.ts';

const pair = cockpitPair();
const { at, aNote, ask, newRoom, read, write } = pair;
const newId = () => crypto.randomUUID();

describe("the mentor's cockpit", () => {
  test('has the questions of the round, and no other', async () => {
    const { body } = await pair.mentor.call(getRoundQuestions, { params: pair.room });
    expect(body.questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(body.questions.map(({ round }) => round))).toEqual(new Set(['HR Round 1']));
  });

  test('has the group discussion, whose prompts are asked like questions, where the round has time for it', async () => {
    const { body } = await pair.mentor.call(getRoundQuestions, { params: pair.room });
    const [prompt] = body.groupDiscussion?.prompts ?? [];
    expect(prompt?.id).toMatch(/^gd-/);
    const asking = { questionId: prompt?.id ?? '', askedAt: at() };
    const shown = { ...asking, id: newId() };
    await pair.mentor.call(showQuestion, { params: pair.room, body: { question: shown } });
    expect(await read()).toMatchObject({
      asked: [{ id: shown.id, questionId: prompt?.id, text: prompt?.text, shownToLearner: true }],
      shownId: shown.id,
    });
    await pair.stack.database.sessions.updateOne(pair.room, { $set: { round: 'Introducation' } });
    const short = await pair.mentor.call(getRoundQuestions, { params: pair.room });
    expect(short.body.groupDiscussion).toBeNull();
    expect((await ask(newId(), asking)).body).toMatchObject({ code: 'bad_request' });
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
    expect(await readSessionMoments(pair.stack.database, pair.room.roomid)).toMatchObject({
      asked: [{ askedAt: new Date(pressed) }],
      marks: [{ mark: 'strong', at: new Date(pressed) }],
    });
  });

  test('names the moment that times count from, once both have met', async () => {
    expect((await read()).metAt).toBeNull();
    const [learnerCameAt, mentorCameAt] = [new Date(at(-22 * MINUTE_MS)), new Date(at(-25 * MINUTE_MS))];
    await pair.stack.database.sessions.updateOne(pair.room, { $set: { learnerCameAt, mentorCameAt } });
    expect((await read()).metAt).toBe(learnerCameAt.toISOString());
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
    await pair.mentor.call(withdrawQuestion, { params: { ...pair.room, askedId } });
    await pair.mentor.call(removeNote, { params: { ...pair.room, noteId } });
    expect((await ask(askedId)).body).toEqual({ asked: null });
    expect((await write(noteId, aNote({ editedAt: at() }))).body).toEqual({ note: null });
    expect(await read()).toMatchObject({ asked: [], notes: [] });
    expect(await pair.stack.database.sessionNotes.findOne({ noteId }).lean()).toMatchObject({ text: '' });
  });

  test('knows what this learner was asked in other sessions, and the favourites', async () => {
    await ask(newId(), { questionId: OTHER_QUESTION, askedAt: at() });
    pair.room = await newRoom('live');
    await pair.mentor.call(setFavouriteQuestion, {
      params: { questionId: QUESTION },
      body: { isFavourite: true },
    });
    expect(await read()).toMatchObject({ asked: [], askedBefore: [OTHER_QUESTION], favourites: [QUESTION] });
    await pair.mentor.call(setFavouriteQuestion, {
      params: { questionId: QUESTION },
      body: { isFavourite: false },
    });
    expect((await read()).favourites).toEqual([]);
  });

  test("does not keep a question that the bank doesn't have as a favourite", async () => {
    const favourite = { params: { questionId: 'hr-1-nothing' }, body: { isFavourite: true } };
    expect((await pair.mentor.call(setFavouriteQuestion, favourite)).status).toBe(404);
  });
});

describe("a question on the learner's screen", () => {
  const show = (id = newId()) =>
    pair.mentor.call(showQuestion, {
      params: pair.room,
      body: { question: { id, questionId: QUESTION, askedAt: at() } },
    });

  test('is noted as asked once, shown to the learner, and hidden again', async () => {
    const id = newId();
    await ask(id);
    expect((await show(id)).body).toEqual({ shownId: id });
    expect(await read()).toMatchObject({ asked: [{ id, shownToLearner: true }], shownId: id });
    await pair.mentor.call(showQuestion, { params: pair.room, body: { question: null } });
    expect(await read()).toMatchObject({ asked: [{ id, shownToLearner: true }], shownId: null });
  });

  test('goes away when the mentor takes it back', async () => {
    const id = newId();
    await show(id);
    await pair.mentor.call(withdrawQuestion, { params: { ...pair.room, askedId: id } });
    expect(await read()).toMatchObject({ asked: [], shownId: null });
  });

  test('is not shown once the interview is over', async () => {
    pair.room = await newRoom('done');
    expect((await show()).body.code).toBe('too_late');
  });
});

describe('two devices rating at once', () => {
  const save = (body: Parameters<typeof pair.mentor.call<typeof saveFeedbackDraft>>[1]['body']) =>
    pair.mentor.call(saveFeedbackDraft, { params: pair.room, body });

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
