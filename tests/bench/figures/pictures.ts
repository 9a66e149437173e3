import { floodWithPictures } from '../../support/accounts/pictureFlood.ts';
import { startApi } from '../apis.ts';
import { JWT_SECRET } from '../bookings.ts';
import type { Figure } from '../figure.ts';
import type { DatabaseProcess } from '../processes/database.ts';
import { startChild } from '../rpc.ts';
import { percentile } from '../statistics.ts';

const RUNS = 3;
const SAMPLES = 600;

/** What others wait for a log-in and a join while ten accounts upload pictures made to be slow. */
export const picturesFigure: Figure = {
  name: 'pictures',
  async run(note) {
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      const database = await startChild<DatabaseProcess>('./processes/database.ts');
      const databaseUri = await database.call('uri');
      const api = await startApi(databaseUri);
      const server = { url: await api.call('url'), databaseUri, jwtSecret: JWT_SECRET };
      const { quietMs, busyMs } = await floodWithPictures(server, SAMPLES);
      bare.push(percentile(quietMs, 0.99));
      ours.push(percentile(busyMs, 0.99));
      note(`run ${run + 1}: ${ours.at(-1)} against ${bare.at(-1)} ms`);
      for (const child of [api, database]) await child.stop();
    }
    const target = { of: 'ratio', atMost: 2 } as const;
    return [{ name: 'log-in and join beside 60 hostile pictures, p99', unit: 'ms', ours, bare, target }];
  },
};
