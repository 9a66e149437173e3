import { createHash } from 'node:crypto';
import { AppError } from '@preproom/models/contract/http/errors';
import type { JobText } from '@preproom/models/contract/jobs/team/jobs';
import type { AuditAction } from '@preproom/models/contract/team/auditActions';
import { textOfHtml } from '@preproom/models/db/blogs/sanitizedHtml';
import type { Database } from '@preproom/models/db/database';
import type { Audience, JobDocument, StoredJob } from '@preproom/models/db/jobs/job.model';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { AppDeps } from '../../../deps.ts';
import { fieldsOfText } from '../job.service.ts';

export interface Saver {
  userId: string;
  now: Date;
}
/** The job that was seen. */
interface Seen {
  job: string;
  revision: number;
}

export async function createJob(database: Database, text: JobText, saver: Saver): Promise<StoredJob> {
  const { now } = saver;
  const created = await database.jobs.create({
    ...fieldsOfText(text),
    ...{ state: 'draft', revision: 1, postedAt: now, savedAt: now, isSample: false },
  });
  const job = created.toObject<StoredJob>();
  await audit(database, 'job:create', null, job, saver);
  return job;
}

/** Saves in one write, if the job still has the revision that the text began from. Throws `conflict`. */
export async function saveJob(
  database: Database,
  seen: Seen,
  text: JobText,
  saver: Saver,
): Promise<StoredJob> {
  const before = await findJob(database, seen);
  const fields = fieldsOfText(text);
  if (before.state === 'open') assertComplete(fields);
  const saved = await change(database, before, { $set: fields }, saver);
  await audit(database, 'job:save', before, saved, saver);
  return saved;
}

/**
 * Publishes, closes or reopens a job. Whom that has to be told is stored with it, so that nobody is missed after a crash. Throws
 * `bad_request` with the fields that keep it from being published, and `conflict`.
 */
export async function setJobState(
  { database, jobs }: Pick<AppDeps, 'database' | 'jobs'>,
  seen: Seen,
  state: 'open' | 'closed',
  saver: Saver,
): Promise<StoredJob> {
  const before = await findJob(database, seen);
  const isFirst = before.state === 'draft';
  if (state === before.state || (isFirst && state === 'closed')) throw new AppError('conflict');
  if (state === 'open') assertOpenable(before, saver.now);
  const untold = audienceOf(state, isFirst);
  const fields = { state, ...(isFirst && { postedAt: saver.now }) };
  const saved = await (untold
    ? change(database, before, { $set: { ...fields, untold } }, saver)
    : change(database, before, { $set: fields, $unset: { untold: 1 } }, saver));
  const action = state === 'closed' ? 'job:close' : isFirst ? 'job:publish' : 'job:reopen';
  await audit(database, action, before, saved, saver);
  if (untold) await jobs.add({ kind: 'jobs:tell', key: `${seen.job}-${saved.revision}`, data: {} });
  return saved;
}

/** Alerts are mailed once in a job's life. */
function audienceOf(state: 'open' | 'closed', isFirst: boolean): Audience | null {
  if (state === 'closed') return 'applicants';
  return isFirst ? 'alerts' : null;
}

/** Throws `not_found`, and `conflict` if the job has another revision. */
async function findJob(database: Database, { job, revision }: Seen): Promise<StoredJob> {
  const found = await database.jobs.findById(job).lean<StoredJob>();
  if (!found) throw new AppError('not_found');
  if (found.revision !== revision) throw new AppError('conflict');
  return found;
}

async function change(
  { jobs }: Database,
  { _id, revision }: StoredJob,
  { $set, ...rest }: { $set: Partial<JobDocument>; $unset?: { untold: 1 } },
  { now }: Saver,
): Promise<StoredJob> {
  const saved = await jobs
    .findOneAndUpdate(
      { _id, revision },
      { $set: { ...$set, revision: revision + 1, savedAt: now }, ...rest },
      { returnDocument: 'after' },
    )
    .lean<StoredJob>();
  if (!saved) throw new AppError('conflict');
  return saved;
}

function assertComplete({ description }: Pick<JobDocument, 'description'>): void {
  if (textOfHtml(description) === '')
    throw new AppError('bad_request', undefined, { fields: { description: 'is missing' } });
}

function assertOpenable(job: StoredJob, now: Date): void {
  assertComplete(job);
  if (job.expiresAt <= now)
    throw new AppError('bad_request', undefined, { fields: { expiresAt: 'must be in the future' } });
}

function audit(
  database: Database,
  action: AuditAction,
  before: StoredJob | null,
  after: StoredJob,
  { now: at, userId: actorId }: Saver,
): Promise<void> {
  const states = { before: before && auditedJob(before), after: auditedJob(after) };
  return recordAudit(database, { at, actorId, action, targetId: after._id, ...states });
}

/** The description as length and hash, which is enough to tell whether it was changed. */
function auditedJob({ _id, facets, savedAt, postedAt, isSample, untold, description, ...job }: StoredJob) {
  const sha256 = createHash('sha256').update(description).digest('hex');
  return { ...job, description: { length: description.length, sha256 } };
}
