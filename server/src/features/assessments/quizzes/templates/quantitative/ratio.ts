import { defineTemplate } from '../numberTemplate.ts';
import { greatestCommonDivisor, rupees } from '../quantity.ts';

interface Shares extends Record<string, number> {
  /** Rupees. */
  onePart: number;
  p: number;
  q: number;
  r: number;
  s: number;
}

const parts = ({ p, q, r, s }: Shares): readonly [number, number, number] => [p * r, q * r, q * s];
const sum = (shares: Shares): number => parts(shares).reduce((all, one) => all + one, 0);
const totalOf = (shares: Shares): number => shares.onePart * sum(shares);

export const chainedRatio = defineTemplate<Shares>({
  id: 'apt-chained-ratio',
  topic: 'Ratio',
  source: 'NCERT Mathematics, class 6, Ratio and Proportion',
  seconds: 90,
  step: 1,
  draw: (draw) => ({
    onePart: draw.whole(20, 400, 10),
    p: draw.whole(2, 7),
    q: draw.whole(2, 7),
    r: draw.whole(2, 7),
    s: draw.whole(2, 7),
  }),
  isPossible: ({ p, q, r, s }) => {
    const isReduced = greatestCommonDivisor(p, q) === 1 && greatestCommonDivisor(r, s) === 1;
    return isReduced && q !== r;
  },
  difficulty: ({ q, r }) => (q % r === 0 || r % q === 0 ? -0.3 : 0.3),
  prompt: (shares) =>
    `${rupees(totalOf(shares)).text} is shared by three friends, A, B and C. A and B get money in the ratio ${shares.p} : ${shares.q}, B and C in the ratio ${shares.r} : ${shares.s}. How much does B get?`,
  answer: (shares) => rupees(shares.onePart * shares.q * shares.r),
  traps: (shares) => {
    const { p, q, r, s } = shares;
    const total = totalOf(shares);
    const [a, b, c] = parts(shares);
    return [
      { result: rupees((total * a) / sum(shares)), mistake: 'this is the share of A.' },
      { result: rupees((total * c) / sum(shares)), mistake: 'this is the share of C.' },
      {
        result: rupees((total * q) / (p + q + s)),
        mistake: "this leaves out B's number in the second ratio.",
      },
      {
        result: rupees((total * r) / (p + r + s)),
        mistake: "this leaves out B's number in the first ratio.",
      },
      { result: rupees((total * (q + r)) / (p + q + r + s)), mistake: "this adds B's two numbers." },
      { result: rupees((total * (a + b)) / sum(shares)), mistake: 'this is what A and B get together.' },
      { result: rupees((total * (b + c)) / sum(shares)), mistake: 'this is what B and C get together.' },
      { result: rupees(total / 3), mistake: 'this shares the money equally.' },
      {
        result: rupees((total * b) / sum(shares) / 2),
        mistake: "this halves B's share, as it is in two ratios.",
      },
    ];
  },
  solution: (shares) => {
    const [a, b, c] = parts(shares);
    return [
      `Give B the same number in both ratios: A : B : C = ${a} : ${b} : ${c}, together ${sum(shares)} parts.`,
      `One part is ${rupees(shares.onePart).text}, and B has ${b}: ${rupees(shares.onePart * b).text}.`,
    ];
  },
  shortWay: ({ p, q, r, s }) => `multiply crosswise, ${p}×${r} : ${q}×${r} : ${q}×${s}.`,
});
