import { AppError } from '@preproom/models/contract/http/errors';
import { indianMonth } from '@preproom/models/contract/http/indianDays';
import { pageCount } from '@preproom/models/contract/http/paging';
import {
  type AffiliateEntry,
  HQ_AFFILIATES_PER_PAGE,
} from '@preproom/models/contract/referrals/hqAffiliates';
import { statementMonths, statementOf } from '@preproom/models/contract/referrals/statements';
import type { CommissionEntryDocument } from '@preproom/models/db/business/commissionEntry.model';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { AffiliateDocument } from '@preproom/models/db/people/affiliate.model';
import type { UserDocument } from '@preproom/models/db/people/user.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { AffiliateHandlers } from '../affiliate.policy.ts';
import { presentCommission, readEntries } from './entries.ts';
import { payOut } from './payOut.ts';

type User = UserDocument & { _id: Types.ObjectId };

/** The team's calls about affiliates. */
export function hqAffiliateHandlers(
  deps: AppDeps,
): Pick<AffiliateHandlers, 'getHqAffiliates' | 'getHqAffiliate' | 'actOnAffiliate' | 'payAffiliate'> {
  const { database, clock } = deps;
  return {
    async getHqAffiliates({ query: { page, state } }) {
      const filter = { kind: 'affiliate', ...(state && { state }) } as const;
      const [links, total] = await Promise.all([
        database.affiliates
          .find(filter)
          .sort({ createdAt: -1, _id: -1 })
          .skip((page - 1) * HQ_AFFILIATES_PER_PAGE)
          .limit(HQ_AFFILIATES_PER_PAGE)
          .lean(),
        database.affiliates.countDocuments(filter),
      ]);
      return { data: await entriesOf(deps, links), total, pages: pageCount(total, HQ_AFFILIATES_PER_PAGE) };
    },
    async getHqAffiliate({ actor, params: { affiliateId }, query: { month } }) {
      const { link, user } = await findAffiliate(deps, affiliateId);
      const now = clock.now();
      await recordAudit(database, {
        at: new Date(now),
        actorId: actor.userId,
        action: 'affiliate:read',
        targetId: user._id,
      });
      const entries = await readEntries(database, user._id);
      return {
        data: {
          ...present(link, user, entries, now),
          Email: user.pendingEmail ?? user.Email,
          phone: user.phone,
          months: statementMonths(entries, now),
          statement: statementOf(entries, month ?? indianMonth(now), now),
        },
      };
    },
    async actOnAffiliate({ actor, params: { affiliateId }, body: { act, reason }, log }) {
      const { user } = await findAffiliate(deps, affiliateId);
      const [from, to] =
        act === 'suspend' ? (['active', 'suspended'] as const) : (['suspended', 'active'] as const);
      const { matchedCount } = await database.affiliates.updateOne(
        { userId: user._id, state: from },
        { $set: { state: to } },
      );
      if (matchedCount === 0) throw new AppError('conflict');
      await recordAudit(database, {
        at: new Date(clock.now()),
        actorId: actor.userId,
        action: `affiliate:${act}`,
        targetId: user._id,
        before: { state: from },
        after: { state: to, reason },
      });
      log.info({ userId: affiliateId, act }, 'affiliate link changed');
      return { data: await readEntry(deps, affiliateId) };
    },
    async payAffiliate({ actor, params: { affiliateId }, body, log }) {
      const { user } = await findAffiliate(deps, affiliateId);
      // Money goes to nobody whose address may be somebody else's.
      if (user.pendingEmail !== undefined)
        throw new AppError('conflict', undefined, {
          fields: { affiliateId: 'has not proved the e-mail address' },
        });
      await payOut(deps, { ...body, affiliateId: user._id, actorId: new Types.ObjectId(actor.userId) });
      log.info({ userId: affiliateId, paise: body.paise }, 'affiliate paid');
      return { data: await readEntry(deps, affiliateId) };
    },
  };
}

async function findAffiliate({ database }: AppDeps, userId: string) {
  const [user, link] = await Promise.all([
    database.users.findOne({ _id: userId, role: 'affiliate' }).lean<User>(),
    database.affiliates.findOne({ userId, kind: 'affiliate' }).lean<AffiliateDocument>(),
  ]);
  if (!user || !link) throw new AppError('not_found');
  return { user, link };
}

async function readEntry(deps: AppDeps, affiliateId: string): Promise<AffiliateEntry> {
  const { user, link } = await findAffiliate(deps, affiliateId);
  return present(link, user, await readEntries(deps.database, user._id), deps.clock.now());
}

/** Read together; an account that is being removed at this moment is left out. */
async function entriesOf(
  { database, clock }: AppDeps,
  links: readonly AffiliateDocument[],
): Promise<AffiliateEntry[]> {
  const ids = links.map(({ userId }) => userId);
  const [users, entries] = await Promise.all([
    database.users.find({ _id: { $in: ids } }).lean<User[]>(),
    database.commissionEntries.find({ affiliateId: { $in: ids } }).lean<CommissionEntryDocument[]>(),
  ]);
  const userBy = new Map(users.map((user) => [user._id.toString(), user]));
  const entriesBy = Map.groupBy(entries, ({ affiliateId }) => affiliateId.toString());
  return links.flatMap((link) => {
    const id = link.userId.toString();
    const user = userBy.get(id);
    return user ? [present(link, user, entriesBy.get(id) ?? [], clock.now())] : [];
  });
}

function present(
  { code, state, createdAt }: AffiliateDocument,
  { _id, Name, pendingEmail }: User,
  entries: readonly CommissionEntryDocument[],
  nowMs: number,
): AffiliateEntry {
  return {
    _id: _id.toString(),
    Name,
    code,
    state,
    since: createdAt.toISOString(),
    isEmailProved: pendingEmail === undefined,
    commission: presentCommission(entries, nowMs),
  };
}
