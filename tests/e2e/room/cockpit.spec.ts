import { INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { downloadLearnerReport } from '@preproom/models/contract/reports/learnerReport';
import { getTimeline, Timeline } from '@preproom/models/contract/reports/timeline';
import { pdfText } from '../../support/payments/pdfText.ts';
import { expectSoundPage, expectSoundPart } from '../support/accessibility.ts';
import { control, endInterview, meet } from '../support/call.ts';
import type { Person } from '../support/person.ts';
import { chooseRating, rateEverything } from '../support/rating.ts';
import { expect, test } from '../support/test.ts';

const NOTE = 'Private: hesitated on joins';
/** How far a page's notion of the server's clock may be off. The devices' own are wrong by minutes. */
const CLOCK_ERROR_MS = 2_000;
/** How far the time between two presses may be off. */
const PRESS_ERROR_MS = 500;
/** How a strong moment is marked, on the mentor's page and in the learner's report. */
const MARK = { mentor: 'Strong moment', learner: 'Marked by mentor: went well' };
const REMARK = 'Draft remark nobody else may read';
const CUT = [/ERR_CONNECTION|WebSocket|status of 50\d|status of 429|Failed to load resource/];

/** Everything that this person's pages receive: bodies of answers, and frames of sockets. */
function recordReceived({ page }: Person): { text(): string } {
  const received: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => received.push(text),
      () => {},
    );
  });
  return { text: () => received.join('\n') };
}

/** The device's clock is wrong, by so much. */
async function setClockWrong({ context }: Person, byMs: number): Promise<void> {
  await context.addInitScript((ms) => {
    globalThis.Date = new Proxy(Date, {
      construct: (RightDate, given, target) =>
        Reflect.construct(RightDate, given.length > 0 ? given : [RightDate.now() + ms], target),
      get: (RightDate, key) => (key === 'now' ? () => RightDate.now() + ms : Reflect.get(RightDate, key)),
    });
  }, byMs);
}

/** "1:05" in seconds. The call began before the planned start, and yet no time is negative. */
function secondsOf(clock: string): number {
  const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(clock) ?? [];
  return 60 * Number(minutes) + Number(seconds);
}

const guide = ({ page }: Person) => page.getByRole('complementary', { name: 'Interview guide' });
const part = async (mentor: Person, name: string) => guide(mentor).getByRole('tab', { name }).click();
const cards = (mentor: Person) => guide(mentor).getByRole('tabpanel').getByRole('listitem');

test('a mentor asks, shows, notes and rates during the call, and finds it all in the form @long', async ({
  enterAs,
  product,
}) => {
  test.setTimeout(240_000);
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) person.tolerate(...CUT);
  const received = recordReceived(learner);
  // Moments are on the server's clock, whatever the devices' say. From here on: a page keeps the clock that it began with.
  await setClockWrong(mentor, 7 * 60_000);
  await setClockWrong(learner, -3 * 60_000);
  await Promise.all([mentor.page.reload(), learner.page.reload()]);
  await meet(learner, mentor);
  await expect(learner.page.getByRole('button', { name: 'Interview guide' })).toHaveCount(0);

  await mentor.page.keyboard.press('q');
  await expect(guide(mentor)).toBeVisible();
  await part(mentor, 'Questions');
  const asked: string[] = [];
  /** Between which two instants each moment was marked, by the machine's clock: a slow machine needs long for a click. */
  const markedIn = new Map<string, { from: number; until: number }>();
  for (const i of [0, 1, 2]) {
    const card = cards(mentor)
      .filter({ has: mentor.page.getByText('What to listen for') })
      .nth(i);
    const text = await card.getByRole('paragraph').first().innerText();
    asked.push(text);
    const from = Date.now();
    await card.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(card.getByText(/^Asked at/)).toBeVisible();
    markedIn.set(text, { from, until: Date.now() });
  }
  const [shown = '', ...unseen] = asked;
  const first = cards(mentor).filter({ hasText: shown });
  await first.getByRole('button', { name: 'Show to learner' }).click();
  const onScreen = learner.page.getByRole('region', { name: 'Question from your mentor' });
  await expect(onScreen).toHaveText(shown);
  await expect(guide(mentor).getByText('On the learner’s screen:')).toBeVisible();

  await part(mentor, 'Notes');
  await guide(mentor).getByLabel('New note').fill(NOTE);
  await mentor.page.keyboard.press('Enter');
  const from = Date.now();
  await guide(mentor).getByRole('button', { name: MARK.mentor }).click();
  markedIn.set(MARK.mentor, { from, until: Date.now() });
  await expect(guide(mentor).getByText(NOTE)).toBeVisible();
  await expect(guide(mentor).getByText('Saved', { exact: true })).toBeVisible();

  // The last of the three is answered: three parts by key, with the focus wherever it is.
  await part(mentor, 'Plan');
  const presses: { from: number; until: number }[] = [];
  const press = async (key: string) => {
    const from = Date.now();
    await mentor.page.keyboard.press(key);
    presses.push({ from, until: Date.now() });
  };
  for (const [key, name] of [
    ['1', 'Situation'],
    ['2', 'Task'],
    ['3', 'Action'],
  ] as const) {
    await press(key);
    await expect(guide(mentor).getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await mentor.page.waitForTimeout(1_500);
  }

  await part(mentor, 'Ratings');
  await chooseRating(mentor, 'Listening Skills', '4 of 5 stars');
  await guide(mentor).getByRole('button', { name: 'Add a note on Listening Skills' }).click();
  await mentor.page.keyboard.type(REMARK);
  await expect(guide(mentor).getByText(/^Saved at/)).toBeVisible();

  // A note that is written while the server is away waits on the device, also over a reload.
  await product.kill();
  await part(mentor, 'Notes');
  await guide(mentor).getByLabel('New note').fill('Written while the server was away');
  await mentor.page.keyboard.press('Enter');
  await expect(guide(mentor).getByText('Not saved yet. Retrying…')).toBeVisible();
  await part(mentor, 'Plan');
  await press('4');
  await product.start();
  await Promise.all([mentor.page.reload(), learner.page.reload()]);
  await expect(onScreen).toHaveText(shown);
  await control(mentor, 'Interview guide').click();
  await part(mentor, 'Notes');
  await expect(guide(mentor).getByText('Written while the server was away')).toHaveCount(1);
  await expect(guide(mentor).getByText('Saved', { exact: true })).toBeVisible();
  await expect(guide(mentor).getByRole('button', { name: 'Result' })).toHaveAttribute('aria-pressed', 'true');
  const ended = Date.now();
  await guide(mentor).getByRole('button', { name: 'End of answer' }).click();
  presses.push({ from: ended, until: Date.now() });
  await part(mentor, 'Questions');
  await expect(guide(mentor).getByText(/^Asked at/)).toHaveCount(3);
  await guide(mentor).getByRole('status').getByRole('button', { name: 'Hide' }).click();
  await expect(onScreen).toHaveCount(0);

  await endInterview(mentor);
  await mentor.page.getByRole('link', { name: 'Continue to feedback' }).click();
  await expect(mentor.page.getByRole('heading', { name: 'From your interview' })).toBeVisible();
  for (const text of [...asked, NOTE, 'Written while the server was away'])
    await expect(mentor.page.getByText(text, { exact: true })).toBeVisible();
  const noted = new Map<string, number>();
  for (const [text, { from, until }] of markedIn) {
    const when = mentor.page.getByRole('listitem').filter({ hasText: text }).locator('time').first();
    noted.set(text, secondsOf(await when.innerText()));
    const stamped = Date.parse((await when.getAttribute('datetime')) ?? '');
    expect(stamped, text).toBeGreaterThan(from - CLOCK_ERROR_MS);
    expect(stamped, text).toBeLessThan(until + CLOCK_ERROR_MS);
  }
  await expect(mentor.page.getByLabel('Note on Listening Skills')).toHaveValue(REMARK);
  await expectSoundPage(mentor);
  const before = received.text();
  for (const secret of [NOTE, REMARK, 'Written while', 'Listening Skills', ...unseen])
    expect(before).not.toContain(secret);
  expect(before).toContain(shown);

  await rateEverything(mentor);
  await control(mentor, 'Send feedback').click();
  await expect(mentor.page.getByText('Feedback sent.')).toBeVisible();
  await chooseRating(mentor, INDEX_CRITERION, '9');
  await control(mentor, 'Send changes').click();
  await expect(mentor.page.getByText('Before: 8 of 10')).toBeVisible();

  const roomid = new URL(mentor.page.url()).pathname.split('/').at(-1);
  await learner.page.goto(`/room/Feedback/${roomid}`);
  await learner.page.getByRole('link', { name: /your report/i }).click();
  await expect(learner.page.getByRole('heading', { name: 'Edit history' })).toBeVisible();
  await expect(learner.page.getByText('Before: 8 of 10')).toBeVisible();
  const address = endpointPath(downloadLearnerReport).replace(':roomid', roomid ?? '');
  const pdf = pdfText(await (await learner.page.request.get(learner.origin + address)).body());
  const printed = pdf.replaceAll(/\s+/g, ' ');
  for (const [text, seconds] of noted) {
    const name = text === MARK.mentor ? MARK.learner : text;
    const moment = learner.page.getByRole('list', { name: 'Moments' }).getByRole('button', { name });
    const [clock = '', words = ''] = (await moment.innerText()).split('\n').filter((line) => line !== '');
    expect(Math.abs(secondsOf(clock) - seconds), text).toBeLessThanOrEqual(1);
    expect(printed).toContain(`${clock} ${words}`);
  }
  expect(received.text()).not.toContain(NOTE);

  const timeline = endpointPath(getTimeline).replace(':roomid', roomid ?? '');
  const { parts } = Timeline.parse(await (await learner.page.request.get(learner.origin + timeline)).json());
  expect(parts.map((one) => one.part)).toEqual(['situation', 'task', 'action', 'result']);
  for (const [i, { part: name, fromMs, toMs }] of parts.entries()) {
    const [begun, next] = [presses[i], presses[i + 1]];
    if (!begun || !next) throw new Error(`${name} was not pressed`);
    // Between the last two presses the page was loaded anew, with a new notion of the server's clock.
    const allowed = name === 'result' ? CLOCK_ERROR_MS : PRESS_ERROR_MS;
    expect(toMs - fromMs, name).toBeGreaterThan(next.from - begun.until - allowed);
    expect(toMs - fromMs, name).toBeLessThan(next.until - begun.from + allowed);
  }
  const built = learner.page.getByRole('region', { name: 'How your answers were built' });
  await expect(built.getByRole('listitem').filter({ hasText: asked.at(-1) ?? '' })).toContainText('Action');
  await expectSoundPage(learner);
});

test('the guide works on a narrow phone and has no fault that axe can find', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await mentor.page.setViewportSize({ width: 320, height: 640 });
  await mentor.page.keyboard.press('q');
  for (const name of ['Plan', 'Questions', 'Notes', 'Ratings']) {
    await part(mentor, name);
    await expect(guide(mentor).getByRole('tabpanel')).toBeVisible();
    await expectSoundPart(mentor, 'aside');
  }
  await part(mentor, 'Questions');
  await guide(mentor).getByText('Group discussion', { exact: true }).click();
  await expectSoundPart(mentor, 'aside');
  const prompt = cards(mentor).filter({ hasText: 'Points for your roles' }).first();
  const text = await prompt.getByRole('paragraph').first().innerText();
  await prompt.getByRole('button', { name: 'Ask' }).click();
  await prompt.getByRole('button', { name: 'Show to learner' }).click();
  await expect(learner.page.getByText(text)).toBeVisible();
  await mentor.page.keyboard.press('Escape');
  await expect(guide(mentor)).toHaveCount(0);
});
