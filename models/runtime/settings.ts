import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from '../contract/http/zod.ts';
import { LOG_LEVELS } from './log.ts';
import { isStorageFull } from './storageFull.ts';

/** Environment variables. '' counts as absent. */
export type Environment = Record<string, string | undefined>;

/** The process can't start. `message` lists all faults at once. */
export class SettingsError extends Error {}

/** Comma-separated items; empty if absent. */
export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** Settings shared by all processes, each with the sentence that documents it. */
export const SHARED_SETTINGS = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses demo accounts and requires the settings that real use needs.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('The port to listen on.'),
  HOST: z
    .string()
    .refine((address) => isIP(address) !== 0, 'must be an IP address of this machine, as in 127.0.0.1')
    .optional()
    .describe(
      'The IP address to listen on; without it all in production, and only this machine’s own otherwise.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path))
    .describe('The folder for the embedded database, generated secrets and uploaded files.'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://')
    .optional()
    .describe('The MongoDB to use; without it the embedded database starts.'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional()
    .describe('The Redis that several processes share; without it, one process serves all rooms.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => ['/', ''].includes(URL.parse(url)?.pathname ?? ''),
      'must be the origin alone, as in https://interviews.example.org: the product cannot live below a path',
    )
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      'The public address of the product; requests that change data with a login cookie must come from it.',
    ),
  CORS_ORIGINS: list
    .pipe(z.array(z.url().transform((url) => new URL(url).origin)))
    .describe('Other origins, separated by commas, that may call the API with an authorization header.'),
  JWT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('The key that signs logins; outside production one is generated into DATA_DIR.'),
  READINGS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` switches expression reading off for the whole installation.'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info').describe('How much is logged.'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('The bearer token with which Prometheus reads /metrics; without it, /metrics does not exist.'),
};

/** Reads and validates settings; throws SettingsError with one line per fault. */
export function readSettings<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: Environment,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in shape && value !== ''),
  );
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SettingsError(`These settings are wrong:\n  ${faults.join('\n  ')}`);
}

/** Throws SettingsError if one of these is missing in production. */
export function requireInProduction(settings: { NODE_ENV: string }, faults: Record<string, boolean>): void {
  if (settings.NODE_ENV !== 'production') return;
  const missing = Object.keys(faults).filter((name) => faults[name]);
  if (missing.length > 0)
    throw new SettingsError(`NODE_ENV=production needs these settings:\n  ${missing.join('\n  ')}`);
}

const THIS_MACHINE = /^(localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/;

/** Throws SettingsError for a public address that people cannot use in production. */
export function requirePublicAddress({
  NODE_ENV,
  PUBLIC_URL,
}: {
  NODE_ENV: string;
  PUBLIC_URL?: string | undefined;
}) {
  if (NODE_ENV !== 'production' || !PUBLIC_URL) return;
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol !== 'https:')
    throw new SettingsError(
      `PUBLIC_URL=${PUBLIC_URL} must begin with https:// in production: browsers open cameras and keep logins on HTTPS pages only.`,
    );
  if (THIS_MACHINE.test(hostname))
    throw new SettingsError(
      `PUBLIC_URL=${PUBLIC_URL} is this machine itself: give the address that people use.`,
    );
}

/** A shorter key could be guessed. */
const MIN_SECRET_LENGTH = 32;

/**
 * The named secret in the data folder, generated on first use and readable by its owner only. Throws SettingsError; `cost` says what a
 * new one costs.
 */
export function generatedSecret(
  dataDir: string,
  name: string,
  cost = 'everybody has to log in again',
): string {
  const path = join(dataDir, name);
  const secret = readOrWriteSecret(dataDir, path);
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new SettingsError(
    `${path} must hold at least ${MIN_SECRET_LENGTH} characters. Restore it from a backup, or remove it: a new one is made, and ${cost}.`,
  );
}

function readOrWriteSecret(dataDir: string, path: string): string {
  try {
    if (!existsSync(path)) generateSecret(dataDir, path);
    return readFileSync(path, 'utf8').trim();
  } catch (cause) {
    throw new SettingsError(`The data folder ${dataDir} cannot be used: ${problemOf(cause)}`, { cause });
  }
}

function problemOf(cause: unknown): string {
  if (isStorageFull(cause)) return 'the disk is full. Nothing is damaged: make room and start again.';
  return cause instanceof Error ? cause.message : String(cause);
}

function generateSecret(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    // `link` is atomic and fails if the file exists, so two processes starting at once read the same secret.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
