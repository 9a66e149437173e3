import type { PasswordFault } from '@preproom/models/contract/accounts/passwords';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

export interface PasswordOwner {
  name: string;
  email: string;
  /** The product's name, which every attacker tries. */
  brand: string;
}

/** At least 10^8 guesses: zxcvbn's threshold for holding out against an offline attack on a slow hash. */
const MIN_SCORE = 3;
/**
 * The estimate runs on the event loop, and its cost grows with the length and the number of symbol substitutions tried.
 * These limits keep the worst passwords that we tried at about 30 ms on one slow core.
 */
const LIMITS = { maxLength: 40, l33tMaxSubstitutions: 20 };

/** Common parts of Indian passwords that zxcvbn's English dictionaries lack, most common first. */
const INDIAN_WORDS = `
  bharat mumbai delhi jaihind hindustan krishna ganesh sairam omsairam shivaji bangalore bengaluru chennai hyderabad
  kolkata pune saibaba hanuman jaishreeram harekrishna mahadev sachin virat kohli dhoni cricket bollywood namaste
`
  .trim()
  .split(/\s+/);

/** Why this password is too weak for this person, or null. The caller has checked its length. */
export async function passwordStrengthFault(
  password: string,
  owner: PasswordOwner,
): Promise<Extract<PasswordFault, 'weak' | 'personal'> | null> {
  const personal = wordsOf(owner.name, owner.email);
  const estimator = await loadEstimator();
  const { score, sequence } = estimator.check(password, [...personal, ...wordsOf(owner.brand)]);
  if (score >= MIN_SCORE) return null;
  return sequence.some(({ matchedWord }) => personal.includes(matchedWord)) ? 'personal' : 'weak';
}

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loaded at the first new password: the dictionaries take about 200 ms and 75 MB. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  loading ??= createEstimator();
  return loading;
}

async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const dictionary = { ...common.dictionary, ...english.dictionary, indian: INDIAN_WORDS };
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, ...LIMITS });
}

/** Each text as a whole without spaces and split into words; lower case, as zxcvbn reports matches. */
function wordsOf(...texts: string[]): string[] {
  const parts = texts.flatMap((text) => [text, text.replace(/\s/g, ''), ...text.split(/[\s@._+-]+/)]);
  return [...new Set(parts.map((part) => part.toLowerCase()))].filter((part) => part.length > 2);
}
