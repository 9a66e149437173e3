import { defineTemplate } from '../numberTemplate.ts';
import { plain } from '../quantity.ts';

interface Factorial extends Record<string, number> {
  n: number;
}

/** How often the prime 5 divides n!. */
const fives = (n: number): number => (n < 5 ? 0 : Math.floor(n / 5) + fives(Math.floor(n / 5)));

export const trailingZeros = defineTemplate<Factorial>({
  id: 'apt-trailing-zeros',
  topic: 'Numbers',
  source: 'Graham, Knuth and Patashnik, Concrete Mathematics, 2nd ed., section 4.4',
  seconds: 75,
  step: 1,
  draw: (draw) => ({ n: draw.whole(26, 260) }),
  isPossible: () => true,
  difficulty: ({ n }) => (n < 125 ? 0.5 : 0.9),
  prompt: ({ n }) => `With how many zeros does the number ${n}! (${n} factorial) end?`,
  answer: ({ n }) => plain(fives(n)),
  traps: ({ n }) => {
    const five = Math.floor(n / 5);
    return [
      {
        result: plain(five),
        mistake: 'this counts each multiple of 25 once, although it has two factors of 5.',
      },
      {
        result: plain(five + Math.floor(n / 10)),
        mistake: 'this adds the multiples of 10, which are counted already.',
      },
      { result: plain(Math.floor(n / 10)), mistake: 'this counts the multiples of 10 only.' },
      {
        result: plain(Math.floor(n / 2)),
        mistake: 'this counts the even factors, of which there are more than enough.',
      },
      { result: plain(fives(n) + 1), mistake: 'this counts one multiple of 5 beyond the number.' },
      { result: plain(five + 2 * Math.floor(n / 25)), mistake: 'this counts a multiple of 25 three times.' },
      { result: plain(Math.floor(n / 25)), mistake: 'this counts the multiples of 25 only.' },
      { result: plain(fives(n) - 1), mistake: 'this leaves out the last multiple of 5.' },
    ];
  },
  solution: ({ n }) => {
    const counts = [5, 25, 125].filter((power) => power <= n).map((power) => Math.floor(n / power));
    return [
      'A zero at the end needs a factor 2 and a factor 5, and there are more 2s than 5s.',
      `Multiples of 5, 25 (and 125) up to ${n}: ${counts.join(' + ')} = ${fives(n)}.`,
    ];
  },
  shortWay: () => 'divide by 5 again and again, drop the rest each time, and add up.',
});
