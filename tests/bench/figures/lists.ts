import type { Figure, Line } from '../figure.ts';
import type { DatabaseProcess } from '../processes/database.ts';
import type { TeamListsProcess } from '../processes/teamLists.ts';
import { startChild } from '../rpc.ts';

const RUNS = 5;
const ROWS = 50_000;
const TIMES = 40;

/** Pages of the team's lists with many rows: all that a page needs against its indexed queries alone, and against those on its own collection. */
export const listsFigure: Figure = {
  name: 'lists',
  async run(note) {
    const database = await startChild<DatabaseProcess>('./processes/database.ts');
    const lists = await startChild<TeamListsProcess>('./processes/teamLists.ts', {
      MONGODB_URI: await database.call('uri'),
    });
    const taken: Line[] = [];
    for (const name of await lists.call('names')) {
      const asked = await lists.call('fill', { name, rows: ROWS });
      note(`${name}: ${ROWS} rows`);
      for (const [what, query] of Object.entries(asked)) {
        const runs: Awaited<ReturnType<typeof measure>>[] = [];
        const measure = () => lists.call('measure', { name, query, times: TIMES });
        await measure();
        for (let run = 0; run < RUNS; run++) runs.push(await measure());
        const line = { name: `${name}: ${what}`, unit: 'ms', ours: runs.map(({ ours }) => ours) };
        const target = { of: 'ratio', atMost: 1.5 } as const;
        taken.push({ ...line, bare: runs.map(({ bare }) => bare), target });
        const own = runs.flatMap(({ own }) => own ?? []);
        if (own.length > 0)
          taken.push({ ...line, name: `${line.name}, beside its own rows alone`, bare: own });
      }
    }
    for (const child of [lists, database]) await child.stop();
    return taken;
  },
};
