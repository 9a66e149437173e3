import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openStatus, statusPill, wake } from '../../e2e/support/call.ts';
import type { Person } from '../../e2e/support/person.ts';
import { shareOfCore } from '../browser/browserLoad.ts';
import { untilMoving } from '../browser/firstFrame.ts';
import { arriveInLobby, joinCall, NAMES, startProductProcess } from '../browser/people.ts';
import type { Figure } from '../figure.ts';
import { median, percentile } from '../statistics.ts';

const RUNS = 5;
const WATCHED_MS = 20_000;
const BADGE = 'Expression reading';

/** An analysis that takes so long makes the page read five frames a second. */
const SLOW_DEVICE_MS = 100;
const SETTLES_WITHIN_MS = 10_000;

interface Run {
  onTasks: number;
  offTasks: number;
  /** Shares of a core that the learner's browser takes in the call: with five frames a second, and without reading. */
  onShare: number;
  offShare: number;
  medianMs: number;
  p95Ms: number;
}

/** A learner with a face before the camera, in a call: reading on for 20 s, then off for 20 s, again and again. */
export const readingCostFigure: Figure = {
  name: 'reading-cost',
  async run(note) {
    const product = await startProductProcess();
    const mentor = await arriveInLobby(product, 'mentor');
    await joinCall(mentor);
    const learner = await arriveInLobby(product, 'learner', { camera: 'expressions' });
    await learner.page.addInitScript(noteInferences);
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await takeTurn(learner));
      note(`run ${run + 1}: ${JSON.stringify(runs.at(-1))}`);
    }
    for (const person of [learner, mentor]) await person.leave();
    await product.stop();
    return [
      {
        name: 'reading: inference per frame, median',
        unit: 'ms',
        ours: runs.map(({ medianMs }) => medianMs),
      },
      { name: 'reading: inference per frame, p95', unit: 'ms', ours: runs.map(({ p95Ms }) => p95Ms) },
      {
        name: 'five frames a second: share of a core, reading on minus off',
        unit: 'cores',
        ours: runs.map(({ onShare, offShare }) => onShare - offShare),
        target: { of: 'ours', atMost: 0.15 },
      },
      {
        name: 'long tasks in 20 s of a call, reading on: more than off',
        unit: 'tasks > 50 ms',
        ours: runs.map(({ onTasks, offTasks }) => onTasks - offTasks),
        target: { of: 'ours', atMost: 0 },
      },
    ];
  },
};

/** From the lobby: agrees, joins, is watched with reading on, then as a slower device, stops reading, is watched again, leaves. */
async function takeTurn({ page, context }: Person): Promise<Run> {
  await page.goto('/demo/enter/learner');
  await untilMoving(page, 'You');
  for (const name of ['Read my expressions in this interview'])
    await page.getByRole('checkbox', { name }).check({ force: true });
  await page.getByText('Turned on. You’ll see a badge while it’s running.').waitFor();
  await joinCall({ page } as Person);
  await untilMoving(page, NAMES.mentor);
  await statusPill({ page }).getByText('Readings on').waitFor({ timeout: 60_000 });
  const onTasks = await countLongTasks(page);
  const inferences = await page.evaluate(
    () => (globalThis as unknown as { inferencesMs: number[] }).inferencesMs,
  );
  await page.evaluate((slowMs) => Object.assign(globalThis, { slowMs }), SLOW_DEVICE_MS);
  await delay(SETTLES_WITHIN_MS);
  const onShare = await shareOfCore(context.browser() as Browser, WATCHED_MS);
  await wake({ page });
  const details = await openStatus({ page });
  await details.getByRole('button', { name: 'Stop expression reading' }).click();
  await details.getByRole('region', { name: BADGE }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  const offTasks = await countLongTasks(page);
  const offShare = await shareOfCore(context.browser() as Browser, WATCHED_MS);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  return {
    ...{ onTasks, offTasks, onShare, offShare },
    medianMs: median(inferences),
    p95Ms: percentile(inferences, 0.95),
  };
}

/** How many tasks of the page's main thread were longer than 50 ms, which is what browsers call long. */
async function countLongTasks(page: Page): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const counted = { tasks: 0 };
    new PerformanceObserver((list) => {
      counted.tasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
    return counted;
  });
  await delay(WATCHED_MS);
  return watch.evaluate(({ tasks }) => tasks);
}

/** In the page, before anything else: keeps what the reader's worker says of each frame's inference; `slowMs` makes it say more. */
function noteInferences(): void {
  const inferencesMs: number[] = [];
  Object.assign(globalThis, {
    inferencesMs,
    Worker: class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          if (data?.type !== 'analysed') return;
          inferencesMs.push(data.inferenceMs);
          data.inferenceMs = Math.max(data.inferenceMs, (globalThis as { slowMs?: number }).slowMs ?? 0);
        });
      }
    },
  });
}
