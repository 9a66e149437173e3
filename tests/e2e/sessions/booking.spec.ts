import { expectSoundPage } from '../support/accessibility.ts';
import { choose, createBookingPeople, dayName, enter, factOf, localTime } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import { stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const LIST = '/Dashboard/selectmentor/HR-Round-1/any';
const PHONE = { width: 320, height: 640 };

for (const { stage, tag } of stages('phone en'))
  test(`a learner books a mentor's time by keyboard, ${stage.name}`, { tag }, async ({
    product,
    visitor,
  }) => {
    const { say } = stage;
    const { learners } = await createBookingPeople(product);
    const learner = await visitor({ viewport: stage.screen === 'phone' ? PHONE : stage.viewport });
    const { page } = learner;
    await stage.settle(learner);
    await enter(learner, learners[0]);
    await page.goto(LIST);
    const mentor = page.getByRole('link', { name: 'Meera Iyer', exact: true });
    await expect(mentor).toBeVisible();
    await expectSoundPage(learner);
    await mentor.focus();
    await page.keyboard.press('Enter');
    const days = page.getByRole('group', { name: say('Day') });
    await expect(days.getByRole('radio', { checked: true })).toHaveCount(1);
    await expectSoundPage(learner);
    await days.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    const time = page
      .getByRole('group', { name: say('Morning') })
      .getByRole('radio')
      .first();
    await tabTo(page, time);
    await page.keyboard.press('Space');
    await expect(factOf(page, say('Time'))).toContainText('10:00');
    await expectSoundPage(learner);
    await tabTo(page, page.getByRole('button', { name: say('Confirm booking') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Dashboard\/session\/\w{12}$/);
    await expect(page.getByRole('status').filter({ hasText: 'Meera Iyer' })).toBeVisible();
    await expect(page.getByRole('button', { name: say('Reschedule') })).toBeVisible();
    await expectSoundPage(learner);
  });

test('of two learners one is quicker, and the other takes a time nearby', { tag: '@long' }, async ({
  product,
  visitor,
}) => {
  const { learners, mentorId } = await createBookingPeople(product);
  const pages = [];
  for (const email of learners) {
    const learner = await visitor({ viewport: PHONE });
    learner.tolerate(/409/);
    await enter(learner, email);
    await learner.page.goto(`/Dashboard/selectmentor/HR-Round-1/${mentorId}`);
    await choose(learner.page, 3, '10:00 am');
    pages.push(learner);
  }
  const [first, second] = pages;
  if (!first || !second) throw new Error('Two learners came');
  await first.page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(first.page.getByText('You’re booked.')).toBeVisible();
  await second.page.getByRole('button', { name: 'Confirm booking' }).click();
  const refusal = second.page.getByRole('alert');
  await expect(refusal.getByText('Someone has just taken this time.')).toBeVisible();
  await expect(refusal.getByRole('button')).toHaveCount(3);
  await expectSoundPage(second);
  await expect(second.page.getByRole('radio', { name: '10:00 am' })).toHaveCount(0);
  const nearest = (await refusal.getByRole('button').first().textContent()) ?? '';
  await refusal.getByRole('button').first().click();
  await second.page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(second.page.getByText('You’re booked.')).toBeVisible();
  await expect(second.page.getByText(nearest, { exact: true }).first()).toBeVisible();
});

test('a session is moved, proposed anew, accepted and cancelled by two people', { tag: '@long' }, async ({
  product,
  visitor,
}) => {
  const people = await createBookingPeople(product);
  const learner = await visitor();
  const mentor = await visitor({ host: '127.0.0.1' });
  await enter(learner, people.learners[0]);
  await enter(mentor, people.mentor);
  await learner.page.goto(`/Dashboard/selectmentor/HR-Round-1/${people.mentorId}`);
  await choose(learner.page, 3, '10:00 am');
  await learner.page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(learner.page.getByText('You’re booked.')).toBeVisible();
  const session = new URL(learner.page.url()).pathname;

  await learner.page.getByRole('button', { name: 'Reschedule' }).click();
  await choose(learner.page, 4, '11:00 am');
  await expectSoundPage(learner, ['aria-hidden-focus']);
  await learner.page.getByRole('dialog').getByRole('button', { name: 'Reschedule' }).click();
  await expect(learner.page.getByText('2 changes left')).toBeVisible();
  await expect(learner.page.getByText('11:00 am IST').first()).toBeVisible();

  await mentor.page.goto(session);
  await mentor.page.getByRole('button', { name: 'Suggest other times' }).click();
  const dialog = mentor.page.getByRole('alertdialog');
  // A day from the picker, and another time beyond the offered hours.
  await dialog.getByRole('radio', { name: dayName(5) }).click({ force: true });
  await dialog.getByRole('checkbox', { name: '12:00 pm' }).click({ force: true });
  await dialog.getByLabel('Any other time').fill(localTime(5));
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await mentor.page.getByLabel('Note (optional)').fill('My flight has moved.');
  await mentor.page.getByRole('button', { name: 'Send to Asha Rao' }).click();
  await expect(mentor.page.getByText('Waiting for Asha Rao’s answer')).toBeVisible();
  await expectSoundPage(mentor);

  await learner.page.reload();
  await expect(learner.page.getByText('My flight has moved.')).toBeVisible();
  await expectSoundPage(learner);
  await learner.page.getByRole('button', { name: 'Accept this time' }).first().click();
  await expect(learner.page.getByText('12:00 pm IST').first()).toBeVisible();
  await expect(learner.page.getByText('My flight has moved.')).toBeHidden();

  await mentor.page.reload();
  await mentor.page.getByRole('button', { name: 'Cancel session' }).click();
  await dialog.getByRole('button', { name: 'Cancel session' }).click();
  await expect(dialog.getByText('Write at least 10 characters.')).toBeVisible();
  await dialog.getByRole('textbox').fill('I have a fever today.');
  await dialog.getByRole('button', { name: 'Cancel session' }).click();
  await expect(mentor.page.getByText('You cancelled this session.')).toBeVisible();

  await learner.page.reload();
  await expect(learner.page.getByText('I have a fever today.')).toBeVisible();
  await expectSoundPage(learner);
  await learner.page.getByRole('link', { name: 'Book a new time' }).click();
  await choose(learner.page, 3, '10:00 am');
  await expect(learner.page.getByText(/reschedule up to 2 times/)).toBeVisible();
});

test('an unfinished profile is asked for beside the chosen time, and one press saves it and books', {
  tag: '@long',
}, async ({ product, visitor }) => {
  const { learners, mentorId } = await createBookingPeople(product);
  const database = await product.openDatabase();
  const Email = learners[0];
  await database.users.updateOne({ Email }, { completed: false, phone: '+919876543210' });
  await database.studentProfiles.updateMany({}, { goal: null });
  await database.close();
  const learner = await visitor({ viewport: PHONE });
  const { page } = learner;
  await enter(learner, Email);
  await page.goto(`/Dashboard/selectmentor/free-introduction/${mentorId}`);
  await choose(page, 3, '10:15 am');
  await page.getByLabel('Target role').fill('Design engineer');
  await expect(page.getByLabel('Date of birth')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByText('You’re booked.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Free introduction with Meera Iyer' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Before you meet Meera Iyer' })).toHaveCount(0);
  await page.goto('/Dashboard/selectmentor/free-introduction/any');
  await expect(page.getByRole('link', { name: 'View session' })).toBeVisible();
});
