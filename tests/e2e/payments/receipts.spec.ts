import { readFile } from 'node:fs/promises';
import { expectSoundPage } from '../support/accessibility.ts';
import { logIn, openCheckout, pay } from '../support/checkout.ts';
import type { ProductProcess } from '../support/productProcess.ts';
import { stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const hindi = stages('phone hi').find(({ tag }) => tag.length === 0)?.stage;

/** As when a hundred rupees of the only payment were refunded. */
async function addCreditNote(product: ProductProcess): Promise<void> {
  const database = await product.openDatabase();
  const { _id, ...receipt } = await database.receipts.findOne().lean().orFail();
  await database.receipts.create({
    ...receipt,
    kind: 'creditNote',
    documentNumber: 'TEST-CN/26-27/000001',
    receiptNumber: receipt.documentNumber,
    paise: 10_000,
    refundId: 'rfnd_1',
  });
  await database.close();
}

test('a receipt is read, printed and downloaded on a phone, in English and Hindi', { tag: '@long' }, async ({
  visitor,
  product,
}) => {
  if (!hindi) throw new Error('No stage in Hindi');
  const learner = await visitor({ viewport: { width: 360, height: 800 } });
  const { page } = learner;
  await logIn(page, '/programs');
  await openCheckout(page);
  await pay(page, 'Pay ₹7,999', 'Payment succeeds');
  await page.getByRole('link', { name: 'View receipt' }).click();
  await expect(page).toHaveURL(/\/transcation\/order_\w+\/receipt$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  const sheet = page.getByRole('article', { name: /^Receipt TEST-PR\/\d\d-\d\d\/000001$/ });
  await expect(sheet.getByText('TEST – not a tax invoice')).toBeVisible();
  await expect(sheet.getByText('₹7,999.00')).toHaveCount(2);
  await expectSoundPage(learner);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^TEST-PR-\d\d-\d\d-000001\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet.getByText('Receipt', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null, colorScheme: null });

  await addCreditNote(product);
  await hindi.settle(learner);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: hindi.say('Receipt') })).toBeVisible();
  const note = page.getByRole('listitem').filter({ hasText: 'TEST-CN/26-27/000001' });
  await expect(note).toContainText('₹100.00');
  await expect(note.getByRole('link')).toHaveAttribute('href', /receipt\.pdf\?refund=rfnd_1$/);
  await expectSoundPage(learner);
});

test('an order that is not paid has no receipt yet, and one of nobody is not found', {
  tag: '@long',
}, async ({ visitor }) => {
  const learner = await visitor({ viewport: { width: 320, height: 640 } });
  const { page } = learner;
  learner.tolerate(/404/);
  await logIn(page, '/programs');
  const created = page.waitForResponse((response) => /\/payment$/.test(new URL(response.url()).pathname));
  await openCheckout(page);
  await pay(page, 'Pay ₹7,999', 'Payment is cancelled');
  const { id } = await (await created).json();
  await page.goto(`/Dashboard/user/transcation/${id}/receipt`);
  await expect(page.getByText('No receipt yet')).toBeVisible();
  await expectSoundPage(learner);
  await page.goto('/Dashboard/user/transcation/order_unknown/receipt');
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeHidden();
  await expectSoundPage(learner);
});
