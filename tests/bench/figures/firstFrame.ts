import { Person } from '../../e2e/support/person.ts';
import {
  clickToFirstFrame,
  type FirstFrames,
  untilCallIsLoaded,
  untilMoving,
  type Watched,
} from '../browser/firstFrame.ts';
import { arriveInLobby, joinCall, NAMES, startProductProcess } from '../browser/people.ts';
import type { Figure, Line } from '../figure.ts';
import type { BareCall } from '../processes/bareCall.ts';
import { startChild } from '../rpc.ts';

// The test camera's grain of 67 ms wants more than five.
const RUNS = 9;
const JOIN = 'Join interview';

interface Run {
  cold: FirstFrames;
  warm: FirstFrames;
}

/** From the click on "Join" to the other's first frame on both pages, while the other waits in the room; both have their cameras on already. */
export const firstFrameFigure: Figure = {
  name: 'first-frame',
  async run(note) {
    const product = await startProductProcess();
    const bare = await startChild<BareCall>('./processes/bareCall.ts');
    const origin = await bare.call('url');
    const mentor = await arriveInLobby(product, 'mentor');
    await joinCall(mentor);
    const bareWaiting = await arriveAtBarePage(origin);
    await bareWaiting.page.getByRole('button', { name: JOIN }).click();

    const runs = { ours: [] as Run[], bare: [] as Run[] };
    for (let run = 0; run < RUNS; run++) {
      const learner = await arriveInLobby(product, 'learner');
      const waiting = { page: mentor.page, video: NAMES.learner };
      runs.ours.push(await callTwice(learner, NAMES.mentor, waiting, OURS));
      const caller = await arriveAtBarePage(origin);
      const other = { page: bareWaiting.page, video: 'Other' };
      runs.bare.push(await callTwice(caller, 'Other', other, BARE));
      note(`run ${run + 1}: ${JSON.stringify([runs.ours.at(-1), runs.bare.at(-1)])}`);
    }
    for (const person of [mentor, bareWaiting]) await person.leave();
    await bare.stop();
    await product.stop();
    return lines(runs);
  },
};

async function arriveAtBarePage(origin: string): Promise<Person> {
  const person = await Person.arrive({ origin });
  await person.page.goto('/');
  await untilMoving(person.page, 'You');
  return person;
}

interface Manners {
  untilReady: (person: Person) => Promise<void>;
  hangUp: (person: Person) => Promise<void>;
}
const OURS: Manners = {
  untilReady: ({ page }) => untilCallIsLoaded(page),
  hangUp: ({ page }) => page.getByRole('button', { name: 'Leave', exact: true }).click(),
};
/** The bare page is ready at once and has no such button; it is closed. */
const BARE: Manners = { untilReady: async () => {}, hangUp: async () => {} };

/** The first call of a fresh browser; then the page is left, opened again and calls again. The browser is gone afterwards. */
async function callTwice(
  person: Person,
  video: string,
  waiting: Watched,
  { untilReady, hangUp }: Manners,
): Promise<Run> {
  const { page } = person;
  const address = page.url();
  await untilReady(person);
  const cold = await clickToFirstFrame({ page, video }, waiting, JOIN);
  await hangUp(person);
  await page.goto('about:blank');
  await page.goto(address);
  await untilMoving(page, 'You');
  await untilReady(person);
  const warm = await clickToFirstFrame({ page, video }, waiting, JOIN);
  await hangUp(person);
  await person.leave();
  return { cold, warm };
}

function lines({ ours, bare }: Record<'ours' | 'bare', Run[]>): Line[] {
  const line = (what: string, atMost: number, pick: (run: Run) => number): Line => ({
    name: `click to first frame, ${what}`,
    unit: 'ms',
    ours: ours.map(pick),
    bare: bare.map(pick),
    target: { of: 'ratio', atMost },
  });
  return [
    line('who joins, first call of a fresh browser', 1.1, ({ cold }) => cold.joiningMs),
    line('who joins, the page opened again', 1.1, ({ warm }) => warm.joiningMs),
    line('who waits, first call of a fresh browser', 1.2, ({ cold }) => cold.waitingMs),
    line('who waits, the page opened again', 1.2, ({ warm }) => warm.waitingMs),
  ];
}
