import { z } from '@preproom/models/contract/http/zod';
import { generatedSecret, SettingsError } from '@preproom/models/runtime/settings';

/** Of the server and of the runner. */
export const RUNNER_SECRET = z
  .string()
  .min(32, 'must have at least 32 characters')
  .optional()
  .describe(
    'The secret that the server and the runner share; outside production one is generated into DATA_DIR (runner-secret).',
  );

export const RUNNER_URL_SETTING = {
  RUNNER_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      'The runner, which runs C, C++ and Java programs (`npm run runner`); without it nobody can run them.',
    ),
  RUNNER_SECRET,
};

/** What a lost secret costs. */
const NEW_SECRET = 'the server and the runner have to be started again';

/** Where the runner is, and the secret that it wants. */
export interface RunnerSettings {
  url: string;
  secret: string;
}

interface Given {
  RUNNER_URL?: string | undefined;
  RUNNER_SECRET?: string | undefined;
  NODE_ENV: string;
  DATA_DIR: string;
}

/** Null without a runner. Throws SettingsError. */
export function runnerSettings({ RUNNER_URL: url, ...given }: Given): RunnerSettings | null {
  return url === undefined ? null : { url, secret: runnerSecret(given) };
}

/** The secret of the settings; outside production the one in the data folder, which the first to start makes. Throws SettingsError. */
export function runnerSecret({
  RUNNER_SECRET: secret,
  NODE_ENV,
  DATA_DIR,
}: Omit<Given, 'RUNNER_URL'>): string {
  if (secret) return secret;
  if (NODE_ENV === 'production')
    throw new SettingsError('NODE_ENV=production needs RUNNER_SECRET (at least 32 characters) for a runner.');
  return generatedSecret(DATA_DIR, 'runner-secret', NEW_SECRET);
}
