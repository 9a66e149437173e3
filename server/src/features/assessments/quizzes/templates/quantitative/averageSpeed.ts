import { defineTemplate } from '../numberTemplate.ts';
import { greatestCommonDivisor, grouped, type Quantity } from '../quantity.ts';

interface Trip extends Record<string, number> {
  there: number;
  back: number;
}

const kmh = (value: number): Quantity => ({ value, text: `${grouped(value)} km/h` });
const average = ({ there, back }: Trip): number => (2 * there * back) / (there + back);

export const averageSpeed = defineTemplate<Trip>({
  id: 'apt-average-speed',
  topic: 'Speed and distance',
  source: 'NCERT Science, class 9, Motion (average speed)',
  seconds: 75,
  step: 1,
  draw: (draw) => ({ there: draw.whole(12, 90, 2), back: draw.whole(12, 90, 2) }),
  isPossible: (p) => Math.abs(p.there - p.back) >= 8,
  difficulty: () => -0.3,
  prompt: ({ there, back }) =>
    `A driver goes from Pune to Satara at ${there} km/h and comes back by the same road at ${back} km/h. What is the average speed for the whole trip?`,
  answer: (p) => kmh(average(p)),
  traps: (p) => {
    const mean = (p.there + p.back) / 2;
    return [
      {
        result: kmh(mean),
        mistake: 'this is the mean of the speeds, but more time is spent at the lower one.',
      },
      { result: kmh(average(p) / 2), mistake: 'this counts the distance only once.' },
      { result: kmh(Math.abs(p.there - p.back)), mistake: 'this is the difference of the speeds.' },
      { result: kmh(Math.min(p.there, p.back)), mistake: 'this is the lower speed alone.' },
      {
        result: kmh(mean + Math.abs(mean - average(p))),
        mistake: 'this corrects the mean in the wrong direction.',
      },
      { result: kmh(Math.max(p.there, p.back)), mistake: 'this is the higher speed alone.' },
      { result: kmh(Math.min(p.there, p.back) / 2), mistake: 'this halves the lower speed.' },
      { result: kmh(p.there + p.back), mistake: 'this adds the speeds.' },
    ];
  },
  solution: (p) => {
    const km = (p.there * p.back) / greatestCommonDivisor(p.there, p.back);
    return [
      `Take ${grouped(km)} km for each way: ${km / p.there} + ${km / p.back} = ${km / p.there + km / p.back} hours for ${grouped(2 * km)} km.`,
      `${grouped(2 * km)} / ${km / p.there + km / p.back} = ${average(p)} km/h.`,
    ];
  },
  shortWay: () => 'twice the product divided by the sum; the result is always below the mean.',
});
