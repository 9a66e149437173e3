import { type Environment, readSettings, SHARED_SETTINGS } from '@preproom/models/runtime/settings';
import { RUNNER_SECRET, runnerSecret } from '../config/runnerSettings.ts';

const { NODE_ENV, HOST, DATA_DIR, LOG_LEVEL, METRICS_TOKEN } = SHARED_SETTINGS;

/** Every setting of the runner, each with its description. It is given none of the product's other secrets. */
export const RUNNER_SETTINGS = {
  NODE_ENV,
  HOST,
  DATA_DIR,
  LOG_LEVEL,
  METRICS_TOKEN,
  RUNNER_SECRET,
  PORT: SHARED_SETTINGS.PORT.unwrap().default(3100).describe('The port to listen on.'),
};

export type RunnerConfig = ReturnType<typeof loadConfig>;

/** Reads every setting; throws a SettingsError that lists every invalid setting. The only reader of the environment. */
export function loadConfig(env: Environment) {
  const settings = readSettings(RUNNER_SETTINGS, env);
  return { ...settings, isProduction: settings.NODE_ENV === 'production', secret: runnerSecret(settings) };
}
