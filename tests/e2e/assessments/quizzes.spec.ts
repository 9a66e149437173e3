import type { Page } from '@playwright/test';
import { itemsOf } from '@preproom/server/features/assessments/quizzes/bank/bank';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import { stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const SMALLEST = { width: 320, height: 640 };
const ANSWERS = 6;

/** Answers the question on the page by the keyboard alone, rightly unless it is about an order. */
async function answerByKeyboard(page: Page): Promise<void> {
  const prompt = await page.getByRole('heading', { level: 2 }).textContent();
  const shown = await page.getByRole('group').getByRole('radio').or(page.getByRole('checkbox')).count();
  const item = itemsOf('Science').find((one) => one.prompt === prompt);
  if (!item) throw new Error(`The bank has no item "${prompt}"`);
  if (item.kind === 'multiple') {
    for (const right of item.right) {
      await tabTo(page, page.getByRole('checkbox', { name: right, exact: true }));
      await page.keyboard.press('Space');
    }
  } else if (item.kind !== 'order') {
    const radios = page.getByRole('radio');
    const wanted =
      item.kind === 'fault'
        ? radios.nth(item.faultLine - 1)
        : page.getByRole('radio', { name: item.right, exact: true });
    await tabTo(page, radios.first());
    await page.keyboard.press('Space');
    for (let step = 0; step < shown && !(await wanted.isChecked()); step++)
      await page.keyboard.press('ArrowDown');
  }
  if (item.kind === 'order') await tabTo(page, page.locator('form button[type=submit]'));
  await page.keyboard.press('Enter');
}

for (const { stage, tag } of stages('phone hi')) {
  const { say } = stage;
  test(`a learner takes a quiz by keyboard, reads why, and deletes the attempt, ${stage.name}`, {
    tag,
  }, async ({ product, visitor }) => {
    const people = await createBookingPeople(product);
    const person = await visitor({ viewport: stage.screen === 'phone' ? SMALLEST : stage.viewport });
    const { page } = person;
    await stage.settle(person);
    await enter(person, people.learners[0]);
    await page.goto('/assessments');
    await expect(page.getByText(say('No attempts yet'))).toBeVisible();
    await expectSoundPage(person);
    await page.getByRole('link', { name: say('Choose a quiz') }).click();
    const science = page.getByRole('listitem').filter({
      has: page.getByRole('heading', {
        name: stage.screen === 'phone' ? 'विज्ञान' : 'Science',
        exact: true,
      }),
    });
    await expect(science).toBeVisible();
    await expectSoundPage(person);
    await science.getByRole('button').click();
    const start = page.getByRole('button', { name: say('Start'), exact: true });
    await tabTo(page, start);
    await page.keyboard.press('Enter');
    for (let number = 1; number <= ANSWERS; number++) {
      await expect(page.getByRole('timer', { name: say('Time left') })).toBeVisible();
      // Axe looks at the first question, and at the first explanation.
      if (number === 1) await expectSoundPage(person);
      await answerByKeyboard(page);
      const next = page.getByRole('button', { name: say('Next question') });
      await expect(next).toBeVisible();
      if (number === 1) await expectSoundPage(person);
      if (number === ANSWERS) break;
      await tabTo(page, next);
      await page.keyboard.press('Enter');
    }
    // A reload in the middle goes on where it was.
    await page.reload();
    await expect(page.getByRole('button', { name: say('Next question') })).toBeVisible();
    await page.getByRole('button', { name: say('End quiz') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('End quiz') })
      .click();
    await page.getByRole('button', { name: say('See your result') }).click();
    await expect(page.getByText(say('most likely'))).toBeVisible();
    await expectSoundPage(person);
    await page.getByRole('link', { name: say('Your assessments') }).click();
    const attempts = page.getByRole('list', { name: say('Your attempts') });
    await expect(attempts.getByRole('listitem')).toHaveCount(1);
    await expectSoundPage(person);
    await attempts.getByRole('button').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Delete'), exact: true })
      .click();
    await expect(page.getByText(say('No attempts yet'))).toBeVisible();
  });
}
