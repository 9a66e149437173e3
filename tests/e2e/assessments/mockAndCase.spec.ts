import { caseByTitle } from '@preproom/server/features/assessments/cases/caseBank';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import { stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const SMALLEST = { width: 320, height: 640 };
const TITLE = 'Ten-minute groceries in Lucknow';

for (const { stage, tag } of stages('phone hi')) {
  const { say } = stage;
  const viewport = stage.screen === 'phone' ? SMALLEST : stage.viewport;

  test(`a learner takes a mock test section by section, ${stage.name}`, { tag }, async ({
    product,
    visitor,
  }) => {
    const people = await createBookingPeople(product);
    const person = await visitor({ viewport });
    const { page } = person;
    await stage.settle(person);
    await enter(person, people.learners[0]);
    await page.goto('/assessments/mock');
    const name = stage.screen === 'phone' ? 'कंप्यूटर साइंस' : 'Computer science';
    await expect(page.getByRole('button', { name: say('Start: {name}', { name }) })).toBeVisible();
    await expectSoundPage(person);
    await page.getByRole('button', { name: say('Start: {name}', { name }) }).click();
    for (const [section, minutes] of [
      ['Quantitative aptitude', '20'],
      ['Programming', '30'],
      ['Technical', '20'],
    ] as const) {
      const start = say('Start {name} ({minutes} min)', { name: say(section), minutes });
      await expect(page.getByRole('button', { name: start })).toBeVisible();
      if (section === 'Quantitative aptitude') await expectSoundPage(person);
      await page.getByRole('button', { name: start }).click();
      await expect(page.getByRole('timer', { name: say('Time left') })).toBeVisible();
      if (section === 'Quantitative aptitude') {
        await tabTo(page, page.getByRole('radio').first());
        await page.keyboard.press('Space');
        const answered = page.getByRole('button', {
          name: say('Question {number}, answered', { number: '1' }),
        });
        await expect(answered).toBeVisible();
        await expectSoundPage(person);
        await page.getByRole('button', { name: say('Next'), exact: true }).click();
        await expect(
          page.getByText(say('Question {number} of {of}', { number: '2', of: '15' })),
        ).toBeVisible();
        // After a reload it goes on with the first open question, and what was chosen is there.
        await page.reload();
        await expect(
          page.getByText(say('Question {number} of {of}', { number: '2', of: '15' })),
        ).toBeVisible();
        await page.getByRole('button', { name: say('Previous') }).click();
        await expect(page.getByRole('radio').first()).toBeChecked();
      }
      await page.getByRole('button', { name: say('End section') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('End section') })
        .click();
    }
    await expect(page.getByRole('table', { name: say('Result by section') })).toBeVisible();
    await expectSoundPage(person);
  });

  test(`a learner is led through a case by keyboard, ${stage.name}`, { tag }, async ({
    product,
    visitor,
  }) => {
    const [first, second] = caseByTitle(TITLE)?.steps ?? [];
    const people = await createBookingPeople(product);
    const person = await visitor({ viewport });
    const { page } = person;
    await stage.settle(person);
    await enter(person, people.learners[0]);
    await page.goto('/assessments/case');
    const start = page.getByRole('button', { name: say('Start: {title}', { title: TITLE }) });
    await expect(start).toBeVisible();
    await expectSoundPage(person);
    await start.click();
    await expect(page.getByRole('heading', { name: first?.question ?? '' })).toBeFocused();
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.getByLabel(say('In your own words (optional)')).fill('Profit is orders times contribution.');
    await page.getByRole('button', { name: say('Show a hint') }).click();
    await expect(page.getByText(first?.hints[0] ?? '')).toBeVisible();
    await expectSoundPage(person);
    await tabTo(page, page.getByRole('button', { name: say('Submit answer') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(first?.strong ?? '')).toBeVisible();
    await expect(page.getByText('Profit is orders times contribution.')).toBeVisible();
    await expectSoundPage(person);
    await tabTo(page, page.getByRole('button', { name: say('Next step') }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'An average order, ₹' })).toBeVisible();
    await expect(page.getByRole('heading', { name: second?.question ?? '' })).toBeFocused();
    await page.getByRole('textbox').first().fill('₹ 40');
    await expectSoundPage(person);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('Correct'), { exact: true })).toBeVisible();
  });
}
