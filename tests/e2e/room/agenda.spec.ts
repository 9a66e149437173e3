import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { getTimeline, Timeline } from '@preproom/models/contract/reports/timeline';
import { expectSoundPage } from '../support/accessibility.ts';
import { control, endInterview, meet, wake } from '../support/call.ts';
import type { Person } from '../support/person.ts';
import { rateEverything } from '../support/rating.ts';
import { stageOf } from '../support/stage.ts';
import { expect, test } from '../support/test.ts';

const CUT = [/ERR_CONNECTION|WebSocket|status of 50\d|status of 429|Failed to load resource/];
const FIRST = 'Welcome and how today works';

const guide = ({ page }: Person) => page.getByRole('complementary', { name: 'Interview guide' });
const strip = ({ page }: Person) => page.getByRole('region', { name: 'Agenda', exact: true });
const focus = ({ page }: Person) => page.getByRole('region', { name: 'Focus time' });
const said = ({ page }: Person, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const microphone = (person: Person, isOn: boolean) =>
  expect(control(person, 'Microphone')).toHaveAttribute('aria-pressed', String(isOn));

/** By the menu, which has it at every width, or by its key. */
async function beginFocus(person: Person, minutes: string): Promise<void> {
  await person.page.keyboard.press('o');
  await person.page
    .getByRole('dialog', { name: 'Focus time' })
    .getByRole('button', { name: minutes })
    .click();
}

test('two people go through an agenda with focus time and a mode, over reloads and a killed server @long', async ({
  enterAs,
  product,
}) => {
  test.setTimeout(240_000);
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) person.tolerate(...CUT);
  await meet(learner, mentor);

  // The mentor sees the first phase; the learner sees none until it is shown.
  await expect(strip(mentor)).toContainText(FIRST);
  await expect(strip(learner)).toHaveCount(0);
  await mentor.page.keyboard.press('q');
  await guide(mentor).getByText('Show phases and time to the learner').click();
  await expect(strip(learner)).toContainText(FIRST);
  await expect(strip(learner).getByRole('timer')).toHaveText(/^\d+:\d\d left$/);
  const next = guide(mentor).getByRole('button', { name: /^Next: / });
  const second = ((await next.innerText()).split(': ')[1] ?? '').trim();
  await mentor.page.keyboard.press('n');
  await expect(strip(learner)).toContainText(second);
  await expect(said(learner, `Now: ${second}`)).toHaveCount(1);

  // The mode is announced to both, and seen.
  await guide(mentor).getByText('Real: no hints').click();
  for (const person of [learner, mentor]) {
    await expect(strip(person)).toContainText('Real mode: no hints');
    await expect(said(person, 'Real mode is on')).toHaveCount(1);
  }

  // Who was muted before stays muted.
  await wake(mentor);
  await control(mentor, 'Microphone').click();
  await microphone(mentor, false);
  await beginFocus(learner, '5 minutes');
  for (const person of [learner, mentor]) {
    await expect(focus(person).getByRole('timer')).toHaveText(/^[45]:\d\d$/);
    await expect(said(person, 'Focus time has started')).toHaveCount(1);
    await microphone(person, false);
  }
  await expectSoundPage(learner);
  await expectSoundPage(mentor);

  // Both reload in it, and the server is killed: the clock goes on, and the end waits on the device.
  await Promise.all([mentor.page.reload(), learner.page.reload()]);
  for (const person of [learner, mentor]) await expect(focus(person)).toBeVisible();
  await product.kill();
  await control(mentor, 'End focus time').click();
  await expect(focus(mentor)).toHaveCount(0);
  await expect(focus(learner)).toBeVisible();
  await wake(mentor);
  await control(mentor, 'Interview guide').click();
  const third = ((await next.innerText()).split(': ')[1] ?? '').trim();
  await next.click();
  await product.start();
  await expect(focus(learner)).toHaveCount(0);
  await expect(said(learner, 'Focus time is over')).toHaveCount(1);
  await microphone(learner, true);
  await microphone(mentor, false);
  await expect(strip(learner)).toContainText(third);
  await learner.page.reload();
  await expect(strip(learner)).toContainText(third);
  await expect(strip(learner)).toContainText('Real mode: no hints');
  await microphone(learner, true);

  await endInterview(mentor);
  await mentor.page.getByRole('link', { name: 'Continue to feedback' }).click();
  await rateEverything(mentor);
  await control(mentor, 'Send feedback').click();
  await expect(mentor.page.getByText('Feedback sent.')).toBeVisible();
  const roomid = new URL(mentor.page.url()).pathname.split('/').at(-1) ?? '';
  await learner.page.goto(`/room/Feedback/${roomid}`);
  await learner.page.getByRole('link', { name: /your report/i }).click();
  for (const name of [FIRST, second, third])
    await expect(learner.page.getByRole('heading', { level: 4, name })).toBeVisible();
  const moments = learner.page.getByRole('list', { name: 'Moments' });
  await expect(moments.getByRole('button', { name: /Focus time, \d min/ })).toHaveCount(1);
  await expect(moments.getByRole('button', { name: 'Real mode: no hints' })).toHaveCount(1);
  await expectSoundPage(learner);
  const address = endpointPath(getTimeline).replace(':roomid', roomid);
  const { agenda } = Timeline.parse(await (await learner.page.request.get(learner.origin + address)).json());
  expect(agenda.phases).toHaveLength(3);
  expect(agenda.focus).toHaveLength(1);
  expect(agenda.modes).toHaveLength(1);
});

test('on a phone focus time and phases have their room, also in Hindi', async ({ enterAs }) => {
  test.setTimeout(120_000);
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) await person.page.setViewportSize({ width: 320, height: 640 });
  await meet(learner, mentor);
  await mentor.page.keyboard.press('q');
  await guide(mentor).getByText('Show phases and time to the learner').click();
  await guide(mentor).getByText('Study: hints allowed').click();
  await expectSoundPage(mentor);
  await expect(strip(learner)).toContainText('Study mode: hints allowed');
  await expectSoundPage(learner);
  await beginFocus(learner, '1 minute');
  await expect(focus(learner)).toBeVisible();
  await expectSoundPage(learner);
  await expect(control(learner, 'End focus time')).toBeInViewport();
  await control(learner, 'End focus time').click();
  await expect(focus(mentor)).toHaveCount(0);
  await microphone(learner, true);

  const { say, settle } = stageOf('phone', 'hi');
  await settle(learner);
  await learner.page.reload();
  const inHindi = learner.page.getByRole('region', { name: say('Agenda'), exact: true });
  await expect(inHindi).toContainText(say('Study mode: hints allowed'));
  await expect(inHindi).toContainText(say(FIRST));
  await expectSoundPage(learner);
});
