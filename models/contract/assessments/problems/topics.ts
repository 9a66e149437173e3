/** What a problem practises, from simple to advanced. */
export const PROBLEM_TOPICS = [
  'arrays',
  'strings',
  'maths',
  'bits',
  'hash-maps',
  'sorting',
  'two-pointers',
  'sliding-window',
  'prefix-sums',
  'matrices',
  'binary-search',
  'stacks',
  'queues',
  'linked-lists',
  'recursion',
  'trees',
  'heaps',
  'intervals',
  'greedy',
  'backtracking',
  'graphs',
  'union-find',
  'tries',
  'dynamic-programming',
  'design',
  'selection',
  'joins',
  'grouping',
  'subqueries',
  'window-functions',
] as const;
export type ProblemTopic = (typeof PROBLEM_TOPICS)[number];

export const PROBLEM_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type ProblemDifficulty = (typeof PROBLEM_DIFFICULTIES)[number];
