import type { Page } from '@playwright/test';
import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { ROOM_OPENS_BEFORE_MS } from '@preproom/models/contract/sessions/meetingTime';
import { preparationPath, sessionPath } from '../../../client/src/lib/sessionPaths.ts';
import { A_PDF } from '../../support/accounts/documents.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { enter, factOf } from '../support/booking.ts';
import { control, endInterview, joinInterview, videoOf } from '../support/call.ts';
import { cardOf } from '../support/checkout.ts';
import { framesAdvance } from '../support/frames.ts';
import type { Person } from '../support/person.ts';
import type { ProductProcess } from '../support/productProcess.ts';
import { COMMENT, rateEverything } from '../support/rating.ts';
import { type Stage, stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';
import { createMarket, handsOf, type Market, signUp } from './market.ts';

const LEARNER = 'Asha Verma';
const MENTOR = 'Meera Iyer';
const COMPANIES = { 'Kabir Anand': 'Godavari Bank', 'Sana Qureshi': 'Nilgiri Labs', [MENTOR]: 'Sahyadri' };
const NOTE = 'SQL, and <b>system design</b> for ₹12,00,000 jobs.';
const JOB = { name: 'job.pdf', mimeType: 'application/pdf', buffer: A_PDF };
const REVIEW = 'Asked what I would be asked, and told me what to change first.';
const REFERENCE = 'UTR 4021 7788';

/** Everybody in the story, with where it is played for the learner. Mentor and team are at a desktop, in English. */
interface Cast {
  product: ProductProcess;
  market: Market;
  stage: Stage;
  learner: Person;
  mentor: Person;
  team: Person;
}

test.use({ hasTestClock: true });

for (const { stage, tag } of stages('desktop en'))
  test(`from three mentors compared to a public review and a payout, ${stage.name}`, { tag }, async ({
    product,
    visitor,
  }) => {
    // A whole month of four people, with a call in its middle.
    test.slow();
    const arrive = async () => {
      const person = await visitor({ viewport: stage.viewport });
      await stage.settle(person);
      return person;
    };
    const cast = {
      ...{ product, stage, market: await createMarket(product), learner: await arrive() },
      ...{ mentor: await visitor({ host: '127.0.0.1' }), team: await visitor({ host: '127.0.0.1' }) },
    };
    await enter(cast.mentor, cast.market.mentor);
    await test.step('the team sets what a Tech Round pays', () => setPay(cast));
    await test.step('a visitor compares mentors, and opens a sample report', () => compareMentors(cast));
    await test.step('with a fresh account, they book a free introduction', () => bookIntroduction(cast));
    await test.step('they buy a pack', () => buyPack(cast));
    const roomid = await test.step('they book a Tech Round with a note and a file', () => bookRound(cast));
    await test.step('the mentor prepares, and the two write to each other', () => prepare(cast, roomid));
    await test.step('they meet in the room', () => meet(cast, roomid));
    await test.step('each rates the other', () => rate(cast));
    await test.step('another visitor reads the review', async () => readReview(await arrive(), stage));
    await test.step('the mentor sees the earning, and a month later the payout', () => payOut(cast));
  });

async function setPay({ team, market }: Cast): Promise<void> {
  const { page } = team;
  await enter(team, market.admin);
  await page.goto('/hq/admin/pay');
  await page.getByLabel('Tech Round 1', { exact: true }).selectOption({ label: 'Paid' });
  await page.getByLabel('Tech Round 1: rupees per session').fill('1200');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Applies to sessions booked from now on.')).toBeVisible();
}

async function compareMentors({ learner, stage }: Cast): Promise<void> {
  const { page } = learner;
  const hands = handsOf(page, stage);
  await page.goto('/mentors');
  for (const [name, company] of Object.entries(COMPANIES)) {
    await hands.press(page.getByRole('link', { name, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(company)).toBeVisible();
    await expectSoundPage(learner);
    await page.goBack();
  }
  await page.goto('/sample-report');
  await expect(page.getByRole('heading', { level: 1, name: stage.say('Your report') })).toBeVisible();
  await expectSoundPage(learner);
}

async function bookIntroduction({ learner, stage, product }: Cast): Promise<void> {
  const { page } = learner;
  const { say } = stage;
  const hands = handsOf(page, stage);
  await page.goto('/mentors');
  await hands.press(page.getByRole('link', { name: MENTOR, exact: true }));
  await hands.press(page.getByRole('link', { name: say('Book a free introduction') }));
  await signUp(learner, { stage, product, name: LEARNER, email: 'asha.verma@people.example' });
  await hands.choose(page.getByRole('group', { name: say('Day') }), 3);
  await hands.choose(page.getByRole('group', { name: say('Morning') }), 0);
  await page.getByLabel(say('Date of birth')).fill(`${new Date().getFullYear() - 22}-04-12`);
  await hands.type(page.getByLabel(say('Target role')), 'Design engineer');
  await hands.press(page.getByRole('button', { name: say('Confirm booking') }));
  await expectBooked(page, stage);
  await expectSoundPage(learner);
}

async function expectBooked(page: Page, { say }: Stage): Promise<void> {
  const news = say('You’re booked. You and {0} will each get a calendar invite by e-mail.', { 0: MENTOR });
  await expect(page.getByText(news)).toBeInViewport();
}

async function buyPack({ learner: { page }, stage: { say } }: Cast): Promise<void> {
  await page.goto('/programs');
  await cardOf(page)
    .getByRole('link', { name: say('Enroll Now') })
    .click();
  await page.getByRole('button', { name: say('Pay {total}', { total: '₹7,999' }) }).click();
  await expect(page.getByText(say('Your pack is ready.'))).toBeVisible();
}

/** Books it and moves it; answers its room. */
async function bookRound({ learner, stage }: Cast): Promise<string> {
  const { page } = learner;
  const { say } = stage;
  const hands = handsOf(page, stage);
  async function chooseMorning(within: Pick<Page, 'getByRole'>, day: number): Promise<void> {
    await hands.choose(within.getByRole('group', { name: say('Day') }), day);
    await hands.choose(within.getByRole('group', { name: say('Morning') }), 0);
  }
  await page.goto('/dashboard');
  await hands.press(
    page.getByRole('link', { name: say('Book {round}', { round: say('Tech Round 1') }) }).first(),
  );
  await hands.press(page.getByRole('link', { name: MENTOR, exact: true }));
  await chooseMorning(page, 1);
  await expect(factOf(page, say('Time'))).toContainText('10:00');
  await hands.press(
    page.getByRole('button', { name: say('Add your agenda for {name} (optional)', { name: MENTOR }) }),
  );
  await hands.type(page.getByLabel(say('What do you want to get out of this session?')), NOTE);
  await page.locator('input[type=file]').setInputFiles(JOB);
  await hands.press(page.getByRole('button', { name: say('Confirm booking') }));
  await expectBooked(page, stage);
  await hands.press(page.getByRole('button', { name: say('Reschedule') }));
  const dialog = page.getByRole('dialog');
  await chooseMorning(dialog, 2);
  await hands.press(dialog.getByRole('button', { name: say('Reschedule') }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: JOB.name, exact: true })).toBeVisible();
  await expectSoundPage(learner);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function prepare({ learner, mentor, stage }: Cast, roomid: string): Promise<void> {
  await mentor.page.goto(preparationPath(roomid));
  await expect(mentor.page.getByText(NOTE)).toBeVisible();
  await expect(mentor.page.getByRole('button', { name: `Download ${JOB.name}` })).toBeVisible();
  await expectSoundPage(mentor);
  await mentor.page.goto(sessionPath(roomid));
  await write(learner.page, stage.say('Message'), 'Which project should I bring?');
  await expect(mentor.page.getByRole('log').getByText('Which project should I bring?')).toBeVisible();
  await write(mentor.page, 'Message', 'The one you know best.');
  await expect(learner.page.getByRole('log').getByText('The one you know best.')).toBeVisible();
  await expectSoundPage(mentor);
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

async function meet({ product, learner, mentor, stage: { say } }: Cast, roomid: string): Promise<void> {
  const database = await product.openDatabase();
  const { startsAt } = await database.sessions.findOne({ roomid }).orFail();
  await database.close();
  await product.advance(startsAt.getTime() - ROOM_OPENS_BEFORE_MS + MINUTE_MS - Date.now());
  await mentor.page.goto('/dashboard/mentor');
  await mentor.page.getByRole('link', { name: 'Join interview' }).first().click();
  await learner.page.goto('/dashboard');
  await learner.page
    .getByRole('link', { name: say('Join interview') })
    .first()
    .click();
  await joinInterview(mentor);
  await control(learner, say('Join interview')).click();
  await framesAdvance(videoOf(learner, MENTOR));
  await framesAdvance(videoOf(mentor, LEARNER));
  await endInterview(mentor);
}

async function rate({ learner: { page }, mentor, stage: { say } }: Cast): Promise<void> {
  await mentor.page.getByRole('link', { name: 'Continue to feedback' }).click();
  await rateEverything(mentor);
  await expect(mentor.page.getByText(/^Saved at /)).toBeVisible();
  await control(mentor, 'Send feedback').click();
  await expect(mentor.page.getByText('Feedback sent.')).toBeVisible();
  await page.getByRole('link', { name: say('Continue to feedback') }).click();
  const stars = page.getByRole('radiogroup', { name: say('Rate {0}', { 0: MENTOR }) });
  await stars.getByRole('radio').nth(4).check({ force: true });
  await page.getByLabel(say('Public review (optional)')).fill(REVIEW);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('Send rating'), exact: true }).click();
  await expect(page.getByText(say('Thank you. Your rating is saved.'))).toBeVisible();
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: say('View report'), exact: true })
    .first()
    .click();
  await expect(page.getByText(COMMENT).first()).toBeVisible();
}

async function readReview(reader: Person, { say }: Stage): Promise<void> {
  const { page } = reader;
  await page.goto('/mentors');
  await page.getByRole('link', { name: MENTOR, exact: true }).click();
  const reviews = page.getByRole('region', { name: say('Ratings and reviews') });
  await expect(reviews.getByText('5.0')).toBeVisible();
  const review = reviews.getByRole('article').filter({ hasText: REVIEW });
  await expect(review.getByText('Asha', { exact: true })).toBeVisible();
  await expectSoundPage(reader);
}

async function payOut({ product, market, learner, mentor, team }: Cast): Promise<void> {
  const { page } = mentor;
  await page.goto('/dashboard/mentor');
  await expect(page.getByText('5.0').first()).toBeVisible();
  await page.goto('/Dashboard/mentor/earnings');
  await expect(factOf(page, 'To be paid')).toContainText('₹1,200');
  await expect(page.getByRole('link', { name: 'Tech Round 1' })).toBeVisible();
  await expectSoundPage(mentor);

  // Paid once its month is over. Until then nobody has a page open, whose login would end.
  for (const person of [learner, mentor, team]) await person.page.goto('about:blank');
  await product.advance(32 * DAY_MS);
  await enter(team, market.admin);
  await team.page.goto('/hq/admin/earnings');
  await team.page.getByRole('link', { name: MENTOR }).click();
  await team.page.getByLabel('Bank reference').fill(REFERENCE);
  await team.page.getByRole('button', { name: 'Record payout' }).click();
  await expect(team.page.getByText('₹1,200 recorded. It’s in this month’s statement.')).toBeVisible();
  await expectSoundPage(team);

  await enter(mentor, market.mentor);
  await page.goto('/Dashboard/mentor/earnings');
  await expect(factOf(page, 'Paid')).toContainText('₹1,200');
  await expect(page.getByText(`Reference ${REFERENCE}`)).toBeVisible();
}
