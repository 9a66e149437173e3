import { defineTemplate } from '../numberTemplate.ts';
import { percent } from '../quantity.ts';

interface Sale extends Record<string, number> {
  markup: number;
  discount: number;
}

const profit = ({ markup, discount }: Sale): number => markup - discount - (markup * discount) / 100;

export const markupAndDiscount = defineTemplate<Sale>({
  id: 'apt-markup-discount',
  topic: 'Profit and loss',
  source: 'NCERT Mathematics, class 8, Comparing Quantities',
  seconds: 75,
  step: 0.5,
  draw: (draw) => ({
    markup: draw.of([20, 25, 30, 40, 50, 60, 75, 80]),
    discount: draw.of([5, 8, 10, 12, 15, 20, 25, 30]),
  }),
  isPossible: (p) => profit(p) >= 4,
  difficulty: ({ markup, discount }) => (markup % 10 === 0 && discount % 10 === 0 ? -0.8 : -0.2),
  prompt: ({ markup, discount }) =>
    `A shop in Sadar Bazaar marks a bag ${markup}% above its cost price and then gives a discount of ${discount}% on the marked price. What is the profit, as a percentage of the cost price?`,
  answer: (p) => percent(profit(p)),
  traps: (p) => {
    const { markup, discount } = p;
    return [
      { result: percent(markup - discount), mistake: 'this takes both percentages of the same amount.' },
      {
        result: percent((markup * (100 - discount)) / 100),
        mistake: 'this gives the discount on the markup only.',
      },
      {
        result: percent(markup - discount + (markup * discount) / 100),
        mistake: 'this adds the product of the two percentages in place of subtracting it.',
      },
      {
        result: percent(discount + (markup * discount) / 100),
        mistake: 'this is the discount, as a percentage of the cost.',
      },
      {
        result: percent((100 * profit(p)) / (100 + profit(p))),
        mistake: 'this is the profit as a percentage of the selling price.',
      },
      { result: percent(markup - 2 * discount), mistake: 'this takes the discount off twice.' },
      { result: percent((markup * discount) / 100), mistake: 'this is only the product of the two.' },
      { result: percent(discount), mistake: 'this is the discount.' },
      { result: percent(markup), mistake: 'this is the markup, without the discount.' },
    ];
  },
  solution: (p) => [
    `Take a cost of ₹100: the marked price is ₹${100 + p.markup}, and the bag is sold for ${100 - p.discount}% of it, ₹${100 + profit(p)}.`,
    `The profit is ${profit(p)}%.`,
  ],
  shortWay: (p) => `${p.markup} − ${p.discount} − ${p.markup} × ${p.discount} / 100 = ${profit(p)}.`,
});
