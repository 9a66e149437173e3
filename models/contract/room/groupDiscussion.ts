import { STAR_CRITERIA } from '../catalogues/criteria.ts';
import { z } from '../http/zod.ts';
import { QuestionDifficulty, QuestionId } from './questions.ts';
import { QUESTION_TRACKS } from './questionTopics.ts';

const Title = z.string().min(1).max(60);
const Sentences = z.string().min(1).max(300);
const Points = z.tuple([Sentences, Sentences]);

export const DiscussionPrompt = z.strictObject({
  id: QuestionId,
  kind: z.enum(['topic', 'abstract', 'case']),
  tracks: z.array(z.enum(QUESTION_TRACKS)).describe('empty: for everyone'),
  difficulty: QuestionDifficulty,
  text: z.string().min(1).max(220).describe('as the mentor reads it out'),
  pointsFor: Points.describe('what the mentor can say in a role, on one side'),
  pointsAgainst: Points.describe('and on the other side'),
  turn: Sentences.describe('what the mentor throws in halfway'),
});

export type DiscussionPrompt = z.infer<typeof DiscussionPrompt>;

/**
 * How a mentor holds a group discussion with one learner: the mentor leads it and speaks as the other members. Scoring names
 * criteria of the report, so that the stars can be given from it.
 */
export const GroupDiscussion = z.strictObject({
  purpose: Sentences,
  steps: z.array(z.strictObject({ title: Title, minutes: z.int().min(1), mentor: Sentences })).min(3),
  roles: z.array(z.strictObject({ name: Title, behaviour: Sentences, tests: Sentences })).min(3),
  watchFor: z.array(Sentences).min(5),
  scoring: z
    .array(z.strictObject({ criterion: z.enum(STAR_CRITERIA), strong: Sentences, weak: Sentences }))
    .min(4),
  prompts: z.array(DiscussionPrompt).min(8),
});
export type GroupDiscussion = z.infer<typeof GroupDiscussion>;
