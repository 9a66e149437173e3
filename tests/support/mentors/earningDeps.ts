import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import type { Mailer } from '@preproom/server/mail/mailer';
import { createNotifier } from '@preproom/server/notifications/notifier';

/** What settling and paying needs, beside the product's own. Jobs are stored here and run by nobody. */
export function earningDeps({ database, clock, mail }: { database: Database; clock: Clock; mail: Mailer }) {
  const jobs = createJobs({ database, clock });
  const notify = createNotifier({ database, clock, jobs, pushChange: () => {} });
  const log = createLog('silent', 'server');
  return { database, clock, mail, jobs, log, metrics: createMetrics(), notify };
}
