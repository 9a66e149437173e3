import { defineTemplate } from '../numberTemplate.ts';
import { greatestCommonDivisor, measure } from '../quantity.ts';

interface Bells extends Record<string, number> {
  a: number;
  b: number;
  c: number;
}

const minutes = measure('minute');
const leastCommon = (a: number, b: number): number => (a * b) / greatestCommonDivisor(a, b);
const all = ({ a, b, c }: Bells): number => leastCommon(leastCommon(a, b), c);

export const busesTogether = defineTemplate<Bells>({
  id: 'apt-buses-together',
  topic: 'Factors and multiples',
  source: 'NCERT Mathematics, class 6, Playing with Numbers',
  seconds: 75,
  step: 1,
  draw: (draw) => ({ a: draw.whole(6, 20), b: draw.whole(8, 30), c: draw.whole(10, 45) }),
  isPossible: (p) => {
    const isRising = p.a < p.b && p.b < p.c;
    const isShared = all(p) < p.a * p.b * p.c && all(p) > p.c;
    return isRising && isShared && all(p) <= 720;
  },
  difficulty: (p) => (all(p) <= 180 ? -0.9 : -0.4),
  prompt: ({ a, b, c }) =>
    `Buses of three routes leave a depot every ${a}, ${b} and ${c} minutes. All three have just left together. After how many minutes do all three leave together next?`,
  answer: (p) => minutes(all(p)),
  traps: (p) => [
    { result: minutes(p.a * p.b * p.c), mistake: 'this multiplies the times, although they share factors.' },
    {
      result: minutes(leastCommon(p.b, p.c)),
      mistake: 'this is when the second and the third leave together.',
    },
    {
      result: minutes(leastCommon(p.a, p.b)),
      mistake: 'this is when the first and the second leave together.',
    },
    {
      result: minutes(leastCommon(p.a, p.c)),
      mistake: 'this is when the first and the third leave together.',
    },
    { result: minutes(p.a + p.b + p.c), mistake: 'this adds the times.' },
    { result: minutes(all(p) * 2), mistake: 'this is the second time after now.' },
    { result: minutes(all(p) * 3), mistake: 'this is the third time after now.' },
    { result: minutes(p.b * p.c), mistake: 'this multiplies the two larger times.' },
  ],
  solution: (p) => [
    `All three leave after the least common multiple of ${p.a}, ${p.b} and ${p.c}.`,
    `That of ${p.a} and ${p.b} is ${leastCommon(p.a, p.b)}; with ${p.c} it is ${all(p)} minutes.`,
  ],
  shortWay: ({ c }) => `try the multiples of ${c}, the largest, until both others divide one.`,
});
