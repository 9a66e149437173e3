import { itemsOf } from '@preproom/server/features/assessments/quizzes/bank/bank';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import { stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const SMALLEST = { width: 320, height: 640 };
const NAMES = {
  phone: { subject: 'एप्टिट्यूड', topic: 'वाक्य पूरा करना' },
  desktop: { subject: 'Aptitude', topic: 'Sentence completion' },
};

for (const { stage, tag } of stages('phone hi')) {
  const { say } = stage;
  test(`a learner practises a topic by keyboard, takes both hints and sees why, ${stage.name}`, {
    tag,
  }, async ({ product, visitor }) => {
    const people = await createBookingPeople(product);
    const person = await visitor({ viewport: stage.screen === 'phone' ? SMALLEST : stage.viewport });
    const { page } = person;
    const name = NAMES[stage.screen];
    await stage.settle(person);
    await enter(person, people.learners[0]);
    await page.goto('/assessments/technical');
    await page.getByRole('link', { name: say('Topic practice') }).click();
    await expect(page.getByText(say('Answer a question to start a streak'))).toBeVisible();
    await page.getByRole('heading', { name: name.subject }).click();
    await expectSoundPage(person);
    await page.getByRole('link', { name: name.topic, exact: true }).click();

    const submit = page.getByRole('button', { name: say('Submit answer') });
    await expect(submit).toBeVisible();
    const prompt = await page.getByRole('heading', { level: 2 }).textContent();
    const [first = '', second = ''] = itemsOf('Aptitude').find((one) => one.prompt === prompt)?.hints ?? [];
    await expect(page.getByText(first)).toBeHidden();
    await tabTo(page, page.getByRole('radio').or(page.getByRole('checkbox')).first());
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: say('Show a hint') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(first)).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: say('Show another hint') }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(second)).toBeVisible();
    await expectSoundPage(person);
    await tabTo(page, submit);
    await page.keyboard.press('Enter');

    const next = page.getByRole('button', { name: say('Next question') });
    await expect(next).toBeVisible();
    await expect(page.getByText(say('You’ve practised today.'))).toBeVisible();
    await expectSoundPage(person);
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('Question {number}', { number: '2' }))).toBeVisible();
    await expect(page.getByText(first)).toBeHidden();
    await page.goto('/assessments/topics');
    await page.getByRole('heading', { name: name.subject }).click();
    await expect(
      page.getByRole('progressbar', { name: say('Correct: {name}', { name: name.topic }) }),
    ).toBeVisible();
    await page.getByRole('button', { name: say('Delete practice history') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Delete'), exact: true })
      .click();
    await expect(page.getByText(say('Answer a question to start a streak'))).toBeVisible();
  });
}
