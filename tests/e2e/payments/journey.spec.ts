import { ROOM_OPENS_BEFORE_MS } from '@preproom/models/contract/sessions/meetingTime';
import { createBookableMentorWithLogin, enter, factOf } from '../support/booking.ts';
import { control, endInterview, joinInterview, videoOf } from '../support/call.ts';
import { framesAdvance } from '../support/frames.ts';
import type { Person } from '../support/person.ts';
import type { ProductProcess } from '../support/productProcess.ts';
import { COMMENT, rateEverything } from '../support/rating.ts';
import { codeMailedTo, type Stage, stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'asha.verma@people.example';
const PASSWORD = 'monsoon-chai-42';
const MENTOR = 'Meera Iyer';
const LEARNER = 'Asha Verma';

test.use({ hasTestClock: true });

for (const { stage } of stages('phone en').filter(({ stage }) => stage.screen === 'phone')) {
  const tag = stage.name.endsWith('en') ? [] : ['@long'];
  test(`from an empty database to a report, ${stage.name}`, { tag }, async ({ product, visitor }) => {
    // Sign-up, checkout, booking, a call and its report, by two people.
    test.slow();
    const { say } = stage;
    const learner = await visitor({ viewport: stage.viewport });
    const mentor = await visitor({ host: '127.0.0.1' });
    await stage.settle(learner);
    const mentorEmail = await createBookableMentorWithLogin(product);
    const { page } = learner;

    await signUp(learner, stage, product);
    await page.waitForURL(/\/dashboard$/);
    await completeProfile(learner, stage);
    await buyPack(learner, stage);
    await book(learner, stage);
    await move(learner, stage);

    await enter(mentor, mentorEmail);
    await advanceToOpenRoom(product);
    await mentor.page.goto('/dashboard/mentor');
    await mentor.page.getByRole('link', { name: 'Join interview' }).first().click();
    await page.goto('/dashboard');
    await page
      .getByRole('link', { name: say('Join interview') })
      .first()
      .click();
    await joinInterview(mentor);
    await control(learner, say('Join interview')).click();
    await framesAdvance(videoOf(learner, MENTOR));
    await framesAdvance(videoOf(mentor, LEARNER));

    await endInterview(mentor);
    await mentor.page.getByRole('link', { name: 'Continue to feedback' }).click();
    await rateEverything(mentor);
    await expect(mentor.page.getByText(/^Saved at /)).toBeVisible();
    await control(mentor, 'Send feedback').click();
    await expect(mentor.page.getByText('Feedback sent.')).toBeVisible();

    await page.getByRole('link', { name: say('Continue to feedback') }).click();
    const stars = page.getByRole('radiogroup', { name: say('Rate {0}', { 0: MENTOR }) });
    await stars.getByRole('radio').nth(4).check({ force: true });
    await control(learner, say('Send rating')).click();
    await expect(page.getByText(say('Thank you. Your rating is saved.'))).toBeVisible();

    await page.goto('/dashboard');
    await page
      .getByRole('link', { name: say('View report'), exact: true })
      .first()
      .click();
    await expect(page.getByText(COMMENT).first()).toBeVisible();
    await mentor.page.goto('/dashboard/mentor');
    await expect(mentor.page.getByText('5.0').first()).toBeVisible();
  });
}

async function signUp({ page }: Person, { say }: Stage, product: ProductProcess): Promise<void> {
  await page.goto('/Account/Signup');
  await page.getByLabel(say('E-mail'), { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: say('Continue'), exact: true }).click();
  await page.getByLabel(say('Code'), { exact: true }).fill(await codeMailedTo(product, EMAIL));
  await page.getByLabel(say('Your name')).fill(LEARNER);
  await page.getByLabel(say('Phone number')).fill('98765 43210');
  await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('Create account') }).click();
}

async function completeProfile({ page }: Person, { say }: Stage): Promise<void> {
  const field = (label: string) => page.getByLabel(say(label), { exact: true });
  await page.goto('/Account/student/onboarding');
  const goOn = () => page.getByRole('button', { name: say('Save and continue') }).click();
  await field('Date of birth').fill(`${new Date().getFullYear() - 22}-04-12`);
  await goOn();
  await field('College or university').fill('COEP, Pune');
  await field('Degree').fill('B.Tech');
  await field('Branch or subject').fill('Mechanical');
  await field('Graduation year').selectOption(String(new Date().getFullYear() + 1));
  await goOn();
  await field('Target role').fill('Design engineer');
  await goOn();
  await page.getByRole('combobox', { name: say('Programming languages') }).fill('pyth');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await goOn();
  await page.getByRole('button', { name: say('Go to dashboard') }).click();
  await page.waitForURL(/\/dashboard$/);
}

async function buyPack({ page }: Person, { say }: Stage): Promise<void> {
  await page.goto('/programs');
  const card = page.getByRole('listitem', { name: 'B.Tech' });
  await card.getByRole('link', { name: say('Enroll Now') }).click();
  const payButton = { name: /7,999/ };
  await page.getByRole('button', payButton).click();
  await page.getByRole('link', { name: say('Book your first session') }).click();
}

/** Chooses the first free morning time of a day, by how many days with free times come before it. */
async function chooseMorning(
  within: Pick<Person['page'], 'getByRole'>,
  { say }: Stage,
  day: number,
): Promise<void> {
  const days = within.getByRole('group', { name: say('Day') }).getByRole('radio', { disabled: false });
  await days.nth(day).check({ force: true });
  const morning = within.getByRole('group', { name: say('Morning') }).getByRole('radio');
  await morning.first().check({ force: true });
}

async function book({ page }: Person, stage: Stage): Promise<void> {
  const { say } = stage;
  await page.getByRole('link', { name: MENTOR, exact: true }).click();
  await chooseMorning(page, stage, 2);
  await expect(factOf(page, say('Time'))).toContainText('10:00');
  await page.getByRole('button', { name: say('Confirm booking') }).click();
  await expect(page).toHaveURL(/\/Dashboard\/session\/\w{12}$/);
}

async function move({ page }: Person, stage: Stage): Promise<void> {
  const { say } = stage;
  await page.getByRole('button', { name: say('Reschedule') }).click();
  const dialog = page.getByRole('dialog');
  await chooseMorning(dialog, stage, 3);
  await dialog.getByRole('button', { name: say('Reschedule') }).click();
  await expect(dialog).toBeHidden();
}

/** To the moment at which the room of the learner's session opens. */
async function advanceToOpenRoom(product: ProductProcess): Promise<void> {
  const database = await product.openDatabase();
  const session = await database.sessions.findOne({ status: 'booked', moves: 1 }).lean().orFail();
  await database.close();
  await product.advance(session.startsAt.getTime() - ROOM_OPENS_BEFORE_MS + 60_000 - Date.now());
}
