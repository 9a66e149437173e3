import { type Draw, drawFrom } from './draw.ts';
import { isMultiple, isSame, type Quantity } from './quantity.ts';

/** A wrong result and the mistake that leads to it, as one sentence about "this". */
export interface Trap {
  result: Quantity;
  mistake: string;
}

type Parameters = Readonly<Record<string, number | string>>;

/**
 * A question with numbers, from which any number of items is made. The author writes the wrong options as mistakes with a formula, so that
 * they stay plausible for all parameters.
 */
export interface NumberTemplate<P extends Parameters> {
  id: string;
  topic: string;
  source: string;
  seconds: number;
  /** Result and wrong options are multiples of it, so that a round number gives nothing away. Null for fractions. */
  step: number | null;
  draw(draw: Draw): P;
  /** Excludes parameters that make no sense. */
  isPossible(p: P): boolean;
  /** In logits, the author's estimate. */
  difficulty(p: P): number;
  prompt(p: P): string;
  answer(p: P): Quantity;
  /** The most tempting one first. At least two below and two above the answer for most parameters. */
  traps(p: P): readonly Trap[];
  /** The worked solution, step by step. */
  solution(p: P): readonly string[];
  /** How somebody in a hurry gets there. */
  shortWay(p: P): string;
}

export interface GeneratedItem {
  id: string;
  topic: string;
  difficulty: number;
  seconds: number;
  source: string;
  prompt: string;
  right: string;
  /** Three options, each with the mistake behind it. */
  wrong: readonly { option: string; mistake: string }[];
  solution: readonly string[];
  shortWay: string;
  parameters: Parameters;
}

export interface ItemTemplate {
  id: string;
  topic: string;
  /** The same seed always makes the same item. */
  generate(seed: number): GeneratedItem;
}

/** Most items need fewer than 50 draws. Running out of them is a fault of the template. */
const MAX_DRAWS = 2_000;
const WRONG_OPTIONS = 3;

export function defineTemplate<P extends Parameters>(template: NumberTemplate<P>): ItemTemplate {
  return {
    id: template.id,
    topic: template.topic,
    generate(seed) {
      const draw = drawFrom(seed);
      // Drawn first: how many wrong options are smaller than the answer. Each rank is equally likely.
      const smaller = draw.whole(0, WRONG_OPTIONS);
      for (let tries = 0; tries < MAX_DRAWS; tries++) {
        const item = build(template, template.draw(draw), smaller);
        if (item) return { ...item, id: `${template.id}-${seed}` };
      }
      throw new Error(`template ${template.id}: no item for seed ${seed}`);
    },
  };
}

/** Undefined if the parameters make no clean item whose answer has the wanted rank. */
function build<P extends Parameters>(
  template: NumberTemplate<P>,
  parameters: P,
  smaller: number,
): Omit<GeneratedItem, 'id'> | undefined {
  if (!template.isPossible(parameters)) return undefined;
  const right = template.answer(parameters);
  const traps = isClean(template, right) && chooseTraps(template, parameters, right, smaller);
  if (!traps) return undefined;
  return {
    topic: template.topic,
    difficulty: Math.round(template.difficulty(parameters) * 10) / 10,
    seconds: template.seconds,
    source: template.source,
    prompt: template.prompt(parameters),
    right: right.text,
    wrong: traps.map(({ result, mistake }) => ({ option: result.text, mistake })),
    solution: template.solution(parameters),
    shortWay: template.shortWay(parameters),
    parameters,
  };
}

function isClean({ step }: Pick<NumberTemplate<never>, 'step'>, { value }: Quantity): boolean {
  return value > 0 && Number.isFinite(value) && (step === null || isMultiple(value, step));
}

/** The most tempting traps of each side; undefined if a side has too few. */
function chooseTraps<P extends Parameters>(
  template: NumberTemplate<P>,
  parameters: P,
  right: Quantity,
  smaller: number,
): Trap[] | undefined {
  const usable: Trap[] = [];
  for (const trap of template.traps(parameters)) {
    const known = [right, ...usable.map(({ result }) => result)];
    if (isClean(template, trap.result) && !known.some((one) => isSame(one, trap.result))) usable.push(trap);
  }
  const below = usable.filter(({ result }) => result.value < right.value).slice(0, smaller);
  const above = usable.filter(({ result }) => result.value > right.value).slice(0, WRONG_OPTIONS - smaller);
  const chosen = usable.filter((trap) => below.includes(trap) || above.includes(trap));
  return chosen.length === WRONG_OPTIONS ? chosen : undefined;
}

/** All of the explanation in one text: the solution, the short way and the most tempting mistake. */
export function explain({ solution, shortWay, wrong }: GeneratedItem): string {
  const [tempting] = wrong;
  return [
    ...solution,
    `Quicker: ${shortWay}`,
    ...(tempting ? [`${tempting.option}: ${tempting.mistake}`] : []),
  ].join(' ');
}
