import { createServer } from 'node:http';
import { closeServer, listen, urlOf } from '@preproom/models/runtime/httpServer';
import { createLog, type Log } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import type { RunnerConfig } from './config.ts';
import { createLanguages } from './languages.ts';
import { runnerListener } from './requests.ts';
import { createRuns } from './runs.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { seccompFilter } from './sandbox/seccomp.ts';
import { checkSandbox } from './selfTest.ts';
import { findTools, RunnerError } from './tools.ts';

/** Starts the runner once its sandbox has shown that it holds. Throws RunnerError where it does not. */
export async function startRunner(
  config: RunnerConfig,
  log: Log = createLog(config.LOG_LEVEL, 'runner'),
): Promise<{ url: string; stop(): Promise<void> }> {
  const tools = findTools();
  const seccomp = seccompFilter();
  if (!seccomp) throw new RunnerError(`The runner needs an x64 or arm64 machine; this is ${process.arch}.`);
  const sandbox = createSandbox(tools, seccomp);
  const languages = createLanguages(tools);
  await checkSandbox(sandbox, languages);
  const metrics = createMetrics();
  const runs = createRuns(sandbox, languages);
  metrics.watchRunQueue(runs.waiting);
  const server = createServer(runnerListener({ config, log, metrics, runs }));
  await listen(server, config);
  // Programs under way end with their requests, which have ten seconds.
  return { url: urlOf(server), stop: () => closeServer(server) };
}
