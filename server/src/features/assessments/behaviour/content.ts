import { SITUATION_OPTIONS } from '@preproom/models/contract/assessments/behaviour';
import type { PracticeQuestion } from '@preproom/models/contract/assessments/practice';
import { PRACTICE_SETS } from '@preproom/models/contract/assessments/practiceResult';
import { SITUATION_TRAITS } from '@preproom/models/contract/assessments/situationResult';
import { z } from '@preproom/models/contract/http/zod';
import { readContent } from '../../../content/readContent.ts';

const text = z.string().trim().min(1);
const bilingual = z.strictObject({ en: text, hi: text });

const Situation = z.strictObject({
  id: text,
  trait: z.enum(SITUATION_TRAITS),
  situation: bilingual,
  question: bilingual,
  options: z
    .array(z.strictObject({ text: bilingual, credit: z.number().min(0).max(1), reason: bilingual }))
    .length(SITUATION_OPTIONS)
    .refine((options) => options.filter(({ credit }) => credit === 1).length === 1, 'one option is the best'),
  basis: bilingual,
});
export type Situation = z.infer<typeof Situation>;

const Question = z
  .strictObject({
    id: text,
    set: z.enum(PRACTICE_SETS),
    seconds: z.int().min(30).max(120),
    en: text,
    hi: text,
    tipEn: text,
    tipHi: text,
  })
  .transform(
    ({ en, hi, tipEn, tipHi, ...question }): PracticeQuestion => ({
      ...question,
      text: { en, hi },
      tip: { en: tipEn, hi: tipHi },
    }),
  );

/** The situations with what each option is worth and why; the server alone knows them. Throws at the start if one is malformed. */
export const SITUATIONS: readonly Situation[] = readContent(
  new URL('situations.json', import.meta.url),
  z.array(Situation).min(60),
);
export const SITUATION_BY_ID = byId(SITUATIONS);

/** The questions of the practice room, in the order of the file. Throws at the start if one is malformed. */
export const QUESTIONS: readonly PracticeQuestion[] = readContent(
  new URL('questions.json', import.meta.url),
  z.array(Question).min(5),
);
export const QUESTION_BY_ID = byId(QUESTIONS);

function byId<Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  const found = new Map(items.map((item) => [item.id, item]));
  if (found.size < items.length) throw new Error('two items have the same id');
  return found;
}
