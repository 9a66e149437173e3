import { consoleToLog, tellOperator } from '@preproom/models/runtime/consoleToLog';
import { createLog } from '@preproom/models/runtime/log';
import { runProcess } from '@preproom/models/runtime/runProcess';
import { SettingsError } from '@preproom/models/runtime/settings';
import { closeInheritedFiles } from './closeInheritedFiles.ts';
import { loadConfig } from './config.ts';
import { startRunner } from './startRunner.ts';
import { RunnerError } from './tools.ts';

await runProcess('runner', start, isStartError);

async function start() {
  closeInheritedFiles();
  const config = loadConfig(process.env);
  const log = createLog(config.LOG_LEVEL, 'runner');
  consoleToLog(log);
  const runner = await startRunner(config, log);
  tellOperator(`The runner is running at ${runner.url}`);
  return runner;
}

/** Start-up errors whose message is enough; others are printed with their stack. */
function isStartError(error: unknown): error is Error {
  return error instanceof SettingsError || error instanceof RunnerError;
}
