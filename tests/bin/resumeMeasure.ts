import { parseArgs } from 'node:util';
import { FIELDS } from '../support/assessments/resume/compare.ts';
import { CORPUS, sampleOf } from '../support/assessments/resume/corpus.ts';
import { missedGoals } from '../support/assessments/resume/goals.ts';
import { type Measures, measure, share } from '../support/assessments/resume/measure.ts';

// `npm run resume:measure -- --layout=halves --people=5 --wrong --untrue`: how much of the made-up resumes is read rightly, by layout.

const { values } = parseArgs({
  options: {
    /** A part of a layout's name. */
    layout: { type: 'string', default: '' },
    /** So many people of each layout instead of all. */
    people: { type: 'string' },
    /** Says each field that is wrong. */
    wrong: { type: 'boolean', default: false },
    /** Says each statement that is untrue. */
    untrue: { type: 'boolean', default: false },
  },
});
const files = (values.people ? sampleOf(Number(values.people)) : CORPUS).filter(({ layout }) =>
  layout.name.includes(values.layout),
);
const measured = await measure(files);
const { all, byLayout, wrong } = measured;
console.table(
  Object.fromEntries([...[...byLayout].map(([name, one]) => [name, row(one)]), ['all', row(all)]]),
);
console.info('goals that are not reached:', missedGoals(measured).slice(0, 12));
console.info('points of one person between layouts, at most:', measured.spread.slice(0, 5));
const kinds = Map.groupBy(all.untrue, (text) => /: (\w+): /.exec(text)?.[1] ?? '');
console.info(
  'untrue statements:',
  Object.fromEntries([...kinds].map(([check, { length }]) => [check, length])),
);
if (values.untrue) for (const line of all.untrue) console.info(line);
if (values.wrong) for (const line of wrong) console.info(line);

/** Shares in percent; untrue statements and checks that were not judged by file. */
function row({ files: count, rates, untrue, notJudged }: Measures) {
  return {
    files: count,
    ...Object.fromEntries(FIELDS.map((field) => [field, Math.round(1_000 * share(rates[field])) / 10])),
    untrue: Math.round((100 * untrue.length) / count) / 100,
    notJudged: Math.round((100 * notJudged) / count) / 100,
  };
}
