import { Person } from '../../e2e/support/person.ts';
import { untilMoving, watchFirstFrame } from '../browser/firstFrame.ts';
import { arriveInLobby, joinCall, NAMES, startProductProcess } from '../browser/people.ts';
import type { Figure, Line } from '../figure.ts';
import type { BareCall } from '../processes/bareCall.ts';
import { startChild } from '../rpc.ts';

// The test camera's grain of 67 ms wants more than five.
const RUNS = 9;
const JOIN = 'Join interview';

interface Run {
  coldMs: number;
  warmMs: number;
}

/** From the click on "Join" to the other's first frame, while the other waits in the room; both have their cameras on already. */
export const firstFrameFigure: Figure = {
  name: 'first-frame',
  async run(note) {
    const product = await startProductProcess();
    const bare = await startChild<BareCall>('./processes/bareCall.ts');
    const origin = await bare.call('url');
    const waiting = await arriveInLobby(product, 'mentor');
    await joinCall(waiting);
    const bareWaiting = await arriveAtBarePage(origin);
    await bareWaiting.page.getByRole('button', { name: JOIN }).click();

    const runs = { ours: [] as Run[], bare: [] as Run[] };
    for (let run = 0; run < RUNS; run++) {
      const learner = await arriveInLobby(product, 'learner');
      runs.ours.push(await callTwice(learner, NAMES.mentor, pressLeave));
      const caller = await arriveAtBarePage(origin);
      runs.bare.push(await callTwice(caller, 'Other', async () => {}));
      note(`run ${run + 1}: ${JSON.stringify([runs.ours.at(-1), runs.bare.at(-1)])}`);
    }
    for (const person of [waiting, bareWaiting]) await person.leave();
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

/** The bare page has no such button; it is closed. */
const pressLeave = ({ page }: Person) => page.getByRole('button', { name: 'Leave', exact: true }).click();

/** The first call of a fresh browser; then the page is left, opened again and calls again. The browser is gone afterwards. */
async function callTwice(
  person: Person,
  other: string,
  hangUp: (person: Person) => Promise<void>,
): Promise<Run> {
  const { page } = person;
  const address = page.url();
  const coldMs = await (await watchFirstFrame(page, JOIN, other))();
  await hangUp(person);
  await page.goto('about:blank');
  await page.goto(address);
  await untilMoving(page, 'You');
  const warmMs = await (await watchFirstFrame(page, JOIN, other))();
  await hangUp(person);
  await person.leave();
  return { coldMs, warmMs };
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
    line('first call of a fresh browser', 1.5, ({ coldMs }) => coldMs),
    line('the page opened again', 1.15, ({ warmMs }) => warmMs),
  ];
}
