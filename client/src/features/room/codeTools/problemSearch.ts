import type { ProblemSummary } from '@preproom/models/contract/assessments/problems';
import { queryWords, wordsOf } from '@preproom/models/contract/http/searchText';

export interface ProblemFilter {
  typed: string;
  /** Empty: any. */
  difficulty: string;
}

/**
 * The problems whose title, topics or difficulty have each typed word, or begin one of theirs with it. `namesOf`: topics and
 * difficulty in the reader's language; their English names count as well.
 */
export function findProblems(
  problems: readonly ProblemSummary[],
  { typed, difficulty }: ProblemFilter,
  namesOf: (problem: ProblemSummary) => readonly string[],
): ProblemSummary[] {
  const wanted = queryWords(typed);
  return problems.filter((problem) => {
    if (difficulty !== '' && problem.difficulty !== difficulty) return false;
    const { title, topics } = problem;
    const words = wordsOf([title, problem.difficulty, ...topics, ...namesOf(problem)].join(' '));
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}
