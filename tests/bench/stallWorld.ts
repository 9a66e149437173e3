import { type Database, openDatabase } from '@preproom/models/db/database';
import { startApi } from './apis.ts';
import { type Bystander, startBystander } from './bystander.ts';
import type { Burst } from './load/burst.ts';
import type { DatabaseProcess } from './processes/database.ts';
import { type Child, startChild } from './rpc.ts';

const WARM_UPS = 20;

/** The product with a bystander, and a process that sends what one person asks for at once. */
export interface StallWorld {
  url: string;
  database: Database;
  bystander: Bystander;
  burst: Child<Burst>;
  stop(): Promise<void>;
}

export async function startStallWorld(): Promise<StallWorld> {
  const databaseProcess = await startChild<DatabaseProcess>('./processes/database.ts');
  const databaseUri = await databaseProcess.call('uri');
  const api = await startApi(databaseUri);
  const url = await api.call('url');
  const database = await openDatabase(databaseUri);
  const bystander = await startBystander(url, database);
  const burst = await startChild<Burst>('./load/burst.ts');
  // The first page loads the pages' code.
  const first = { url: `${url}/`, method: 'GET', headers: {} };
  for (let n = 0; n < WARM_UPS; n++)
    await burst.call('atOnce', [{ ...first, url: `${url}/jobs?q=${n}` }, first]);
  return {
    url,
    database,
    bystander,
    burst,
    async stop() {
      await bystander.stop();
      await database.close();
      for (const child of [burst, api, databaseProcess]) await child.stop();
    },
  };
}
