import { z } from '@preproom/models/contract/http/zod';
import { Question, SAMPLE_QUESTIONS } from '@preproom/models/contract/room/questions';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { readContent } from '../../../../content/readContent.ts';

/** Each round's file in `rounds/`, and in the folders of the tracks for the technical rounds. */
const FILES: Record<Round, string> = {
  Introducation: 'introducation',
  'HR Round 1': 'hrRound1',
  'Tech Round 1': 'techRound1',
  'HR Round 2': 'hrRound2',
  'Tech Round 2': 'techRound2',
  'Tech Round 3': 'techRound3',
};
const TRACK_FOLDERS = ['btechCse', 'btechOther', 'mba', 'digitalMarketing'];
const RoundQuestions = z.array(Question.omit({ round: true }).strict());

function read(round: Round, folder: string): Question[] {
  const file = new URL(`${folder}/${FILES[round]}.json`, import.meta.url);
  return readContent(file, RoundQuestions).map((question) => ({ ...question, round }));
}

/** A few questions of each kind, which show what the round is like. */
const mixedQuestions = new Map(ROUNDS.map((round) => [round, read(round, 'rounds')]));

/** All questions, in the order of the rounds. Throws at the start if one is malformed. */
export const QUESTIONS: readonly Question[] = ROUNDS.flatMap((round) => [
  ...(mixedQuestions.get(round) ?? []),
  ...(round.startsWith('Tech') ? TRACK_FOLDERS.flatMap((folder) => read(round, `tracks/${folder}`)) : []),
]);

const byRound = Map.groupBy(QUESTIONS, ({ round }) => round);
const byId = new Map(QUESTIONS.map((question) => [question.id, question]));

/** The round’s questions, in the bank’s order. */
export function questionsOf(round: Round): readonly Question[] {
  return byRound.get(round) ?? [];
}

/** Some of the round's questions for its learner, from all parts of its mixed ones; always the same. */
export function sampleQuestions(round: Round): string[] {
  const questions = mixedQuestions.get(round) ?? [];
  const step = questions.length / SAMPLE_QUESTIONS;
  return Array.from(
    { length: SAMPLE_QUESTIONS },
    (_, i) => questions[Math.floor(i * step)]?.text ?? '',
  ).filter(Boolean);
}

/** The question with this id, of any round. Undefined for an id that the bank doesn’t have. */
export function questionById(id: string): Question | undefined {
  return byId.get(id);
}
