import { hash } from '@node-rs/argon2';
import type { Locator, Page } from '@playwright/test';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getFreeTimes } from '@preproom/models/contract/mentors/freeTimes';
import { createUser } from '@preproom/models/db/testing/factories';
import { book } from '../../support/sessions/booking.ts';
import { ApiClient } from '../../support/stack/apiClient.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter, PASSWORD } from '../support/booking.ts';
import { sendByEnter, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = 'team@people.example';

test('a member finds a learner by keyboard, gives, moves, cancels, suspends and restores', {
  tag: '@long',
}, async ({ product, visitor }) => {
  const people = await createBookingPeople(product);
  const [email] = people.learners;
  const database = await product.openDatabase();
  const actor = await createUser(database, {
    ...{ Name: 'Team Person', Email: ADMIN, role: 'admin', completed: true },
    passwordHash: await hash(PASSWORD),
  });
  const learner = await database.users.findOne({ Email: email }).orFail().lean();
  const pack = await database.packs.findOne({ userId: learner._id }).orFail().lean();
  const admin = await visitor({ host: '127.0.0.1', viewport: { width: 320, height: 800 } });
  const { page } = admin;
  // The proof that is asked for.
  admin.tolerate(/403/);
  const booking = await new ApiClient(admin.origin).logIn(email, PASSWORD);
  const { data } = (await booking.call(getFreeTimes, { params: { mentorId: people.mentorId }, query: {} }))
    .body;
  const [first = '', second = ''] = [2, 3].map((days) =>
    data.times.find((time) => Date.parse(time) > Date.now() + days * DAY_MS),
  );
  const mentor = await database.users.findOne({ Email: people.mentor }).orFail().lean();
  const packId = String(pack._id);
  await book(booking, mentor._id, packId, { round: 'HR Round 1', startsAt: first });
  await book(booking, mentor._id, packId, { round: 'Tech Round 1', startsAt: second });

  await page.goto(`/Account/Login?next=${encodeURIComponent('/hq/admin/Student')}`);
  await page.getByLabel('E-mail', { exact: true }).fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sendByEnter(page);
  await expect(page.getByRole('link', { name: 'Asha Rao' })).toHaveCount(2);
  await expectSoundPage(admin);
  await page.keyboard.press('/');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Asha Rao' })).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  await expectSoundPage(admin);

  // The first act is asked to prove who is there; the text stays.
  await database.logins.updateMany({ userId: actor._id }, { $set: { provedAt: null } });
  const giving = await open(page, 'Give a pack…');
  await giving.getByLabel('Program').selectOption({ label: 'MBA' });
  await giving.getByRole('checkbox', { name: 'Tech Round 3' }).press('Space');
  await expectSoundPage(admin);
  await give(giving, 'A thank you for helping us test.', 'Give pack');
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pack given.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Given by the team' })).toContainText(
    '5 rounds left',
  );

  const moving = await open(page, 'Reschedule… HR Round 1');
  await moving.getByRole('group', { name: 'Morning' }).getByRole('radio').last().press('Space');
  await expectSoundPage(admin);
  await give(moving, 'Meera has an exam that morning.', 'Reschedule');
  await expect(page.getByText('Session rescheduled.')).toBeVisible();

  const cancelling = await open(page, 'Cancel session… Tech Round 1');
  await give(cancelling, 'Asha asked us to.', 'Cancel session');
  await expect(page.getByText('Session cancelled.')).toBeVisible();
  await expect(page.getByText('By the team: Asha asked us to.')).toBeVisible();

  const asha = await visitor();
  asha.tolerate(/401|403/);
  await enter(asha, email);
  await asha.page.goto('/dashboard');
  await expect(asha.page.getByRole('heading', { level: 1 })).toBeVisible();
  const suspending = await open(page, 'Suspend…');
  await give(suspending, 'Two people share this account.', 'Suspend');
  await expect(page.getByText('Account suspended.')).toBeVisible();
  await expect(page.getByText('Nothing booked.')).toBeVisible();
  await expectSoundPage(admin);

  await asha.page.goto('/Account/Login?next=/dashboard');
  await asha.page.getByLabel('E-mail', { exact: true }).fill(email);
  await asha.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sendByEnter(asha.page);
  await expect(asha.page.getByText(/This account is suspended\. Contact us/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Restore account' }).press('Enter');
  await expect(page.getByText('Account restored.')).toBeVisible();
  await sendByEnter(asha.page);
  await asha.page.waitForURL('**/dashboard');

  const entries = await database.auditLog
    .find({ targetId: learner._id, actorId: actor._id, action: { $ne: 'learner:read' } })
    .sort({ at: 1 })
    .lean();
  expect(entries.map(({ action }) => action)).toEqual([
    'pack:grant',
    'session:move',
    'session:cancel',
    'learner:suspend',
    'learner:restore',
  ]);
  await database.close();
});

/** Opens the dialog behind a button, by keyboard. */
async function open(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Gives the reason and sends, by keyboard. */
async function give(dialog: Locator, reason: string, action: string): Promise<void> {
  const page = dialog.page();
  await dialog.getByLabel(/^Reason/).focus();
  await page.keyboard.type(reason);
  await tabTo(page, dialog.getByRole('button', { name: action }));
  await page.keyboard.press('Enter');
}
