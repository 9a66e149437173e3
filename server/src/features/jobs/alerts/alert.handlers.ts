import { AppError } from '@preproom/models/contract/http/errors';
import { MAX_JOB_ALERTS } from '@preproom/models/contract/jobs/jobLimits';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { StoredJobAlert } from '@preproom/models/db/jobs/jobAlert.model';
import { alertFacets } from '@preproom/models/db/jobs/jobFacets';
import { areStanding } from '@preproom/models/db/privacy/standing';
import { staysWithin } from '@preproom/models/db/staysWithin';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { JobHandlers } from '../job.policy.ts';

/** A learner's saved searches. */
export function alertHandlers({
  database,
  clock,
}: AppDeps): Pick<JobHandlers, 'getJobAlerts' | 'addJobAlert' | 'removeJobAlert'> {
  const list = async (learnerId: string) => {
    const [alerts, isOff] = await Promise.all([
      database.jobAlerts.find({ learnerId }).lean<StoredJobAlert[]>(),
      database.users.exists({ _id: learnerId, mailsOff: 'jobs' }),
    ]);
    alerts.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    return {
      data: alerts.map(({ _id, search, createdAt }) => ({
        _id: _id.toString(),
        search,
        createdAt: createdAt.toISOString(),
      })),
      mailsOn: !isOff,
    };
  };
  return {
    getJobAlerts: ({ actor }) => list(actor.userId),
    async addJobAlert({ actor, body: search }) {
      const found = alertFacets(search);
      if (!found) throw new AppError('bad_request', undefined, { fields: { q: 'has no words' } });
      const learnerId = new Types.ObjectId(actor.userId);
      if (await database.jobAlerts.exists({ learnerId, key: found.key })) return list(actor.userId);
      if ((await database.jobAlerts.countDocuments({ learnerId })) >= MAX_JOB_ALERTS)
        throw new AppError('list_full');
      const created = await database.jobAlerts
        .create({ learnerId, search, ...found, createdAt: new Date(clock.now()) })
        .catch((error) => {
          if (!isDuplicateKey(error)) throw error;
          return null;
        });
      if (created && !(await staysWithin(database.jobAlerts, created._id, { learnerId }, MAX_JOB_ALERTS)))
        throw new AppError('list_full');
      if (!(await areStanding(database, [learnerId]))) await database.jobAlerts.deleteMany({ learnerId });
      return list(actor.userId);
    },
    async removeJobAlert({ actor, params: { alertId } }) {
      await database.jobAlerts.deleteOne({ _id: alertId, learnerId: actor.userId });
      return list(actor.userId);
    },
  };
}
