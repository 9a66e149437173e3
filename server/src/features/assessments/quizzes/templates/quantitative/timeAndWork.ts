import { defineTemplate } from '../numberTemplate.ts';
import { measure } from '../quantity.ts';

interface Job extends Record<string, number> {
  a: number;
  b: number;
  together: number;
}

const days = measure('day');
/** Of the job, once the two have worked together. */
const rest = ({ a, b, together }: Job): number => 1 - together / a - together / b;

export const oneLeaves = defineTemplate<Job>({
  id: 'apt-work-one-leaves',
  topic: 'Time and work',
  source:
    'NCERT Mathematics, class 8, Direct and Inverse Proportions; R. S. Aggarwal, Quantitative Aptitude, Time and Work',
  seconds: 105,
  step: 1,
  draw: (draw) => ({ a: draw.whole(8, 36), b: draw.whole(8, 45), together: draw.whole(2, 9) }),
  isPossible: (p) => p.a !== p.b && rest(p) > 0.2 && rest(p) * p.b >= 3,
  difficulty: ({ a, b }) => (Math.max(a, b) % Math.min(a, b) === 0 ? 0 : 0.5),
  prompt: ({ a, b, together }) =>
    `Asha alone can paint a hall in ${a} days, Ravi alone in ${b} days. They work together for ${together} days; then Asha leaves. How many more days does Ravi need to finish?`,
  answer: (p) => days(rest(p) * p.b),
  traps: (p) => {
    const more = rest(p) * p.b;
    return [
      {
        result: days(more + p.together),
        mistake: 'this also counts the days on which both worked.',
      },
      { result: days(rest(p) * p.a), mistake: 'this lets Asha finish, not Ravi.' },
      {
        result: days((rest(p) * p.a * p.b) / (p.a + p.b)),
        mistake: 'this lets both of them finish together.',
      },
      { result: days(p.b - p.together), mistake: "this forgets Asha's part of the work." },
      { result: days(more - p.together), mistake: 'this subtracts the common days a second time.' },
      { result: days((p.a + p.b) / 2 - p.together), mistake: 'this works with the mean of the two times.' },
      {
        result: days((1 - p.together / p.b) * p.a),
        mistake: 'this exchanges the two and forgets that both worked.',
      },
      { result: days((1 - rest(p)) * p.b), mistake: 'this is the time for the part that is done already.' },
    ];
  },
  solution: (p) => {
    const whole = p.a * p.b;
    return [
      `Let the hall have ${whole} units: Asha paints ${p.b} a day and Ravi ${p.a}.`,
      `In ${p.together} days they paint ${p.together * (p.a + p.b)}, and ${whole - p.together * (p.a + p.b)} are left: ${rest(p) * p.b} days for Ravi alone.`,
    ];
  },
  shortWay: (p) =>
    `all in all Ravi needs ${p.b} × (1 − ${p.together}/${p.a}) = ${rest(p) * p.b + p.together} days, ${p.together} of which are over.`,
});
