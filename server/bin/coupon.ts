// npm run coupon -- create CODE …, close CODE, list: the coupons that learners can use.
import { parseArgs } from 'node:util';
import { NewCoupon } from '@preproom/models/contract/business/coupons';
import { rupeesOf } from '@preproom/models/contract/business/money';
import { fieldFaults } from '@preproom/models/contract/http/errorBody';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import {
  type CouponRow,
  closeCoupon,
  createCoupon,
  listCoupons,
} from '../src/features/payments/coupons/couponCommands.ts';
import { CommandError, withDatabase } from './withDatabase.ts';

const USAGE = `Usage:
  npm run coupon -- create CODE --percent 20 | --amount 500
      [--program "B.Tech"]… [--from 2026-12-01] [--until 2026-12-31] [--limit 100] [--each 1]
  npm run coupon -- close CODE
  npm run coupon -- list
--amount is in rupees; --limit counts all orders, --each those of one learner; both days are included, in India.`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        percent: { type: 'string' },
        amount: { type: 'string' },
        program: { type: 'string', multiple: true },
        from: { type: 'string' },
        until: { type: 'string' },
        limit: { type: 'string' },
        each: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

async function run(database: Database): Promise<void> {
  const { positionals, values } = readArguments();
  const [action, code] = positionals;
  if (action === 'create' && code !== undefined) {
    const coupon = NewCoupon.safeParse({ ...values, code });
    if (!coupon.success) throw new CommandError(faultTexts(fieldFaults(coupon.error)));
    await createCoupon(database, coupon.data, new Date());
    return console.log(`The coupon ${coupon.data.code} has been created.`);
  }
  if (action === 'close' && code !== undefined)
    return console.log(`The coupon ${await closeCoupon(database, code, new Date())} is closed.`);
  if (action !== 'list') throw new CommandError(USAGE);
  const rows = await listCoupons(database);
  console.log(rows.length === 0 ? 'There are no coupons.' : rows.map(rowText).join('\n'));
}

function faultTexts(faults: Record<string, string>): string {
  return Object.entries(faults)
    .map(([field, fault]) => `${field}: ${fault}`)
    .join('\n');
}

function rowText(row: CouponRow): string {
  const { code, percent, paise, programs, firstDay, lastDay, limit, each, isOpen, reserved, paid } = row;
  return [
    code.padEnd(20),
    percent === null ? `₹${rupeesOf(paise ?? 0)}` : `${percent} %`,
    programs.length === 0 ? 'all programs' : programs.join(', '),
    `${firstDay ?? '…'} to ${lastDay ?? '…'}`,
    `reserved ${reserved}, paid ${paid} of ${limit ?? 'any number'}`,
    `${each} each`,
    isOpen ? 'open' : 'closed',
  ].join('  ');
}

await withDatabase(async (database) => {
  try {
    await run(database);
  } catch (error) {
    throw error instanceof AppError ? new CommandError(error.message) : error;
  }
});
