import type { AptitudeTopic } from '@preproom/models/contract/assessments/aptitudeTopics';
import type { Language } from '@preproom/models/contract/http/language';
import { type Bilingual, both } from './bilingual.ts';
import { type Draw, drawFrom } from './draw.ts';
import { isMultiple, isSame, type Unit } from './quantity.ts';

/** Rows of cells; the first row is the head. */
export type Table = Readonly<Record<Language, readonly (readonly string[])[]>>;

/** The text that a wrong result stands for, and the mistake that leads to it: a sentence about "this" in each language. */
type Trap<Result> = readonly [result: Result, en: string, hi: string];

/** A question from which any number of items is made. */
interface Template<P extends object> {
  id: string;
  topic: AptitudeTopic;
  source: string;
  /** What a well-prepared student needs. */
  seconds: number;
  /** The numbers of one item, with what follows from them. Undefined if those drawn make no sense. Stands first: its result types the rest. */
  draw(draw: Draw): P | undefined;
  /** In logits, the author's estimate. */
  difficulty(p: P): number;
  prompt(p: P): Bilingual;
  table?(p: P): Table;
  /** The worked solution. Ends with the answer. */
  solution(p: P): Bilingual;
  /** How somebody in a hurry gets there. */
  shortWay(p: P): Bilingual;
  /** The second one says nearly everything but the answer. */
  hints(p: P): readonly [Bilingual, Bilingual];
}

/** Its wrong options are mistakes with a formula, so that they stay plausible for all parameters. */
interface NumberTemplate<P extends object> extends Template<P> {
  unit: Unit;
  /** Answer and wrong options are multiples of it, so that a round number gives nothing away. Null for fractions. */
  step: number | null;
  answer(p: P): number;
  /** Excludes results that nobody would believe, such as a digit above 9. */
  isPlausible?(result: number, p: P): boolean;
  /** The most tempting one first. At least two below and two above the answer for most parameters. */
  traps(p: P): readonly Trap<number>[];
}

interface ChoiceTemplate<P extends object> extends Template<P> {
  answer(p: P): Bilingual;
  /** At least three that differ from the answer. */
  traps(p: P): readonly Trap<Bilingual>[];
}

interface Wrong {
  option: Bilingual;
  mistake: Bilingual;
}
interface Options {
  right: Bilingual;
  /** Three. The most tempting one first. */
  wrong: readonly Wrong[];
}

export interface GeneratedItem extends Options {
  /** The template's id and the seed. */
  id: string;
  topic: AptitudeTopic;
  difficulty: number;
  seconds: number;
  source: string;
  prompt: Bilingual;
  table: Table | null;
  solution: Bilingual;
  shortWay: Bilingual;
  hints: readonly [Bilingual, Bilingual];
}

export interface ItemTemplate {
  id: string;
  topic: AptitudeTopic;
  /** The same seed always makes the same item. */
  generate(seed: number): GeneratedItem;
}

/** Most items need fewer than 50 draws. Running out of them is a fault of the template. */
const MAX_DRAWS = 3_000;
/** So often, only parameters with three wrong options from real mistakes are taken. Then a slip in the arithmetic may be one of them. */
const DRAWS_WITHOUT_SLIP = 150;
const WRONG_OPTIONS = 3;
const HARDEST = 2.5;

/** A question whose options are numbers in one unit. */
export function defineNumbers<P extends object>(template: NumberTemplate<P>): ItemTemplate {
  return define(template, (draw) => {
    // How many wrong options are smaller than the answer. Each rank is equally likely.
    const smaller = draw.whole(0, WRONG_OPTIONS);
    return (p, mayHoldSlip) => numbersOf(template, p, { smaller, mayHoldSlip, draw });
  });
}

/** A question whose options are words. */
export function defineChoice<P extends object>(template: ChoiceTemplate<P>): ItemTemplate {
  return define(template, (draw) => (p) => {
    const right = template.answer(p);
    const wrong = template
      .traps(p)
      .filter(([{ en }], i, all) => en !== right.en && all.findIndex(([earlier]) => earlier.en === en) === i);
    if (wrong.length < WRONG_OPTIONS) return undefined;
    const kept = draw.shuffled(wrong).slice(0, WRONG_OPTIONS);
    return { right, wrong: wrong.filter((one) => kept.includes(one)).map(asWrong) };
  });
}

function define<P extends object>(
  template: Template<P>,
  prepare: (draw: Draw) => (p: P, mayHoldSlip: boolean) => Options | undefined,
): ItemTemplate {
  const { id, topic, source, seconds } = template;
  return {
    id,
    topic,
    generate(seed) {
      const draw = drawFrom(`${id}-${seed}`);
      const optionsOf = prepare(draw);
      for (let tries = 0; tries < MAX_DRAWS; tries++) {
        const p = template.draw(draw);
        const options = p && optionsOf(p, tries >= DRAWS_WITHOUT_SLIP);
        if (p && options)
          return { id: `${id}-${seed}`, topic, source, seconds, ...options, ...textsOf(template, p) };
      }
      throw new Error(`template ${id}: no item for seed ${seed}`);
    },
  };
}

function textsOf<P extends object>(template: Template<P>, p: P) {
  const difficulty = Math.round(template.difficulty(p) * 10) / 10;
  return {
    difficulty: Math.min(HARDEST, Math.max(-HARDEST, difficulty)),
    prompt: template.prompt(p),
    table: template.table?.(p) ?? null,
    solution: template.solution(p),
    shortWay: template.shortWay(p),
    hints: template.hints(p),
  };
}

const asWrong = ([option, en, hi]: Trap<Bilingual>): Wrong => ({ option, mistake: both(en, hi) });

/** The most tempting traps below and above the answer. Undefined if the parameters make no clean item in which `smaller` options are below it. */
function numbersOf<P extends object>(
  template: NumberTemplate<P>,
  p: P,
  { smaller, mayHoldSlip, draw }: { smaller: number; mayHoldSlip: boolean; draw: Draw },
): Options | undefined {
  const { step, unit } = template;
  const right = template.answer(p);
  const isUsable = (value: number): boolean =>
    isClean(value, step) && (template.isPlausible?.(value, p) ?? true);
  if (!isUsable(right)) return undefined;
  const usable: Trap<number>[] = [];
  for (const trap of template.traps(p)) {
    const known = [right, ...usable.map(([value]) => value)];
    if (isUsable(trap[0]) && !known.some((one) => isSame(one, trap[0]))) usable.push(trap);
  }
  const below = usable.filter(([value]) => value < right).slice(0, smaller);
  const above = usable.filter(([value]) => value > right).slice(0, WRONG_OPTIONS - smaller);
  const chosen = usable.filter((trap) => below.includes(trap) || above.includes(trap));
  if (mayHoldSlip && chosen.length === WRONG_OPTIONS - 1 && step !== null) {
    const slip = slipOf(right, below.length < smaller ? -step : step, draw);
    if (isUsable(slip[0]) && !chosen.some(([value]) => isSame(value, slip[0]))) chosen.push(slip);
  }
  if (chosen.length !== WRONG_OPTIONS) return undefined;
  // A round number beside three that are not looks like the answer. Two in three of these are drawn again, so that it is no sign.
  const isRound = (value: number): boolean => isMultiple(value, 100);
  if (isRound(right) && !chosen.some(([value]) => isRound(value)) && draw.whole(1, 3) > 1) return undefined;
  return {
    right: unit(right),
    wrong: chosen.map(([value, en, hi]) => asWrong([unit(value), en, hi])),
  };
}

function isClean(value: number, step: number | null): boolean {
  return value > 0 && Number.isFinite(value) && (step === null || isMultiple(value, step));
}

/** The right way, and a wrong sum at its end. As round as the answer. */
function slipOf(right: number, step: number, draw: Draw): Trap<number> {
  let grain = step;
  while (isMultiple(right, grain * 10) && Math.abs(grain) * 50 <= right) grain *= 10;
  const grains = Math.max(1, Math.round((right * draw.whole(5, 20)) / 100 / Math.abs(grain)));
  return [right + grains * grain, 'this is a slip in the arithmetic at the end.', 'यह अंत में गणना की चूक है।'];
}

/** The explanation of the right answer: the solution and the short way. */
export function explain({ solution, shortWay }: GeneratedItem): Bilingual {
  return both(
    [solution.en, `Quicker: ${shortWay.en}`].join('\n'),
    [solution.hi, `छोटा तरीक़ा: ${shortWay.hi}`].join('\n'),
  );
}

/** For each wrong option, in their order: the option and the mistake that leads to it. */
export function explainMistakes({ wrong }: GeneratedItem, language: Language): string[] {
  return wrong.map(({ option, mistake }) => `${option[language].replace(/[.।]$/, '')}: ${mistake[language]}`);
}
