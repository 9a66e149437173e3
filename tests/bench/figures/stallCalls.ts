import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import type { Stall } from '../bystander.ts';
import { EXEMPT, requestOf } from '../everyCall.ts';
import type { Figure, Line } from '../figure.ts';
import { type StallWorld, startStallWorld } from '../stallWorld.ts';

const AT_ONCE = 60;
const SECONDS = { quiet: 0.5, busy: 1 };
const MOST_RATIO = 5;
/** One pause of the machine makes no operation slow: what is above the target is taken again. */
const TRIES = 3;

/** Every operation of the contract 60 times at once, as one person who is new each time. */
export const stallCallsFigure: Figure = {
  name: 'stall-calls',
  async run(note) {
    const world = await startStallWorld();
    const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => !(name in EXEMPT));
    const taken: Line[] = [];
    for (const name of names) {
      const stalls = await stallsOf(world, name);
      taken.push(line(name, stalls));
      note(`${name}: ${JSON.stringify(stalls)}`);
    }
    await world.stop();
    return taken;
  },
};

async function stallsOf(
  { url, database, bystander, burst }: StallWorld,
  name: EndpointName,
): Promise<Stall[]> {
  const stalls: Stall[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const request = await requestOf(name, url, database);
    const requests = Array.from({ length: AT_ONCE }, () => request);
    const stall = await bystander.watch(() => burst.call('atOnce', requests), SECONDS);
    stalls.push(stall);
    if (stall.busyMs <= MOST_RATIO * stall.quietMs) return [stall];
  }
  return stalls;
}

function line(name: EndpointName, stalls: readonly Stall[]): Line {
  return {
    name: `another's call beside ${AT_ONCE} × ${name}, p99`,
    unit: 'ms',
    ours: stalls.map(({ busyMs }) => busyMs),
    bare: stalls.map(({ quietMs }) => quietMs),
    target: { of: 'ratio', atMost: MOST_RATIO },
    generatorLoad: Math.max(...stalls.map(({ generatorLoad }) => generatorLoad)),
  };
}
