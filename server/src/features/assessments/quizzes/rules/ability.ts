/** In logits: wide enough that the answers, not the prior, place a learner two logits from the middle. */
const PRIOR_SD = 1.8;
const GRID = Array.from({ length: 121 }, (_, step) => -6 + step / 10);

export interface Answered {
  /** In logits. */
  difficulty: number;
  /** The chance of a right answer by guessing alone (`chanceByGuessing`). */
  guess: number;
  isRight: boolean;
}

export interface Ability {
  /** In logits; 0 is a final-year student of the subject. */
  ability: number;
  /** In logits: the standard deviation of the posterior. */
  standardError: number;
}

/**
 * The chance of a right answer: known in the Rasch model (Rasch 1960), else guessed (Birnbaum 1968). Without the guess, whoever
 * ticks at random gets a band that the answers do not support.
 */
export function chanceOfRight(ability: number, { difficulty, guess }: Omit<Answered, 'isRight'>): number {
  return guess + (1 - guess) / (1 + Math.exp(difficulty - ability));
}

/**
 * Expected a posteriori estimate (Bock and Mislevy 1982): the mean of the posterior over a normal prior around 0, summed on a grid
 * from -6 to 6. Defined for any answers, all right or all wrong included.
 */
export function estimateAbility(answered: readonly Answered[]): Ability {
  const posterior = GRID.map((ability) => ({ ability, weight: Math.exp(logPosterior(ability, answered)) }));
  const total = sum(posterior.map(({ weight }) => weight));
  const mean = sum(posterior.map(({ ability, weight }) => ability * weight)) / total;
  const variance = sum(posterior.map(({ ability, weight }) => weight * (ability - mean) ** 2)) / total;
  return { ability: mean, standardError: Math.sqrt(variance) };
}

function logPosterior(ability: number, answered: readonly Answered[]): number {
  const prior = -(ability ** 2) / (2 * PRIOR_SD ** 2);
  return answered.reduce((log, answer) => {
    const chance = chanceOfRight(ability, answer);
    return log + Math.log(answer.isRight ? chance : 1 - chance);
  }, prior);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
