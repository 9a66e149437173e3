import type { RoundQuestion } from './roundQuestion.ts';

/** Problems to solve aloud: algorithms, SQL and evidence. */
export const TECH_ROUND_2_PROBLEMS: RoundQuestion[] = [
  {
    id: 'tech-2-pair-sum',
    difficulty: 'easy',
    text: 'Given a list of numbers and a target, find two numbers that add up to the target. Think aloud.',
    purpose: 'Tests the step from brute force to a better structure.',
    goodAnswer:
      'Asks about duplicates and sorting first, states the O(n²) way, then a hash set of numbers already seen: O(n) time and O(n) space. Walks through a small example and edge cases.',
    followUps: [
      'The list is sorted. Can you do it without extra space?',
      'How would you return all distinct pairs?',
    ],
  },
  {
    id: 'tech-2-brackets',
    difficulty: 'easy',
    text: 'How do you check whether the brackets in a string are balanced?',
    purpose: 'Tests choosing the right structure and handling edge cases.',
    goodAnswer:
      'Pushes opening brackets on a stack. For each closing one, the top must match, and at the end the stack must be empty. O(n). Covers an empty string, a closing bracket first and several bracket types.',
    followUps: [
      'With only one kind of bracket, do you still need a stack?',
      'How would you report the position of the first fault?',
    ],
  },
  {
    id: 'tech-2-unique-substring',
    difficulty: 'medium',
    text: 'Find the length of the longest part of a string without a repeated character.',
    purpose: 'Tests the sliding window technique.',
    goodAnswer:
      'Two pointers and a map of each character’s last position. When a character repeats inside the window, the left end jumps just past it and never moves back. O(n) time. Tests it on "abba".',
    followUps: ['Why must the left end never move back?', 'What changes if one repeat is allowed?'],
  },
  {
    id: 'tech-2-linked-list-cycle',
    difficulty: 'medium',
    text: 'How do you find out whether a linked list has a cycle, without extra memory?',
    purpose: 'Tests pointers and reasoning about why a method works.',
    goodAnswer:
      'A slow pointer moves one step and a fast one two. If they meet there’s a cycle, and if the fast one reaches the end there isn’t. O(n) time, O(1) space. Says why they must meet: the gap shrinks by one each step.',
    followUps: [
      'How do you find the node where the cycle begins?',
      'What’s the simple version with extra memory?',
    ],
  },
  {
    id: 'tech-2-merge-intervals',
    difficulty: 'medium',
    text: 'You get meeting times as start and end. Merge those that overlap.',
    purpose: 'Tests sorting as a first step and care at the edges.',
    goodAnswer:
      'Sorts by start, then extends the last merged interval when the next starts before or at its end, otherwise adds a new one. O(n log n). Asks whether touching meetings count as overlapping.',
    followUps: [
      'How many rooms do you need so that no meetings collide?',
      'How do you add one new meeting to a merged list?',
    ],
  },
  {
    id: 'tech-2-count-islands',
    difficulty: 'medium',
    text: 'A grid has land and water. How do you count the islands?',
    purpose: 'Tests graph thinking on a grid.',
    goodAnswer:
      'Scans the cells. On unvisited land it counts one and marks all connected land by DFS or BFS. O(rows × columns). Clarifies whether diagonals connect, and how cells are marked as visited.',
    followUps: [
      'What can happen with recursion on a very large grid?',
      'How would you find the largest island?',
    ],
  },
  {
    id: 'tech-2-top-k',
    difficulty: 'hard',
    text: 'A stream of millions of search words comes in. How do you report the ten most frequent?',
    purpose: 'Tests heaps, and thinking about memory.',
    goodAnswer:
      'Counts in a hash map, then keeps a min-heap of size k: O(n log k) for n distinct words, less than sorting all. Asks if exact counts are needed, and mentions splitting by hash or an approximate sketch if memory is too small.',
    followUps: [
      'How do you limit it to the last hour?',
      'The words come through several servers. How do you combine the results?',
    ],
  },
  {
    id: 'tech-2-lru-cache',
    difficulty: 'hard',
    text: 'Design a cache with a fixed size that drops the least recently used entry. Get and put should be O(1).',
    purpose: 'Tests combining two structures.',
    goodAnswer:
      'A hash map from key to node, and a doubly linked list in order of use. Get and put move the node to the front, and a full cache drops the last node and its key. Explains why the list is doubly linked.',
    followUps: ['How do you make it safe for several threads?', 'When is LRU a bad choice?'],
  },
  {
    id: 'tech-2-second-salary',
    difficulty: 'medium',
    text: 'Write SQL for the second highest salary. What if several people share the highest?',
    purpose: 'Tests SQL, ties and NULLs.',
    goodAnswer:
      'MAX(salary) below the overall MAX, or DENSE_RANK() = 2, so that ties at the top count as one. Knows that plain LIMIT 1 OFFSET 1 goes wrong with ties unless DISTINCT is used.',
    followUps: [
      'What does your query return if there’s only one salary?',
      'Now per department. What changes?',
    ],
  },
  {
    id: 'tech-2-find-duplicates',
    difficulty: 'easy',
    text: 'How do you find e-mail addresses that appear more than once in a users table, and keep only the oldest row?',
    purpose: 'Tests everyday SQL and care with deleting data.',
    goodAnswer:
      'GROUP BY address HAVING COUNT(*) > 1, then ROW_NUMBER() per address by date and delete those above 1. Treats upper and lower case alike, runs it as SELECT first, then adds a unique constraint.',
    followUps: [
      'What about orders that point to the deleted rows?',
      'How did the duplicates get in, do you think?',
    ],
  },
  {
    id: 'tech-2-no-orders',
    difficulty: 'medium',
    text: 'List the customers who have never ordered. Which ways do you know, and which can go wrong?',
    purpose: 'Tests anti-joins and the NULL trap.',
    goodAnswer:
      'NOT EXISTS, or LEFT JOIN with IS NULL on the order’s key. NOT IN with a subquery returns no rows at all if the subquery contains a NULL, because the comparison becomes unknown.',
    followUps: [
      'Now: customers without an order in the last 90 days. Where does the date condition go?',
      'Which index helps here?',
    ],
  },
  {
    id: 'tech-2-slow-query',
    difficulty: 'hard',
    text: 'A query that took 50 milliseconds now takes 5 seconds. How do you proceed?',
    purpose: 'Tests a method for performance problems.',
    goodAnswer:
      'Reproduces it with real parameters, reads EXPLAIN, compares data growth, plan and locks, then fixes the cause: a missing index, a function on an indexed column, stale statistics or too many rows fetched. Measures before and after.',
    followUps: [
      'Why can a function around a column prevent the use of its index?',
      'The query is fast, but the page is still slow. What do you suspect?',
    ],
  },
  {
    id: 'tech-2-ab-test',
    difficulty: 'hard',
    text: 'Page A converts 4% and page B 5%, each with 200 visitors. Would you switch to B?',
    purpose: 'Tests evidence in product and marketing decisions.',
    goodAnswer:
      'No: that’s 8 against 10 sales, which chance explains easily. Would fix the sample size before the test, run whole weeks, change one thing at a time and judge by sales, not only clicks.',
    followUps: ['Why is it wrong to stop as soon as B looks better?', 'B wins, but refunds rise. What now?'],
  },
];
