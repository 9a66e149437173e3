import { AxeBuilder } from '@axe-core/playwright';
import { INDEX_CRITERION } from '@preproom/models/contract/room/feedback';
import { expectSoundPage } from '../support/accessibility.ts';
import { control, endInterview, meet } from '../support/call.ts';
import type { Person } from '../support/person.ts';
import { chooseRating, rateEverything } from '../support/rating.ts';
import { expect, test } from '../support/test.ts';

const NOTE = 'Private: hesitated on joins';
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
  await meet(learner, mentor);
  await expect(learner.page.getByRole('button', { name: 'Interview guide' })).toHaveCount(0);

  await mentor.page.keyboard.press('q');
  await expect(guide(mentor)).toBeVisible();
  await part(mentor, 'Questions');
  const asked: string[] = [];
  for (const i of [0, 1, 2]) {
    const card = cards(mentor)
      .filter({ has: mentor.page.getByText('What to listen for') })
      .nth(i);
    asked.push(await card.getByRole('paragraph').first().innerText());
    await card.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(card.getByText(/^Asked at/)).toBeVisible();
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
  await guide(mentor).getByRole('button', { name: 'Strong moment' }).click();
  await expect(guide(mentor).getByText(NOTE)).toBeVisible();
  await expect(guide(mentor).getByText('Saved', { exact: true })).toBeVisible();

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
  await product.start();
  await Promise.all([mentor.page.reload(), learner.page.reload()]);
  await expect(onScreen).toHaveText(shown);
  await control(mentor, 'Interview guide').click();
  await part(mentor, 'Notes');
  await expect(guide(mentor).getByText('Written while the server was away')).toHaveCount(1);
  await expect(guide(mentor).getByText('Saved', { exact: true })).toBeVisible();
  await part(mentor, 'Questions');
  await expect(guide(mentor).getByText(/^Asked at/)).toHaveCount(3);
  await guide(mentor).getByRole('status').getByRole('button', { name: 'Hide' }).click();
  await expect(onScreen).toHaveCount(0);

  await endInterview(mentor);
  await mentor.page.getByRole('link', { name: 'Continue to feedback' }).click();
  await expect(mentor.page.getByRole('heading', { name: 'From your interview' })).toBeVisible();
  for (const text of [...asked, NOTE, 'Written while the server was away'])
    await expect(mentor.page.getByText(text, { exact: true })).toBeVisible();
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
  await expect(learner.page.getByRole('heading', { name: 'Changes to this feedback' })).toBeVisible();
  await expect(learner.page.getByText('Before: 8 of 10')).toBeVisible();
  expect(received.text()).not.toContain(NOTE);
});

test('the guide works on a narrow phone and has no fault that axe can find', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await mentor.page.setViewportSize({ width: 320, height: 640 });
  await mentor.page.keyboard.press('q');
  for (const name of ['Plan', 'Questions', 'Notes', 'Ratings']) {
    await part(mentor, name);
    await expect(guide(mentor).getByRole('tabpanel')).toBeVisible();
    await expectSoundGuide(mentor);
  }
  await mentor.page.keyboard.press('Escape');
  await expect(guide(mentor)).toHaveCount(0);
});

async function expectSoundGuide({ page }: Person): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('aside').analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);
}
