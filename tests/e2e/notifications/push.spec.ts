import { hash } from '@node-rs/argon2';
import type { CDPSession, Page } from '@playwright/test';
import { LOGIN_COOKIE } from '@preproom/models/contract/accounts/users';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { PUSH_WORKER, type PushMessage, switchPushOn } from '@preproom/models/contract/notifications/push';
import { PushService } from '../../support/peers/pushService.ts';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/sessions/booking.ts';
import { ApiClient } from '../../support/stack/apiClient.ts';
import { PASSWORD } from '../support/booking.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<{ service: PushService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  service: async ({}, use) => {
    const service = await PushService.start();
    await use(service);
    await service.stop();
  },
  settings: async ({ service }, use) => use({ PUSH_SERVICES: service.url }),
});
test.use({ hasTestClock: true });

/**
 * Without a network no browser can subscribe at a push service. So the product sends to a service of the test, which reads the message
 * as a browser would, and Chromium hands it to the product's own service worker.
 */
test('a reminder is shown by the browser without a page of ours, once for a session, and leads into its room', async ({
  product,
  service,
  visitor,
}) => {
  const database = await product.openDatabase();
  const mentor = await createBookableMentor(database);
  const { learner, packId } = await createPackLearner(database);
  await database.users.updateMany({}, { passwordHash: await hash(PASSWORD) });
  await database.close();
  // The Chromium that people have: the one without a window shows no notifications.
  const { page, context, origin } = await visitor({ hasWindow: true });
  await context.grantPermissions(['notifications'], { origin });
  const client = await new ApiClient(origin).logIn(learner.Email, PASSWORD);
  await context.addCookies([{ name: LOGIN_COOKIE, value: client.token, url: origin }]);
  const browser = service.browser();
  await client.call(switchPushOn, { body: browser.subscription });

  const startsAt = inDays(Date.now(), 0, 8);
  const { roomid } = (await book(client, mentor._id, packId, { startsAt })).body.data;
  await product.advance(Date.parse(startsAt) - 14 * MINUTE_MS - Date.now());
  await expect.poll(() => service.received.length).toBeGreaterThan(0);
  const [sent] = service.received;
  if (!sent) throw new Error('Nothing was sent');
  const message = browser.read(sent);

  await page.goto('/');
  const worker = await registerWorker(page, await context.newCDPSession(page));
  // No page is open any more.
  await page.goto('about:blank');
  await worker.deliver(origin, message);
  await worker.deliver(origin, message);
  await page.goto('/');
  const shown = await notificationsOf(page);
  expect(shown).toEqual([
    { title: message.title, body: message.body, tag: `session:${roomid}`, path: `/room/${roomid}` },
  ]);
  await page.goto(shown[0]?.path ?? '');
  await expect(page.getByRole('heading', { name: /Meera Iyer/ })).toBeVisible();
});

/** Registers the product's service worker as its pages do, and delivers what a push service would. */
async function registerWorker(page: Page, devtools: CDPSession) {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith(PUSH_WORKER.scope));
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(async ({ path, scope }) => {
    const { installing, active } = await navigator.serviceWorker.register(path, { scope });
    if (active) return;
    await new Promise<void>((resolve) => {
      installing?.addEventListener('statechange', ({ target }) => {
        if ((target as ServiceWorker).state === 'activated') resolve();
      });
    });
  }, PUSH_WORKER);
  const registrationId = await found;
  return {
    deliver: (origin: string, message: PushMessage) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        ...{ origin, registrationId },
        data: JSON.stringify(message),
      }),
  };
}

/** What the browser shows, once it shows something. */
async function notificationsOf(page: Page) {
  const read = () =>
    page.evaluate(async (scope) => {
      const registration = await navigator.serviceWorker.getRegistration(scope);
      const notifications = (await registration?.getNotifications()) ?? [];
      return notifications.map(({ title, body, tag, data }) => ({
        ...{ title, body, tag },
        path: String(data.path),
      }));
    }, PUSH_WORKER.scope);
  await expect.poll(read).not.toEqual([]);
  return read();
}
