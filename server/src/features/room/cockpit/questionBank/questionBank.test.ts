import { QUESTION_DIFFICULTIES, Question, SAMPLE_QUESTIONS } from '@preproom/models/contract/room/questions';
import {
  QUESTION_NEEDS,
  QUESTION_TOPICS,
  QUESTION_TRACKS,
} from '@preproom/models/contract/room/questionTopics';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { describe, expect, it } from 'vitest';
import { GROUP_DISCUSSION } from './groupDiscussion.ts';
import { QUESTIONS, questionById, questionsOf, sampleQuestions } from './questionBank.ts';

const PREFIXES: Record<Round, string> = {
  Introducation: 'intro-',
  'HR Round 1': 'hr-1-',
  'Tech Round 1': 'tech-1-',
  'HR Round 2': 'hr-2-',
  'Tech Round 2': 'tech-2-',
  'Tech Round 3': 'tech-3-',
};
const TECH_ROUNDS = ROUNDS.filter((round) => round.startsWith('Tech'));
const BRANCHES = ['Electronics', 'Electrical', 'Mechanical', 'Civil'] as const;
/** What a mentor has for one program in one round, beside what is for everyone. */
const MIN_PER_TRACK = 30;
const MIN_PER_BRANCH = 8;

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
  /\bboyfriend|\bgirlfriend|\bsurname\b|\bmother tongue\b|\bwhere are you from\b|\bfamily (income|background)\b/i,
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
    expect(repeated(QUESTIONS.map(({ goodAnswer }) => normalised(goodAnswer)))).toEqual([]);
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

  it.each(TECH_ROUNDS.flatMap((round) => QUESTION_TRACKS.map((track) => [round, track] as const)))(
    'has enough questions of every difficulty in %s for %s',
    (round, track) => {
      const questions = questionsOf(round).filter(({ tracks }) => tracks.includes(track));
      expect(questions.length).toBeGreaterThanOrEqual(MIN_PER_TRACK);
      for (const difficulty of QUESTION_DIFFICULTIES) {
        const share = questions.filter((question) => question.difficulty === difficulty).length;
        expect(share, difficulty).toBeGreaterThanOrEqual(4);
      }
    },
  );

  it.each(TECH_ROUNDS)('has questions for every branch in %s', (round) => {
    for (const branch of BRANCHES) {
      const questions = questionsOf(round).filter(({ topic }) => topic === branch);
      expect(questions.length, branch).toBeGreaterThanOrEqual(MIN_PER_BRANCH);
      expect(questions.every(({ tracks }) => tracks.includes('B.Tech other branches'))).toBe(true);
    }
  });

  it('is for everyone in the rounds that are not technical', () => {
    const others = QUESTIONS.filter(({ round }) => !TECH_ROUNDS.includes(round));
    expect(others.filter(({ tracks }) => tracks.length > 0)).toEqual([]);
  });

  it('names each track of a question once, and uses every topic and every tool', () => {
    expect(QUESTIONS.filter(({ tracks }) => new Set(tracks).size !== tracks.length)).toEqual([]);
    expect(new Set(QUESTIONS.map(({ topic }) => topic))).toEqual(new Set(QUESTION_TOPICS));
    expect(new Set(QUESTIONS.map(({ needs }) => needs))).toEqual(new Set([...QUESTION_NEEDS, null]));
  });

  it.each(ROUNDS)('shows different samples of %s', (round) => {
    const texts = questionsOf(round).map(({ text }) => text);
    const samples = sampleQuestions(round);
    expect(new Set(samples).size).toBe(SAMPLE_QUESTIONS);
    expect(samples.filter((sample) => !texts.includes(sample))).toEqual([]);
  });

  it('uses no banned word and asks nothing an employer must not ask', () => {
    const faults = QUESTIONS.flatMap((question) =>
      textsOf(question).filter((text) => BANNED.some((banned) => banned.test(text))),
    );
    expect(faults).toEqual([]);
  });
});

describe('the group discussion', () => {
  const { prompts, steps, roles, watchFor, scoring } = GROUP_DISCUSSION;
  const texts = [
    ...prompts.flatMap(({ text, pointsFor, pointsAgainst, turn }) => [
      text,
      ...pointsFor,
      ...pointsAgainst,
      turn,
    ]),
    ...steps.map(({ mentor }) => mentor),
    ...roles.flatMap(({ behaviour, tests }) => [behaviour, tests]),
    ...watchFor,
    ...scoring.flatMap(({ strong, weak }) => [strong, weak]),
  ];

  it('has prompts of every kind, and at least four for every track', () => {
    expect(new Set(prompts.map(({ kind }) => kind))).toEqual(new Set(['topic', 'abstract', 'case']));
    for (const track of QUESTION_TRACKS) {
      const share = prompts.filter(({ tracks }) => tracks.length === 0 || tracks.includes(track));
      expect(share.length, track).toBeGreaterThanOrEqual(4);
    }
    expect(prompts.filter(({ id }) => !id.startsWith('gd-'))).toEqual([]);
    expect(repeated(prompts.map(({ id }) => id))).toEqual([]);
  });

  it('leaves time for other questions in a session of 45 minutes', () => {
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(25);
  });

  it('scores each criterion once', () => {
    expect(repeated(scoring.map(({ criterion }) => criterion))).toEqual([]);
  });

  it('says nothing twice, in whole sentences and without banned words', () => {
    expect(repeated(texts.map(normalised))).toEqual([]);
    expect(texts.filter((text) => !/[.?]$/.test(text))).toEqual([]);
    expect(texts.filter((text) => BANNED.some((banned) => banned.test(text)))).toEqual([]);
  });
});
