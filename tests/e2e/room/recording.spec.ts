import { control, endInterview, meet } from '../support/call.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const CUT = [/ERR_CONNECTION|WebSocket|status of 50\d|Failed to load resource/];
const sign = ({ page }: Person) => page.getByRole('region', { name: 'Recording' });

/** Bytes of this origin's recordings on this device. */
const recordedBytes = ({ page }: Person) =>
  page.evaluate(async () => {
    let bytes = 0;
    const walk = async (folder: FileSystemDirectoryHandle): Promise<void> => {
      const entries = folder as unknown as { values(): AsyncIterable<FileSystemHandle> };
      for await (const entry of entries.values()) {
        if (entry.kind === 'directory') await walk(entry as FileSystemDirectoryHandle);
        else if (/\.(media|ready)$/.test(entry.name))
          bytes += (await (entry as FileSystemFileHandle).getFile()).size;
      }
    };
    await walk(await navigator.storage.getDirectory());
    return bytes;
  });

test('both agree, both record, one page goes away and comes back, and the recording plays and seeks in the report', async ({
  enterAs,
}) => {
  test.setTimeout(240_000);
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  const bodies: number[] = [];
  for (const person of [learner, mentor]) {
    person.tolerate(...CUT);
    person.context.on('request', (request) => bodies.push(request.postDataBuffer()?.byteLength ?? 0));
  }
  await meet(learner, mentor);
  await learner.page.keyboard.press('y');
  await learner.page.getByRole('button', { name: 'Ask Demo Mentor' }).click();
  const question = mentor.page.getByRole('alertdialog', { name: /wants to record this interview/ });
  await expect(question).toBeVisible();
  // Silence is no consent.
  await expect(sign(learner)).toContainText('Waiting for Demo Mentor');
  expect(await recordedBytes(learner)).toBe(0);
  await question.getByRole('button', { name: 'Agree and record' }).click();
  for (const person of [learner, mentor]) {
    await expect(sign(person)).toContainText(/^Recording.*Stop$/);
    await expect(person.page.getByText('Recording has started')).toHaveCount(1);
    await expect.poll(() => recordedBytes(person), { timeout: 30_000 }).toBeGreaterThan(50_000);
  }

  // The tab is gone without a word; its next page goes on in a new file.
  const { url } = { url: learner.page.url() };
  await learner.page.goto('about:blank');
  await learner.page.goto(url);
  await expect(control(learner, 'Leave').or(control(learner, 'Join interview'))).toBeVisible();
  if (await control(learner, 'Join interview').isVisible()) await control(learner, 'Join interview').click();
  await expect(sign(learner)).toContainText(/^Recording.*Stop$/, { timeout: 30_000 });

  await control(mentor, 'Stop recording for both').click();
  await expect(sign(learner)).toHaveCount(0);
  await expect(sign(mentor)).toHaveCount(0);
  await endInterview(mentor);
  const roomid = new URL(url).pathname.split('/').at(-1) ?? '';
  await learner.page.goto(`/room/Feedback/${roomid}`);
  await learner.page.getByRole('link', { name: /your report/i }).click();
  const video = learner.page.getByLabel('Recording of the interview');
  await expect
    .poll(() => video.evaluate((element) => (element as HTMLVideoElement).readyState), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(2);
  const seconds = await video.evaluate(async (element) => {
    const player = element as HTMLVideoElement;
    const sought = new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
    player.currentTime = player.duration / 2;
    await sought;
    return [player.duration, player.currentTime, player.videoWidth];
  });
  expect(Number.isFinite(seconds[0])).toBe(true);
  expect(seconds[1]).toBeGreaterThan(0.5);
  expect(seconds[2]).toBeGreaterThan(0);
  // Nothing as large as a second of sound or picture has left either device.
  expect(Math.max(...bodies)).toBeLessThan(8_000);
});
