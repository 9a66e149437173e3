/** The search ends when it knows the rate this well. */
const PRECISION = 1.05;

/**
 * The highest rate that still holds, to within 5 %: from a first guess up or down in steps of this factor, then by bisection;
 * 0 when not even one a second does. A rate counts as too high when it fails twice: one pause of the machine is not the limit.
 */
export async function highestRate(
  holds: (rate: number) => Promise<boolean>,
  guess: number,
  step: number,
): Promise<number> {
  const doesHold = async (rate: number) => (await holds(rate)) || (await holds(rate));
  let low = guess;
  if (await doesHold(low)) while (await doesHold(low * step)) low *= step;
  else {
    do low /= step;
    while (low >= 1 && !(await doesHold(low)));
    if (low < 1) return 0;
  }
  let high = low * step;
  while (high / low > PRECISION) {
    const middle = Math.sqrt(low * high);
    if (await doesHold(middle)) low = middle;
    else high = middle;
  }
  return low;
}
