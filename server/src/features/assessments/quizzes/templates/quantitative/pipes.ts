import { defineTemplate } from '../numberTemplate.ts';
import { measure } from '../quantity.ts';

interface Tank extends Record<string, number> {
  fill: number;
  empty: number;
}

const hours = measure('hour');
const together = ({ fill, empty }: Tank): number => (fill * empty) / (empty - fill);

export const fillAndLeak = defineTemplate<Tank>({
  id: 'apt-fill-and-leak',
  topic: 'Pipes and cisterns',
  source: 'R. S. Aggarwal, Quantitative Aptitude, Pipes and Cisterns',
  seconds: 75,
  step: 1,
  draw: (draw) => ({ fill: draw.whole(2, 20), empty: draw.whole(3, 60) }),
  isPossible: (p) => p.empty > p.fill && together(p) <= 90,
  difficulty: ({ fill, empty }) => (empty % fill === 0 ? -0.7 : -0.2),
  prompt: ({ fill, empty }) =>
    `A pump fills an empty water tank in ${fill} hours. A leak empties the full tank in ${empty} hours. How long does the pump need to fill the empty tank while it leaks?`,
  answer: (p) => hours(together(p)),
  traps: (p) => [
    { result: hours((p.fill * p.empty) / (p.fill + p.empty)), mistake: 'this lets the leak help to fill.' },
    { result: hours(p.fill + p.empty), mistake: 'this adds the two times.' },
    { result: hours(p.empty - p.fill), mistake: 'this subtracts the two times.' },
    { result: hours((p.fill + p.empty) / 2), mistake: 'this is the mean of the two times.' },
    { result: hours(p.empty), mistake: 'this is the time for the leak alone.' },
    { result: hours(together(p) + p.fill), mistake: 'this fills the tank a second time.' },
    { result: hours(together(p) - p.fill), mistake: 'this is only the delay that the leak causes.' },
    { result: hours(2 * p.empty), mistake: 'this doubles the time of the leak.' },
    { result: hours(2 * p.fill), mistake: 'this doubles the time of the pump.' },
  ],
  solution: (p) => [
    `In an hour the pump adds 1/${p.fill} of the tank, and 1/${p.empty} leaks away: ${p.empty - p.fill}/${p.fill * p.empty} is gained.`,
    `The tank is full after ${p.fill * p.empty}/${p.empty - p.fill} = ${together(p)} hours.`,
  ],
  shortWay: () => 'product of the two times divided by their difference.',
});
