import { hash } from '@node-rs/argon2';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { createUser } from '@preproom/models/db/testing/factories';
import { expectSoundPage } from '../support/accessibility.ts';
import { expectPack, logIn, openCheckout } from '../support/checkout.ts';
import { sendByEnter } from '../support/keyboard.ts';
import { codeMailedTo } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'ravi.menon@coaching.example';
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
  await expectPack(learner.page);
  await learner.page.goto('/Dashboard/referals');
  await expect(learner.page.getByText(/\/r\/[a-z2-9]{8}$/)).toBeVisible();
  await expect(learner.page.getByText('No invited friends yet')).toBeVisible();
  await expectSoundPage(learner);

  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: '₹799.90' })).not.toHaveCount(0);
  await expect(page.getByText('On hold', { exact: true }).last()).toBeVisible();
  await product.advance(14 * DAY_MS);
  const database = await product.openDatabase();
  const password = 'quiet-lantern-77';
  const admin = await createUser(database, { role: 'admin', passwordHash: await hash(password) });
  const { _id } = await database.users.findOne({ Email: EMAIL }).orFail().lean();
  const team = await visitor({ host: '127.0.0.1', viewport: { width: 320, height: 800 } });
  await team.page.goto(`/Account/Login?next=${encodeURIComponent('/hq/admin/affiliates?search=ravi')}`);
  await team.page.getByLabel('E-mail', { exact: true }).fill(admin.Email);
  await team.page.getByLabel('Password', { exact: true }).fill(password);
  await sendByEnter(team.page);
  const row = team.page.getByRole('link', { name: 'Ravi Menon' });
  await expect(row).toBeVisible();
  await expectSoundPage(team);
  await row.click();
  await expect(team.page.getByText('₹799.90 is due.')).toBeVisible();
  await expectSoundPage(team);
  await team.page.getByLabel('Bank reference').fill('UTR 4021 7788');
  await team.page.getByRole('button', { name: 'Record payout' }).click();
  await expect(team.page.getByText('₹799.90 recorded. It’s in this month’s statement.')).toBeVisible();
  await expect(team.page.getByText('Nothing is due.')).toBeVisible();
  const entries = await database.auditLog.find({ targetId: _id }).lean();
  expect(entries.filter(({ action }) => action === 'affiliate:pay')).toMatchObject([
    {
      actorId: admin._id,
      before: { availablePaise: 79_990 },
      after: { availablePaise: 0, paise: 79_990, reference: 'UTR 4021 7788' },
    },
  ]);
  expect(entries.map(({ action }) => action)).toContain('affiliate:read');
  await database.close();

  await page.reload();
  await expect(page.getByText('Reference UTR 4021 7788')).toBeVisible();
  await expectSoundPage(affiliate);
});
