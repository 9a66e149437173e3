import { QUIZ_SUBJECTS } from '@preproom/models/contract/assessments/quizSubjects';
import type { ShownItem } from '@preproom/models/contract/assessments/quizzes';
import { itemsOf } from '@preproom/server/features/assessments/quizzes/bank/bank';
import { type BankItem, keyOf, optionsOf } from '@preproom/server/features/assessments/quizzes/bank/bankItem';

type Shown = { item: ShownItem } | null | undefined;

/** The right choice, looked up in the bank by what the item shows. */
export function rightChoice(shown: Shown): number[] {
  if (!shown) throw new Error('No item is asked');
  const item = find(shown.item);
  const options = optionsOf(item);
  const positions = keyOf(item).map((position) =>
    item.kind === 'fault' ? position : shown.item.options.indexOf(options[position] ?? ''),
  );
  return item.kind === 'order' ? positions : positions.toSorted((a, b) => a - b);
}

/** A possible choice that is not right. */
export function wrongChoice(shown: Shown): number[] {
  const right = rightChoice(shown);
  const { kind, options } = shown?.item ?? { kind: 'single', options: [] };
  if (kind === 'order') return right.toReversed();
  return [options.findIndex((_, position) => !right.includes(position))];
}

function find({ prompt, lines, options }: ShownItem): BankItem {
  const asked = options.toSorted().join();
  const isAsked = (item: BankItem) =>
    item.prompt === prompt &&
    optionsOf(item).toSorted().join() === asked &&
    ('lines' in item && item.kind !== 'fault' ? (item.lines ?? []) : lines).join() === lines.join();
  const found = QUIZ_SUBJECTS.flatMap((subject) => itemsOf(subject)).find(isAsked);
  if (!found) throw new Error(`The bank has no item "${prompt}"`);
  return found;
}
