import { createTenSessions } from '../../support/room/tenSessions.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import { stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const SMALLEST = { width: 320, height: 640 };

for (const { stage, tag } of stages('phone hi')) {
  const { say } = stage;
  test(`a learner reads ten sessions of performance by keyboard, ${stage.name}`, { tag }, async ({
    product,
    visitor,
  }) => {
    const people = await createBookingPeople(product);
    const database = await product.openDatabase();
    const learner = await database.users.findOne({ Email: people.learners[0] }).orFail();
    const mentor = await database.users.findById(people.mentorId).orFail();
    await createTenSessions(database, { learnerId: learner._id, mentorId: mentor._id });
    await database.close();
    const person = await visitor({ viewport: stage.screen === 'phone' ? SMALLEST : stage.viewport });
    const { page } = person;
    await stage.settle(person);
    await enter(person, people.learners[0]);
    await page.goto('/Dashboard/performance');
    const index = page.getByRole('figure', { name: say('Overall Hirability Index') });
    const chart = index.getByRole('slider', { name: say('Overall Hirability Index') });
    await expect(chart).toBeVisible();
    await expectSoundPage(person);

    // The latest session first, whose index is the heading's; from there back to the free introduction.
    await tabTo(page, chart);
    await expect(chart).toHaveAttribute('aria-valuetext', /^8; /);
    await expect(chart.getByText('8', { exact: true })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', /^4; /);
    await expectSoundPage(person);

    const toggle = index.getByRole('button', { name: say('Show as table') });
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    const rows = index.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(11);
    // The latest first, whose index is the heading's.
    await expect(rows.nth(1).getByRole('cell')).toHaveText('8');
    await expectSoundPage(person);
  });
}
