import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';

/** What the process that runs the service provides. */
export interface SignallingDeps {
  database: Database;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  /** Shared by all signalling processes; null when this one serves alone. */
  redis: Redis | null;
}
