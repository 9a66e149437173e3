import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import {
  MAX_ASKED_QUESTIONS,
  MAX_NOTE_LENGTH,
  MAX_NOTES,
  type NoteWords,
  writeNote,
} from '@preproom/models/contract/room/cockpit';
import { createUser } from '@preproom/models/db/testing/factories';
import { describe, expect, test } from 'vitest';
import { aSubmission } from '../../support/reports/feedback.ts';
import { cockpitPair, QUESTION } from '../../support/room/cockpitPair.ts';

const pair = cockpitPair();
const { at, aNote, ask, newRoom, read, write } = pair;
const newId = () => crypto.randomUUID();

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
    expect(Date.parse(note?.at ?? '')).toBeLessThanOrEqual(pair.stack.clock.now());
    expect(Date.parse(note?.editedAt ?? '')).toBeLessThanOrEqual(pair.stack.clock.now());
  });

  test('too many notes and questions are refused with a clear code', async () => {
    const of = { ...pair.room, ...pair.people };
    const now = new Date(pair.stack.clock.now());
    await pair.stack.database.sessionNotes.insertMany(
      Array.from({ length: MAX_NOTES }, () => ({
        ...of,
        noteId: newId(),
        at: now,
        editedAt: now,
        text: 'x',
      })),
    );
    await pair.stack.database.askedQuestions.insertMany(
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
    pair.room = await newRoom('done');
    await pair.mentor.call(submitFeedback, { params: pair.room, body: aSubmission() });
    expect((await write(newId(), aNote())).status).toBe(200);
    pair.stack.clock.advance(25 * HOUR_MS);
    const noteId = newId();
    expect(await write(noteId, aNote({ at: at(-25 * HOUR_MS) }))).toMatchObject({
      status: 409,
      body: { code: 'too_late' },
    });
    expect((await read()).notes).toHaveLength(1);
  });

  test('nothing is noted of a cancelled session or a deleted learner', async () => {
    const cancelled = { roomid: (await newRoom('cancelled')).roomid, noteId: newId() };
    expect((await pair.mentor.call(writeNote, { params: cancelled, body: aNote() })).body.code).toBe(
      'session_cancelled',
    );
    await pair.stack.database.users.deleteOne({ _id: pair.people.learnerId });
    expect((await write(newId(), aNote())).body.code).toBe('person_gone');
  });

  test("someone else's session and an unknown one are answered alike, the learner and visitors are kept out", async () => {
    const noteId = newId();
    const stranger = await pair.stack.enter(await createUser(pair.stack.database, { role: 'mentor' }));
    const unknown = { roomid: 'zzzzzzzzzzzz', noteId };
    const input = { params: { ...pair.room, noteId }, body: aNote() };
    const refusals = [
      await stranger.call(writeNote, input),
      await stranger.call(writeNote, { ...input, params: unknown }),
      await pair.learner.call(writeNote, input),
      await pair.learner.call(writeNote, { ...input, params: unknown }),
      await pair.stack.visitor().call(writeNote, input),
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
