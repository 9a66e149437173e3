import type { Question } from '@preproom/models/contract/room/questions';
import { ROUNDS, type Round } from '@preproom/models/contract/room/sessions';
import { HR_ROUND_1_BEHAVIOUR } from './hrRound1Behaviour.ts';
import { HR_ROUND_1_MOTIVATION } from './hrRound1Motivation.ts';
import { HR_ROUND_2_OFFERS } from './hrRound2Offers.ts';
import { HR_ROUND_2_SITUATIONS } from './hrRound2Situations.ts';
import { INTRODUCATION_GOALS } from './introducationGoals.ts';
import { INTRODUCATION_YOU } from './introducationYou.ts';
import type { RoundQuestion } from './roundQuestion.ts';
import { TECH_ROUND_1_DATA } from './techRound1Data.ts';
import { TECH_ROUND_1_FUNDAMENTALS } from './techRound1Fundamentals.ts';
import { TECH_ROUND_2_PROBLEMS } from './techRound2Problems.ts';
import { TECH_ROUND_2_PROJECTS } from './techRound2Projects.ts';
import { TECH_ROUND_3_DESIGN } from './techRound3Design.ts';
import { TECH_ROUND_3_PRODUCTION } from './techRound3Production.ts';

const CONTENT: Record<Round, RoundQuestion[]> = {
  Introducation: [...INTRODUCATION_YOU, ...INTRODUCATION_GOALS],
  'HR Round 1': [...HR_ROUND_1_MOTIVATION, ...HR_ROUND_1_BEHAVIOUR],
  'Tech Round 1': [...TECH_ROUND_1_FUNDAMENTALS, ...TECH_ROUND_1_DATA],
  'HR Round 2': [...HR_ROUND_2_SITUATIONS, ...HR_ROUND_2_OFFERS],
  'Tech Round 2': [...TECH_ROUND_2_PROBLEMS, ...TECH_ROUND_2_PROJECTS],
  'Tech Round 3': [...TECH_ROUND_3_DESIGN, ...TECH_ROUND_3_PRODUCTION],
};

/** All questions, in the order of the rounds. */
export const QUESTIONS: readonly Question[] = ROUNDS.flatMap((round) =>
  CONTENT[round].map((question) => ({ ...question, round })),
);

const byRound = Map.groupBy(QUESTIONS, ({ round }) => round);
const byId = new Map(QUESTIONS.map((question) => [question.id, question]));

/** The round’s questions, in the bank’s order. */
export function questionsOf(round: Round): readonly Question[] {
  return byRound.get(round) ?? [];
}

/** The question with this id, of any round. Undefined for an id that the bank doesn’t have. */
export function questionById(id: string): Question | undefined {
  return byId.get(id);
}
