import { hash } from '@node-rs/argon2';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { createUser } from '@preproom/models/db/testing/factories';
import { expectSoundPage } from '../support/accessibility.ts';
import { expectPack, logIn, openCheckout } from '../support/checkout.ts';
import { sendByEnter } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

const ADMIN = 'team@people.example';
const PASSWORD = 'monsoon-chai-42';
test.use({ hasTestClock: true });

test('a partial refund closes the chosen rounds, and the learner sees the others in the pack', {
  tag: '@long',
}, async ({ visitor, product }) => {
  const learner = await visitor({ viewport: { width: 1280, height: 800 } });
  await logIn(learner.page, '/programs');
  await openCheckout(learner.page);
  await learner.page.getByRole('button', { name: 'Pay ₹7,999' }).click();
  await expectPack(learner.page);
  const orderId = new URL(learner.page.url()).searchParams.get('transcation_id') ?? '';
  const database = await product.openDatabase();
  const { _id: adminId } = await createUser(database, {
    ...{ Name: 'Team Person', Email: ADMIN, role: 'admin', completed: true, rights: ['money'] },
    passwordHash: await hash(PASSWORD),
  });

  const admin = await visitor({ host: '127.0.0.1', viewport: { width: 320, height: 800 } });
  const { page } = admin;
  await page.goto(`/Account/Login?next=${encodeURIComponent('/hq/admin/payments')}`);
  await page.getByLabel('E-mail', { exact: true }).fill(ADMIN);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sendByEnter(page);
  await page.getByRole('button', { name: orderId }).click();
  await page.getByRole('link', { name: 'Open payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderId })).toBeVisible();
  await expectSoundPage(admin);

  // By now the proof of the login is too old.
  await product.advance(11 * MINUTE_MS);
  admin.tolerate(/403/);
  await page.getByText('Unused rounds').click();
  await page.getByRole('checkbox', { name: 'Tech Round 2' }).check();
  await page.getByRole('checkbox', { name: 'Tech Round 3' }).check();
  await page.getByLabel('Reason (team only)').fill('Has an offer already');
  await page.getByRole('button', { name: 'Review refund' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Refund ₹2,667?' });
  await expect(dialog.getByText('Rounds to be closed: Tech Round 2, Tech Round 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Refund ₹2,667' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('₹2,667 refunded. We’ll e-mail the learner a credit note.')).toBeVisible();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expectSoundPage(admin);

  await learner.page.goto('/dashboard');
  const pack = learner.page.getByRole('region', { name: 'Your pack: B.Tech' });
  await expect(pack.getByText('Tech Round 1')).toBeVisible();
  await expect(pack.getByText('Tech Round 2')).toHaveCount(0);
  await expect(pack.getByText('0 of 4 done')).toBeVisible();

  const { userId: targetId } = await database.orders.findOne({ orderId }).orFail().lean();
  const entries = await database.auditLog
    .find({ targetId, action: /^payment:/ })
    .sort({ at: 1, _id: 1 })
    .lean();
  expect(entries).toMatchObject([
    { action: 'payment:read', actorId: adminId, after: { orderId } },
    {
      action: 'payment:refund',
      actorId: adminId,
      before: { leftPaise: 799_900 },
      after: { paise: 266_700, rounds: ['Tech Round 2', 'Tech Round 3'], reason: 'Has an offer already' },
    },
  ]);
  await database.close();
});
