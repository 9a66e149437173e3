import { type BankItem, keyOf, optionsOf } from '../bank/bankItem.ts';

/** The order in which a learner sees an item's options: positions in `optionsOf`. Lines of code stay in theirs, and what is to be put in order never begins in order. */
export function shuffledOrder(item: BankItem, random: () => number): number[] {
  const order = optionsOf(item).map((_, position) => position);
  if (item.kind === 'fault') return order;
  // Fisher and Yates.
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  const isSolved = item.kind === 'order' && order.every((position, i) => position === i);
  if (isSolved) order.push(order.shift() as number);
  return order;
}

/** The key as positions in the shown order: for `order` first to last, otherwise ascending. */
export function shownKey(item: BankItem, order: readonly number[]): number[] {
  const shown = keyOf(item).map((position) => order.indexOf(position));
  return item.kind === 'order' ? shown : shown.toSorted((a, b) => a - b);
}

/** Whether the choice has the form that the item asks for: positions that exist, none twice, and as many as there can be. */
export function isPossibleChoice(item: BankItem, choice: readonly number[]): boolean {
  const count = optionsOf(item).length;
  if (new Set(choice).size !== choice.length || choice.some((position) => position >= count)) return false;
  if (item.kind === 'order') return choice.length === count;
  return item.kind === 'multiple' ? choice.length >= 1 : choice.length === 1;
}

/** All or nothing: a choice in part right is not right. The order counts for `order` alone. */
export function isRightChoice(item: BankItem, order: readonly number[], choice: readonly number[]): boolean {
  const key = shownKey(item, order);
  const given = item.kind === 'order' ? choice : choice.toSorted((a, b) => a - b);
  return key.length === given.length && key.every((position, i) => position === given[i]);
}
