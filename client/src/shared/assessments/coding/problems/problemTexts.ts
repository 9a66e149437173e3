import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProblemSummary } from '@preproom/models/contract/assessments/problems';

type Difficulty = ProblemSummary['difficulty'];
type Topic = ProblemSummary['topics'][number];

export const DIFFICULTY_NAMES: Record<Difficulty, MessageDescriptor> = {
  easy: msg`Easy`,
  medium: msg`Medium`,
  hard: msg`Hard`,
};

export const PROBLEM_TOPIC_NAMES: Record<Topic, MessageDescriptor> = {
  arrays: msg`Arrays`,
  strings: msg`Strings`,
  maths: msg`Maths`,
  bits: msg`Bits`,
  'hash-maps': msg`Hash maps`,
  sorting: msg`Sorting`,
  'two-pointers': msg`Two pointers`,
  'sliding-window': msg`Sliding window`,
  'prefix-sums': msg`Prefix sums`,
  matrices: msg`Matrices`,
  'binary-search': msg`Binary search`,
  stacks: msg`Stacks`,
  queues: msg`Queues`,
  'linked-lists': msg`Linked lists`,
  recursion: msg`Recursion`,
  trees: msg`Trees`,
  heaps: msg`Heaps`,
  intervals: msg`Intervals`,
  greedy: msg`Greedy`,
  backtracking: msg`Backtracking`,
  graphs: msg`Graphs`,
  'union-find': msg`Union-find`,
  tries: msg`Tries`,
  'dynamic-programming': msg`Dynamic programming`,
  design: msg`Design`,
  selection: msg`Filtering rows`,
  joins: msg`Joins`,
  grouping: msg`Grouping`,
  subqueries: msg`Subqueries`,
  'window-functions': msg`Window functions`,
};
