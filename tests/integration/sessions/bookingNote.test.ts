import { getFileUrl } from '@preproom/models/contract/accounts/files';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { getPreparation } from '@preproom/models/contract/mentors/preparation';
import { getSampleQuestions } from '@preproom/models/contract/room/questions';
import { getRoom } from '@preproom/models/contract/room/rooms';
import { reportPerson } from '@preproom/models/contract/room/safety';
import {
  getBookingNote,
  MAX_BOOKING_NOTE_LENGTH,
  removeBookingNoteFile,
  saveBookingNote,
} from '@preproom/models/contract/sessions/bookingNote';
import { bookSession, cancelSession } from '@preproom/models/contract/sessions/bookings';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPhoto, upload } from '../../support/accounts/uploads.ts';
import { createBookableMentor, createPackLearner, inDays } from '../../support/sessions/booking.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const NOTE = 'Backend engineer at Sahyadri.\nI worry about system design.';

/** A learner who books with a note, as far as the server lets them. */
async function bookWith(note: string | undefined, startsAt = inDays(stack.clock.now(), 2)) {
  const { database, clock } = stack;
  const [{ learner, packId }, mentor] = [
    await createPackLearner(database, clock.now()),
    await createBookableMentor(database),
  ];
  const clients = { learner: await stack.enter(learner), mentor: await stack.enter(mentor) };
  const body = { mentorId: mentor._id.toString(), startsAt, round: 'Tech Round 1' as const, packId, note };
  const booked = await clients.learner.call(bookSession, { body });
  return { ...clients, learnerId: learner._id, booked, body, roomid: booked.body.data?.roomid ?? '' };
}
type Booked = Awaited<ReturnType<typeof bookWith>>;

const noteOf = async (client: Booked['learner'], roomid: string) =>
  (await client.call(getBookingNote, { params: { roomid } })).body.data;
const filePath = (roomid: string) => `/api/v1.3/sessions/${roomid}/note/file`;

test('what the learner writes at the booking is with the mentor: to prepare, and in the room', async () => {
  const { mentor, learner, roomid } = await bookWith(NOTE);
  const note = { text: NOTE, file: null };
  expect(await noteOf(learner, roomid)).toEqual(note);
  const preparation = await mentor.call(getPreparation, { params: { roomid } });
  expect(preparation.body.data.about.note).toEqual(note);
  expect((await mentor.call(getRoom, { params: { roomid } })).body.aboutLearner?.note).toEqual(note);
});

test('a booking without a note has none', async () => {
  const { mentor, roomid } = await bookWith(undefined);
  expect(await noteOf(mentor, roomid)).toEqual({ text: '', file: null });
  const preparation = await mentor.call(getPreparation, { params: { roomid } });
  expect(preparation.body.data.about.note).toBeNull();
});

test('a note with contact details, or too long, books nothing', async () => {
  for (const [note, code] of [
    ['Reach me: nine eight seven six five, 43210', 'contact_details'],
    ['x'.repeat(MAX_BOOKING_NOTE_LENGTH + 1), 'bad_request'],
  ] as const) {
    const { booked, learner } = await bookWith(note);
    expect(booked.body.code).toBe(code);
    expect(booked.body.fields).toHaveProperty('note');
    expect((await learner.call(getCurrentUser, {})).body.meeting).toEqual([]);
  }
});

test('a note that was changed before the same booking is sent again is the one that stays', async () => {
  const { learner, mentor, body, roomid } = await bookWith(NOTE);
  const again = await learner.call(bookSession, { body: { ...body, note: 'Only SQL, please.' } });
  expect(again.body.data.roomid).toBe(roomid);
  expect((await noteOf(mentor, roomid)).text).toBe('Only SQL, please.');
});

test('the learner changes it until the start; the mentor never', async () => {
  const { learner, mentor, roomid } = await bookWith(NOTE);
  const save = (client: Booked['learner'], text: string) =>
    client.call(saveBookingNote, { params: { roomid }, body: { text } });
  expect((await save(mentor, 'Mine')).body.code).toBe('not_allowed');
  expect((await save(learner, 'asha@example.com')).body.code).toBe('contact_details');
  expect((await save(learner, 'SQL')).body.data.text).toBe('SQL');
  expect((await save(learner, '')).body.data.text).toBe('');
  await stack.database.sessions.updateOne({ roomid }, { startsAt: new Date(stack.clock.now()) });
  expect((await save(learner, 'Late')).body.code).toBe('too_late');
  expect((await upload(learner, filePath(roomid), await aPhoto(), 'a.jpg')).body.code).toBe('too_late');
});

test('the file is for the two people alone, and only while the session is on', async () => {
  const { learner, mentor, roomid } = await bookWith(NOTE);
  const stranger = await bookWith(NOTE);
  const admin = await stack.enter(await createUser(stack.database, { role: 'admin' }));
  const sent = await upload(learner, filePath(roomid), await aPhoto(), 'job description.jpg');
  expect(sent.status).toBe(200);
  const { file } = await noteOf(mentor, roomid);
  expect(file?.name).toBe('job description.webp');
  const address = async (client: Booked['learner']) =>
    (await client.call(getFileUrl, { params: { id: file?._id ?? '' } })).status;
  expect(await Promise.all([learner, mentor, stranger.mentor, stranger.learner, admin].map(address))).toEqual(
    [200, 200, 404, 404, 404],
  );
  await learner.call(cancelSession, { params: { roomid }, body: {} });
  expect(await Promise.all([learner, mentor].map(address))).toEqual([200, 404]);
});

test('a file of another type is refused, a second one takes the place of the first, and it can be removed', async () => {
  const { learner, mentor, roomid } = await bookWith(NOTE);
  const refused = await upload(learner, filePath(roomid), Buffer.from('<html>'), 'page.html');
  expect(refused.body.code).toBe('wrong_file_type');
  expect((await upload(mentor, filePath(roomid), await aPhoto(), 'a.jpg')).status).toBe(403);
  await upload(learner, filePath(roomid), await aPhoto(), 'a.jpg');
  await upload(learner, filePath(roomid), await aPhoto('#804010', 'png'), 'b.png');
  expect((await noteOf(learner, roomid)).file?.name).toBe('b.webp');
  await learner.call(removeBookingNoteFile, { params: { roomid } });
  expect((await noteOf(mentor, roomid)).file).toBeNull();
});

test('after a block the learner can take out what they wrote, and nothing else', async () => {
  const { learner, mentor, body, roomid } = await bookWith(NOTE);
  await upload(learner, filePath(roomid), await aPhoto(), 'a.jpg');
  const report = { id: crypto.randomUUID(), reason: 'harassment' as const, note: '' };
  await mentor.call(reportPerson, {
    params: { roomid },
    body: { ...report, block: true, endInterview: false },
  });
  const save = (text: string) => learner.call(saveBookingNote, { params: { roomid }, body: { text } });
  expect((await save('Read this')).body.code).toBe('messages_closed');
  expect((await upload(learner, filePath(roomid), await aPhoto(), 'b.jpg')).body.code).toBe(
    'messages_closed',
  );
  const again = await learner.call(bookSession, { body: { ...body, note: 'Read this' } });
  expect(again.body.code).toBe('messages_closed');
  expect(await noteOf(mentor, roomid)).toMatchObject({ text: NOTE, file: { name: 'a.webp' } });
  await learner.call(removeBookingNoteFile, { params: { roomid } });
  expect((await save('')).body.data).toEqual({ text: '', file: null });
});

test('before the profile is complete the mentor sees neither note nor file; then both', async () => {
  const { learner, learnerId, mentor, roomid } = await bookWith(NOTE);
  await upload(learner, filePath(roomid), await aPhoto(), 'a.jpg');
  const { file } = await noteOf(learner, roomid);
  await stack.database.studentProfiles.create({
    userId: learnerId,
    updatedAt: new Date(),
    skills: {
      ...{ programmingLanguages: ['Go'], frameworks: [], databases: [], expertiseAreas: [] },
    },
  });
  const seen = async () => {
    const { about } = (await mentor.call(getPreparation, { params: { roomid } })).body.data;
    const room = (await mentor.call(getRoom, { params: { roomid } })).body.aboutLearner;
    const { status } = await mentor.call(getFileUrl, { params: { id: file?._id ?? '' } });
    const skills = [about.skills, room?.skills].map((of) => of?.programmingLanguages);
    return [await noteOf(mentor, roomid), about.note, room?.note, skills, status];
  };
  const note = { text: NOTE, file };
  await stack.database.users.updateOne({ _id: learnerId }, { completed: false });
  const nothing = { text: '', file: null };
  expect(await seen()).toEqual([nothing, null, null, [undefined, undefined], 404]);
  expect(await noteOf(learner, roomid)).toEqual(note);
  await stack.database.users.updateOne({ _id: learnerId }, { completed: true });
  expect(await seen()).toEqual([note, note, note, [['Go'], ['Go']], 200]);
});

test('both people see four questions of the round', async () => {
  const { learner, mentor, roomid } = await bookWith(NOTE, inDays(stack.clock.now() + HOUR_MS, 3));
  const samples = await learner.call(getSampleQuestions, { params: { roomid } });
  expect(new Set(samples.body.data)).toHaveLength(4);
  const mentors = await mentor.call(getSampleQuestions, { params: { roomid } });
  expect(mentors.body).toEqual(samples.body);
});
