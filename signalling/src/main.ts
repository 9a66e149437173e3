import { SchemaError } from '@preproom/models/db/upgrades/upgradeSchema';
import { runProcess } from '@preproom/models/runtime/runProcess';
import { SettingsError } from '@preproom/models/runtime/settings';
import { loadConfig } from './config.ts';
import { startSignalling } from './startSignalling.ts';

await runProcess('signalling', start, isForPeople);

async function start() {
  const service = await startSignalling(loadConfig(process.env));
  console.log(`Signalling is running at ${service.url}`);
  return service;
}

/** Faults of the start that one sentence explains. */
function isForPeople(error: unknown): error is Error {
  return error instanceof SettingsError || error instanceof SchemaError;
}
