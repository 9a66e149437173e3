import type { Page } from '@playwright/test';
import { expectSoundPage } from '../support/accessibility.ts';
import { enter } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import { createPastAndComing } from '../support/pastAndComing.ts';
import type { Person } from '../support/person.ts';
import { type Stage, stageOf, stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const SMALLEST = { width: 320, height: 640 };
const viewportOf = ({ screen, viewport }: Stage) => (screen === 'phone' ? SMALLEST : viewport);

async function expectFloating(person: Person): Promise<void> {
  await expect(person.page.getByRole('dialog')).toBeVisible();
  // React Aria puts what floats above the page beside its landmarks.
  await expectSoundPage(person, ['region']);
}

/** The list below a heading of its own. */
const listOf = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).getByRole('listitem');

for (const { stage } of stages('phone en'))
  test(`a learner goes through dashboard and sessions by keyboard, ${stage.name}`, { tag: '@long' }, async ({
    product,
    visitor,
  }) => {
    const { say } = stage;
    const { learners } = await createPastAndComing(product);
    const learner = await visitor({ viewport: viewportOf(stage) });
    const { page } = learner;
    await stage.settle(learner);
    await enter(learner, learners[0]);
    await page.goto('/dashboard');
    const join = page.getByRole('link', { name: say('Join interview') });
    await expect(join.first()).toHaveAttribute('href', /^\/room\/\w{12}$/);
    await expect(page.getByText(say('{used} of {all} done', { used: '1', all: '6' }))).toBeVisible();
    await expectSoundPage(learner);

    const account = page.getByRole('button', {
      name: new RegExp(say('{name}’s account', { name: '.+' })),
    });
    await account.press('Enter');
    await expectFloating(learner);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    const bell = page.getByRole('button', { name: say('Notifications') });
    await bell.press('Enter');
    if (stage.screen === 'desktop') {
      await expectFloating(learner);
      await page.keyboard.press('Escape');
      await expect(bell).toBeFocused();
    } else {
      // No room for a list above the page.
      await expect(page.getByRole('heading', { level: 1, name: say('Notifications') })).toBeFocused();
      await expectSoundPage(learner);
      await page.goBack();
    }

    await tabTo(page, page.getByRole('link', { name: say('All sessions') }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say('Sessions') })).toBeFocused();
    await expect(listOf(page, say('Upcoming'))).toHaveCount(2);
    await expect(listOf(page, say('Past'))).toHaveCount(3);
    await expectSoundPage(learner);
    // The no-show of the mentor leads to new times.
    await tabTo(
      page,
      listOf(page, say('Past'))
        .getByRole('link', { name: say('Book again') })
        .first(),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Dashboard\/selectmentor\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectSoundPage(learner);
  });

test('a mentor prepares and answers a request by keyboard, on a desktop, in Hindi', { tag: '@long' }, async ({
  product,
  visitor,
}) => {
  const stage = stageOf('desktop', 'hi');
  const { say } = stage;
  const people = await createPastAndComing(product);
  const mentor = await visitor({ viewport: viewportOf(stage) });
  const { page } = mentor;
  await stage.settle(mentor);
  await enter(mentor, people.mentor);
  await page.goto('/dashboard/mentor');
  await expect(page.getByRole('heading', { name: say('Feedback due') })).toBeVisible();
  await expectSoundPage(mentor);

  const requests = page.getByRole('region', { name: say('Requests for times') });
  await tabTo(page, requests.getByRole('button', { name: new RegExp(say('Decline {0}', { 0: '.+' })) }));
  await page.keyboard.press('Enter');
  await expect(requests.getByRole('listitem')).toHaveCount(0);
  await expect(requests.getByRole('heading')).toBeFocused();

  await page.getByRole('link', { name: say('Prepare') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: say('Prepare for your session') })).toBeFocused();
  await expect(page.getByRole('heading', { name: say('About the learner') })).toBeVisible();
  await expectSoundPage(mentor);
  await tabTo(page, page.getByRole('link', { name: say('View, reschedule or cancel') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Dashboard\/session\/\w{12}$/);
  // Until the page is there, the one before is shown.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSoundPage(mentor);

  await page.getByRole('link', { name: say('Sessions') }).press('Enter');
  await expect(listOf(page, say('Past'))).toHaveCount(3);
  await expectSoundPage(mentor);
});
