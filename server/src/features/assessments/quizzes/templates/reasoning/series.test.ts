import { REASONING_TEMPLATES } from '../aptitudeTemplates.ts';
import { expectRightAnswers, type Fits, numbersIn } from '../testing/readItem.ts';

const differences = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, i) => term - (terms[i] ?? 0));
const areEqual = (numbers: readonly number[]): boolean => new Set(numbers).size === 1;
const last = (numbers: readonly number[]): number => numbers.at(-1) ?? Number.NaN;

/** The rules that a solver tries: each gives the next term, or undefined if it does not fit. */
const RULES: readonly ((terms: readonly number[]) => number | undefined)[] = [
  (terms) => {
    const second = differences(differences(terms));
    return areEqual(second) ? last(terms) + last(differences(terms)) + last(second) : undefined;
  },
  (terms) => {
    const third = differences(differences(differences(terms)));
    const second = differences(differences(terms));
    // Cubes.
    return areEqual(third) && third[0] === 6
      ? last(terms) + last(differences(terms)) + last(second) + last(third)
      : undefined;
  },
  (terms) => {
    const factors = differences(terms)
      .map((gap, i, gaps) => (i === 0 ? 0 : gap / (gaps[i - 1] ?? 0)))
      .slice(1);
    return areEqual(factors) ? last(terms) + last(differences(terms)) * last(factors) : undefined;
  },
];

/** Two series in turn, each with equal steps. It needs three terms of each. */
function takingTurns(terms: readonly number[]): number | undefined {
  const [own, other] = [1, 0].map((rest) => terms.filter((_, i) => (terms.length - i) % 2 !== rest));
  if (!own || !other || !areEqual(differences(own)) || !areEqual(differences(other))) return undefined;
  return last(own) + last(differences(own));
}

const predictions = (terms: readonly number[], rules = RULES): number[] => [
  ...new Set(rules.flatMap((rule) => rule(terms) ?? [])),
];

const ALPHABET = 26;
const place = (letter: string): number => letter.charCodeAt(0) - 64;
const moved = (letter: string, by: number): string =>
  String.fromCharCode(65 + ((((place(letter) - 1 + by) % ALPHABET) + ALPHABET) % ALPHABET));
/** Steps from one letter to another, from 0 to 25. */
const steps = (from: string, to: string): number => (place(to) - place(from) + ALPHABET) % ALPHABET;

/** What the second word becomes under each rule that explains the example. */
function codesFor(example: string, shown: string, asked: string): Set<string> {
  const flipped = (word: string): string => [...word].reverse().join('');
  const found = new Set<string>();
  for (const source of [(word: string) => word, flipped]) {
    const isFlipped = source === flipped;
    const moves = [...source(example)].map((letter, i) => steps(letter, shown[i] ?? 'A'));
    const changes = moves.map((move, i) => (move - (moves[i - 1] ?? move) + ALPHABET) % ALPHABET).slice(1);
    const isInTurn = moves.every((move, i) => move === moves[i % 2]);
    const isGrowing = areEqual([...changes, moves[0] ?? 0]) && (moves[0] === 1 || moves[0] === ALPHABET - 1);
    if (isFlipped ? areEqual(moves) : isInTurn || isGrowing)
      found.add([...source(asked)].map((letter, i) => moved(letter, moves[i] ?? 0)).join(''));
  }
  const mirror = (word: string): string =>
    [...word].map((letter) => String.fromCharCode(155 - letter.charCodeAt(0))).join('');
  if (mirror(example) === shown) found.add(mirror(asked));
  return found;
}

const CHECKS: Record<string, Fits> = {
  'apt-next-term': (terms, next) => {
    const found = predictions(terms, [...RULES, takingTurns]);
    return found.length === 1 && found[0] === next;
  },
  'apt-wrong-term': (terms, wrong) => {
    const isMended = (i: number): boolean =>
      Array.from({ length: 21 }, (_, by) => by - 10).some(
        (by) => by !== 0 && predictions(terms.with(i, (terms[i] ?? 0) + by)).length > 0,
      );
    const culprits = terms.filter((_, i) => isMended(i));
    return culprits.length === 1 && culprits[0] === wrong && predictions(terms).length === 0;
  },
  'apt-letter-groups': (_, __, { prompt, right }) => {
    const groups = prompt.en.match(/\b[A-Z]{3}\b/g) ?? [];
    return [0, 1, 2].every((i) => {
      const letters = [...groups, right.en].map((group) => group[i] ?? '');
      return areEqual(letters.slice(1).map((letter, at) => steps(letters[at] ?? 'A', letter)));
    });
  },
  'apt-odd-group': (_, __, { right, wrong }) => {
    const rule = (group: string): string =>
      [...group]
        .slice(1)
        .map((letter, i) => steps(group[i] ?? 'A', letter))
        .join();
    const rules = wrong.map(({ option }) => rule(option.en));
    return new Set(rules).size === 1 && rules[0] !== rule(right.en);
  },
  'apt-growing-jumps': (_, __, { prompt, right }) => {
    const letters = [...(prompt.en.match(/\b[A-Z]\b/g) ?? []), right.en];
    const jumps = letters.slice(1).map((letter, i) => steps(letters[i] ?? 'A', letter));
    return areEqual(differences(jumps).map((change) => (change + ALPHABET) % ALPHABET));
  },
  'apt-coded-word': (_, __, { prompt, right }) => {
    const [example = '', shown = '', asked = ''] = prompt.en.match(/\b[A-Z]{5}\b/g) ?? [];
    const codes = codesFor(example, shown, asked);
    return codes.size === 1 && codes.has(right.en);
  },
  'apt-number-code': ([first = 0, second = 0], answer, { prompt }) => {
    const words = prompt.en.match(/\b[A-Z]{3,5}\b/g) ?? [];
    const rules: ((word: string) => number)[] = [
      (word) => [...word].reduce((sum, letter) => sum + place(letter), 0),
      (word) => [...word].reduce((sum, letter) => sum + place(letter) + 1, 0),
      (word) => [...word].reduce((sum, letter) => sum + place(letter) * word.length, 0),
      (word) => [...word].reduce((sum, letter) => sum + 27 - place(letter), 0),
    ];
    const fitting = rules.filter((rule) => rule(words[0] ?? '') === first && rule(words[1] ?? '') === second);
    return fitting.length === 1 && fitting[0]?.(words[2] ?? '') === answer;
  },
  'apt-exchanged-signs': (_, value, { prompt }) => {
    const meanings = new Map(
      [...prompt.en.matchAll(/(\S) means (\S)[,]/g)].map(([, sign = '', real = '']) => [sign, real]),
    );
    const shown = /value of (.*)\?/.exec(prompt.en)?.[1] ?? '';
    const real = [...shown].map((sign) => meanings.get(sign) ?? sign).join('');
    const terms = real
      .replaceAll(' − ', ' + −')
      .split(' + ')
      .map((term) => {
        const [first = 0, ...rest] = numbersIn(term);
        const signs = term.match(/[×÷]/g) ?? [];
        const product = rest.reduce(
          (all, number, i) => (signs[i] === '×' ? all * number : all / number),
          first,
        );
        return term.startsWith('−') ? -product : product;
      });
    return terms.reduce((sum, term) => sum + term, 0) === value;
  },
};

expectRightAnswers(
  REASONING_TEMPLATES.filter(({ id }) => id in CHECKS),
  CHECKS,
);
