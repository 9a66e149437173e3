import type { Locator } from '@playwright/test';
import { buildDocx } from '../../support/assessments/resume/buildDocx.ts';
import { buildPdf } from '../../support/assessments/resume/buildPdf.ts';
import { HOSTILE_FILES, TRAP } from '../../support/assessments/resume/hostileFiles.ts';
import { INVENTED } from '../../support/assessments/resume/invented.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import type { Person } from '../support/person.ts';
import { stages } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';
import { asFile, expectNothingSent, unfold, watchRequests } from './analysedResume.ts';
import { enlargePage, PAGE, type Say, showLine } from './resumePages.ts';

const SMALLEST = { width: 320, height: 640 };

for (const { stage, tag } of stages('phone hi')) {
  const { say } = stage;
  test(`a learner has a resume analysed by keyboard, improves it and keeps it, ${stage.name}`, {
    tag,
  }, async ({ product, visitor }) => {
    const { learners } = await createBookingPeople(product);
    const person = await visitor({ viewport: stage.screen === 'phone' ? SMALLEST : stage.viewport });
    const { page } = person;
    const sent = watchRequests(person);
    await stage.settle(person);
    await enter(person, learners[0]);
    await page.goto('/assessments/resume');
    await expectSoundPage(person);

    const analyse = page.getByRole('button', { name: say('Analyse resume') });
    await tabTo(page, analyse);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('Choose your resume first.'))).toBeVisible();
    await page.getByLabel(say('Target role'), { exact: true }).selectOption('softwareDeveloper');
    const jumbled = await buildPdf(INVENTED.asha.text, { look: 'jumbled' });
    await page.locator('input[type=file]').setInputFiles(asFile('first.pdf', jumbled));
    await expect(page.getByText('first.pdf')).toBeVisible();
    await tabTo(page, analyse);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'first.pdf' })).toBeFocused();
    await expect(page.getByText(say('Start with'), { exact: true })).toBeInViewport();
    const before = await scoreOf(page.getByRole('img', { name: scorePattern(say) }));
    const readings = page.getByRole('region', { name: say('What we read') });
    await expect(readings.getByText('Asha Verma', { exact: true }).first()).toBeVisible();
    await expect(readings.getByText('+919876543210').first()).toBeVisible();
    await expectShort(person);
    if (stage.screen === 'phone') {
      await enlargePage(person, say);
      await showLine(person, readings, say);
    } else await expect(page.getByRole('img', { name: say(PAGE, { page: '1' }) })).toBeVisible();
    await correctPhone(person, readings, say);
    await correctJob(person, readings, say);
    await page.getByRole('heading', { name: say('Match with your target') }).click();
    await expect(page.getByText(say('Not found in your resume')).first()).toBeVisible();
    const orders = page.getByRole('tablist', { name: say('Reading orders') });
    await unfold(page.getByRole('region', { name: say('What an ATS sees') }));
    await tabTo(page, orders.getByRole('tab').first());
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel')).toContainText(/CONTACT SUMMARY/);
    await expectSoundPage(person);

    await page.getByRole('button', { name: say('Analyse again') }).click();
    const docx = await buildDocx(INVENTED.asha.text);
    await page.locator('input[type=file]').setInputFiles(asFile('second.docx', docx, ''));
    // The target of before is still chosen.
    await expect(page.getByLabel(say('Target role'), { exact: true })).toHaveValue('softwareDeveloper');
    await analyse.click();
    await expect(page.getByRole('heading', { name: 'second.docx' })).toBeFocused();
    expect(await scoreOf(page.getByRole('img', { name: scorePattern(say) }))).toBeGreaterThan(before);
    const comparison = page.getByRole('region', { name: say('Since your last version') });
    await unfold(comparison);
    await expect(comparison.getByRole('row')).toHaveCount(9);
    await expectSoundPage(person);

    expectNothingSent(person, sent);
    expect(sent.some((body) => body.includes('machineReadable'))).toBe(true);
    const upload = page.waitForRequest((request) => request.url().includes('/files/resume/'));
    await page.getByRole('button', { name: say('Keep in my profile') }).click();
    await upload;
    await expect(
      page.getByRole('link', {
        name: say('Saved. You can replace or remove it in <0>your profile</0>.').replace(
          /.*<0>|<\/0>.*/g,
          '',
        ),
      }),
    ).toBeVisible();
  });
}

test('hostile files end in a sentence, with everything chosen kept', {
  tag: '@long',
}, async ({ product, visitor }) => {
  const { learners } = await createBookingPeople(product);
  const person = await visitor();
  const { page } = person;
  await enter(person, learners[0]);
  await page.goto('/assessments/resume');
  await page.getByRole('radio', { name: 'A job description' }).click();
  const job = 'We need a developer who knows Java, Spring Boot, PostgreSQL and Docker, and who writes tests.';
  await page.getByRole('textbox', { name: 'Job description' }).fill(job);
  // The page gives a file ten seconds; a busy machine shows that late.
  const timeout = 30_000;
  for (const { name, build, fault } of HOSTILE_FILES) {
    await page.locator('input[type=file]').setInputFiles(asFile(name, await build()));
    await page.getByRole('button', { name: 'Analyse resume' }).click();
    if (fault) {
      await expect(page.getByRole('alert').filter({ hasText: name }), name).toBeVisible({ timeout });
      await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(job);
    } else {
      await expect(page.getByRole('heading', { name })).toBeFocused({ timeout });
      await page.getByRole('button', { name: 'Analyse again' }).click();
    }
  }
  // Foreign requests fail every test; this says which one is meant.
  expect(person.foreignRequests.filter((url) => url.startsWith(TRAP))).toEqual([]);
});

test('a job leads to what a resume shows for it, to quizzes that fit and to the round', {
  tag: '@long',
}, async ({ product, visitor }) => {
  const { learners } = await createBookingPeople(product);
  const person = await visitor({ viewport: SMALLEST });
  const { page } = person;
  await enter(person, learners[0]);
  await page.goto('/jobs');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  const title = await first.textContent();
  await first.click();
  await page.getByRole('link', { name: 'Practise for this job' }).click();
  const job = page.getByRole('textbox', { name: 'Job description' });
  await expect(job).toHaveValue(new RegExp(title ?? 'no title'));
  const resume = await buildPdf(INVENTED.asha.text);
  await page.locator('input[type=file]').setInputFiles(asFile('asha.pdf', resume));
  await page.getByRole('button', { name: 'Analyse resume' }).click();
  const practice = page.getByRole('region', { name: 'Practise for this job' });
  await expect(practice.getByRole('link', { name: 'Choose a quiz' })).toBeVisible();
  await expect(practice.getByRole('link', { name: 'Find a time' })).toHaveAttribute(
    'href',
    /\/Dashboard\/selectmentor\/(Tech|HR)-Round-\d\/any/,
  );
  await expectSoundPage(person);
});

/** By keyboard: a number that the resume does not have costs points, is kept for the same file, and can be taken back. */
async function correctPhone({ page }: Person, readings: Locator, say: Say): Promise<void> {
  const ring = page.getByRole('img', { name: scorePattern(say) });
  const before = await scoreOf(ring);
  const phone = say('Phone number');
  const correct = readings.getByRole('button', {
    name: say('Edit <0>{name}</0>', { name: phone }).replace(/<\/?0>/g, ''),
  });
  const contact = readings.getByRole('region', { name: say('Contact details') });
  await unfold(contact);
  await tabTo(page, correct);
  await page.keyboard.press('Enter');
  const field = readings.getByRole('textbox', { name: phone });
  await expect(field).toBeFocused();
  await field.fill('');
  await page.keyboard.press('Enter');
  await expect(correct).toBeFocused();
  await expect(readings.getByText(say('Corrected by you'))).toBeVisible();
  expect(await scoreOf(ring)).toBe(before - 3);
  await page.getByRole('button', { name: say('Analyse again') }).click();
  await page.getByRole('button', { name: say('Analyse resume') }).click();
  await unfold(contact);
  await expect(readings.getByText(say('Corrected by you'))).toBeVisible();
  await readings.getByRole('button', { name: say('Undo all') }).click();
  await expect(readings.getByText(say('Corrected by you'))).toBeHidden();
  expect(await scoreOf(ring)).toBe(before);
}

/** By keyboard: the dates of a job are corrected in a form that stays on the smallest screen, and how long it was follows. */
async function correctJob(person: Person, readings: Locator, say: Say): Promise<void> {
  const job = readings.getByRole('listitem').filter({ hasText: 'Nimbus Retail Labs' });
  const correct = job.getByRole('button', {
    name: say('Edit <0>{name}</0>', { name: 'Software Intern, Nimbus Retail Labs' }).replace(/<\/?0>/g, ''),
  });
  await unfold(readings.getByRole('region', { name: say('Jobs, projects and education') }));
  await tabTo(person.page, correct);
  await person.page.keyboard.press('Enter');
  await expect(job.getByRole('textbox', { name: say('Title or degree') })).toBeFocused();
  await expectSoundPage(person);
  const from = job.getByRole('textbox', { name: say('From') });
  await from.fill('last summer');
  await person.page.keyboard.press('Enter');
  await expect(from).toBeFocused();
  await expect(job.getByText(say('Write a month and year, or a year.'))).toBeVisible();
  await from.fill('Jan 2023');
  await person.page.keyboard.press('Enter');
  await expect(correct).toBeFocused();
  await expect(job.getByText(say('Corrected by you'))).toBeVisible();
  await expect(job.getByText(/2023/)).toBeVisible();
  await readings.getByRole('button', { name: say('Undo all') }).click();
  await expect(job.getByText(/2023/)).toBeHidden();
}

/** In pixels. A resume of two pages has to fit too, in the longer language. */
const SHORT_PAGE = 3_000;

/** With all parts folded a nervous student scrolls little. */
async function expectShort({ page }: Person): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(SHORT_PAGE);
}

/** "Score: {percent}%, {score} of {outOf} points" in the stage's language, with any score. A Word file has fewer points: its pages are not counted. */
function scorePattern(say: Say): RegExp {
  const numbers = { percent: '\\d+', score: '\\d+', outOf: '\\d+' };
  return new RegExp(say('Score: {percent}%, {score} of {outOf} points', numbers));
}

/** In percent. */
async function scoreOf(ring: Locator): Promise<number> {
  return Number(/\d+(?=\s*%)/.exec((await ring.getAttribute('aria-label')) ?? '')?.[0]);
}
