import { SchemaError } from '@preproom/models/db/upgrades/upgradeSchema';
import { consoleToLog, tellOperator } from '@preproom/models/runtime/consoleToLog';
import { createLog } from '@preproom/models/runtime/log';
import { runProcess } from '@preproom/models/runtime/runProcess';
import { SettingsError } from '@preproom/models/runtime/settings';
import { loadConfig } from './config.ts';
import { startSignalling } from './startSignalling.ts';

await runProcess('signalling', start, isStartError);

async function start() {
  const config = loadConfig(process.env);
  const log = createLog(config.LOG_LEVEL, 'signalling');
  consoleToLog(log);
  const service = await startSignalling(config, log);
  tellOperator(`Signalling is running at ${service.url}`);
  return service;
}

/** Start-up errors whose message is enough; others are printed with their stack. */
function isStartError(error: unknown): error is Error {
  return error instanceof SettingsError || error instanceof SchemaError;
}
