import { Readable } from 'node:stream';
import { earningStatement } from '@preproom/models/contract/mentors/earnings';
import { AccountRow } from '@preproom/models/contract/mentors/team/earnings';
import { rupeesOf } from '@preproom/models/contract/payments/money';
import { chunked } from '@preproom/models/db/chunk';
import { stringify } from 'csv-stringify';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { eachMentorsEarnings } from '../earnings/entries.ts';
import { readPans } from '../earnings/sealedDetails.ts';

type Deps = Pick<AppDeps, 'database' | 'config' | 'log'>;

/** A month for the accountant: everybody with a balance or a movement in it, deleted accounts included; read while it is sent. */
export async function* accountRows(deps: Deps, month: string): AsyncGenerator<AccountRow> {
  for await (const part of chunked(eachMentorsEarnings(deps.database))) {
    const statements = part.flatMap(({ mentorId, entries }) => {
      const statement = earningStatement(entries, month);
      return isEmpty(statement) ? [] : [{ mentorId, statement }];
    });
    const personOf = await readPeople(
      deps,
      statements.map(({ mentorId }) => mentorId),
    );
    for (const { mentorId, statement } of statements) yield { ...rowOf(statement), ...personOf(mentorId) };
  }
}

type Statement = ReturnType<typeof earningStatement>;

/** Sessions that earned nothing are no movement. */
const isEmpty = ({ openingPaise, earnedPaise, corrections, payouts }: Statement) =>
  openingPaise === 0 && earnedPaise === 0 && corrections.length + payouts.length === 0;

function rowOf(statement: Statement) {
  const { month, openingPaise, earnedPaise, correctedPaise, paidPaise, closingPaise, payouts } = statement;
  const tdsPaise = payouts.reduce((sum, payout) => sum + payout.tdsPaise, 0);
  return {
    month,
    opening: rupeesOf(openingPaise),
    earned: rupeesOf(earnedPaise),
    corrected: rupeesOf(correctedPaise),
    paid: rupeesOf(paidPaise),
    TDS: rupeesOf(tdsPaise),
    transferred: rupeesOf(paidPaise - tdsPaise),
    closing: rupeesOf(closingPaise),
    references: payouts.map(({ reference }) => reference).join(', '),
  };
}

async function readPeople(deps: Deps, ids: Types.ObjectId[]) {
  const [people, pans] = await Promise.all([
    deps.database.users.find({ _id: { $in: ids } }, { Name: 1 }).lean(),
    readPans(deps, ids),
  ]);
  const nameBy = new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
  return (id: Types.ObjectId) => {
    const mentorId = id.toString();
    const pan = pans.get(mentorId);
    const PAN = pan === null ? 'cannot be read' : (pan ?? '');
    return { mentorId, Name: nameBy.get(mentorId) ?? '', PAN };
  };
}

/** As CSV in UTF-8 with a byte order mark. Texts that spreadsheets would take for formulas begin with an apostrophe. */
export function accountCsv(accounts: AsyncIterable<AccountRow>): Readable {
  const rows = Readable.from(accounts, { objectMode: true });
  const columns = AccountRow.keyof().options;
  const csv = stringify({ header: true, bom: true, columns, escape_formulas: true });
  rows.on('error', (error) => csv.destroy(error));
  csv.on('close', () => rows.destroy());
  return rows.pipe(csv);
}
