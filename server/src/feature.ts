import type { AuditAction } from '@preproom/models/contract/team/auditActions';
import type { Router } from 'express';
import type { JobHandlers } from './backgroundJobs/jobs.ts';
import type { CurrentUserPart } from './currentUser/currentUserPart.ts';
import type { AppDeps, Events } from './deps.ts';
import type { HandlersFor } from './http/call.ts';
import type { PolicyTable } from './http/policy.ts';
import type { MailTemplates } from './mail/mails.ts';
import type { Undo } from './undo/undo.ts';

/** What a seed may use: it runs before anything else of the server does. */
export type SeedDeps = Pick<AppDeps, 'config' | 'database' | 'clock'>;

/**
 * A noun's half of the server. `composition.ts` puts the features of `features.ts` together; it does not compile while an endpoint
 * has no policy, a policy no handler, a mail no template, or a kind of job nobody who runs it.
 */
export interface Feature<Policies extends PolicyTable> {
  policies: Policies;
  handlers: (deps: AppDeps) => HandlersFor<Policies>;
  /** Its fields of the current-user answer. */
  currentUser?: CurrentUserPart;
  /** The kinds of background jobs that this feature runs. */
  jobs?: (deps: AppDeps) => Partial<JobHandlers>;
  /** The mails that this feature writes. */
  mails?: Partial<MailTemplates>;
  /** What this feature does when something happens in another. */
  on?: (deps: AppDeps) => Partial<Events>;
  /** How entries of the audit log are taken back; those of other actions cannot be. */
  undo?: (deps: AppDeps) => Partial<Record<AuditAction, Undo>>;
  /** Addresses outside the contract; null where this installation has none. */
  router?: (deps: AppDeps) => Router | null;
  /** Addresses below the API's base that need the body's bytes; they come before every parser. */
  rawRouter?: (deps: AppDeps) => Router;
  /** Fills what is empty at the start. Several processes may start at once. */
  seed?: (deps: SeedDeps) => Promise<void>;
}
