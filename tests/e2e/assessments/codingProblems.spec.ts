import type { Page } from '@playwright/test';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { createSession } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { expect, test } from '../support/test.ts';
import { fillCode } from './fillCode.ts';

const SMALLEST = { width: 320, height: 640 };
const RIGHT = `function pairOfParcels(weights, capacity) {
  const seen = new Map();
  for (let i = 0; i < weights.length; i++) {
    const partner = seen.get(capacity - weights[i]);
    if (partner !== undefined) return [partner, i];
    seen.set(weights[i], i);
  }
}`;
const RIGHT_QUERY =
  'SELECT name FROM products p WHERE NOT EXISTS (SELECT 1 FROM order_lines o WHERE o.product_id = p.id) ORDER BY name';

/** Replaces what is in the editor and runs the tests. */
async function runTests(page: Page, source: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your code' }).fill(source);
  await page.getByRole('button', { name: 'Run tests' }).click();
}

test('a learner chooses a problem, fails, takes hints, passes, and finds the code again', async ({
  product,
  visitor,
}) => {
  const people = await createBookingPeople(product);
  const person = await visitor({ viewport: SMALLEST });
  const { page } = person;
  await enter(person, people.learners[0]);
  await page.goto('/assessments');
  await page.getByRole('link', { name: 'Choose a problem' }).click();
  await page.getByLabel('Difficulty').selectOption('hard');
  await expect(page.getByRole('link', { name: 'Two parcels, one scooter' })).toBeHidden();
  await page.getByLabel('Difficulty').selectOption('easy');
  await expectSoundPage(person);
  await page.getByRole('link', { name: 'Two parcels, one scooter' }).click();

  await expect(page.getByRole('textbox', { name: 'Your code' })).toContainText('function pairOfParcels');
  await runTests(page, 'function pairOfParcels() {\n  console.log("here");\n  return [0, 2];\n}');
  await expect(page.getByText('2 of 9 tests passed')).toBeVisible();
  const failed = page.getByRole('region', { name: 'Test 3 failed' });
  await expect(failed.getByRole('region', { name: 'Input' })).toContainText('weights = [900, 100]');
  await expect(failed.getByRole('region', { name: 'Expected' })).toHaveText('[0, 1]');
  await expect(failed.getByRole('region', { name: 'Your result' })).toHaveText('[0, 2]');
  await expect(failed.getByRole('region', { name: 'Printed' })).toHaveText('here');
  await expectSoundPage(person);

  await page.getByRole('button', { name: 'Show a hint' }).click();
  await expect(page.getByText('For each parcel you know')).toBeVisible();
  await page.getByRole('button', { name: 'Show another hint' }).click();
  await expect(page.getByText('Walk through the list once')).toBeVisible();

  await runTests(page, 'function pairOfParcels() {\n  return missing;\n}');
  await expect(page.getByText('ReferenceError: missing is not defined')).toBeVisible();
  await runTests(page, 'function pairOfParcels( {');
  await page.getByRole('button', { name: /^Line \d/ }).click();
  await expect(page.getByRole('textbox', { name: 'Your code' })).toBeFocused();
  await runTests(page, RIGHT);
  await expect(page.getByText('All 9 tests passed')).toBeVisible();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expect(page.getByRole('heading', { name: 'Solution' })).toBeFocused();
  await expectSoundPage(person);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your code' })).toContainText('seen.get');
  await page.getByLabel('Language').selectOption('typescript');
  await expect(page.getByRole('textbox', { name: 'Your code' })).toContainText('weights: number[]');
  await page.getByLabel('Language').selectOption('javascript');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('textbox', { name: 'Your code' })).not.toContainText('seen.get');
});

test('a query fails and passes, also with the network cut off', async ({ product, visitor }) => {
  const people = await createBookingPeople(product);
  const person = await visitor();
  const { page, context } = person;
  await enter(person, people.learners[0]);
  await page.goto('/assessments/coding/never-ordered');
  await runTests(page, 'SELECT name FROM products WHERE id NOT IN (SELECT product_id FROM order_lines)');
  const failed = page.getByRole('region', { name: 'Test 1 failed' });
  await expect(failed.getByRole('cell', { name: 'Compass' })).toHaveCount(0);
  await expect(page.getByText(/^\d of 4 tests passed$/)).toBeVisible();
  await expectSoundPage(person);
  // The live connection tries again.
  person.tolerate(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await runTests(page, RIGHT_QUERY);
  await expect(page.getByText('All 4 tests passed')).toBeVisible();
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
});

test('in Hindi on a phone, Python passes', { tag: '@long' }, async ({ product, visitor }) => {
  const people = await createBookingPeople(product);
  const person = await visitor({ viewport: SMALLEST });
  const { page, context, origin } = person;
  await context.addCookies([{ name: 'language', value: 'hi', url: origin }]);
  await enter(person, people.learners[0]);
  await page.goto('/assessments/coding');
  await expectSoundPage(person);
  await page.getByRole('link', { name: 'Two parcels, one scooter' }).click();
  await expect(page.getByText('सवाल अंग्रेज़ी में हैं।')).toBeVisible();
  await page.getByRole('combobox', { name: 'भाषा' }).selectOption('python');
  await fillCode(
    page.getByRole('textbox', { name: 'आपका कोड' }),
    'python',
    'def pair_of_parcels(weights, capacity):\n    seen = {}\n    for i, weight in enumerate(weights):\n        if capacity - weight in seen:\n            return [seen[capacity - weight], i]\n        seen[weight] = i',
  );
  await page.getByRole('button', { name: 'टेस्ट चलाएँ' }).click();
  await expect(page.getByText('सभी 9 टेस्ट पास')).toBeVisible({ timeout: 120_000 });
  await expectSoundPage(person);
});

test('tests and solution are closed while the learner’s interview room is open', async ({
  product,
  visitor,
}) => {
  const people = await createBookingPeople(product);
  const database = await product.openDatabase();
  const learner = await database.users.findOne({ Email: people.learners[0] }).orFail();
  await createSession(database, {
    learnerId: learner._id,
    mentorId: new Types.ObjectId(people.mentorId),
    startsAt: new Date(Date.now() + 5 * MINUTE_MS),
    status: 'booked',
  });
  await database.close();
  const person = await visitor();
  const { page } = person;
  person.tolerate(/409/);
  await enter(person, people.learners[0]);
  await page.goto('/assessments/coding/pair-of-parcels');
  await page.getByRole('button', { name: 'Run tests' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Your interview room is open' });
  await expect(refusal).toHaveCount(1);
  await page.getByRole('button', { name: 'Show solution' }).click();
  await expect(refusal).toHaveCount(2);
});
