import { CASE_KINDS } from '@preproom/models/contract/assessments/cases';
import { z } from '@preproom/models/contract/http/zod';

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Label = z.string().min(1).max(60);
const Option = z.string().min(1).max(140);
const Prose = z.string().min(1).max(420);

const OPERATORS = ['+', '-', '*', '/', '^', 'min'] as const;

/** A number, a cell of an exhibit as "exhibit/row/column", or an operator with its operands, as in ["-", "a/Price/Now", 20]. */
export type Formula = number | string | readonly [(typeof OPERATORS)[number], Formula, ...Formula[]];
const Formula: z.ZodType<Formula> = z.lazy(() =>
  z.union([
    z.number(),
    z.string().regex(/^[^/]+\/[^/]+\/[^/]+$/),
    z.tuple([z.enum(OPERATORS), Formula], Formula),
  ]),
);

/** A small table. The first column holds the rows' labels; a row "Total" is the sum of the rows above. */
const Exhibit = z.strictObject({
  id: Id,
  title: Label,
  columns: z.array(Label).min(2).max(4).describe('no more fit on a phone'),
  rows: z
    .array(z.tuple([Label.regex(/^[^/]+$/)], z.union([z.number(), Label])))
    .min(2)
    .max(8),
  note: z.string().max(200).optional(),
});
export type Exhibit = z.infer<typeof Exhibit>;

const every = {
  id: Id,
  exhibits: z
    .array(Id)
    .describe('what the interviewer points at; an exhibit is hidden before its first step'),
  question: z.string().min(1).max(300),
  hints: z.tuple([z.string().min(1).max(160), z.string().min(1).max(160)]),
  explanation: Prose,
  strong: Prose.describe('what a strong candidate says aloud'),
};

const Step = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('single'),
    ...every,
    right: Option,
    wrong: z.array(Option).length(3),
    worked: Formula.optional().describe('how the number in `right` comes about'),
  }),
  z.strictObject({
    kind: z.literal('number'),
    ...every,
    unit: z.string().min(1).max(30),
    key: z.number(),
    tolerance: z.number().min(0).describe('in the unit: an answer this far from the key is still right'),
    worked: Formula,
    slips: z
      .array(z.strictObject({ worked: Formula, says: z.string().min(1).max(200) }))
      .max(3)
      .describe('usual mistakes: what they give, and what to say to whoever makes them'),
  }),
  z.strictObject({
    kind: z.literal('order'),
    ...every,
    sequence: z.array(Option).min(3).max(6),
    by: z
      .strictObject({ falling: z.array(Formula) })
      .optional()
      .describe('what a ranking goes by, in the order of the sequence'),
  }),
]);
export type Step = z.infer<typeof Step>;

/** A case as in an interview: a statement, exhibits that come one by one, and steps with their keys. Learners get options shuffled and no key before their answer. */
export const CaseStudy = z.strictObject({
  id: Id,
  kind: z.enum(CASE_KINDS),
  title: Label,
  minutes: z.int().min(10).max(45),
  statement: z.string().min(1).max(600),
  exhibits: z.array(Exhibit).min(2).max(3),
  steps: z.array(Step).min(5).max(7),
});
export type CaseStudy = z.infer<typeof CaseStudy>;

/** The number that a formula gives with the cells of these exhibits. Throws if a cell is missing or holds no number. */
export function evaluate(formula: Formula, exhibits: readonly Exhibit[]): number {
  if (typeof formula === 'number') return formula;
  if (typeof formula === 'string') return cellOf(formula, exhibits);
  const [operator, ...operands] = formula;
  const values = operands.map((operand) => evaluate(operand, exhibits));
  if (operator === 'min') return Math.min(...values);
  return values.reduce((left, right) => {
    if (operator === '+') return left + right;
    if (operator === '-') return left - right;
    if (operator === '*') return left * right;
    return operator === '/' ? left / right : left ** right;
  });
}

function cellOf(reference: string, exhibits: readonly Exhibit[]): number {
  const [id, label, column = ''] = reference.split('/');
  const exhibit = exhibits.find((one) => one.id === id);
  const row = exhibit?.rows.find(([first]) => first === label);
  const cell = row?.[exhibit?.columns.indexOf(column) ?? -1];
  if (typeof cell !== 'number') throw new Error(`no number at ${reference}`);
  return cell;
}
