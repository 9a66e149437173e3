import { RedisServer } from '../../support/peers/redisServer.ts';
import { book, JWT_SECRET } from '../bookings.ts';
import type { Figure, Line } from '../figure.ts';
import type { Generator } from '../load/generator.ts';
import { isWhole } from '../load/openLoop.ts';
import type { DatabaseProcess } from '../processes/database.ts';
import type { RelayProcess } from '../processes/signalling.ts';
import { processorTime } from '../processorTime.ts';
import { entriesOf } from '../relays.ts';
import { type Child, startChild } from '../rpc.ts';

const RUNS = 5;
/** How many processes there are; the first is what the others are measured by. */
const COUNTS = [1, 2, 4] as const;
/** Of each process, as are the rates: an installation has more processes because it has more rooms. */
const ROOMS = 30;
const JOINS_PER_SECOND = 60;
const SECONDS = 4;
const KINDS = [
  { kind: 'relay', what: 'signal', ratePerSecond: 150 },
  { kind: 'chat', what: 'chat message', ratePerSecond: 20 },
] as const;

/** A signalling process with the pages of its rooms, as a proxy that goes by the room divides them. */
interface Part {
  server: Child<RelayProcess>;
  generator: Child<Generator>;
}

/** Processor time of all signalling processes for each message, with one, two and four of them under the same load each. */
export const processesFigure: Figure = {
  name: 'processes',
  async run(note) {
    const redis = await RedisServer.start();
    const database = await startChild<DatabaseProcess>('./processes/database.ts');
    const groups = new Map<number, Part[]>();
    const runs = new Map<string, number[]>();
    try {
      const uri = await database.call('uri');
      for (const count of COUNTS) groups.set(count, await startGroup(count, uri, redis.url));
      for (let run = -1; run < RUNS; run++) {
        for (const count of COUNTS) {
          for (const { kind, what, ratePerSecond } of KINDS) {
            const us = await cost(groups.get(count) ?? [], kind, ratePerSecond);
            // What is measured afterwards runs compiled.
            if (run < 0) continue;
            const key = `${what} ${count}`;
            runs.set(key, [...(runs.get(key) ?? []), us]);
            note(`run ${run + 1}, processes: ${count}: ${us} µs a ${what}`);
          }
        }
      }
    } finally {
      for (const { server, generator } of [...groups.values()].flat()) {
        await generator.stop();
        await server.stop();
      }
      await database.stop();
      await redis.stop();
    }
    return KINDS.flatMap(({ what }) =>
      COUNTS.slice(1).map(
        (count): Line => ({
          name: `processes: ${count}, processor time per ${what}, against one process`,
          unit: 'µs',
          ours: runs.get(`${what} ${count}`) ?? [],
          bare: runs.get(`${what} 1`) ?? [],
          target: { of: 'ratio', atMost: 1.15 },
        }),
      ),
    );
  },
};

async function startGroup(count: number, uri: string, redisUrl: string): Promise<Part[]> {
  const parts: Part[] = [];
  for (let n = 0; n < count; n++) {
    const settings = { PORT: '0', MONGODB_URI: uri, REDIS_URL: redisUrl, JWT_SECRET, LOG_LEVEL: 'warn' };
    const server = await startChild<RelayProcess>('./processes/signalling.ts', settings);
    const generator = await startChild<Generator>('./load/generator.ts');
    const entries = (await book(uri, ROOMS)).flatMap(entriesOf);
    const url = await server.call('url');
    await generator.call('enter', { url, dialect: 'socketIo', entries, ratePerSecond: JOINS_PER_SECOND });
    await generator.call('untilNegotiating');
    parts.push({ server, generator });
  }
  return parts;
}

/** Microseconds of processor time per message, of all processes of the group together. */
async function cost(parts: Part[], kind: 'relay' | 'chat', ratePerSecond: number): Promise<number> {
  const order = { ratePerSecond, seconds: SECONDS };
  const servers = parts.map(({ server }) => server);
  const usedMs = await processorTime(servers, SECONDS, async () => {
    const results = await Promise.all(parts.map(({ generator }) => generator.call(kind, order)));
    const broken = results.find((result) => !isWhole(result));
    if (broken) throw new Error(`Not everything came: ${JSON.stringify(broken)}`);
  });
  return (1_000 * usedMs) / (ratePerSecond * SECONDS * parts.length);
}
