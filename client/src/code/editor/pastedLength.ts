import type { Transaction } from '@codemirror/state';

/** How many characters the person pasted or dropped with these transactions. */
export function pastedLength(transactions: readonly Transaction[]): number {
  let length = 0;
  for (const transaction of transactions) {
    if (!transaction.isUserEvent('input.paste') && !transaction.isUserEvent('input.drop')) continue;
    transaction.changes.iterChanges((_fromA, _toA, _fromB, _toB, inserted) => {
      length += inserted.length;
    });
  }
  return length;
}
