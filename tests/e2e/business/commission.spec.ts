import { hash } from '@node-rs/argon2';
import { payAffiliate } from '@preproom/models/contract/referrals/hqAffiliates';
import { createUser } from '@preproom/models/db/testing/factories';
import { ApiClient } from '../../support/stack/apiClient.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { dialogOf, expectPack, logIn, openCheckout } from '../support/checkout.ts';
import { codeMailedTo } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'ravi.menon@coaching.example';
const DAY_MS = 24 * 60 * 60_000;
test.use({ hasTestClock: true });

test('an affiliate is paid for an order by their link and sees the statement; a learner sees their own link', {
  tag: '@long',
}, async ({ visitor, product }) => {
  const affiliate = await visitor({ viewport: { width: 360, height: 800 } });
  const { page } = affiliate;
  await page.goto('/home/affliate/becomeaffilate');
  await page.getByLabel('Name', { exact: true }).fill('Ravi Menon');
  await page.getByLabel('Enter email address').fill(EMAIL);
  await page.getByLabel('Phone Number').fill('98765 43210');
  await page.getByLabel('Create an password').fill('monsoon-chai-42');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Enter code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await codeMailedTo(product, EMAIL));
  await expect(page.getByText('E-mail confirmed')).toBeVisible();
  const link = await page.getByText(/\/r\/[a-z2-9]{8}$/).innerText();

  const learner = await visitor({ viewport: { width: 1280, height: 800 } });
  await learner.page.goto(link);
  await logIn(learner.page, '/programs');
  await openCheckout(learner.page);
  await learner.page.getByRole('button', { name: 'Pay ₹7,999' }).click();
  await dialogOf(learner.page).getByRole('button', { name: 'Pay ₹7,999' }).click();
  await expectPack(learner.page);
  await learner.page.goto('/Dashboard/referals');
  await expect(learner.page.getByText(/\/r\/[a-z2-9]{8}$/)).toBeVisible();
  await expect(learner.page.getByText('No friends yet')).toBeVisible();
  await expectSoundPage(learner);

  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: '₹799.90' })).not.toHaveCount(0);
  await expect(page.getByText('On hold', { exact: true }).last()).toBeVisible();
  await product.advance(14 * DAY_MS);
  const database = await product.openDatabase();
  const password = 'quiet-lantern-77';
  const admin = await createUser(database, { role: 'admin', passwordHash: await hash(password) });
  const team = await new ApiClient(affiliate.origin).logIn(admin.Email, password);
  const { _id } = await database.users.findOne({ Email: EMAIL }).orFail().lean();
  const { status } = await team.call(payAffiliate, {
    params: { affiliateId: _id.toString() },
    body: { paise: 79_990, reference: 'UTR 4021 7788' },
  });
  expect(status).toBe(200);
  expect(await database.auditLog.find({ targetId: _id, action: 'affiliate:pay' }).lean()).toMatchObject([
    { actorId: admin._id, after: { availablePaise: 0, paise: 79_990, reference: 'UTR 4021 7788' } },
  ]);
  await database.close();

  await page.reload();
  await expect(page.getByText('Reference UTR 4021 7788')).toBeVisible();
  await expectSoundPage(affiliate);
});
