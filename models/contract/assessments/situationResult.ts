import { z } from '../http/zod.ts';

/** What the situations are about. An attempt has some of them. */
export const SITUATION_TRAITS = [
  'Teamwork',
  'Ownership',
  'Integrity',
  'Communication',
  'Prioritising',
  'Composure',
  'Learning from feedback',
  'Customer focus',
] as const;
export type SituationTrait = (typeof SITUATION_TRAITS)[number];

export const TRAIT_BANDS = ['strong', 'steady', 'practise'] as const;
export type TraitBand = (typeof TRAIT_BANDS)[number];

export const TraitResult = z.strictObject({
  trait: z.enum(SITUATION_TRAITS),
  band: z.enum(TRAIT_BANDS).nullable().describe('null: too few answers'),
  situations: z.int().min(1).describe('how many the band rests on, of this attempt and the ones before'),
});
export type TraitResult = z.infer<typeof TraitResult>;

/** What the history keeps of finished situations. */
export const SituationResult = z.strictObject({
  kind: z.literal('behaviour'),
  traits: z.array(TraitResult),
});
export type SituationResult = z.infer<typeof SituationResult>;

/** From here on the mean credit, in hundredths, counts as strong: on average better than the second-best choice. */
const STRONG_FROM = 80;
/** From here on as steady: on average about the second-best choice. */
const STEADY_FROM = 55;

/** One or two answers may be chance. */
export const MIN_TRAIT_ANSWERS = 3;

/**
 * A trait's band from the credits of its situations, each 0 to 1; null for fewer than three. In hundredths, because 0.3 + 0.7 + … is
 * not exact.
 */
export function traitBand(credits: readonly number[]): TraitBand | null {
  if (credits.length < MIN_TRAIT_ANSWERS) return null;
  const mean = credits.reduce((sum, credit) => sum + Math.round(100 * credit), 0) / credits.length;
  if (mean >= STRONG_FROM) return 'strong';
  return mean >= STEADY_FROM ? 'steady' : 'practise';
}
