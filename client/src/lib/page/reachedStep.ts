/** The step that the URL asks for if it can be reached, else `otherwise`, which is the furthest one by default. */
export function reachedStep<Step extends string>(
  reachable: readonly [Step, ...Step[]],
  requested: string | null,
  otherwise: Step = reachable.at(-1) ?? reachable[0],
): Step {
  return reachable.find((step) => step === requested) ?? otherwise;
}
