import { codeMailTo, leaveInOutbox } from '../../support/notifications/mails.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { readCode } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

test('a tester finds the code in the outbox as soon as it is there, and older mails below it', {
  tag: '@long',
}, async ({ visitor, product }) => {
  const person = await visitor({ viewport: { width: 360, height: 800 } });
  const { page } = person;
  await page.goto('/demo');
  await page.getByRole('link', { name: 'outbox' }).click();
  await expect(page.getByText('No e-mails yet')).toBeVisible();
  await expectSoundPage(person);

  const database = await product.openDatabase();
  try {
    await leaveInOutbox(database, codeMailTo('asha@people.example', { code: '111222' }));
    const body = page.frameLocator('iframe');
    await expect(body.getByText('111222')).toBeVisible();
    await leaveInOutbox(database, codeMailTo('asha@people.example', { code: '333444', language: 'hi' }));
    await expect(body.getByText('333444')).toBeVisible();
    await expectSoundPage(person);

    await page.getByRole('link', { name: /Your PrepRoom code/ }).click();
    await expect(body.getByText('111222')).toBeVisible();
    await leaveInOutbox(database, codeMailTo('ravi@people.example', { code: '555666' }));
    // What somebody reads is not taken away by the next mail.
    await expect(page.getByRole('status').getByText('3 e-mails')).toBeVisible();
    await expect(body.getByText('111222')).toBeVisible();
    expect(await readCode(person, 'ravi@people.example')).toBe('555666');
  } finally {
    await database.close();
  }
});
