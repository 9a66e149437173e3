import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, Line } from '../figure.ts';
import type { EnterResult } from '../load/generator.ts';
import { type Relay, startBare, startOurs } from '../relays.ts';

const RUNS = 5;
const ROOMS = 500;
const JOINS_PER_SECOND = 100;
const RELEASED = 1.1;
const RELEASE_PATIENCE_MS = 10_000;

interface Run extends EnterResult {
  kbPer100Rooms: number;
}

/** A thousand people come into five hundred rooms: how long each waits, and what the server holds for them afterwards. */
export const joinFigure: Figure = {
  name: 'join',
  async run(note) {
    const relays = { ours: await startOurs(), bare: await startBare('socketIo') };
    const runs = { ours: [] as Run[], bare: [] as Run[] };
    try {
      for (const relay of Object.values(relays)) await runOnce(relay);
      for (let run = 0; run < RUNS; run++) {
        for (const name of ['ours', 'bare'] as const) {
          const done = await runOnce(relays[name]);
          runs[name].push(done);
          note(`run ${run + 1}, ${name}: ${JSON.stringify(done)}`);
        }
      }
    } finally {
      for (const relay of Object.values(relays)) await relay.stop();
    }
    return lines(runs);
  },
};

async function runOnce({ url, dialect, negotiates, generator, server, entries }: Relay): Promise<Run> {
  const people = await entries(ROOMS);
  const before = await server.call('heap');
  const entered = await generator.call('enter', {
    url,
    dialect,
    entries: people,
    ratePerSecond: JOINS_PER_SECOND,
  });
  if (negotiates) await generator.call('untilNegotiating');
  const held = (await server.call('heap')) - before;
  await generator.call('leave');
  await untilReleased(server, before);
  return { ...entered, kbPer100Rooms: (held / 1_000) * (100 / ROOMS) };
}

/** Resolves once the server has let go of what it held for those who left. */
async function untilReleased(server: Relay['server'], before: number): Promise<void> {
  const deadline = performance.now() + RELEASE_PATIENCE_MS;
  while ((await server.call('heap')) > RELEASED * before && performance.now() < deadline) await delay(100);
}

function lines({ ours, bare }: Record<'ours' | 'bare', Run[]>): Line[] {
  const line = (what: string, unit: string, pick: (run: Run) => number): Line => ({
    name: `rooms: ${ROOMS}: ${what}`,
    unit,
    ours: ours.map(pick),
    bare: bare.map(pick),
    generatorLoad: Math.max(...ours.map(({ load }) => load), ...bare.map(({ load }) => load)),
  });
  return [
    { ...line('connect and join, p50', 'ms', (run) => run.p50Ms), target: { of: 'ratio', atMost: 3 } },
    { ...line('connect and join, p99', 'ms', (run) => run.p99Ms), target: { of: 'ratio', atMost: 4 } },
    {
      ...line('heap per 100 rooms', 'kB', (run) => run.kbPer100Rooms),
      target: { of: 'ratio', atMost: 1.3 },
    },
  ];
}
