import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@preproom/models/db/database';
import type { MediaName } from '../../support/room/media.ts';
import { joinInterview, openStatus, SERVER_AWAY, statusPill, wake } from '../support/call.ts';
import type { Person } from '../support/person.ts';
import {
  agreeToReading,
  roomidOf,
  sentBatches,
  storedSamples,
  summaryOf,
  windowsOf,
} from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

/** Calibration takes ten seconds of a visible face, these samples another 16, twice what is compared, and a busy machine its time. */
const ENOUGH_SAMPLES = 32;
const READING_TIMEOUT_MS = 120_000;
/** Enthusiasm within eight seconds: a face that frowns, is surprised and turns moves it more than this… */
const MOVING_RANGE = 0.15;
/** …and one that only sways less than this. */
const SWAYING_RANGE = 0.08;

/** How long the server is away. */
const AWAY_MS = 5_000;
const LONG_AWAY_MS = 30_000;

/** Every sample once and in order, those of the time without a server among them. */
function expectWhole(samples: number[][]): void {
  const gaps = samples.slice(1).map(([t = 0], index) => t - (samples[index]?.[0] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThan(AWAY_MS);
}

test.describe('expression readings', () => {
  test.setTimeout(240_000);

  let database: Database | undefined;
  test.afterEach(async () => {
    await database?.close();
    database = undefined;
  });

  /** The learner with this before the camera has agreed and is in the call with a mentor who has only a microphone. */
  async function startReading(
    enterAs: (name: 'learner' | 'mentor', options: { camera: MediaName | 'none' }) => Promise<Person>,
    camera: MediaName,
    tolerated: RegExp[] = [],
  ): Promise<Person> {
    const mentor = await enterAs('mentor', { camera: 'none' });
    const learner = await enterAs('learner', { camera });
    await agreeToReading(learner);
    await joinInterview(mentor);
    await joinInterview(learner);
    for (const person of [learner, mentor]) person.tolerate(...tolerated);
    return learner;
  }

  async function expectSamples(roomid: string, atLeast: number): Promise<number[][]> {
    const count = async () => database && (await storedSamples(database, roomid)).length;
    const patience = { timeout: READING_TIMEOUT_MS, intervals: [1_000] };
    await expect.poll(count, patience).toBeGreaterThanOrEqual(atLeast);
    return database ? storedSamples(database, roomid) : [];
  }

  test('a moving face: batches hold what was agreed, and the summary is exact before and after kill -9 @long', async ({
    enterAs,
    product,
  }) => {
    database = await product.openDatabase();
    const learner = await startReading(enterAs, 'expressions', SERVER_AWAY);
    const roomid = roomidOf(learner);
    const samples = await expectSamples(roomid, ENOUGH_SAMPLES);
    await expect(statusPill(learner).getByText('Readings on')).toBeVisible();

    const windows = windowsOf(samples, 'Enthusiasm');
    const value = windows.reduce((sum, { mean }) => sum + mean, 0) / windows.length;
    for (const { mean, range } of windows) {
      expect(Math.abs(mean - value)).toBeLessThanOrEqual(0.05);
      expect(range).toBeGreaterThan(MOVING_RANGE);
    }
    for (const batch of sentBatches(learner)) {
      const fields = ['algo', 'fps', 'mode', 'model', 'roomid', 'samples', 'validShare'];
      expect(Object.keys(batch).sort()).toEqual(fields);
      expect(batch.samples.every((sample) => sample.length === 8 && sample.every(Number.isInteger))).toBe(
        true,
      );
    }

    await database.close();
    await product.kill();
    await delay(AWAY_MS);
    await product.start();
    database = await product.openDatabase();
    // Reading goes on meanwhile: what waited arrives after what was stored, of which nothing is lost.
    const later = await expectSamples(roomid, samples.length + 16);
    expect(later.slice(0, samples.length)).toEqual(samples);
    expectWhole(later);

    await wake(learner);
    const details = await openStatus(learner);
    await details.getByRole('button', { name: 'Stop expression reading' }).click();
    await expect(details.getByRole('region', { name: 'Expression reading' })).toBeHidden();
    await learner.page.keyboard.press('Escape');
    await expect(statusPill(learner)).toBeVisible();
    await expect(statusPill(learner).getByText('Readings on')).toBeHidden();
    const summary = async () => {
      const answer = await learner.page.request.get(`/api/v1.3/rooms/${roomid}/expression-summary`);
      return answer.json();
    };
    const before = await summary();
    expect(before).toMatchObject(summaryOf(await storedSamples(database, roomid)));
    await database.close();
    await product.kill();
    await product.start();
    database = await product.openDatabase();
    expect(await summary()).toEqual(before);
  });

  test('the server is away for 30 seconds: what was read meanwhile is stored once and in order', {
    tag: '@long',
  }, async ({ enterAs, product }) => {
    database = await product.openDatabase();
    const learner = await startReading(enterAs, 'sway', SERVER_AWAY);
    const roomid = roomidOf(learner);
    const samples = await expectSamples(roomid, 8);
    await database.close();
    await product.kill();
    await delay(LONG_AWAY_MS);
    await product.start();
    database = await product.openDatabase();
    // Two readings a second.
    expectWhole(await expectSamples(roomid, samples.length + LONG_AWAY_MS / 500 + 4));
  });

  test('what a page that was closed without a connection could not send, the dashboard sends', {
    tag: '@long',
  }, async ({ enterAs, product }) => {
    database = await product.openDatabase();
    const learner = await startReading(enterAs, 'sway', SERVER_AWAY);
    const roomid = roomidOf(learner);
    const samples = await expectSamples(roomid, 8);
    await database.close();
    await product.kill();
    await delay(AWAY_MS);
    // To no page of ours: nothing of the room's goes on.
    await learner.page.goto('about:blank');
    await product.start();
    database = await product.openDatabase();
    await learner.page.goto('/dashboard');
    expectWhole(await expectSamples(roomid, samples.length + AWAY_MS / 500 - 2));
  });

  test('a swaying face with one smile: Enthusiasm hardly moves', { tag: '@long' }, async ({
    enterAs,
    product,
  }) => {
    database = await product.openDatabase();
    const learner = await startReading(enterAs, 'sway');
    const samples = await expectSamples(roomidOf(learner), ENOUGH_SAMPLES);
    for (const { range } of windowsOf(samples, 'Enthusiasm')) expect(range).toBeLessThan(SWAYING_RANGE);
  });

  test('no face: the pill says so and nothing is stored @long', async ({ enterAs, product }) => {
    database = await product.openDatabase();
    const learner = await startReading(enterAs, 'noFace');
    await expect(statusPill(learner).getByText('No face')).toBeVisible({ timeout: 60_000 });
    await expect(learner.page.getByRole('status').filter({ hasText: 'No face detected' })).toBeAttached();
    // As long as a visible face needs until its first samples are stored.
    await learner.page.waitForTimeout(15_000);
    expect(await storedSamples(database, roomidOf(learner))).toEqual([]);
    expect(sentBatches(learner)).toEqual([]);
  });
});
