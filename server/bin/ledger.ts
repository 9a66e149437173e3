// npm run ledger: recomputes every balance from the ledger and compares it with orders and packs; exit code 1 if any differs.
import { rupeesOf } from '@preproom/models/contract/payments/money';
import { compareEarnings } from '../src/features/mentors/earnings/compareEarnings.ts';
import { compareLedger } from '../src/features/payments/ledger/compareLedger.ts';
import { withDatabase } from './withDatabase.ts';

await withDatabase(async (database) => {
  const { orders, open, balances, commissionPaise, differences } = await compareLedger(database);
  const { heldPaise, excessPaise, rounds } = balances;
  console.log(`${orders} orders, ${open} of them with something left to do
Money with the provider: ₹${rupeesOf(heldPaise + excessPaise)}, of which ₹${rupeesOf(excessPaise)} are on their way back
Rounds of learners, used ones included: ${rounds}
Commission of affiliates: ₹${rupeesOf(commissionPaise)}`);
  for (const { orderId, what, stored, entered } of differences)
    console.log(`DIFFERS ${orderId}: ${what} is ${stored}, but ${entered} by the ledger`);
  const earnings = await compareEarnings(database);
  console.log(
    `Earnings of mentors: ₹${rupeesOf(earnings.earnedPaise)}, of which ₹${rupeesOf(earnings.paidPaise)} are paid out; ${earnings.open} sessions with something left to do`,
  );
  for (const { id, what, due, entered } of earnings.differences)
    console.log(`DIFFERS ${id}: ${what} is ${due}, but ${entered} by the ledger`);
  const count = differences.length + earnings.differences.length;
  console.log(count === 0 ? 'The ledger agrees.' : `${count} differences`);
  if (count > 0) process.exitCode = 1;
});
