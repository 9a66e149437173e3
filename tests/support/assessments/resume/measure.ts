import { compare, FIELDS, type Field, type Rate } from './compare.ts';
import type { CorpusFile } from './corpus.ts';
import { type FoundResume, foundIn } from './found.ts';
import { untrueStatements } from './untrue.ts';

/** What was found in the files of one layout, or of all. */
export interface Measures {
  files: number;
  rates: Record<Field, Rate>;
  /** Untrue statements, each with the file's name. */
  untrue: string[];
  /** Checks that were not judged. */
  notJudged: number;
}

export interface Measured {
  all: Measures;
  byLayout: Map<string, Measures>;
  /** What is wrong, a line for each field of each file. */
  wrong: string[];
  /** How far the points of one person are apart, at most, without those that a layout truly costs; with the person's name. */
  spread: { name: string; points: number }[];
}

/** Reads all files and compares what is found with what is true. */
export async function measure(files: readonly CorpusFile[]): Promise<Measured> {
  const measured: Measured = { all: empty(), byLayout: new Map(), wrong: [], spread: [] };
  const losses = new Map<string, number[]>();
  for (const file of files) {
    const { layout, person, truth, name } = file;
    const found = await foundIn(await layout.build(person.text));
    const rates = compare(truth, found);
    const untrue = untrueStatements(truth, found, layout).map((one) => `${name}: ${one}`);
    const own = measured.byLayout.get(layout.name) ?? empty();
    measured.byLayout.set(layout.name, own);
    const notJudged = found.analysis.notJudged.length;
    for (const measures of [measured.all, own]) add(measures, { rates, untrue, notJudged });
    measured.wrong.push(
      ...FIELDS.filter((field) => isWrong(field, rates[field])).map((field) => `${name}: ${field}`),
    );
    losses.set(person.text.name, [...(losses.get(person.text.name) ?? []), lossOf(found, file)]);
  }
  measured.spread = [...losses]
    .map(([name, points]) => ({ name, points: Math.max(...points) - Math.min(...points) }))
    .toSorted((a, b) => b.points - a.points);
  return measured;
}

export const share = ({ right, of }: Rate) => (of === 0 ? 1 : right / of);

const isWrong = (field: Field, rate: Rate) =>
  field === 'falseHeadings' ? rate.right > 0 : rate.right < rate.of;

function empty(): Measures {
  const rates = Object.fromEntries(FIELDS.map((field) => [field, { right: 0, of: 0 }])) as Record<
    Field,
    Rate
  >;
  return { files: 0, rates, untrue: [], notJudged: 0 };
}

function add(measures: Measures, { rates, untrue, notJudged }: Omit<Measures, 'files'>): void {
  measures.files += 1;
  measures.untrue.push(...untrue);
  measures.notJudged += notJudged;
  for (const field of FIELDS) {
    measures.rates[field].right += rates[field].right;
    measures.rates[field].of += rates[field].of;
  }
}

/** The points that a file loses beside those that its layout costs. */
function lossOf({ analysis }: FoundResume, { layout }: CorpusFile): number {
  return analysis.rules
    .flatMap(({ checks }) => checks)
    .filter(({ id }) => !(id in layout.costs) && !layout.arguable.includes(id))
    .reduce((sum, { maximum, points }) => sum + maximum - points, 0);
}
