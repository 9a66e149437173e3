import type { Right } from '@preproom/models/contract/accounts/team/rights';
import type { Role } from '@preproom/models/contract/accounts/users';
import type { ENDPOINTS, EndpointName } from '@preproom/models/contract/api';
import type { ParamsOf } from '@preproom/models/contract/http/endpoint';
import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { PublicCollection } from '@preproom/models/db/announceWrites';
import type { Database } from '@preproom/models/db/database';
import type { Actor } from '@preproom/models/runtime/authenticate';

/** Loads what a path names if it belongs to the caller. What is found becomes part of the handler's call. */
export interface Whose<Params = never, Found extends object = object> {
  /** Who gets through, as the API's description says it after the roles. */
  rule: string;
  /** The heading in the API's description; calls without one stand under "With a login". */
  heading?: string;
  /** What `find` throws, for something that does not exist and for something that is not the caller's alike. */
  refusal: ErrorCode;
  find: (asked: { database: Database; actor: Actor; params: Params }) => Promise<Found>;
}

/**
 * Who may make a call: anyone, these roles, or members of the team with a right; with `whose`, only for what belongs to them. With
 * `madeOf`, everyone gets the same answer, read from these collections alone; it is kept (`publicAnswers/publicAnswers.ts`). With
 * `needsProof`, the login has to have been proved a few minutes ago: for what moves money or decides about accounts. An account that is
 * being deleted starts nothing new: of the calls that send something, it may make those that are open `evenLeaving`.
 */
export type Policy<Params = never> =
  | { who: 'anyone'; whose?: never; evenLeaving?: never; madeOf?: readonly PublicCollection[] }
  | { who: readonly Role[]; whose?: Whose<Params>; evenLeaving?: true; madeOf?: never }
  | {
      who: 'team';
      right: Right | 'any';
      needsProof?: true;
      whose?: Whose<Params>;
      evenLeaving?: never;
      madeOf?: never;
    };

/** The policies of one feature. `whose` compiles only for endpoints whose path has the parameters that it reads. */
export type PolicyTable = { [N in EndpointName]?: Policy<ParamsOf<(typeof ENDPOINTS)[N]>> };

export const ANYONE = { who: 'anyone' } as const;
export const LOGGED_IN = { who: ['user', 'mentor', 'affiliate', 'admin'] } as const;
/** These act on what is their own: the call names nobody else. */
export const LEARNERS = { who: ['user'] } as const;
export const MENTORS = { who: ['mentor'] } as const;
export const AFFILIATES = { who: ['affiliate'] } as const;
/** Members of the team with this right, or with any. */
export const team = <R extends Right | 'any'>(right: R) => ({ who: 'team', right }) as const;
