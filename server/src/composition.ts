import type { Role } from '@preproom/models/contract/accounts/users';
import type { EndpointName } from '@preproom/models/contract/api';
import type { Router } from 'express';
import type { JobHandlers } from './backgroundJobs/jobs.ts';
import type { CurrentUserPart, NounFields, ReadCurrentUserParts } from './currentUser/currentUserPart.ts';
import type { AppDeps, Events } from './deps.ts';
import type { Feature, SeedDeps } from './feature.ts';
import * as features from './features.ts';
import type { Policy, PolicyTable } from './http/policy.ts';
import type { MailTemplates } from './mail/mails.ts';
import type { Undo, Undos } from './undo/undo.ts';

type Features = typeof features;
type OneOf = Features[keyof Features];
/** Each feature as it has to be for its own policies. */
type Checked<F> = {
  [K in keyof F]: F[K] extends { policies: infer P extends PolicyTable } ? Feature<P> : never;
};

/** The fields of the current-user answer that a feature reads for this role. */
type FieldsRead<F, R extends Role> = F extends {
  currentUser: { read: Record<R, (...given: never[]) => Promise<infer Fields>> };
}
  ? keyof Fields
  : never;
type Unread = Exclude<keyof NounFields, FieldsRead<OneOf, 'user'>>;
type ReadTwice = {
  [R in Role]: {
    [K in keyof Features]: FieldsRead<Features[K], R> & FieldsRead<Features[Exclude<keyof Features, K>], R>;
  }[keyof Features];
}[Role];
/** A field of the current-user answer that no feature reads for a learner, or that two read for one role, does not compile here. */
type EachFieldOnce = Record<Unread, 'needs a feature that reads it'> & Record<ReadTwice, 'has two features'>;

const all = Object.values(features satisfies Checked<Features> & EachFieldOnce);

/** Who may make each call. An endpoint without a policy does not compile here. */
export const POLICIES: Record<EndpointName, Policy> = merged(all.map(({ policies }) => policies));

/** A mail without a template does not compile here. */
export const MAILS: MailTemplates = merged(
  all.flatMap((feature) => ('mails' in feature ? [feature.mails] : [])),
);

/** The handler of each call; a feature has one for each of its policies. */
export function createHandlers(deps: AppDeps): Record<EndpointName, (call: never) => unknown> {
  return merged(all.map(({ handlers }): ReturnType<OneOf['handlers']> => handlers(deps)));
}

/** A kind of job that no feature runs does not compile here. */
export function createJobHandlers(deps: AppDeps): JobHandlers {
  return merged(all.flatMap((feature) => ('jobs' in feature ? [feature.jobs(deps)] : [])));
}

/** Each event goes to one feature after the other. `deps` is asked for at the first event, as it holds the events itself. */
export function createEvents(deps: () => AppDeps): Events {
  let known: Partial<Events>[] | undefined;
  const listeners = () => {
    known ??= all.flatMap((feature) => ('on' in feature ? [feature.on(deps())] : []));
    return known;
  };
  return {
    async signedUp(event) {
      for (const listener of listeners()) await listener.signedUp?.(event);
    },
    async ordering(event) {
      for (const listener of listeners()) await listener.ordering?.(event);
    },
    async fileChanging(event) {
      for (const listener of listeners()) await listener.fileChanging?.(event);
    },
  };
}

/** The features' parts of the current-user answer, all read at the same time. A field that is not in any `empty` does not compile here. */
export function createCurrentUserParts(deps: Pick<AppDeps, 'database' | 'clock'>): ReadCurrentUserParts {
  const parts = all.flatMap((feature) => ('currentUser' in feature ? [feature.currentUser] : []));
  const empty: NounFields = merged(parts.map((part) => part.empty));
  return async (account, query) => {
    const read = parts.map((part: CurrentUserPart) => part.read[account.role]?.(deps, account, query));
    return Object.assign({}, empty, ...(await Promise.all(read)));
  };
}

/** How changes are taken back. `deps` is asked for at the first one, as it holds this itself. */
export function createUndos(deps: () => AppDeps): Undos {
  let known: Partial<Record<string, Undo>> | undefined;
  return (action) => {
    known ??= merged(all.flatMap((feature) => ('undo' in feature ? [feature.undo(deps())] : [])));
    const undo = known[action];
    return undo && { policy: POLICIES[undo.call], run: undo.run };
  };
}

/** The addresses outside the contract. */
export function createRouters(deps: AppDeps): Router[] {
  return all.flatMap((feature) => ('router' in feature ? (feature.router(deps) ?? []) : []));
}

/** The addresses that come before every parser. */
export function createRawRouters(deps: AppDeps): Router[] {
  return all.flatMap((feature) => ('rawRouter' in feature ? [feature.rawRouter(deps)] : []));
}

export async function seed(deps: SeedDeps): Promise<void> {
  for (const feature of all) if ('seed' in feature) await feature.seed(deps);
}

type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

function merged<Part extends object>(parts: readonly Part[]): AllOf<Part> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const whole = Object.fromEntries(entries);
  const twice = entries.find(([name, value]) => whole[name] !== value);
  if (twice) throw new Error(`Two features answer for ${twice[0]}`);
  return whole as AllOf<Part>;
}
