import { z } from '@preproom/models/contract/http/zod';

const Line = z.string().max(90);
const Option = z.string().min(1).max(140);
const Hint = z.string().min(1).max(160);

const every = {
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  topic: z.string().min(1).describe('of the subject: what a quiz can be limited to'),
  difficulty: z.number().min(-2.5).max(2.5).describe("in logits of the Rasch model, the author's estimate"),
  seconds: z.int().min(30).max(180).describe('from the moment the item is sent until its answer is there'),
  prompt: z.string().min(1).max(300),
  hints: z.tuple([Hint, Hint]).optional().describe('the second one says nearly everything but the answer'),
  explanation: z.string().min(1).max(420),
  source: z.string().min(1).max(160).describe('where the fact can be looked up'),
  language: z.string().optional().describe('of the code in `lines`'),
};
const oneRight = { right: Option, wrong: z.array(Option).length(3) };

/** An item of the question bank with its key. Options stand in the author's order; learners get them shuffled. */
export const BankItem = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('single'),
    ...every,
    ...oneRight,
    lines: z.array(Line).max(16).optional(),
    mistakes: z
      .array(z.string().min(1).max(420))
      .length(3)
      .optional()
      .describe('what leads to each wrong option, the most tempting one first'),
  }),
  z.strictObject({ kind: z.literal('output'), ...every, ...oneRight, lines: z.array(Line).min(1).max(16) }),
  z.strictObject({
    kind: z.literal('multiple'),
    ...every,
    right: z.array(Option).min(2).max(4),
    wrong: z.array(Option).min(1).max(4),
  }),
  z.strictObject({ kind: z.literal('order'), ...every, sequence: z.array(Option).min(4).max(6) }),
  z.strictObject({
    kind: z.literal('fault'),
    ...every,
    lines: z.array(Line).min(4).max(16),
    faultLine: z.int().min(1).describe('the one wrong line, counted from 1'),
  }),
]);
export type BankItem = z.infer<typeof BankItem>;

/** What can be chosen, in the author's order. For a fault these are the lines. */
export function optionsOf(item: BankItem): readonly string[] {
  if (item.kind === 'order') return item.sequence;
  if (item.kind === 'fault') return item.lines;
  return item.kind === 'multiple' ? [...item.right, ...item.wrong] : [item.right, ...item.wrong];
}

/** The right choice as positions in `optionsOf`: in the right order for `order`, ascending otherwise. */
export function keyOf(item: BankItem): readonly number[] {
  if (item.kind === 'order') return item.sequence.map((_, position) => position);
  if (item.kind === 'fault') return [item.faultLine - 1];
  return item.kind === 'multiple' ? item.right.map((_, position) => position) : [0];
}

/** The mistake that leads to this option. Null for a right one, and where the item names no mistakes. */
export function mistakeOf(item: BankItem, position: number): string | null {
  if (item.kind !== 'single') return null;
  return item.mistakes?.[position - 1] ?? null;
}

/** The chance of the right choice to somebody who knows nothing. */
export function chanceByGuessing(item: BankItem): number {
  const count = optionsOf(item).length;
  if (item.kind === 'order') return 1 / item.sequence.reduce((product, _, i) => product * (i + 1), 1);
  return item.kind === 'multiple' ? 1 / (2 ** count - 1) : 1 / count;
}
