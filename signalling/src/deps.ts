import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';

/** What the service is given by the process that it runs in. */
export interface SignallingDeps {
  database: Database;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  /** Where several processes meet; null when this one serves alone. */
  redis: Redis | null;
}
