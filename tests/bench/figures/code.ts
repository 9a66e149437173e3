import type { Figure } from '../figure.ts';
import { isWhole, type LoadResult } from '../load/openLoop.ts';
import { type Measured, processorTime } from '../processorTime.ts';
import { startBare, startOurs } from '../relays.ts';

const RUNS = 5;
const ROOMS = 500;
const JOINS_PER_SECOND = 100;
const SECONDS = 5;
/** What both people of a room type together in an interview of 10,000 keys in 45 minutes. */
const KEYS_PER_SECOND = ROOMS * 3.6;
/** While somebody types: what a page gathers in a second, since the other page has it over the data channel. */
const KEYS_PER_BATCH = 4;

/** Shared code in 500 rooms: processor time for each key, of everything behind the pages, against a relay that stores nothing. */
export const codeFigure: Figure = {
  name: 'code',
  async run(note) {
    const ours = await startOurs({ limitsOutOfReach: true });
    const bare = await startBare('socketIo');
    const runs = { ours: [] as number[], bare: [] as number[] };
    const loads: number[] = [];
    try {
      for (const { generator, url, dialect, entries } of [ours, bare]) {
        const people = await entries(ROOMS);
        await generator.call('enter', { url, dialect, entries: people, ratePerSecond: JOINS_PER_SECOND });
      }
      await ours.generator.call('untilNegotiating');
      const cost = async (servers: Measured[], relay: typeof bare, keys: number) => {
        let result: LoadResult | undefined;
        const usedMs = await processorTime(servers, SECONDS, async () => {
          const ratePerSecond = KEYS_PER_SECOND / keys;
          result = await relay.generator.call('typing', { ratePerSecond, seconds: SECONDS, keys });
        });
        if (!result || !isWhole(result)) throw new Error(`Not everything came: ${JSON.stringify(result)}`);
        loads.push(result.load);
        return (1_000 * usedMs) / (KEYS_PER_SECOND * SECONDS);
      };
      const take = {
        ours: () => cost([ours.database, ours.server], ours, KEYS_PER_BATCH),
        bare: () => cost([bare.server], bare, 1),
      };
      // What is measured afterwards runs compiled.
      await take.ours();
      await take.bare();
      for (let run = 0; run < RUNS; run++) {
        for (const name of ['ours', 'bare'] as const) {
          runs[name].push(await take[name]());
          note(`run ${run + 1}, ${name}: ${runs[name].at(-1)} µs a key`);
        }
      }
    } finally {
      await ours.stop();
      await bare.stop();
    }
    return [
      {
        name: `code: processor time per key in ${ROOMS} rooms, against a relay that stores nothing`,
        unit: 'µs',
        ...runs,
        target: { of: 'ratio', atMost: 2 },
        generatorLoad: Math.max(...loads),
      },
    ];
  },
};
