/** The step that the page's address names if it can be reached yet, else the furthest one, or `otherwise`. */
export function reachedStep<Step extends string>(
  reachable: readonly [Step, ...Step[]],
  wanted: string | null,
  otherwise: Step = reachable.at(-1) ?? reachable[0],
): Step {
  return reachable.find((step) => step === wanted) ?? otherwise;
}
