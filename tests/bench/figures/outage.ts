import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from '../../e2e/support/person.ts';
import type { ProductProcess } from '../../e2e/support/productProcess.ts';
import { untilMoving } from '../browser/firstFrame.ts';
import { arriveInLobby, joinCall, NAMES, startProductProcess } from '../browser/people.ts';
import { watchPicture } from '../browser/pictures.ts';
import type { Figure } from '../figure.ts';

const RUNS = 5;
const OUTAGE_MS = 10_000;
const RECOVERY_MS = 4_000;

/** Two people in a call, again and again: the whole server is gone for ten seconds; then one of them reloads the page. */
export const outageFigure: Figure = {
  name: 'outage',
  async run(note) {
    const product = await startProductProcess();
    const mentor = await arriveInLobby(product, 'mentor');
    const learner = await arriveInLobby(product, 'learner');
    await joinCall(mentor);
    await joinCall(learner);
    await untilBothMove(learner, mentor);
    const runs = { frozen: [] as number[], black: [] as number[], back: [] as number[] };
    for (let run = 0; run < RUNS; run++) {
      runs.frozen.push(await outage(product, learner, mentor));
      const { blackMs, backMs } = await reload(learner, mentor);
      runs.black.push(blackMs);
      runs.back.push(backMs);
      note(`run ${run + 1}: ${JSON.stringify(runs)}`);
    }
    for (const person of [learner, mentor]) await person.leave();
    await product.stop();
    const line = (name: string, ours: number[]) => ({ name, unit: 'ms', ours });
    return [
      {
        ...line('server away for 10 s: longest freeze of either picture', runs.frozen),
        target: { of: 'ours', atMost: 300 },
      },
      {
        ...line('one side reloads: no picture at the other', runs.black),
        target: { of: 'ours', atMost: 500 },
      },
      {
        ...line('one side reloads: until the other sees it move again', runs.back),
        target: { of: 'ours', atMost: 400 },
      },
    ];
  },
};

async function outage(product: ProductProcess, learner: Person, mentor: Person): Promise<number> {
  const watches = [
    await watchPicture(learner.page, NAMES.mentor),
    await watchPicture(mentor.page, NAMES.learner),
  ];
  await product.kill();
  await delay(OUTAGE_MS);
  const gaps = await Promise.all(watches.map((stop) => stop()));
  await product.start();
  await delay(RECOVERY_MS);
  await untilBothMove(learner, mentor);
  return Math.max(...gaps.map(({ frozenMs }) => frozenMs));
}

async function reload(learner: Person, mentor: Person): Promise<{ blackMs: number; backMs: number }> {
  const stop = await watchPicture(mentor.page, NAMES.learner);
  await learner.page.reload();
  await untilMoving(learner.page, NAMES.mentor);
  await untilMoving(mentor.page, NAMES.learner);
  const { blackMs, frozenMs } = await stop();
  return { blackMs, backMs: frozenMs };
}

async function untilBothMove(learner: Person, mentor: Person): Promise<void> {
  await untilMoving(learner.page, NAMES.mentor);
  await untilMoving(mentor.page, NAMES.learner);
}
