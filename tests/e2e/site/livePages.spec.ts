import { LOGIN_COOKIE } from '@preproom/models/contract/accounts/users';
import { RoomSocket } from '@preproom/signalling/testing/roomSocket';
import { aSubmission } from '../../support/reports/feedback.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page and waits until it listens: "40" is Socket.IO's word that the socket was let in. */
async function openLive({ page }: Person, path: string): Promise<void> {
  // Sockets from here on are this page's, not those of the page before.
  await page.goto(path, { waitUntil: 'commit' });
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => `${payload}`.startsWith('40'));
}

/** Both are in the room at once, without a call, so that the session goes live. */
async function meetWithoutCall(people: Person[], roomid: string): Promise<void> {
  const sockets: RoomSocket[] = [];
  for (const { context, origin } of people) {
    const login = (await context.cookies()).find(({ name }) => name === LOGIN_COOKIE);
    const socket = await RoomSocket.connect(origin, `${LOGIN_COOKIE}=${login?.value}`);
    sockets.push(socket);
    await socket.join(roomid, { takeOver: true });
  }
  await sockets[0]?.received('session:changed');
  for (const socket of sockets) socket.close();
}

test('feedback that the mentor sends shows on the learner’s page without a reload', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  const roomid = new URL(mentor.page.url()).pathname.split('/').at(-1) ?? '';
  await openLive(learner, '/dashboard');
  await mentor.page.goto('/account/settings');
  await meetWithoutCall([learner, mentor], roomid);
  const { page } = learner;
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  const answer = await mentor.page.request.post(`/api/v1.3/rooms/${roomid}/feedback`, {
    data: aSubmission(),
    headers: { origin: mentor.origin },
  });
  expect(answer.ok()).toBe(true);
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  // React Aria puts what floats above the page beside its landmarks.
  await expectSoundPage(learner, ['region']);
  await list.getByRole('link', { name: 'Your feedback from Demo Mentor is ready' }).click();
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/notifications');
  await expect(page.getByRole('link', { name: /Your feedback/ })).toBeVisible();
  await expectSoundPage(learner);
});
