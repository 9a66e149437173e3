import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinRequest } from '../testing/roomSocket.ts';
import { meet, startTestService, type TestService } from '../testing/support.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const store = (roomid: string, text: string | null) =>
  service.database.sessions.updateOne(
    { roomid },
    { $set: { shownQuestion: text === null ? null : { askedId: crypto.randomUUID(), text } } },
  );

test('a shown question reaches the learner alone, survives their rejoin, and is hidden again', async () => {
  const booking = await service.book();
  const { learner, mentor } = await meet(service, booking);
  const { roomid } = booking;
  await store(roomid, 'Why this company?');
  service.signalling.publishShownQuestion(roomid);
  expect(await learner.next('question:shown')).toEqual({ text: 'Why this company?' });
  const again = await service.connect(booking.learner);
  const rejoined = await again.request('room:join', joinRequest(roomid, { takeOver: true }));
  expect(rejoined.shownQuestion).toBe('Why this company?');
  const other = await service.connect(booking.mentor);
  const asMentor = await other.request('room:join', joinRequest(roomid, { takeOver: true }));
  expect(asMentor.shownQuestion).toBeNull();
  await store(roomid, null);
  service.signalling.publishShownQuestion(roomid);
  expect(await again.next('question:shown')).toEqual({ text: null });
  const ofMentor = [...mentor.events, ...other.events].map(({ name }) => name);
  expect(ofMentor).not.toContain('question:shown');
});
