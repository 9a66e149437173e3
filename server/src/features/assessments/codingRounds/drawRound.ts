import { allProblems, type KeptProblem } from '../problems/bank.ts';

const SET = ['easy', 'medium'] as const;

/** An easy and a medium problem of code, of those that the learner has not had; if they had all of a kind, of all. */
export function drawRound(seen: ReadonlySet<string>, random: () => number): KeptProblem[] {
  return SET.map((difficulty) => {
    const all = allProblems().filter(
      ({ content }) => content.kind === 'code' && content.difficulty === difficulty,
    );
    const fresh = all.filter(({ slug }) => !seen.has(slug));
    const from = fresh.length > 0 ? fresh : all;
    const drawn = from[Math.floor(random() * from.length)];
    if (!drawn) throw new Error(`the bank has no ${difficulty} problem`);
    return drawn;
  });
}
