import { describe, expect, test } from 'vitest';
import type { Bilingual } from '../bilingual.ts';
import type { GeneratedItem, ItemTemplate } from '../itemTemplate.ts';

/** The number that a text shows: a fraction or its first number. */
export function numberOf(text: string): number {
  const fraction = /(\d+)\/(\d+)/.exec(text);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  return Number(/[\d.]+/.exec(text.replaceAll(',', ''))?.[0] ?? Number.NaN);
}

/** All numbers of a text in their order. A comma between digits groups them. */
export const numbersIn = (text: string): number[] =>
  (text.replace(/(\d),(?=\d)/g, '$1').match(/\d+(\.\d+)?/g) ?? []).map(Number);

export const optionsOf = ({ right, wrong }: GeneratedItem): Bilingual[] => [
  right,
  ...wrong.map(({ option }) => option),
];

/** Whether the options are numbers with one unit, not words or codes. */
export const isNumeric = (item: GeneratedItem): boolean =>
  optionsOf(item).every(({ en }) => Number.isFinite(numberOf(en)));

export const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(other));

/** Every order of a few things. */
export function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, i) =>
    ordersOf(things.filter((_, at) => at !== i)).map((rest) => [first, ...rest]),
  );
}

/** Whether the answer is right, worked out from the question's text alone: by counting, trying out or a simulation. */
export type Fits = (numbers: number[], answer: number, item: GeneratedItem) => boolean;

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

/** Each template's answers pass its check, and each template has one. */
export function expectRightAnswers(templates: readonly ItemTemplate[], checks: Record<string, Fits>): void {
  test('each template has a check of its answers', () => {
    expect(Object.keys(checks).toSorted()).toEqual(templates.map(({ id }) => id).toSorted());
  });
  describe.each(templates)('the template $id', ({ id, generate }) => {
    test('has the right answer', () => {
      const items = new Map(
        SEEDS.map(generate).map((item) => [JSON.stringify([item.prompt, item.table, item.right]), item]),
      );
      for (const item of items.values()) {
        const isRight = checks[id]?.(numbersIn(item.prompt.en), numberOf(item.right.en), item);
        expect(isRight, `${item.id}: ${item.prompt.en} ${item.right.en}`).toBe(true);
      }
    });
  });
}
