import type { Mailer } from '../mail/mailer.ts';
import type { JobData, JobKind } from './jobs.ts';

const HOUR_MS = 60 * 60_000;

/** What is done when a job of this kind is due. */
export interface JobHandler<Kind extends JobKind> {
  /** Safe to run twice: a process may die after the work and before saying so. Throws to be tried again. */
  run(data: JobData[Kind]): Promise<void>;
  /** After so many tries the job stays as failed. */
  maxAttempts: number;
  /** It comes again: once in each period of this length, whichever process comes first. */
  everyMs?: number;
}

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> };

/** What jobs are about, done by its owners. */
export interface JobWork {
  mail: Mailer;
  deleteAccount(userId: string): Promise<void>;
  settleMentor(userId: string): Promise<void>;
  forgetUnfinished(userId: string): Promise<void>;
  sweepFiles(): Promise<void>;
}

/** Every kind of job and what it does. */
export function createJobHandlers({
  mail,
  deleteAccount,
  settleMentor,
  forgetUnfinished,
  sweepFiles,
}: JobWork): JobHandlers {
  return {
    // The mail itself knows how long it is of use, and gives up then.
    'mail:send': { run: ({ mailId }) => mail.send(mailId), maxAttempts: 200 },
    // It never gives up: what was promised to the person is not done before it is done whole.
    'account:delete': {
      run: ({ userId }) => deleteAccount(userId),
      maxAttempts: Number.POSITIVE_INFINITY,
    },
    // As long as it is not done, an act has no entry in the audit log.
    'mentor:settle': { run: ({ userId }) => settleMentor(userId), maxAttempts: Number.POSITIVE_INFINITY },
    // What was promised to whoever owns the address.
    'account:forget': {
      run: ({ userId }) => forgetUnfinished(userId),
      maxAttempts: Number.POSITIVE_INFINITY,
    },
    // There is another one in an hour.
    'files:sweep': { run: () => sweepFiles(), maxAttempts: 5, everyMs: HOUR_MS },
  };
}
