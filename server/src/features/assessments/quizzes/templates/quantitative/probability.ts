import { defineTemplate } from '../numberTemplate.ts';
import { fraction } from '../quantity.ts';

interface Balls extends Record<string, number> {
  red: number;
  green: number;
  blue: number;
}

const counts = ({ red, green, blue }: Balls): readonly number[] => [red, green, blue];
const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const sameColour = defineTemplate<Balls>({
  id: 'apt-two-same-colour',
  topic: 'Probability',
  source: 'NCERT Mathematics, class 11, Probability',
  seconds: 105,
  step: null,
  draw: (draw) => ({ red: draw.whole(2, 7), green: draw.whole(2, 7), blue: draw.whole(2, 7) }),
  isPossible: (p) => sumOf(counts(p)) <= 15 && new Set(counts(p)).size > 1,
  difficulty: (p) => 0.3 + sumOf(counts(p)) / 30,
  prompt: ({ red, green, blue }) =>
    `A bag holds ${red} red, ${green} green and ${blue} blue balls, equal apart from the colour. Two are drawn at random, one after the other, and not put back. What is the probability that both have the same colour?`,
  answer: (p) => {
    const all = sumOf(counts(p));
    return fraction(sumOf(counts(p).map((n) => n * (n - 1))), all * (all - 1));
  },
  traps: (p) => {
    const all = sumOf(counts(p));
    const pairs = sumOf(counts(p).map((n) => n * (n - 1)));
    const most = Math.max(...counts(p));
    return [
      {
        result: fraction(sumOf(counts(p).map((n) => n * n)), all * all),
        mistake: 'this puts the first ball back.',
      },
      {
        result: fraction(all * (all - 1) - pairs, all * (all - 1)),
        mistake: 'this is the probability of two different colours.',
      },
      {
        result: fraction(pairs, all * all),
        mistake: 'this lowers the number of balls of a colour, but not of all balls.',
      },
      {
        result: fraction(most * (most - 1), all * (all - 1)),
        mistake: 'this is right for the most frequent colour only.',
      },
      {
        result: fraction(pairs, 2 * all * (all - 1)),
        mistake: 'this halves the number of pairs above the line only.',
      },
      { result: fraction(1, 3), mistake: 'this takes the three colours as equally frequent.' },
      {
        result: fraction(most, all),
        mistake: 'this is the probability that one ball has the most frequent colour.',
      },
      { result: fraction(1, 2), mistake: 'this takes "the same" and "different" as equally likely.' },
    ];
  },
  solution: (p) => {
    const all = sumOf(counts(p));
    const pairs = counts(p).map((n) => n * (n - 1));
    return [
      `For each colour with n balls: n(n − 1) of the ${all} × ${all - 1} = ${all * (all - 1)} ordered pairs.`,
      `(${pairs.join(' + ')}) / ${all * (all - 1)} = ${fraction(sumOf(pairs), all * (all - 1)).text}.`,
    ];
  },
  shortWay: () => 'count n(n − 1) for each colour; the factor 1/2 of unordered pairs cancels.',
});
