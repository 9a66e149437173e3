import { defineTemplate } from '../numberTemplate.ts';
import { rupees } from '../quantity.ts';

interface Loan extends Record<string, number> {
  principal: number;
  rate: number;
}

const difference = ({ principal, rate }: Loan): number => (principal * rate * rate) / 10_000;

export const interestDifference = defineTemplate<Loan>({
  id: 'apt-interest-difference',
  topic: 'Simple and compound interest',
  source: 'NCERT Mathematics, class 8, Comparing Quantities',
  seconds: 120,
  step: 1,
  draw: (draw) => ({
    principal: draw.whole(2_000, 40_000, 200),
    rate: draw.of([4, 5, 6, 8, 10, 12, 15, 20]),
  }),
  isPossible: (p) => Number.isInteger(difference(p)),
  difficulty: ({ rate }) => (100 % rate === 0 ? 0.5 : 0.9),
  prompt: (p) =>
    `For the same sum, the compound interest of 2 years at ${p.rate}% a year, added once a year, is ${rupees(difference(p)).text} more than the simple interest. What is the sum?`,
  answer: ({ principal }) => rupees(principal),
  traps: (p) => {
    const gap = difference(p);
    return [
      { result: rupees((gap * 100) / p.rate), mistake: 'this is the simple interest of one year.' },
      { result: rupees(p.principal * (1 + p.rate / 100)), mistake: 'this is the amount after one year.' },
      {
        result: rupees(p.principal * (1 + p.rate / 100) ** 2),
        mistake: 'this is the amount after two years.',
      },
      { result: rupees(p.principal / 2), mistake: 'this shares the difference out over both years.' },
      { result: rupees(p.principal * 2), mistake: 'this counts the difference for both years.' },
      {
        result: rupees((gap * 100) / (2 * p.rate)),
        mistake: 'this divides by the simple interest of two years.',
      },
      {
        result: rupees(p.principal * (1 + (2 * p.rate) / 100)),
        mistake: 'this is the sum with simple interest.',
      },
      {
        result: rupees((gap * 10_000) / (2 * p.rate)),
        mistake: 'this doubles the rate in place of squaring it.',
      },
    ];
  },
  solution: (p) => [
    `In the second year only the interest of the first year bears more interest: the difference is ${p.rate}% of ${p.rate}% of the sum, ${(p.rate * p.rate) / 100}%.`,
    `${rupees(difference(p)).text} / ${(p.rate * p.rate) / 100}% = ${rupees(p.principal).text}.`,
  ],
  shortWay: ({ rate }) => `multiply the difference by (100/${rate})².`,
});
