import { QUESTION_DIFFICULTIES, Question } from '@preproom/models/contract/room/questions';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { describe, expect, it } from 'vitest';
import { QUESTIONS, questionById, questionsOf } from './questionBank.ts';

const PREFIXES: Record<Round, string> = {
  Introducation: 'intro-',
  'HR Round 1': 'hr-1-',
  'Tech Round 1': 'tech-1-',
  'HR Round 2': 'hr-2-',
  'Tech Round 2': 'tech-2-',
  'Tech Round 3': 'tech-3-',
};

/** Beside words that a native speaker would not say stand subjects an employer must not ask about. */
const BANNED: RegExp[] = [
  /\bgo(es)? on\b/i,
  /\banew\b/i,
  /\bas well(?! as)\b/i,
  /\bby itself\b/i,
  /\b(some|any|no|every)body\b/i,
  /\bwhom\b/i,
  /(?<!e-)\bmail(s|ed)?\b/i,
  /\bemail/i,
  /\bhe\b|\bshe\b|\bhis\b|\bhers?\b|\bhim\b/i,
  /\bmarri|\bhusband\b|\bwife\b|\bspouse\b|\bchild(ren)?\b|\bpregnan/i,
  /\bcastes?\b|\breligio|\bcommunity\b|\bpolitic|\bhealth(?!y| and links)|\bdisab|\bhow old\b|\byour age\b/i,
  /\bfather\b|\bmother\b|\bparents?['’]|\bnative place\b/i,
];

const textsOf = ({ text, purpose, goodAnswer, followUps }: Question) => [
  text,
  purpose,
  goodAnswer,
  ...followUps,
];
const normalised = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);

describe('the question bank', () => {
  it.each(QUESTIONS.map((question) => [question.id, question] as const))(
    '%s has the shape',
    (_, question) => {
      expect(Question.parse(question)).toEqual(question);
    },
  );

  it.each(ROUNDS)('has at least 20 questions of every difficulty in %s', (round) => {
    const questions = questionsOf(round);
    expect(questions.length).toBeGreaterThanOrEqual(20);
    for (const difficulty of QUESTION_DIFFICULTIES) {
      const share = questions.filter((question) => question.difficulty === difficulty).length;
      expect(share, difficulty).toBeGreaterThanOrEqual(3);
    }
  });

  it('finds each question by its round and its id', () => {
    expect(ROUNDS.flatMap(questionsOf)).toEqual(QUESTIONS);
    for (const question of QUESTIONS) expect(questionById(question.id)).toBe(question);
    expect(questionById('hr-1-unknown')).toBeUndefined();
  });

  it('has unique ids that begin with their round', () => {
    expect(repeated(QUESTIONS.map(({ id }) => id))).toEqual([]);
    expect(QUESTIONS.filter(({ id, round }) => !id.startsWith(PREFIXES[round]))).toEqual([]);
  });

  it('asks nothing twice, as a question or as a follow-up', () => {
    const asked = QUESTIONS.flatMap(({ text, followUps }) => [text, ...followUps].map(normalised));
    expect(repeated(asked)).toEqual([]);
  });

  it('is written in whole sentences', () => {
    const asked = QUESTIONS.flatMap(({ text, followUps }) => [text, ...followUps]);
    expect(asked.filter((text) => !/[.?]$/.test(text))).toEqual([]);
    const told = QUESTIONS.flatMap(({ purpose, goodAnswer }) => [purpose, goodAnswer]);
    expect(told.filter((text) => !/\.$/.test(text))).toEqual([]);
    expect(QUESTIONS.flatMap(textsOf).filter((text) => /^[^A-Z\d"]|\s{2}|^\s|\s$/.test(text))).toEqual([]);
  });

  it('explains the purpose in one sentence and a good answer in three or so', () => {
    const sentences = (text: string) => text.match(/[.?!](?=\s+["A-Z]|$)/g)?.length ?? 0;
    expect(QUESTIONS.filter(({ purpose }) => sentences(purpose) !== 1).map(({ id }) => id)).toEqual([]);
    expect(QUESTIONS.filter(({ goodAnswer }) => sentences(goodAnswer) > 4).map(({ id }) => id)).toEqual([]);
  });

  it('uses no banned word and asks nothing an employer must not ask', () => {
    const faults = QUESTIONS.flatMap((question) =>
      textsOf(question).filter((text) => BANNED.some((banned) => banned.test(text))),
    );
    expect(faults).toEqual([]);
  });
});
