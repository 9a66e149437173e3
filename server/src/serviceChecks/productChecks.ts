import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Redis } from '@preproom/models/runtime/redis';
import type { Config } from '../config/config.ts';
import type { Check, CheckName, Fault } from './fault.ts';
import { clockFault, findAdminFault, findDiskFault } from './machineFaults.ts';
import {
  findBucketFault,
  findLoginFault,
  findMailFault,
  findPaymentsFault,
  findRelayFault,
} from './serviceFaults.ts';
import type { ProxyWatch } from './unbelievedProxies.ts';

export interface CheckDeps {
  config: Config;
  database: Database;
  clock: Clock;
  redis: Redis | null;
  proxies: ProxyWatch;
  /** Where the payment provider's API begins. */
  paymentUrl(): string;
}

/** The checks that make sense with these settings. */
export function productChecks(deps: CheckDeps): Partial<Record<CheckName, Check>> {
  const { config, database, clock, redis, proxies } = deps;
  const { SMTP_URL, s3, payments, TURN_URLS, OIDC_PROVIDERS, isProduction } = config;
  let apart: Fault | null = null;
  const compare = (source: string) => (trueMs: number) => {
    apart = clockFault(clock.now(), trueMs, source);
  };
  return {
    ...(SMTP_URL && { mail: () => findMailFault(SMTP_URL) }),
    ...(s3 && { bucket: () => findBucketFault(s3) }),
    ...(redis && { redis: async () => (redis.isReady() ? null : REDIS_FAULT) }),
    ...(TURN_URLS.length > 0 && { relay: () => firstOf(TURN_URLS, findRelayFault) }),
    ...(isProduction && {
      payments: () =>
        findPaymentsFault({ ...payments, baseUrl: deps.paymentUrl() }, compare('the payment provider')),
      ...(OIDC_PROVIDERS.length > 0 && {
        login: () =>
          firstOf(
            OIDC_PROVIDERS.map(({ issuer }) => issuer),
            findLoginFault,
          ),
      }),
      clock: async () => apart ?? clockAgainst(database, clock),
      admin: () => findAdminFault(database),
    }),
    disk: () => findDiskFault(config.DATA_DIR),
    proxy: proxies.find,
  };
}

const REDIS_FAULT: Fault = {
  problem: 'Redis does not answer, so nobody can join a room.',
  todo: 'Start it again, and check REDIS_URL. The processes connect again without a restart.',
};

async function firstOf<T>(all: T[], find: (one: T) => Promise<Fault | null>): Promise<Fault | null> {
  const faults = await Promise.all(all.map(find));
  return faults.find((fault) => fault !== null) ?? null;
}

/** The database may be on another machine; on this one it agrees. */
async function clockAgainst({ connection }: Database, clock: Clock): Promise<Fault | null> {
  const answer = await connection.db?.command({ hello: 1 });
  const { localTime } = (answer ?? {}) as { localTime?: unknown };
  return localTime instanceof Date ? clockFault(clock.now(), localTime.getTime(), 'the database') : null;
}
