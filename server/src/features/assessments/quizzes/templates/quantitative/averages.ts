import { defineTemplate } from '../numberTemplate.ts';
import { plain } from '../quantity.ts';

interface Innings extends Record<string, number> {
  before: number;
  runs: number;
  rise: number;
}

const newAverage = ({ before, runs, rise }: Innings): number => runs - before * rise;

export const battingAverage = defineTemplate<Innings>({
  id: 'apt-batting-average',
  topic: 'Averages',
  source: 'NCERT Mathematics, class 7, Data Handling; R. S. Aggarwal, Quantitative Aptitude, Average',
  seconds: 90,
  step: 1,
  draw: (draw) => ({ before: draw.whole(7, 24), runs: draw.whole(60, 150), rise: draw.whole(2, 5) }),
  isPossible: (p) => newAverage(p) - p.rise >= 18 && newAverage(p) <= 65,
  difficulty: ({ rise }) => 0.1 + rise / 10,
  prompt: ({ before, runs, rise }) =>
    `A batter, who was out each time, scores ${runs} runs in innings number ${before + 1} and so raises her average by ${rise} runs. What is her average now?`,
  answer: (p) => plain(newAverage(p)),
  traps: (p) => {
    const { before, runs, rise } = p;
    return [
      { result: plain(newAverage(p) - rise), mistake: 'this was her average before.' },
      {
        result: plain(newAverage(p) + rise),
        mistake: 'this counts one innings too few, or adds the rise a second time.',
      },
      { result: plain(runs / (before + 1)), mistake: 'this divides the last score by all innings.' },
      { result: plain(before * rise), mistake: 'this is what the earlier innings needed to be lifted.' },
      { result: plain(newAverage(p) - 2 * rise), mistake: 'this takes the rise off twice more.' },
      { result: plain(newAverage(p) + 2 * rise), mistake: 'this counts two innings too few.' },
      { result: plain(runs - before), mistake: 'this lifts each earlier innings by one run only.' },
      { result: plain(newAverage(p) - 3 * rise), mistake: 'this counts three innings too many.' },
    ];
  },
  solution: (p) => [
    `Let the average now be x. The ${p.before} innings before had x − ${p.rise} each: ${p.before}(x − ${p.rise}) + ${p.runs} = ${p.before + 1}x.`,
    `So x = ${p.runs} − ${p.before * p.rise} = ${newAverage(p)}.`,
  ],
  shortWay: (p) =>
    `the last score keeps x for itself and lifts ${p.before} others by ${p.rise}: ${p.runs} − ${p.before} × ${p.rise}.`,
});
