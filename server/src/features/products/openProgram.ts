import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';

/**
 * Opens enrolment, and has everyone on the program's waitlist mailed. The waitlist's recurring job looks at open programs alone, so a
 * crash before its job is stored only delays the mails.
 */
export async function openProgram(
  { database, clock, jobs }: Pick<AppDeps, 'database' | 'clock' | 'jobs'>,
  _id: Types.ObjectId,
): Promise<void> {
  await database.products.updateOne({ _id }, { $set: { activate: true } });
  await jobs.add({ kind: 'waitlist:notify', key: `${_id.toString()}-${clock.now()}`, data: {} });
}
