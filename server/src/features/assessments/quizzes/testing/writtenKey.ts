import type { BankItem } from '../bank/bankItem.ts';

/** The key as a reader would write it down. */
export function writtenKey(item: BankItem): unknown {
  if (item.kind === 'order') return item.sequence;
  if (item.kind === 'fault') return item.faultLine;
  return item.kind === 'multiple' ? item.right.toSorted() : item.right;
}
