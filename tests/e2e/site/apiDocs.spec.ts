import { expect, test } from '../support/test.ts';

test('the API can be read and tried in the browser, and nobody but us is asked @long', async ({
  visitor,
}) => {
  const person = await visitor();
  await person.page.goto('/api/docs');
  await expect(person.page.getByRole('heading', { name: 'PrepRoom API' })).toBeVisible();
  await person.page.getByRole('link', { name: 'For everybody' }).click();
  const call = person.page.locator('.opblock', { hasText: 'The programs' });
  await call.getByRole('button', { name: 'The programs' }).click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table .response-col_status').last()).toContainText('200');
  await expect(call.locator('.live-responses-table')).toContainText('B.Tech');
});
