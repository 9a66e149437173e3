import type { Locator } from '@playwright/test';
import { preparationPath, sessionPath } from '../../../client/src/lib/sessionPaths.ts';
import { A_PDF } from '../../support/accounts/documents.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { choose, createBookingPeople, enter } from '../support/booking.ts';
import { stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const SMALL = { width: 320, height: 640 };
const JOB = { name: 'job.pdf', mimeType: 'application/pdf', buffer: A_PDF };

for (const { stage, tag } of stages('phone en'))
  test(`a learner books with a note and a file, and the two write to each other, ${stage.name}`, {
    tag,
  }, async ({ product, visitor }) => {
    const { say } = stage;
    const people = await createBookingPeople(product);
    const learner = await visitor({ viewport: stage.screen === 'phone' ? SMALL : stage.viewport });
    const mentor = await visitor({ host: '127.0.0.1', viewport: stage.viewport });
    for (const person of [learner, mentor]) await stage.settle(person);
    await enter(learner, people.learners[0]);
    await enter(mentor, people.mentor);

    // The note is folded: a booking without it takes no click more.
    const { page } = learner;
    await page.goto(`/Dashboard/selectmentor/HR-Round-1/${people.mentorId}`);
    // Not the first free day: what is left of today depends on the hour.
    const days = page.getByRole('group', { name: say('Day') });
    await days.getByRole('radio').nth(3).click({ force: true });
    await page.getByRole('radio', { name: /10:00/ }).first().click({ force: true });
    await page
      .getByRole('button', { name: say('Add your agenda for {name} (optional)', { name: 'Meera Iyer' }) })
      .click();
    const note = page.getByLabel(say('What do you want to get out of this session?'));
    await note.fill('Call 98765 43210');
    await expect(
      page.getByText(say('Leave out phone numbers, e-mail addresses and other contact details.')),
    ).toBeVisible();
    await expectSoundPage(learner);
    await note.fill('SQL, and <b>system design</b> for ₹12,00,000 jobs.');
    await page.locator('input[type=file]').setInputFiles(JOB);
    await page.getByRole('button', { name: say('Confirm booking') }).click();
    await expect(page).toHaveURL(/\/Dashboard\/session\/\w{12}$/);
    const roomid = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await expect(page.getByRole('button', { name: JOB.name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: say('Questions you may hear') })).toBeVisible();
    await expectSoundPage(learner);

    // The mentor prepares, and answers where the learner asks.
    await mentor.page.goto(preparationPath(roomid));
    await expect(mentor.page.getByText('<b>system design</b>')).toBeVisible();
    await expectSoundPage(mentor);
    await mentor.page.goto(sessionPath(roomid));
    const logOf = (of: typeof learner): Locator => of.page.getByRole('log', { name: say('Messages') });
    await expect(logOf(mentor)).toBeVisible();
    const field = page.getByRole('textbox', { name: say('Message'), exact: true });
    await field.fill('Which project should I bring?');
    await page.getByRole('button', { name: say('Send') }).click();
    await expect(logOf(mentor).getByText('Which project should I bring?')).toBeVisible();
    await field.fill('नौ आठ सात छह पाँच चार तीन दो एक शून्य');
    await expect(page.getByRole('button', { name: say('Send') })).toBeDisabled();
    await field.fill('');
    await mentor.page
      .getByRole('textbox', { name: say('Message'), exact: true })
      .fill('The one you know best.');
    await mentor.page.keyboard.press('Enter');
    await expect(logOf(learner).getByText('The one you know best.')).toBeVisible();
    await expectSoundPage(learner);
    await expectSoundPage(mentor);

    // Unread where somebody is elsewhere, and read once it is seen.
    await page.goto('/dashboard');
    await mentor.page.getByRole('textbox', { name: say('Message'), exact: true }).fill('See you then.');
    await mentor.page.keyboard.press('Enter');
    const unread = page.locator(`a[href$="${roomid}#messages"]`).first();
    await expect(unread).toContainText('1');
    await expect(page.getByRole('region', { name: say('New messages') })).toBeVisible();
    await unread.click();
    await expect(logOf(learner).getByText('See you then.')).toBeInViewport();
    await page.goto('/dashboard');
    await expect(unread).not.toContainText('1');
  });

test('a message written without a connection is sent once it is back, and only once', async ({
  product,
  visitor,
}) => {
  const people = await createBookingPeople(product);
  const learner = await visitor();
  await enter(learner, people.learners[0]);
  const { page, context } = learner;
  await page.goto(`/Dashboard/selectmentor/HR-Round-1/${people.mentorId}`);
  await choose(page, 3, '10:00 am');
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await expect(field).toBeVisible();
  learner.tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch|offline/i);
  await context.setOffline(true);
  await field.fill('Written in the train');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not sent yet. Retrying…')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sending…')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('log', { name: 'Messages' }).getByText('Written in the train')).toHaveCount(1);
});
