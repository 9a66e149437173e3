import type { Expertise } from '../catalogues/expertise.ts';
import { z } from '../http/zod.ts';
import { Round } from '../sessions/sessions.ts';

/** Articles of the product that help with something a report tells people to practise, by their slugs. */
export const ARTICLES_FOR_PRACTICE = [
  'hr-round-answers-star-method',
  'think-aloud-in-technical-interviews',
  'questions-to-ask-the-interviewer',
  'practise-with-a-mentor',
] as const;
export type ArticleForPractice = (typeof ARTICLES_FOR_PRACTICE)[number];

/** What mentors know that a criterion is about. */
export const EXPERTISE_FOR_PRACTICE = [
  'Leadership and team management',
] as const satisfies readonly Expertise[];
export type ExpertiseForPractice = (typeof EXPERTISE_FOR_PRACTICE)[number];

/** What the product has for somebody who wants to practise. */
export const PracticeOffers = z.object({
  next: Round.nullable().describe('the round to book next (`nextRound`); null: none is left'),
  expertise: z.array(z.enum(EXPERTISE_FOR_PRACTICE)).describe('known to a mentor who can be booked'),
  articles: z.array(z.object({ slug: z.enum(ARTICLES_FOR_PRACTICE), title: z.string() })),
});
export type PracticeOffers = z.infer<typeof PracticeOffers>;
