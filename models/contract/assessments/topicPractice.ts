import { endpoint } from '../http/endpoint.ts';
import { Instant } from '../http/ids.ts';
import { Line } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { QuizSubject } from './quizResult.ts';
import { AnsweredItem, Choice, ShownItem } from './quizzes.ts';

/** A topic of a subject, or the whole of a subject whose topics have too few questions. */
export const PracticeScope = z.strictObject({
  subject: QuizSubject,
  topic: Line.min(1).max(60).nullable().describe('null: the whole subject'),
});
export type PracticeScope = z.infer<typeof PracticeScope>;

/** Answers on a topic, since practice on it began. */
export const PracticeProgress = z.strictObject({
  answered: z.int().min(0),
  right: z.int().min(0),
  unaided: z.int().min(0).describe('right without a hint'),
});
export type PracticeProgress = z.infer<typeof PracticeProgress>;

/** Days of practice, with at most one day off between two of them. */
export const PracticeStreak = z.strictObject({
  days: z.int().min(0).describe('days with an answer; a day off does not count, and does not break it'),
  best: z.int().min(0),
  hasToday: z.boolean().describe('whether a question was answered today, in India'),
});
export type PracticeStreak = z.infer<typeof PracticeStreak>;

/** A question without a clock, first without its key, then answered. */
export const PracticeStep = z.strictObject({
  position: z.int().min(0).describe('how many questions of the topic were answered before'),
  item: ShownItem,
  hints: z.array(z.string()).describe('those that were asked for'),
  hintsLeft: z.int().min(0).describe('0 as well for questions without hints'),
  answered: AnsweredItem.nullable().describe('null until it is answered'),
  nextReviewAt: Instant.nullable().describe('when a question that was missed comes back'),
  progress: PracticeProgress,
  streak: PracticeStreak,
});
export type PracticeStep = z.infer<typeof PracticeStep>;

const PracticeTopic = PracticeProgress.extend({
  topic: z.string(),
  isBilingual: z.boolean().describe('has questions in Hindi as well'),
});
export const PracticeSubject = PracticeProgress.extend({
  subject: QuizSubject,
  isForBranch: z.boolean().describe("placement drives for the learner's branch of study begin with it"),
  topics: z.array(PracticeTopic).describe('empty: practised as a whole'),
});
export type PracticeSubject = z.infer<typeof PracticeSubject>;

const position = z.int().min(0).max(1_000_000);
const answeredStep = z.object({ data: PracticeStep });

export const getTopicPractice = endpoint({
  method: 'GET',
  path: '/assessments/topics',
  summary: "What can be practised without a clock, with the learner's progress by topic and streak",
  response: z.object({
    data: z.array(PracticeSubject),
    streak: PracticeStreak,
    dueReviews: z.int().min(0),
  }),
});

export const askPracticeItem = endpoint({
  method: 'POST',
  path: '/assessments/topics/items',
  summary: 'Asks the next question of a topic; the one that is asked if it has no answer yet',
  body: PracticeScope,
  response: answeredStep,
});

export const takePracticeHint = endpoint({
  method: 'POST',
  path: '/assessments/topics/hints',
  summary: 'Shows the next hint to the question that is asked',
  body: PracticeScope.extend({
    position,
    hint: z.int().min(1).max(2).describe('the first or the second one; the same again changes nothing'),
  }),
  response: answeredStep,
});

export const answerPracticeItem = endpoint({
  method: 'POST',
  path: '/assessments/topics/answers',
  summary: 'Answers the question that is asked; the answer has its key and the worked answer',
  body: PracticeScope.extend({ position, choice: Choice }),
  response: answeredStep,
});

export const deleteTopicPractice = endpoint({
  method: 'DELETE',
  path: '/assessments/topics',
  summary: 'Deletes all practice by topic: progress, streak, and the reviews that came of it',
  response: z.object({ deleted: z.literal(true) }),
});
