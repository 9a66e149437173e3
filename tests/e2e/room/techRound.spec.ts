import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { type CodeMoment, getCode } from '@preproom/models/contract/room/code';
import {
  codeOf,
  control,
  editor,
  endInterview,
  meet,
  openCode,
  SERVER_AWAY,
  toReplayEnd,
} from '../support/call.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const KEYS = 400;
const KILLS = 20;
const OUTAGE_MS = 30_000;
const RIGHT = 'function singleSock(socks) { return socks.reduce((left, sock) => left ^ sock, 0); }';

const roomOf = ({ page }: Person) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** As the server will replay it. */
async function replayed(person: Person): Promise<CodeMoment[]> {
  const address = endpointPath(getCode).replace(':roomid', roomOf(person));
  const answer = await person.page.request.get(person.origin + address);
  return ((await answer.json()) as { moments: CodeMoment[] }).moments;
}

const inserted = (moments: readonly CodeMoment[], side: CodeMoment['side']) =>
  moments.flatMap((moment) => (moment.side === side ? moment.edits.map(([, , text]) => text) : [])).join('');

test('a whole technical round: problem, both write, tests fail and pass, the server dies, both reload, and the report plays it @long', async ({
  enterAs,
  product,
}) => {
  test.setTimeout(300_000);
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  const people = [learner, mentor];
  for (const person of people) person.tolerate(...SERVER_AWAY);
  await meet(learner, mentor);
  for (const { page } of people) await openCode(page);
  await mentor.page.getByRole('button', { name: 'Choose a problem' }).click();
  await mentor.page.getByRole('button', { name: /^The sock without a partner/i }).click();
  for (const { page } of people) await expect(editor(page)).toContainText('singleSock');
  await learner.page.getByRole('button', { name: 'Run tests' }).click();
  await expect(mentor.page.getByText(/0 of 3 open tests passed/)).toBeVisible();

  await editor(learner.page).press('Control+a');
  await learner.page.keyboard.insertText(RIGHT);
  await expect(editor(mentor.page)).toContainText('reduce');
  await editor(mentor.page).press('Control+Home');
  await mentor.page.keyboard.type('// xor');
  await mentor.page.keyboard.press('Enter');
  await expect(editor(learner.page)).toContainText('// xor');
  await mentor.page.getByRole('button', { name: 'Run tests' }).click();
  await expect(learner.page.getByText(/Run by Demo Mentor: (\d+) of \1 tests passed/)).toBeVisible();

  await editor(learner.page).press('Control+End');
  await editor(mentor.page).press('Control+Home');
  const killed = product.kill();
  await Promise.all([learner.page.keyboard.type(' // done'), mentor.page.keyboard.type('// good ')]);
  await killed;
  const written = `// good // xor\n${RIGHT} // done`;
  for (const { page } of people) await expect.poll(() => codeOf(page)).toBe(written);
  await product.start();
  for (const { page } of people) await page.reload();
  for (const person of people) await control(person, 'Open the code').click();
  for (const { page } of people) {
    await expect.poll(() => codeOf(page)).toBe(written);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  }
  await control(mentor, 'Close code').click();
  await endInterview(mentor);

  await learner.page.goto(`/room/Feedback/${roomOf(mentor)}`);
  await learner.page.getByRole('link', { name: /your report/i }).click();
  await learner.page.getByRole('button', { name: 'Replay the code' }).click();
  const field = learner.page.getByRole('textbox', { name: 'Code at this time' });
  const text = async () => (await field.innerText()).trimEnd();
  await expect(field).not.toContainText('reduce');
  await toReplayEnd(learner.page);
  await expect.poll(text).toBe(written);
  await learner.page.getByRole('button', { name: /ran the tests\. Passed: 0 of 3/ }).click();
  await expect(field).toContainText('singleSock');
  await expect(field).not.toContainText('reduce');
  await learner.page.getByRole('button', { name: /Demo Mentor ran the tests/ }).click();
  await expect.poll(text).toBe(`// xor\n${RIGHT}`);
});

test(`both write ${KEYS} keys while the server is away for half a minute and through ${KILLS} kills: each key is there once @long`, async ({
  enterAs,
  product,
}) => {
  test.setTimeout(900_000);
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  const people = [learner, mentor];
  for (const person of people) person.tolerate(...SERVER_AWAY);
  await meet(learner, mentor);
  for (const { page } of people) await openCode(page);
  await learner.page.getByLabel('Language').selectOption('text');
  await expect(mentor.page.getByLabel('Language')).toHaveValue('text');
  for (const { page } of people) await editor(page).focus();
  const texts = { learner: keysFrom('a'), mentor: keysFrom('n') };
  const half = KEYS / 2;

  await product.kill();
  const began = Date.now();
  await Promise.all([
    learner.page.keyboard.type(texts.learner.slice(0, half), { delay: OUTAGE_MS / half }),
    mentor.page.keyboard.type(texts.mentor.slice(0, half), { delay: OUTAGE_MS / half }),
  ]);
  expect(Date.now() - began).toBeGreaterThanOrEqual(OUTAGE_MS / 2);
  await product.start();

  const perKill = half / KILLS;
  for (let kill = 0; kill < KILLS; kill++) {
    const from = half + kill * perKill;
    const killed = product.kill();
    await Promise.all([
      learner.page.keyboard.type(texts.learner.slice(from, from + perKill)),
      mentor.page.keyboard.type(texts.mentor.slice(from, from + perKill)),
    ]);
    await killed;
    await product.start();
  }
  for (const { page } of people)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 60_000 });
  const [one, two] = [await codeOf(learner.page), await codeOf(mentor.page)];
  expect(one).toBe(two);
  expect(one).toHaveLength(2 * KEYS);
  const moments = await replayed(learner);
  expect(inserted(moments, 'learner')).toBe(texts.learner);
  expect(inserted(moments, 'mentor')).toBe(texts.mentor);
});

/** So many keys of 13 letters in turn, from this one on. */
function keysFrom(first: string): string {
  const letters = Array.from({ length: 13 }, (_, i) => String.fromCharCode(first.charCodeAt(0) + i));
  return Array.from({ length: KEYS }, (_, i) => letters[i % letters.length]).join('');
}
