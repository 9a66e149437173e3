import type { Browser } from '@playwright/test';
import { createFrameMeter } from '@preproom/client/src/speech/measure/frameMeter.ts';
import { createSpeechPipeline } from '@preproom/client/src/speech/measure/speechPipeline.ts';
import { openStatus, statusPill, wake } from '../../e2e/support/call.ts';
import type { Person } from '../../e2e/support/person.ts';
import { shareOfCore } from '../browser/browserLoad.ts';
import { untilMoving } from '../browser/firstFrame.ts';
import { arriveInLobby, joinCall, startProductProcess } from '../browser/people.ts';
import type { Figure } from '../figure.ts';

const RUNS = 5;
const WATCHED_MS = 20_000;
const TARGET_CORES = 0.02;

/** A learner in a call without cameras, who speaks as in the test file: talk time measured for 20 s, then not, again and again. */
export const speechCostFigure: Figure = {
  name: 'speech-cost',
  async run(note) {
    const product = await startProductProcess();
    const mentor = await arriveInLobby(product, 'mentor');
    await joinCall(mentor);
    await mentor.page.getByRole('button', { name: 'Camera', exact: true }).click();
    const learner = await arriveInLobby(product, 'learner', { microphone: 'speechLearner' });
    const shares: { on: number; off: number }[] = [];
    for (let run = 0; run < RUNS; run++) {
      shares.push(await takeTurn(learner));
      note(`run ${run + 1}: ${JSON.stringify(shares.at(-1))}`);
    }
    for (const person of [learner, mentor]) await person.leave();
    await product.stop();
    return [
      {
        name: 'talk time: share of a core in a call, measuring on minus off',
        unit: 'cores',
        ours: shares.map(({ on, off }) => on - off),
        target: { of: 'ours', atMost: TARGET_CORES },
      },
      {
        name: 'talk time: the arithmetic alone, share of a core at 48 kHz',
        unit: 'cores',
        ours: Array.from({ length: RUNS }, shareOfArithmetic),
        target: { of: 'ours', atMost: TARGET_CORES },
      },
    ];
  },
};

/** From the lobby: agrees, joins, is watched while measured, stops that, is watched again, leaves. */
async function takeTurn({ page, context }: Person): Promise<{ on: number; off: number }> {
  const browser = context.browser() as Browser;
  await page.goto('/demo/enter/learner');
  await untilMoving(page, 'You');
  await page.getByText('Measure my talk time in this interview').click();
  await page.getByText('Talk time will be measured. You can stop it in the interview.').waitFor();
  await joinCall({ page } as Person);
  await statusPill({ page }).getByText('Talk time on').waitFor();
  await page.getByRole('button', { name: 'Camera', exact: true }).click();
  const on = await shareOfCore(browser, WATCHED_MS);
  await wake({ page });
  const details = await openStatus({ page });
  await details.getByRole('button', { name: 'Stop measuring talk time' }).click();
  await page.keyboard.press('Escape');
  const off = await shareOfCore(browser, WATCHED_MS);
  await wake({ page });
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  return { on, off };
}

const RATE = 48_000;
const SECONDS = 60;
const BLOCK = 128;

/** What a minute of sound takes here, from samples to segments, as a share of that minute. */
function shareOfArithmetic(): number {
  const [meter, pipeline] = [createFrameMeter(RATE), createSpeechPipeline()];
  // Swells of a tone, as loud as syllables and pauses.
  const samples = Float32Array.from({ length: BLOCK }, (_, i) => Math.sin(i / 10));
  const startedAtMs = performance.now();
  for (let block = 0; block < (RATE * SECONDS) / BLOCK; block++) {
    const gain = 0.1 * Math.max(0.001, Math.sin((block * BLOCK) / RATE));
    meter.add(
      samples.map((sample) => gain * sample),
      (frame) => pipeline.add(frame),
    );
  }
  return (performance.now() - startedAtMs) / (1_000 * SECONDS);
}
