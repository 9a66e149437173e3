import { DAY_MS } from '@preproom/models/contract/http/durations';
import { AppError } from '@preproom/models/contract/http/errors';
import { indianDay, lastDays } from '@preproom/models/contract/http/indianDays';
import { statementMonths } from '@preproom/models/contract/payments/statements';
import {
  AFFILIATE_SHOWN_DAYS,
  type Affiliate,
  type AffiliateDay,
  UNVERIFIED_RETENTION_DAYS,
} from '@preproom/models/contract/referrals/affiliates';
import { REFERRAL_PATH } from '@preproom/models/contract/referrals/paths';
import { placeholderEmail, type UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { AffiliateDocument } from '@preproom/models/db/referrals/affiliate.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { createAccount } from '../accounts/newAccount.ts';
import { scheduleUnfinishedRemoval } from '../accounts/unfinished.ts';
import { presentCommission, readEntries } from './commission/entries.ts';
import { ensureLink } from './links.ts';

type Deps = Pick<AppDeps, 'database' | 'clock'>;
type StoredUser = UserDocument & { _id: Types.ObjectId };

type Person = Pick<UserDocument, 'Name' | 'phone' | 'passwordHash' | 'language'> & { pendingEmail: string };

/** The account of somebody whose address is not proved: it does not hold the address, so there may be one already. */
export async function createAffiliateAccount(
  deps: Deps & Pick<AppDeps, 'jobs'>,
  person: Person,
): Promise<StoredUser> {
  const _id = new Types.ObjectId();
  const createdAt = new Date(deps.clock.now());
  const user = await createAccount(deps.database, {
    ...person,
    _id,
    Email: placeholderEmail(_id),
    role: 'affiliate',
    completed: true,
    createdAt,
  });
  // With its link, so that the team's list has it.
  await ensureLink(deps, _id, 'affiliate');
  await scheduleUnfinishedRemoval(deps, user, UNVERIFIED_RETENTION_DAYS * DAY_MS);
  return user;
}

/**
 * The address is the account's from now on; throws `has_account` when somebody else has proved it meanwhile, and `conflict` when
 * this account no longer waits for it.
 */
export async function proveAddress(
  { database, clock }: Deps,
  _id: Types.ObjectId,
  email: string,
): Promise<void> {
  try {
    const { matchedCount } = await database.users.updateOne(
      { _id, pendingEmail: email, deletion: null },
      { $set: { Email: email, emailVerifiedAt: new Date(clock.now()) }, $unset: { pendingEmail: 1 } },
    );
    if (matchedCount === 0) throw new AppError('conflict');
  } catch (failure) {
    throw isDuplicateKey(failure) ? new AppError('has_account') : failure;
  }
}

/** What an affiliate's own page shows. */
export async function readAffiliate(
  deps: Deps & Pick<AppDeps, 'config'>,
  user: StoredUser,
  { code, state, createdAt }: AffiliateDocument,
  origin: string,
): Promise<Affiliate> {
  const nowMs = deps.clock.now();
  const [counted, entries] = await Promise.all([
    readCounts(deps.database, user._id),
    readEntries(deps.database, user._id),
  ]);
  return {
    email: user.pendingEmail ?? user.Email,
    isEmailProved: user.pendingEmail === undefined,
    state,
    since: createdAt.toISOString(),
    link: linkOf(origin, code),
    total: totalOf(counted),
    days: everyDay(counted, nowMs),
    percent: deps.config.COMMISSION_PERCENT,
    commission: presentCommission(entries, nowMs),
    months: statementMonths(entries, nowMs),
  };
}

/** The address of the link with this code. */
export function linkOf(origin: string, code: string): string {
  return `${origin}${REFERRAL_PATH}/${code}`;
}

/** What is counted for a person's link, the latest day first. */
export function readCounts({ affiliateClicks }: Database, userId: Types.ObjectId) {
  return affiliateClicks.find({ userId }).sort({ day: -1 }).lean();
}

export function totalOf(counted: readonly AffiliateDay[]): Affiliate['total'] {
  const total = { clicks: 0, signUps: 0 };
  for (const { clicks, signUps } of counted) {
    total.clicks += clicks;
    total.signUps += signUps;
  }
  return total;
}

function everyDay(counted: readonly AffiliateDay[], nowMs: number): AffiliateDay[] {
  const known = new Map(counted.map((one) => [one.day, one]));
  return lastDays(nowMs, AFFILIATE_SHOWN_DAYS).map((day) => {
    const { clicks = 0, signUps = 0 } = known.get(day) ?? {};
    return { day, clicks, signUps };
  });
}

/** Counts for this person's link, today. */
export async function count(
  { database, clock }: Deps,
  userId: Types.ObjectId,
  what: 'clicks' | 'signUps',
): Promise<void> {
  const now = new Date(clock.now());
  const today = { userId, day: indianDay(now.getTime()) };
  const add = () =>
    database.affiliateClicks.updateOne(
      today,
      { $inc: { [what]: 1 }, $setOnInsert: { at: now } },
      { upsert: true },
    );
  // If a concurrent request inserted the day's counter, the second attempt updates it.
  await add().catch((failure) => (isDuplicateKey(failure) ? add() : Promise.reject(failure)));
}
