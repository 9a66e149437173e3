import { Readable } from 'node:stream';
import { earningStatement } from '@preproom/models/contract/mentors/earnings';
import { AccountRow } from '@preproom/models/contract/mentors/team/earnings';
import { rupeesOf } from '@preproom/models/contract/payments/money';
import type { EarningEntryDocument } from '@preproom/models/db/mentors/earningEntry.model';
import { stringify } from 'csv-stringify';
import type { AppDeps } from '../../../deps.ts';
import { readPans } from '../earnings/pan.ts';

/** A month for the accountant: everybody with a balance, an earning or a payout in it, deleted accounts included. */
export async function accountRows(
  deps: Pick<AppDeps, 'database' | 'config'>,
  month: string,
): Promise<AccountRow[]> {
  const { earningEntries, users } = deps.database;
  const entries = await earningEntries.find({}).sort({ at: 1, _id: 1 }).lean<EarningEntryDocument[]>();
  const byMentor = Map.groupBy(entries, ({ mentorId }) => mentorId.toString());
  const ids = [...byMentor.keys()];
  const [people, pans] = await Promise.all([
    users.find({ _id: { $in: ids } }, { Name: 1 }).lean(),
    readPans(deps, ids),
  ]);
  const nameBy = new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
  return [...byMentor].flatMap(([mentorId, own]): AccountRow[] => {
    const { openingPaise, earnedPaise, paidPaise, closingPaise, payouts } = earningStatement(own, month);
    if (openingPaise === 0 && earnedPaise === 0 && paidPaise === 0) return [];
    return [
      {
        month,
        mentorId,
        Name: nameBy.get(mentorId) ?? '',
        PAN: pans.get(mentorId) ?? '',
        opening: rupeesOf(openingPaise),
        earned: rupeesOf(earnedPaise),
        paid: rupeesOf(paidPaise),
        closing: rupeesOf(closingPaise),
        references: payouts.map(({ reference }) => reference).join(', '),
      },
    ];
  });
}

/** As CSV in UTF-8 with a byte order mark. Texts that spreadsheets would take for formulas begin with an apostrophe. */
export function accountCsv(rows: readonly AccountRow[]): Readable {
  const columns = AccountRow.keyof().options;
  return Readable.from(rows, { objectMode: true }).pipe(
    stringify({ header: true, bom: true, columns, escape_formulas: true }),
  );
}
