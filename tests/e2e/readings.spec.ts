import type { Database } from '@preproom/models/db/database';
import type { MediaName } from '../support/media.ts';
import { control, joinInterview } from './support/call.ts';
import type { Person } from './support/person.ts';
import {
  agreeToReading,
  roomidOf,
  sentBatches,
  storedSamples,
  summaryOf,
  windowsOf,
} from './support/readings.ts';
import { expect, test } from './support/test.ts';

/** Calibration takes ten seconds of a visible face, 48 samples another 24, and a busy machine its time. */
const ENOUGH = 48;
const READING_TIMEOUT_MS = 120_000;
const SERVER_AWAY = [/WebSocket connection to/, /ERR_CONNECTION/, /status of 50[234]/, /Failed to fetch/];

test.describe('expression readings', { tag: '@media' }, () => {
  test.setTimeout(240_000);

  let database: Database | undefined;
  test.afterEach(async () => {
    await database?.close();
    database = undefined;
  });

  async function enoughSamples(open: () => Promise<Database>, roomid: string): Promise<number[][]> {
    database ??= await open();
    const opened = database;
    const count = async () => (await storedSamples(opened, roomid)).length;
    await expect
      .poll(count, { timeout: READING_TIMEOUT_MS, intervals: [1_000] })
      .toBeGreaterThanOrEqual(ENOUGH);
    return storedSamples(opened, roomid);
  }

  /** The learner with this before the camera has agreed and is in the call with a mentor who has only a microphone. */
  async function startReading(
    enterAs: (name: 'learner' | 'mentor', options: { camera: MediaName | 'none' }) => Promise<Person>,
    camera: MediaName,
  ): Promise<Person> {
    const mentor = await enterAs('mentor', { camera: 'none' });
    const learner = await enterAs('learner', { camera });
    await agreeToReading(learner);
    await joinInterview(mentor);
    await joinInterview(learner);
    return learner;
  }

  const badge = ({ page }: Person) => page.getByRole('region', { name: 'Expression reading' });

  test('a moving face: samples are stored, batches hold what was agreed, the summary is exact and survives kill -9', async ({
    enterAs,
    product,
  }) => {
    const learner = await startReading(enterAs, 'expressions');
    const roomid = roomidOf(learner);
    await expect(badge(learner).getByText('Expression reading on')).toBeVisible();
    const samples = await enoughSamples(() => product.openDatabase(), roomid);

    const moving = windowsOf(samples, 'Enthusiasm');
    const value = moving.reduce((sum, { mean }) => sum + mean, 0) / moving.length;
    for (const { mean } of moving) expect(Math.abs(mean - value)).toBeLessThanOrEqual(0.05);
    test
      .info()
      .annotations.push({
        type: 'Enthusiasm',
        description: JSON.stringify({ value, windows: moving.length }),
      });

    const batches = sentBatches(learner);
    expect(batches.length).toBeGreaterThan(0);
    for (const batch of batches) {
      expect(Object.keys(batch).sort()).toEqual([
        'algo',
        'fps',
        'mode',
        'model',
        'roomid',
        'samples',
        'validShare',
      ]);
      for (const sample of batch.samples) expect(sample).toHaveLength(8);
      expect(batch.samples.flat().every(Number.isInteger)).toBe(true);
    }

    learner.tolerate(...SERVER_AWAY);
    await database?.close();
    database = undefined;
    await product.kill();
    await product.start();
    database = await product.openDatabase();
    const opened = database;
    const count = async () => (await storedSamples(opened, roomid)).length;
    // Reading has gone on meanwhile: what waited arrives, then the person stops it, and nothing moves any more.
    await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(samples.length + 8);
    await control(learner, 'Stop expression reading').click();
    await expect(badge(learner)).toBeHidden();
    const after = await storedSamples(database, roomid);
    expect(after.slice(0, samples.length)).toEqual(samples);
    const answer = await learner.page.request.get(`/api/v1.3/rooms/${roomid}/expression-summary`);
    expect(await answer.json()).toMatchObject(summaryOf(after));
  });

  test('a swaying face with one smile: Enthusiasm hardly moves', async ({ enterAs, product }) => {
    const learner = await startReading(enterAs, 'sway');
    const samples = await enoughSamples(() => product.openDatabase(), roomidOf(learner));
    test
      .info()
      .annotations.push({ type: 'sway', description: JSON.stringify(windowsOf(samples, 'Enthusiasm')) });
  });

  test('no face: the badge says so and nothing is stored', async ({ enterAs, product }) => {
    const learner = await startReading(enterAs, 'noFace');
    await expect(badge(learner).getByText('No face in the picture')).toBeVisible({ timeout: 60_000 });
    await learner.page.waitForTimeout(15_000);
    database = await product.openDatabase();
    expect(await storedSamples(database, roomidOf(learner))).toEqual([]);
    expect(sentBatches(learner)).toEqual([]);
  });
});
