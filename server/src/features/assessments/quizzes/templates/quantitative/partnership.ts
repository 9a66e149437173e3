import { defineTemplate } from '../numberTemplate.ts';
import { rupees } from '../quantity.ts';

interface Firm extends Record<string, number> {
  /** In units of ₹10,000. */
  first: number;
  second: number;
  joinsAfter: number;
  onePart: number;
}

const RUPEES = 10_000;
const monthsOf = ({ joinsAfter }: Firm): number => 12 - joinsAfter;
const parts = (p: Firm): readonly [number, number] => [p.first * 12, p.second * monthsOf(p)];
const profit = (p: Firm): number => (parts(p)[0] + parts(p)[1]) * p.onePart;

export const partnership = defineTemplate<Firm>({
  id: 'apt-partnership',
  topic: 'Partnership',
  source: 'R. S. Aggarwal, Quantitative Aptitude, Partnership',
  seconds: 105,
  step: 1,
  draw: (draw) => ({
    first: draw.whole(2, 12),
    second: draw.whole(2, 15),
    joinsAfter: draw.whole(2, 9),
    onePart: draw.of([100, 150, 200, 250, 300, 500]),
  }),
  isPossible: (p) => p.first !== p.second && parts(p)[0] !== parts(p)[1],
  difficulty: () => 0.2,
  prompt: (p) =>
    `Meena starts a shop with ${rupees(p.first * RUPEES).text}. Om joins her after ${p.joinsAfter} months with ${rupees(p.second * RUPEES).text}. At the end of the first year they share a profit of ${rupees(profit(p)).text} by money and time. How much does Om get?`,
  answer: (p) => rupees(parts(p)[1] * p.onePart),
  traps: (p) => {
    const whole = profit(p);
    return [
      { result: rupees((whole * p.second) / (p.first + p.second)), mistake: 'this forgets the months.' },
      { result: rupees(parts(p)[0] * p.onePart), mistake: 'this is what Meena gets.' },
      {
        result: rupees((whole * p.second * p.joinsAfter) / (p.first * 12 + p.second * p.joinsAfter)),
        mistake: 'this counts the months before Om joined.',
      },
      { result: rupees((whole * monthsOf(p)) / (12 + monthsOf(p))), mistake: 'this forgets the money.' },
      { result: rupees((whole * monthsOf(p)) / 12), mistake: 'this gives Om the profit of all his months.' },
      { result: rupees(whole / 2), mistake: 'this shares the profit equally.' },
      {
        result: rupees((whole * p.joinsAfter) / 12),
        mistake: 'this gives Om the profit of the months before.',
      },
      {
        result: rupees((whole * p.second * monthsOf(p)) / ((p.first + p.second) * 12)),
        mistake: "this takes Om's months as a share of the whole year's money.",
      },
    ];
  },
  solution: (p) => [
    `Money × months: Meena ${p.first} × 12 = ${parts(p)[0]}, Om ${p.second} × ${monthsOf(p)} = ${parts(p)[1]} (in ₹10,000 × months).`,
    `Om gets ${parts(p)[1]}/${parts(p)[0] + parts(p)[1]} of ${rupees(profit(p)).text}: ${rupees(parts(p)[1] * p.onePart).text}.`,
  ],
  shortWay: (p) => `shorten ${parts(p)[0]} : ${parts(p)[1]} first, then take Om's part.`,
});
