import { AppError } from '@preproom/models/contract/http/errors';
import { indianMonth } from '@preproom/models/contract/http/indianDays';
import { statementMonths } from '@preproom/models/contract/payments/statements';
import { statementOf } from '@preproom/models/contract/referrals/statements';
import type { AffiliateRow } from '@preproom/models/contract/referrals/team/affiliates';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import { recordAudit } from '@preproom/models/db/operations/audit';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import type { AffiliateHandlers } from '../affiliate.policy.ts';
import { readEntries } from '../commission/entries.ts';
import { payOut } from '../commission/payOut.ts';
import { AFFILIATE_COLUMNS, affiliateList, presentAffiliates } from './affiliates.list.ts';

type User = UserDocument & { _id: Types.ObjectId };

/** The team's calls about affiliates. */
export function hqAffiliateHandlers(
  deps: AppDeps,
): Pick<
  AffiliateHandlers,
  'getHqAffiliates' | 'exportHqAffiliates' | 'getHqAffiliate' | 'actOnAffiliate' | 'payAffiliate'
> {
  const { database, clock, config } = deps;
  const list = listHandlers(deps, affiliateList(deps), { name: 'affiliates', columns: AFFILIATE_COLUMNS });
  return {
    getHqAffiliates: list.page,
    exportHqAffiliates: list.exported,
    async getHqAffiliate({ actor, params: { affiliateId }, query: { month } }) {
      const user = await findAffiliate(deps, affiliateId);
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
          ...(await readRow(deps, user)),
          Email: user.pendingEmail ?? user.Email,
          phone: user.phone,
          percent: config.COMMISSION_PERCENT,
          months: statementMonths(entries, now),
          statement: statementOf(entries, month ?? indianMonth(now), now),
        },
      };
    },
    async actOnAffiliate({ actor, params: { affiliateId }, body: { act, reason }, log }) {
      const user = await findAffiliate(deps, affiliateId);
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
      return { data: await readRow(deps, user) };
    },
    async payAffiliate({ actor, params: { affiliateId }, body, log }) {
      const user = await findAffiliate(deps, affiliateId);
      // Money goes to nobody whose address may be somebody else's.
      if (user.pendingEmail !== undefined) throw new AppError('email_unconfirmed');
      await payOut(deps, { ...body, ownerId: user._id, actorId: new Types.ObjectId(actor.userId) });
      log.info({ userId: affiliateId, paise: body.paise }, 'affiliate paid');
      return { data: await readRow(deps, user) };
    },
  };
}

async function findAffiliate({ database }: AppDeps, userId: string): Promise<User> {
  const [user, hasLink] = await Promise.all([
    database.users.findOne({ _id: userId, role: 'affiliate' }).lean<User>(),
    database.affiliates.exists({ userId, kind: 'affiliate' }),
  ]);
  if (!user || !hasLink) throw new AppError('not_found');
  return user;
}

async function readRow(deps: AppDeps, user: User): Promise<AffiliateRow> {
  const [row] = await presentAffiliates(deps, [user]);
  if (!row) throw new AppError('not_found');
  return row;
}
