import { defineTemplate } from '../numberTemplate.ts';
import { measure } from '../quantity.ts';

interface Ages extends Record<string, number> {
  times: number;
  timesLater: number;
  later: number;
}

const years = measure('year');
const son = ({ times, timesLater, later }: Ages): number => (later * (timesLater - 1)) / (times - timesLater);

export const fatherAndSon = defineTemplate<Ages>({
  id: 'apt-father-and-son',
  topic: 'Ages',
  source: 'NCERT Mathematics, class 10, Pair of Linear Equations in Two Variables',
  seconds: 90,
  step: 1,
  draw: (draw) => ({ times: draw.whole(3, 8), timesLater: draw.whole(2, 5), later: draw.whole(3, 20) }),
  isPossible: (p) =>
    p.times > p.timesLater &&
    Number.isInteger(son(p)) &&
    son(p) * (p.times - 1) >= 19 &&
    son(p) * p.times <= 64,
  difficulty: ({ timesLater }) => (timesLater === 2 ? -0.4 : 0),
  prompt: ({ times, timesLater, later }) =>
    `A father is ${times} times as old as his son. In ${later} years he will be ${timesLater} times as old as the son will be then. How old is the father now?`,
  answer: (p) => years(son(p) * p.times),
  traps: (p) => {
    const father = son(p) * p.times;
    return [
      { result: years(father + p.later), mistake: "this is the father's age at the later time." },
      { result: years(son(p)), mistake: "this is the son's age now." },
      { result: years(father - son(p)), mistake: 'this is the difference of the two ages.' },
      { result: years(father + son(p)), mistake: 'this is the sum of the two ages.' },
      { result: years(son(p) + p.later), mistake: "this is the son's age at the later time." },
      { result: years(p.later * p.times), mistake: 'this multiplies the years by the first number.' },
      {
        result: years((p.later * p.times) / (p.times - p.timesLater)),
        mistake: 'this lets only the son get older.',
      },
      { result: years(father + 2 * p.later), mistake: 'this adds the years for both of them.' },
    ];
  },
  solution: (p) => [
    `Let the son be x: ${p.times}x + ${p.later} = ${p.timesLater}(x + ${p.later}).`,
    `So ${p.times - p.timesLater === 1 ? '' : p.times - p.timesLater}x = ${p.later * (p.timesLater - 1)}, x = ${son(p)}, and the father is ${son(p) * p.times}.`,
  ],
  shortWay: ({ later, times, timesLater }) =>
    `the son is ${later} × (${timesLater} − 1) / (${times} − ${timesLater}).`,
});
