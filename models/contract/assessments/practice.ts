import { Bilingual } from '../http/bilingual.ts';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';
import { READINGS_UNAVAILABLE } from '../readings/readingConsent.ts';
import { READING_ALGORITHM, READINGS_PER_SECOND } from '../readings/readings.ts';
import { MAX_SYLLABLES_PER_SECOND, SPEECH_ALGORITHM } from '../room/speech.ts';
import { SPEECH_UNAVAILABLE } from '../room/speechConsent.ts';
import { PRACTICE_MODES, PRACTICE_SETS } from './practiceResult.ts';

export const PRACTICE_QUESTIONS = 5;
/** Time to think before each answer; it can be skipped. */
export const PREPARATION_SECONDS = 15;
/** When the page says that an answer is about to end. */
export const WARNING_SECONDS = 10;

/** Versions of the texts with which a learner agrees to a measure in one practice session. */
export const PRACTICE_CONSENT_VERSIONS = {
  expression_reading: '2026-11-24',
  talk_time: '2026-11-24',
} as const;
export const PRACTICE_MEASURES = ['expression_reading', 'talk_time'] as const;
export type PracticeMeasure = (typeof PRACTICE_MEASURES)[number];

export const PracticeQuestion = z.object({
  id: z.string(),
  set: z.enum(PRACTICE_SETS),
  seconds: z.int().describe('for the answer'),
  text: Bilingual,
  tip: Bilingual,
});
export type PracticeQuestion = z.infer<typeof PracticeQuestion>;

/** The slack of timers that a busy or sleeping device runs late. */
const LATE_MS = 5_000;
const LONGEST_ANSWER_MS = 120_000 + LATE_MS;
const ms = z.int().min(0).max(LONGEST_ANSWER_MS);

/** Sums over one answer; `practiceSums.ts` says how they are made. */
export const AnswerSpeech = z
  .strictObject({
    firstWordMs: ms.nullable().describe("from the answer's start to the first speech; null: none was heard"),
    speakingMs: ms,
    syllables: z.int().min(0).describe('estimated'),
    pauses: z
      .int()
      .min(0)
      .max(LONGEST_ANSWER_MS / 1000)
      .describe('silences of a second or more between words'),
    longestPauseMs: ms,
  })
  .refine(
    ({ speakingMs, syllables }) => syllables <= 5 + (speakingMs * MAX_SYLLABLES_PER_SECOND) / 1000,
    'too many syllables',
  );
export type AnswerSpeech = z.infer<typeof AnswerSpeech>;

const sum = z.int().min(0);
/** Sums of the readings taken during one answer, in the order of READING_NAMES, each reading 0 to 10000. */
export const AnswerExpression = z
  .strictObject({
    samples: z
      .int()
      .min(1)
      .max((READINGS_PER_SECOND * 2 * LONGEST_ANSWER_MS) / 1000),
    sums: z.tuple([sum, sum, sum, sum, sum]),
  })
  .refine(({ samples, sums }) => Math.max(...sums) <= 10_000 * samples, 'sums are too large for the samples');
export type AnswerExpression = z.infer<typeof AnswerExpression>;

/** What is stored of one answer: numbers, never words, sound or pictures. */
export const PracticeAnswer = z
  .strictObject({
    questionId: Token.max(60),
    mode: z
      .enum(PRACTICE_MODES)
      .describe('how it was given in the end, for example without a camera that was lost'),
    usedMs: ms,
    words: z
      .int()
      .min(0)
      .max(2_000)
      .nullable()
      .describe('of a written answer; the words themselves stay on the device'),
    speech: AnswerSpeech.nullable().describe('null: not measured'),
    expression: AnswerExpression.nullable().describe('null: not read'),
  })
  .superRefine((answer, context) => {
    const fault = answerFault(answer);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });
export type PracticeAnswer = z.infer<typeof PracticeAnswer>;

interface Measured {
  mode: (typeof PRACTICE_MODES)[number];
  usedMs: number;
  words: number | null;
  speech: AnswerSpeech | null;
}

function answerFault({ mode, usedMs, words, speech }: Measured): string | null {
  if (mode === 'writing' && words === null) return 'a written answer has a number of words';
  if (mode !== 'writing' && words !== null) return 'a spoken answer has no number of words';
  if (!speech) return null;
  const { firstWordMs, speakingMs, longestPauseMs } = speech;
  const heardMs = (firstWordMs ?? 0) + speakingMs + longestPauseMs;
  if (heardMs > usedMs) return 'more was heard than time was used';
  if ((firstWordMs === null) !== (speakingMs === 0)) return 'the first word belongs to speech';
  return null;
}

/** What a finished practice session stores. */
export const PracticeRecord = z
  .strictObject({
    mode: z.enum(PRACTICE_MODES).describe('as chosen at the start'),
    set: z.enum(PRACTICE_SETS).nullable().describe('null: a mix of all sets'),
    algorithms: z
      .strictObject({ speech: z.literal(SPEECH_ALGORITHM), reading: z.literal(READING_ALGORITHM) })
      .describe('versions of the measures, so that sessions of different versions can be told apart'),
    answers: z.array(PracticeAnswer).min(1).max(PRACTICE_QUESTIONS),
  })
  .refine(
    ({ answers }) => new Set(answers.map(({ questionId }) => questionId)).size === answers.length,
    'a question is answered once',
  );
export type PracticeRecord = z.infer<typeof PracticeRecord>;

export const PracticeReport = z.object({
  _id: Id,
  finishedAt: Instant,
  mode: z.enum(PRACTICE_MODES),
  set: z.enum(PRACTICE_SETS).nullable(),
  answers: z.array(
    z.object({
      question: PracticeQuestion,
      answer: z.object({
        mode: z.enum(PRACTICE_MODES),
        usedMs: ms,
        words: z.int().nullable(),
        speech: z.object(AnswerSpeech.shape).nullable(),
        expression: z.object(AnswerExpression.shape).nullable(),
      }),
    }),
  ),
});
export type PracticeReport = z.infer<typeof PracticeReport>;
export type ReportedAnswer = PracticeReport['answers'][number]['answer'];

const attempt = z.object({ attemptId: Id });

export const getPracticeSetup = endpoint({
  method: 'GET',
  path: '/assessments/practice',
  summary: 'The questions of the practice room, and what may be measured of this learner',
  response: z.object({
    questions: z.array(PracticeQuestion),
    readings: z.object({
      unavailable: z.enum(READINGS_UNAVAILABLE).nullable(),
      modelSha256: z.string().nullable(),
    }),
    speech: z.object({ unavailable: z.enum(SPEECH_UNAVAILABLE).nullable() }),
  }),
});

export const setPracticeConsent = endpoint({
  method: 'PUT',
  path: '/assessments/practice/:attemptId/consents/:measure',
  summary:
    'Agree to a measure in this practice session, or withdraw that; the page makes up the id of the session',
  params: z.object({ attemptId: Id, measure: z.enum(PRACTICE_MEASURES) }),
  body: z.discriminatedUnion('granted', [
    z.strictObject({ granted: z.literal(true), textVersion: Token.max(20) }),
    z.strictObject({ granted: z.literal(false) }),
  ]),
  response: z.object({ granted: z.boolean() }),
});

export const savePractice = endpoint({
  method: 'PUT',
  path: '/assessments/practice/:attemptId',
  summary: 'Store the numbers of a finished practice session; sent again, it changes nothing',
  params: attempt,
  body: PracticeRecord,
  response: PracticeReport,
});

export const getPractice = endpoint({
  method: 'GET',
  path: '/assessments/practice/:attemptId',
  summary: "The report of one of the learner's practice sessions",
  params: attempt,
  response: PracticeReport,
});
