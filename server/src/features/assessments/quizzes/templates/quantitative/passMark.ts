import { defineTemplate } from '../numberTemplate.ts';
import { plain } from '../quantity.ts';

interface Exam extends Record<string, number> {
  full: number;
  passPercent: number;
  missing: number;
}

const pass = ({ full, passPercent }: Exam): number => (full * passPercent) / 100;
const marks = (p: Exam): number => pass(p) - p.missing;

export const passMark = defineTemplate<Exam>({
  id: 'apt-pass-mark',
  topic: 'Percentages',
  source: 'NCERT Mathematics, class 7, Comparing Quantities',
  seconds: 75,
  step: 5,
  draw: (draw) => ({
    full: draw.whole(200, 900, 50),
    passPercent: draw.of([30, 33, 35, 36, 40, 45, 50, 60]),
    missing: draw.whole(5, 60, 5),
  }),
  isPossible: (p) => Number.isInteger(pass(p)) && marks(p) >= 30 && p.missing < marks(p),
  difficulty: ({ passPercent }) => (passPercent % 10 === 0 ? -1.2 : -0.8),
  prompt: (p) =>
    `A student needs ${p.passPercent}% of the full marks to pass an examination. He gets ${marks(p)} marks and fails by ${p.missing} marks. What are the full marks?`,
  answer: ({ full }) => plain(full),
  traps: (p) => [
    { result: plain((marks(p) * 100) / p.passPercent), mistake: 'this takes his marks as the pass mark.' },
    {
      result: plain(((marks(p) - p.missing) * 100) / p.passPercent),
      mistake: 'this subtracts the missing marks, although he needs them in addition.',
    },
    { result: plain(pass(p)), mistake: 'this is the pass mark.' },
    {
      result: plain(((pass(p) + p.missing) * 100) / p.passPercent),
      mistake: 'this adds the missing marks twice.',
    },
    {
      result: plain((pass(p) * 100) / (100 - p.passPercent)),
      mistake: 'this takes the pass mark as the rest.',
    },
    { result: plain(p.full + p.missing), mistake: 'this adds the missing marks to the full marks.' },
    { result: plain(p.full - p.missing), mistake: 'this takes the missing marks off the full marks.' },
    { result: plain(p.full * 2), mistake: 'this takes the pass mark as half of what it is.' },
    { result: plain(pass(p) * 2), mistake: 'this takes the pass mark as half of the full marks.' },
    {
      result: plain((pass(p) * 3) / 2),
      mistake: 'this takes the pass mark as two thirds of the full marks.',
    },
    { result: plain(p.full + pass(p)), mistake: 'this adds the pass mark to the full marks.' },
  ],
  solution: (p) => [
    `The pass mark is ${marks(p)} + ${p.missing} = ${pass(p)}, and that is ${p.passPercent}% of the full marks.`,
    `${pass(p)} × 100 / ${p.passPercent} = ${p.full}.`,
  ],
  shortWay: (p) => `1% is ${pass(p)} / ${p.passPercent} = ${p.full / 100} marks.`,
});
