import { SchemaError } from '@preproom/models/db/upgrades/upgradeSchema';
import { runProcess } from '@preproom/models/runtime/runProcess';
import { SettingsError } from '@preproom/models/runtime/settings';
import { loadConfig } from './config.ts';
import { startSignalling } from './startSignalling.ts';

await runProcess('signalling', start, isStartError);

async function start() {
  const service = await startSignalling(loadConfig(process.env));
  console.log(`Signalling is running at ${service.url}`);
  return service;
}

/** Start-up errors whose message is enough; others are printed with their stack. */
function isStartError(error: unknown): error is Error {
  return error instanceof SettingsError || error instanceof SchemaError;
}
