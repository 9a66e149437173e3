import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meet, startTestService, type TestService } from '../testing/support.ts';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

test('what was asked before is answered, what is asked later is not, and then the socket is cut', async () => {
  const { learner, mentor } = await meet(service, await service.book());
  const { roomEvents } = service.database;
  const create = roomEvents.create.bind(roomEvents);
  const storing = Promise.withResolvers<void>();
  const mayStore = Promise.withResolvers<void>();
  vi.spyOn(roomEvents, 'create').mockImplementationOnce(async (event: unknown) => {
    storing.resolve();
    await mayStore.promise;
    return (await create(event as never)) as never;
  });
  const before = { id: randomUUID(), text: 'before' };
  const answer = learner.request('chat:send', before);
  await storing.promise;
  const closed = service.signalling.close();
  // The learner's turn comes first and waits for the answer; until it has come, requests are taken.
  expect(await mentor.disconnected()).toBe('transport close');
  const later = learner.request('chat:send', { id: randomUUID(), text: 'later' }).catch(() => 'no answer');
  // Long enough for the request to arrive.
  await expect(service.connect(await service.createPerson())).rejects.toBeDefined();
  expect(learner.socket.connected).toBe(true);
  mayStore.resolve();
  expect(await answer).toMatchObject(before);
  expect(await learner.disconnected()).toBe('transport close');
  expect(await later).toBe('no answer');
  await closed;
  expect(await roomEvents.countDocuments({ kind: 'chat' })).toBe(1);
});

test('sockets are cut one after the other, none is forgotten', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => service.createPerson()));
  const pages = [];
  for (const person of people) pages.push(await service.connect(person));
  const closed = service.signalling.close();
  await pages[0]?.disconnected();
  expect(pages.at(-1)?.socket.connected).toBe(true);
  for (const page of pages) expect(await page.disconnected()).toBe('transport close');
  await closed;
});
