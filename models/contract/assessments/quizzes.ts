import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { LANGUAGES } from '../http/language.ts';
import { Line } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { QuizResult, QuizSubject } from './quizResult.ts';

/** Enough to place a learner within half a logit. */
export const QUIZ_ITEMS = 18;
/** A topic with fewer has no quiz of its own. */
export const MIN_TOPIC_ITEMS = 15;
/** Fewer answers are not placed in a band. */
export const MIN_ANSWERS = 5;
/** An open quiz ends by itself so long after its start; every item can be answered in time. */
export const QUIZ_LIMIT_MS = 60 * 60_000;

export const ITEM_KINDS = ['single', 'multiple', 'order', 'output', 'fault'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** An item as it is asked, without its key. */
export const ShownItem = z.strictObject({
  kind: z.enum(ITEM_KINDS),
  topic: z.string(),
  prompt: z.string(),
  lines: z.array(z.string()).describe('code or a text, line by line; may be empty'),
  language: z.string().nullable().describe('of the code'),
  textLanguage: z.enum(LANGUAGES).describe('of the prompt, the options and the explanation'),
  options: z.array(z.string()).describe('as shown, shuffled; for `fault` the lines'),
});
export type ShownItem = z.infer<typeof ShownItem>;

/** Positions in the shown options: one for `single`, `output` and `fault`, all in order for `order`. */
export const Choice = z.array(z.int().min(0).max(15)).min(1).max(16);
export type Choice = z.infer<typeof Choice>;

/** `late`: its time ran out; `skipped`: left without an answer in a mock test. */
export const OUTCOMES = ['right', 'wrong', 'late', 'skipped'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** An answered item with its key. */
export const AnsweredItem = z.strictObject({
  item: ShownItem,
  choice: Choice.nullable().describe('null: not answered, or not in time'),
  outcome: z.enum(OUTCOMES),
  key: Choice,
  explanation: z.string(),
  mistake: z
    .strictObject({
      text: z.string().describe('an option, and the mistake that leads to it'),
      isOwn: z.boolean().describe('whether it is the option that the learner chose'),
    })
    .nullable()
    .describe('null where the item names no mistakes'),
  source: z.string(),
});
export type AnsweredItem = z.infer<typeof AnsweredItem>;

export const Quiz = z.strictObject({
  _id: Id,
  subject: QuizSubject,
  topics: z.array(z.string()).describe('what the quiz is limited to; empty for the whole subject'),
  status: z.enum(['open', 'done']),
  startedAt: Instant,
  of: z.int().describe('how many items the quiz has at most'),
  answered: z.array(AnsweredItem),
  current: z
    .strictObject({
      position: z.int().min(0),
      item: ShownItem,
      leftMs: z.int().min(0).describe('time left when the answer was sent; 0 when it is over'),
      limitMs: z.int(),
    })
    .nullable()
    .describe('the item that is asked; null before the next one is requested and at the end'),
  result: QuizResult.nullable().describe('null while it is open, and with too few answers'),
});
export type Quiz = z.infer<typeof Quiz>;

const attempt = z.object({ attemptId: Id });
const answeredQuiz = z.object({ data: Quiz });

/** The whole of a subject, or one of its topics. */
export const QuizOffer = z.strictObject({
  openId: Id.nullable().describe('a quiz that can be continued'),
  canStartAt: Instant.nullable().describe('null: now'),
  last: QuizResult.nullable(),
});
export type QuizOffer = z.infer<typeof QuizOffer>;

export const SubjectOffer = QuizOffer.extend({
  subject: QuizSubject,
  isForBranch: z.boolean().describe("placement drives for the learner's branch of study begin with it"),
  topics: z
    .array(QuizOffer.extend({ topic: z.string() }))
    .describe('those with enough questions for a quiz of their own'),
});
export type SubjectOffer = z.infer<typeof SubjectOffer>;

export const getQuizzes = endpoint({
  method: 'GET',
  path: '/assessments/quizzes',
  summary: 'The quizzes of each subject and topic: whether the learner can start them, and their last result',
  response: z.object({ data: z.array(SubjectOffer), dueReviews: z.int().min(0) }),
});

export const startQuiz = endpoint({
  method: 'POST',
  path: '/assessments/quizzes',
  summary: 'Starts a quiz on a subject or on some of its topics, or returns the open one on the same',
  body: z.strictObject({
    subject: QuizSubject,
    topics: z.array(Line.min(1).max(60)).max(30).describe('empty: all'),
  }),
  response: z.object({ attemptId: Id }),
});

export const getQuiz = endpoint({
  method: 'GET',
  path: '/assessments/quizzes/:attemptId',
  summary: 'A quiz as far as it has come; keys of answered items only',
  params: attempt,
  response: answeredQuiz,
});

export const askNextItem = endpoint({
  method: 'POST',
  path: '/assessments/quizzes/:attemptId/items',
  summary: 'Asks the next item, whose time begins; the one that is asked if it has no answer yet',
  params: attempt,
  response: answeredQuiz,
});

export const answerItem = endpoint({
  method: 'POST',
  path: '/assessments/quizzes/:attemptId/answers',
  summary: 'Answers the item that is asked; a late answer counts as none',
  params: attempt,
  body: z.strictObject({
    position: z
      .int()
      .min(0)
      .max(QUIZ_ITEMS - 1),
    choice: Choice,
  }),
  response: answeredQuiz,
});

export const endQuiz = endpoint({
  method: 'POST',
  path: '/assessments/quizzes/:attemptId/end',
  summary: 'Ends a quiz before its last item',
  params: attempt,
  response: answeredQuiz,
});
