import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { AffiliateRow, type getHqAffiliates } from '@preproom/models/contract/referrals/team/affiliates';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { CommissionEntryDocument } from '@preproom/models/db/referrals/commissionEntry.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { ListDefinition } from '../../../lists/listDefinition.ts';
import { totalOf } from '../affiliate.service.ts';
import { presentCommission } from '../commission/entries.ts';

type Query = Omit<QueryOf<typeof getHqAffiliates>, 'after' | 'before'>;
type Deps = Pick<AppDeps, 'database' | 'clock'>;

export const AFFILIATE_COLUMNS = AffiliateRow.keyof().options;
const FIELDS = ['Name', 'createdAt', 'pendingEmail'] as const;
type Field = (typeof FIELDS)[number];
type User = Pick<UserDocument, Field> & { _id: Types.ObjectId };

export function affiliateList(deps: Deps): ListDefinition<UserDocument, AffiliateRow, Query, Field> {
  return {
    model: ({ users }) => users,
    fields: FIELDS,
    sortPaths: { since: 'createdAt', Name: 'Name' },
    search: [
      { path: 'nameWords', as: 'words' },
      { path: 'Email', as: 'start' },
      { path: 'phone', as: 'phone' },
      { path: '_id', as: 'id' },
    ],
    filter: () => ({ role: 'affiliate' }),
    present: (users) => presentAffiliates(deps, users),
  };
}

/** Affiliates with what came of their links. One whose link is not made yet, or being removed at this moment, is left out. */
export async function presentAffiliates(
  { database, clock }: Deps,
  users: readonly User[],
): Promise<AffiliateRow[]> {
  const ids = users.map(({ _id }) => _id);
  const [links, counted, entries] = await Promise.all([
    database.affiliates.find({ userId: { $in: ids }, kind: 'affiliate' }).lean(),
    database.affiliateClicks.find({ userId: { $in: ids } }).lean(),
    database.commissionEntries.find({ affiliateId: { $in: ids } }).lean<CommissionEntryDocument[]>(),
  ]);
  const linkBy = new Map(links.map((link) => [link.userId.toString(), link]));
  const countedBy = Map.groupBy(counted, ({ userId }) => userId.toString());
  const entriesBy = Map.groupBy(entries, ({ affiliateId }) => affiliateId.toString());
  return users.flatMap(({ _id, Name, createdAt, pendingEmail }): AffiliateRow[] => {
    const id = _id.toString();
    const link = linkBy.get(id);
    if (!link) return [];
    return [
      {
        _id: id,
        Name,
        code: link.code,
        state: link.state,
        since: createdAt.toISOString(),
        isEmailProved: pendingEmail === undefined,
        ...totalOf(countedBy.get(id) ?? []),
        ...presentCommission(entriesBy.get(id) ?? [], clock.now()),
      },
    ];
  });
}
