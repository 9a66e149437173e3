import type { Role } from '@preproom/models/contract/accounts/users';
import type { CurrentUser, CurrentUserQuery } from '@preproom/models/contract/currentUser';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Types } from 'mongoose';

/** The current-user answer without the fields of the account, which `accounts` answers by itself. */
export type NounFields = Omit<CurrentUser, 'data' | 'needsSecondFactor' | 'serverNow' | 'deletesAt'>;
/** The account is read once, for all parts. */
export type Account = UserDocument & { _id: Types.ObjectId };

export interface PartDeps {
  database: Database;
  clock: Clock;
}

/** A feature's part of the current-user answer. */
export interface CurrentUserPart {
  /** Its fields for a role that has none of it. */
  empty: Partial<NounFields>;
  /** Reads its fields, by role. All parts are read at the same time. */
  read: Partial<
    Record<Role, (deps: PartDeps, account: Account, query: CurrentUserQuery) => Promise<Partial<NounFields>>>
  >;
}

export type ReadCurrentUserParts = (account: Account, query: CurrentUserQuery) => Promise<NounFields>;
