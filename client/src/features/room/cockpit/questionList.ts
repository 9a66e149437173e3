import { foldText } from '@preproom/models/contract/http/searchText';
import type { DiscussionPrompt } from '@preproom/models/contract/room/groupDiscussion';
import type { Question, QuestionDifficulty } from '@preproom/models/contract/room/questions';

export interface QuestionFilter {
  search: string;
  /** Empty: any. */
  difficulty: QuestionDifficulty | '';
  onlyFavourites: boolean;
}

export const NO_FILTER: QuestionFilter = { search: '', difficulty: '', onlyFavourites: false };

export interface QuestionFacts {
  askedBefore: readonly string[];
  favourites: readonly string[];
}

/** The questions that fit the filter. Those that this learner was asked in another session come last. */
export function filteredQuestions(
  questions: readonly Question[],
  { search, difficulty, onlyFavourites }: QuestionFilter,
  { askedBefore, favourites }: QuestionFacts,
): Question[] {
  const words = wordsOf(search);
  const fitting = questions.filter(
    (question) =>
      (difficulty === '' || question.difficulty === difficulty) &&
      (!onlyFavourites || favourites.includes(question.id)) &&
      words.every((word) => textOf(question).includes(word)),
  );
  const isOld = ({ id }: Question) => askedBefore.includes(id);
  return [...fitting.filter((question) => !isOld(question)), ...fitting.filter(isOld)];
}

/** The prompts of a group discussion that fit the filter. They cannot be favourites. */
export function filteredPrompts(
  prompts: readonly DiscussionPrompt[],
  { search, difficulty }: QuestionFilter,
): DiscussionPrompt[] {
  const words = wordsOf(search);
  return prompts.filter((prompt) => {
    const text = foldText(
      [prompt.text, ...prompt.pointsFor, ...prompt.pointsAgainst, prompt.turn, ...prompt.tracks].join(' '),
    );
    const isFitting = difficulty === '' || prompt.difficulty === difficulty;
    return isFitting && words.every((word) => text.includes(word));
  });
}

const wordsOf = (search: string) => foldText(search).split(/\s+/).filter(Boolean);

function textOf({ text, purpose, goodAnswer, followUps, topic, tracks }: Question): string {
  return foldText([text, purpose, goodAnswer, ...followUps, topic, ...tracks].join(' '));
}
