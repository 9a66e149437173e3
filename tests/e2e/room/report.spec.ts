import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { LANGUAGE_COOKIE } from '@preproom/models/contract/http/language';
import { downloadLearnerReport } from '@preproom/models/contract/reports/learnerReport';
import { createSession } from '@preproom/models/db/testing/factories';
import { pdfText } from '../../support/payments/pdfText.ts';
import { aSubmission } from '../../support/reports/feedback.ts';
import { expectSoundPage } from '../support/accessibility.ts';
import { tabTo } from '../support/keyboard.ts';
import type { ProductProcess } from '../support/productProcess.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 320, height: 720 };

/** A session an hour ago, with feedback, in which the learner left for half a minute. */
async function seedReport(product: ProductProcess) {
  const database = await product.openDatabase();
  const { learnerId, mentorId } = await database.sessions.findOne({ holdsTime: true }).orFail();
  const startsAt = new Date(Date.now() - HOUR_MS);
  const session = { learnerId, mentorId, startsAt, status: 'done', holdsTime: false } as const;
  const { roomid } = await createSession(database, session);
  const event = (kind: 'joined' | 'left' | 'ended', by: typeof learnerId, seconds: number) => ({
    ...{ roomid, kind, by, at: new Date(startsAt.getTime() + seconds * 1000) },
  });
  await database.roomEvents.create([
    event('joined', learnerId, -30),
    event('joined', mentorId, 0),
    event('left', learnerId, 100),
    event('joined', learnerId, 130),
    event('ended', mentorId, 600),
  ]);
  const given = aSubmission(4);
  given.ratings['Time Management'] = 2;
  const at = { savedAt: new Date(), submittedAt: new Date() };
  await database.feedback.create({
    ...given,
    ...at,
    roomid,
    learnerId,
    mentorId,
    state: 'submitted',
    history: [],
  });
  await database.close();
  return { roomid, path: `/Dashboard/feedback/${roomid}/${mentorId}` };
}

test('the report is read and walked through by keyboard on a narrow phone', async ({ enterAs, product }) => {
  const { roomid, path } = await seedReport(product);
  const learner = await enterAs('learner');
  const { page, origin } = learner;
  await page.setViewportSize(PHONE);
  await page.goto(path);
  const practise = page.getByRole('region', { name: 'What to practise' });
  await expect(practise.getByText('2 of 5 stars.')).toBeVisible();

  await test.step('a moment by the arrow keys, in a list and in a table', async () => {
    const slider = page.getByRole('slider', { name: 'Point in the session' });
    await tabTo(page, slider);
    await page.keyboard.press('Home');
    for (let press = 0; press < 3; press++) await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', /^2:45/);
    await page.getByRole('button', { name: /1:40.*You left/ }).press('Enter');
    await expect(slider).toHaveAttribute('aria-valuetext', /^1:40; You weren’t in the room/);
    await page.getByRole('button', { name: 'Show as a table' }).press('Enter');
    await expect(page.getByRole('row')).toHaveCount(11);
    await expectSoundPage(learner);
  });

  await test.step('the PDF says the same', async () => {
    const address = endpointPath(downloadLearnerReport).replace(':roomid', roomid);
    await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', address);
    const text = pdfText(await (await page.request.get(origin + address)).body());
    const shown = await page.getByRole('article').innerText();
    for (const part of [
      'Your report',
      'Demo Learner',
      'Overall Hirability Index',
      'Strongest: Communication. Most room to improve: Under pressure.',
      '2 of 5 stars.',
      'Comment On Technical Readiness: clear, structured answers throughout.',
      'Let me finish',
      'Average 3.0',
      'No readings',
      'You came back',
      'Demo Mentor joined',
    ]) {
      expect(text).toContain(part);
      expect(shown).toContain(part);
    }
  });
});

test('a link shows what is ticked, until it is revoked', async ({ enterAs, visitor, product }) => {
  const { path } = await seedReport(product);
  const { page } = await enterAs('learner');
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await page.getByRole('checkbox', { name: 'Timeline, without readings' }).press('Space');
  await page.getByRole('button', { name: 'Create link' }).press('Enter');
  const url = (await page.getByText(/\/report\/[\w-]{43}$/).textContent()) ?? '';
  const reader = await visitor();
  await reader.page.goto(url);
  await expect(reader.page.getByRole('heading', { name: 'Interview report: Demo Learner' })).toBeVisible();
  await expect(reader.page.getByText('Demo Learner came back')).toBeVisible();
  await expect(reader.page.getByText(/structured answers/)).toHaveCount(0);
  await expect(reader.page.getByRole('heading', { name: 'AI expression summary' })).toHaveCount(0);
  await expectSoundPage(reader);
  await page.getByRole('button', { name: /^Revoke the link/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Revoke the link/ })).toHaveCount(0);
  reader.tolerate(/404 .*report-links/);
  await reader.page.reload();
  await expect(reader.page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('the report is sound in Hindi and in print @long', async ({ enterAs, product }) => {
  const { path } = await seedReport(product);
  const learner = await enterAs('learner');
  const { page, context, origin } = learner;
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: 'hi', url: origin }]);
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'किसका अभ्यास करें' })).toBeVisible();
  await expect(page.getByText('सबसे मज़बूत: संवाद। सुधार की सबसे ज़्यादा गुंजाइश: दबाव में।')).toBeVisible();
  await expectSoundPage(learner);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'लिंक बनाएँ' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'पल', exact: true })).toBeVisible();
});
