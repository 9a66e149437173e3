import { DataFolderError } from '@preproom/embedded/server';
import { SchemaError } from '@preproom/models/db/upgrades/upgradeSchema';
import { consoleToLog, tellOperator } from '@preproom/models/runtime/consoleToLog';
import { createLog } from '@preproom/models/runtime/log';
import { runProcess } from '@preproom/models/runtime/runProcess';
import { SettingsError } from '@preproom/models/runtime/settings';
import { loadConfig } from './config/config.ts';
import { startProduct } from './startProduct.ts';

await runProcess('server', start, isForPeople);

async function start() {
  const config = loadConfig(process.env);
  const log = createLog(config.LOG_LEVEL, 'server');
  consoleToLog(log);
  const app = await startProduct(config, { log });
  tellOperator(`\n${config.BRAND_NAME} is running at ${config.PUBLIC_URL ?? app.url}`);
  if (!config.isProduction) tellOperator(`Try the live room:  ${app.url}/demo\n`);
  return app;
}

/** Start errors that need no stack trace: settings, a busy port, a data folder that cannot be used, a database of a newer program. */
function isForPeople(error: unknown): error is Error {
  const known = [SettingsError, SchemaError, DataFolderError];
  return known.some((kind) => error instanceof kind);
}
