import { SITUATIONS_PER_ATTEMPT } from '@preproom/models/contract/assessments/behaviour';
import { MIN_TRAIT_ANSWERS } from '@preproom/models/contract/assessments/situationResult';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import { stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const SMALLEST = { width: 320, height: 640 };

for (const { stage, tag } of stages('phone hi')) {
  const { say } = stage;
  test(`a learner judges sixteen situations by keyboard, over a reload and two tabs, ${stage.name}`, {
    tag,
  }, async ({ product, visitor }) => {
    const { learners } = await createBookingPeople(product);
    const person = await visitor({ viewport: stage.screen === 'phone' ? SMALLEST : stage.viewport });
    const { page, context } = person;
    await stage.settle(person);
    await enter(person, learners[0]);
    await page.goto('/assessments/behaviour');
    const start = page.getByRole('button', { name: say('Start'), exact: true });
    await expect(start).toBeVisible();
    await expectSoundPage(person);
    const situation = (number: number) =>
      say('Situation {number} of {total}', {
        number: String(number),
        total: String(SITUATIONS_PER_ATTEMPT),
      });
    const heading = (number: number) => page.getByRole('heading', { name: situation(number) });
    const answer = page.getByRole('button', { name: say('Answer'), exact: true });
    const next = page.getByRole('button', { name: say('Next situation') });

    await tabTo(page, start);
    await page.keyboard.press('Enter');
    await expect(heading(1)).toBeFocused();
    if (stage.name.endsWith('hi')) await expect(page.locator('legend')).toHaveText(/\p{Script=Devanagari}/u);
    await tabTo(page, answer);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(say('Choose one of the four.'));
    await expectSoundPage(person);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await tabTo(page, answer);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('Your choice'))).toBeVisible();
    await expect(heading(1)).toBeFocused();
    await expectSoundPage(person);

    await page.reload();
    await expect(heading(2)).toBeVisible();
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('radio').nth(0).check();
    await second.getByRole('button', { name: say('Answer'), exact: true }).click();
    await expect(second.getByText(say('Your choice'))).toBeVisible();
    await second.close();
    person.tolerate(/409/);
    await page.getByRole('radio').nth(1).check();
    await answer.click();
    await expect(heading(3)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      say('You’ve already answered this. Your first answer counts.'),
    );

    for (let number = 3; number <= SITUATIONS_PER_ATTEMPT; number++) {
      await page
        .getByRole('radio')
        .nth(number % 4)
        .check();
      await answer.click();
      if (number < SITUATIONS_PER_ATTEMPT) await next.click();
    }
    await page.getByRole('button', { name: say('See your result') }).click();
    // Which traits an attempt has is drawn.
    const traits = page.getByRole('region', { name: say('How you chose') }).getByRole('listitem');
    await expect(traits).toHaveCount(Math.ceil(SITUATIONS_PER_ATTEMPT / MIN_TRAIT_ANSWERS));
    await expectSoundPage(person);
    await page.goto('/assessments/behaviour');
    await expect(page.getByRole('link', { name: say('Your last result') })).toBeVisible();
    await expect(start).toBeHidden();
  });
}
