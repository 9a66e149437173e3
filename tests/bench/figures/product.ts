import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { getProducts } from '@preproom/models/contract/programs/products';
import { startApi } from '../apis.ts';
import { type Capacity, MOST_P99_MS, measureCapacity } from '../capacity.ts';
import type { Figure, Line } from '../figure.ts';
import type { HttpGenerator } from '../load/httpGenerator.ts';
import type { ApiProcess } from '../processes/api.ts';
import type { DatabaseProcess } from '../processes/database.ts';
import { startChild } from '../rpc.ts';

const RUNS = 5;
const EASY_RATE = 100;
const FIRST_GUESS = 500;

/** The catalogue, which everybody who comes asks for, over HTTP with gzip. */
export const productFigure: Figure = {
  name: 'product',
  async run(note) {
    const database = await startChild<DatabaseProcess>('./processes/database.ts');
    const uri = await database.call('uri');
    const servers = {
      ours: await startApi(uri),
      bare: await startChild<ApiProcess>('./processes/bareExpress.ts', { MONGODB_URI: uri }),
    };
    const generator = await startChild<HttpGenerator>('./load/httpGenerator.ts');
    const runs = { ours: [] as Capacity[], bare: [] as Capacity[] };
    for (let run = 0; run < RUNS; run++) {
      for (const name of ['ours', 'bare'] as const) {
        const url = `${await servers[name].call('url')}${API_BASE}${getProducts.path}`;
        const rates = { easy: EASY_RATE, firstGuess: FIRST_GUESS, last: runs[name].at(-1)?.rate };
        const done = await measureCapacity((order) => generator.call('get', { url, ...order }), rates);
        runs[name].push(done);
        note(`run ${run + 1}, ${name}: ${JSON.stringify(done)}`);
      }
    }
    for (const child of [generator, servers.ours, servers.bare, database]) await child.stop();
    return lines(runs);
  },
};

function lines({ ours, bare }: Record<'ours' | 'bare', Capacity[]>): Line[] {
  const line = (what: string, unit: string, pick: (run: Capacity) => number): Line => ({
    name: `GET /product: ${what}`,
    unit,
    ours: ours.map(pick),
    bare: bare.map(pick),
    generatorLoad: Math.max(...[...ours, ...bare].map(({ generatorLoad }) => generatorLoad)),
  });
  const rate = line(`highest rate at p99 < ${MOST_P99_MS} ms`, 'requests/s', (run) => run.rate);
  return [
    line('latency, p50', 'ms', (run) => run.p50Ms),
    line('latency, p99', 'ms', (run) => run.p99Ms),
    { ...rate, target: { of: 'ratio', atLeast: 1 } },
  ];
}
