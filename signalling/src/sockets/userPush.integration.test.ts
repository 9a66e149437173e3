import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinRequest } from '../testing/roomSocket.ts';
import { MINUTE, meet, startTestService, type TestService } from '../testing/support.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('every page of the people named is told, in and out of a room; nobody else is', async () => {
  const booking = await service.book();
  const { learner, mentor } = await meet(service, booking);
  const dashboard = await service.connect(await service.logIn(booking.learner.userId));
  const stranger = await service.connect(await service.createPerson());
  service.signalling.pushChange([booking.learner.userId], ['notifications', 'user']);
  for (const page of [learner, dashboard])
    expect(await page.next('data:changed')).toEqual({ topics: ['notifications', 'user'] });
  // Sent later on the same connections: a push for them would have arrived before.
  service.signalling.pushChange([booking.mentor.userId], ['requests']);
  expect(await mentor.next('data:changed')).toEqual({ topics: ['requests'] });
  await expect(stranger.send('nonsense')).resolves.toMatchObject({ ok: false });
  expect(stranger.unread()).toEqual([]);
});

test('a change that concerns nobody is told to nobody', async () => {
  const page = await service.connect(await service.createPerson());
  service.signalling.pushChange([], ['user']);
  await expect(page.send('nonsense')).resolves.toMatchObject({ ok: false });
  expect(page.unread()).toEqual([]);
});

test('both people are told when a session goes live, ends, or time moves it on', async () => {
  const booking = await service.book();
  const watching = await service.connect(await service.logIn(booking.mentor.userId));
  const { learner } = await meet(service, booking);
  expect(await watching.next('data:changed')).toEqual({ topics: ['user', 'cockpit', 'agenda'] });
  await learner.request('session:end', {});
  expect(await watching.next('data:changed')).toEqual({ topics: ['user'] });
  expect((await service.session(booking.roomid)).status).toBe('done');

  const missed = await service.book();
  const waiting = await service.connect(missed.learner);
  await waiting.request('room:join', joinRequest(missed.roomid));
  service.clock.set(missed.startsAtMs + 46 * MINUTE);
  await service.signalling.sweep();
  expect(await waiting.next('data:changed')).toEqual({ topics: ['user'] });
  expect((await service.session(missed.roomid)).status).toBe('noshow_mentor');
});
