import { REASONING_TEMPLATES } from '../aptitudeTemplates.ts';
import { expectRightAnswers, type Fits } from '../testing/readItem.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const verdict = (first: boolean, second: boolean): string =>
  first ? (second ? 'Both follow' : 'Only I follows') : second ? 'Only II follows' : 'Neither follows';

/** Sentences about groups as tests of a model: a set of bits, one for each kind of person who exists. */
function readStatements(text: string): {
  read(sentence: string): (model: number) => boolean;
  groups: string[];
} {
  const pattern = /(All|No|Some) (\w+) are (not )?(\w+)\./g;
  const groups = [...new Set([...text.matchAll(pattern)].flatMap(([, , a = '', , b = '']) => [a, b]))];
  const isIn = (kind: number, group: string): boolean => ((kind >> groups.indexOf(group)) & 1) === 1;
  const kinds = range(0, 2 ** groups.length - 1);
  const mask = (fits: (kind: number) => boolean): number =>
    kinds.filter(fits).reduce((all, kind) => all | (1 << kind), 0);
  return {
    groups,
    read(sentence) {
      const [, quantifier, a = '', not, b = ''] = new RegExp(pattern.source).exec(sentence) ?? [];
      const shared = mask((kind) => isIn(kind, a) && isIn(kind, b));
      const apart = mask((kind) => isIn(kind, a) && !isIn(kind, b));
      if (quantifier === 'All') return (model) => (model & apart) === 0;
      if (quantifier === 'No') return (model) => (model & shared) === 0;
      return (model) => (model & (not ? apart : shared)) !== 0;
    },
  };
}

/** Whether each conclusion holds in every model of the premises in which no group is empty. */
function conclusionsThatFollow(premises: string, conclusions: readonly string[]): boolean[] {
  const { read, groups } = readStatements([premises, ...conclusions].join(' '));
  const kinds = 2 ** groups.length;
  const given = (premises.match(/(All|No|Some) [^.]*\./g) ?? []).map(read);
  const hasMembers = groups.map((_, group) =>
    range(0, kinds - 1)
      .filter((kind) => (kind >> group) & 1)
      .reduce((all, kind) => all | (1 << kind), 0),
  );
  const tests = conclusions.map(read);
  const isFalse = tests.map(() => false);
  for (let model = 0; model < 2 ** kinds; model++) {
    if (given.some((one) => !one(model)) || hasMembers.some((group) => (model & group) === 0)) continue;
    tests.forEach((test, i) => {
      if (!test(model)) isFalse[i] = true;
    });
  }
  return isFalse.map((one) => !one);
}

function enough(one: boolean, two: boolean, together: boolean): string {
  if (one && two) return 'I alone is enough, and so is II alone';
  if (one) return 'I alone is enough, II alone is not';
  if (two) return 'II alone is enough, I alone is not';
  return together ? 'I and II are enough only together' : 'Even together they are not enough';
}

/** A sentence about what pens and notebooks cost as a test of the two prices. */
function readBill(sentence: string): (pen: number, book: number) => boolean {
  const rupees = Number(/₹(\d+)/.exec(sentence)?.[1]);
  if (sentence.includes('more than')) return (pen, book) => book - pen === rupees;
  const count = (thing: string): number => {
    const word = new RegExp(`(one|a|\\d+) ${thing}`, 'i').exec(sentence)?.[1];
    return word === undefined ? 0 : /\d/.test(word) ? Number(word) : 1;
  };
  const [some, more] = [count('pen'), count('notebook')];
  return (pen, book) => some * pen + more * book === rupees;
}

/** A fact about a number of two digits, read from its sentence. */
function readFact(sentence: string): (n: number) => boolean {
  const value = Number(/\d+/.exec(sentence)?.[0]);
  const split = (n: number): [number, number] => [Math.floor(n / 10), n % 10];
  const facts: Record<string, (tens: number, units: number, n: number) => boolean> = {
    'sum of its digits': (tens, units) => tens + units === value,
    'digits differ by': (tens, units) => Math.abs(tens - units) === value,
    'product of its digits': (tens, units) => tens * units === value,
    'multiple of': (_, __, n) => n % value === 0,
    'square of a whole': (_, __, n) => range(1, 9).some((root) => root * root === n),
    'greater than its units': (tens, units) => tens > units,
    'greater than': (_, __, n) => n > value,
    'units digit is twice': (tens, units) => units === 2 * tens,
    'tens digit is twice': (tens, units) => tens === 2 * units,
    'units digit is': (_, units) => units === value,
  };
  const fact = Object.entries(facts).find(([words]) => sentence.includes(words))?.[1];
  if (!fact) throw new Error(`unknown fact: ${sentence}`);
  return (n) => fact(...split(n), n);
}

const CHECKS: Record<string, Fits> = {
  'apt-two-conclusions': (_, __, { prompt, right }) => {
    const [premises = '', rest = ''] = prompt.en.split(' Each group has at least one member. ');
    const [first, second] = conclusionsThatFollow(premises, rest.match(/(All|No|Some) [^.]*\./g) ?? []);
    return verdict(first === true, second === true) === right.en;
  },
  'apt-which-follows': (_, __, { prompt, right, wrong }) => {
    const [premises = ''] = prompt.en.split(' Each group');
    const options = [right.en, ...wrong.map(({ option }) => option.en)];
    return conclusionsThatFollow(premises, options).join() === 'true,false,false,false';
  },
  'apt-chain-of-signs': (_, __, { prompt, right }) => {
    const [chain = '', ...conclusions] = prompt.en.split(/\. Conclusions: I\. |; II\. |\. Which/).slice(0, 3);
    const letters: string[] = chain.match(/[A-Z]/g) ?? [];
    const holds = (text: string, values: readonly number[]): boolean =>
      [...text.matchAll(/(?=([A-Z]) (.) ([A-Z]))/g)].every(([, left = '', sign = '', other = '']) => {
        const gap = (values[letters.indexOf(left)] ?? 0) - (values[letters.indexOf(other)] ?? 0);
        return { '>': gap > 0, '≥': gap >= 0, '=': gap === 0, '≤': gap <= 0, '<': gap < 0 }[sign];
      });
    const all = range(0, 5 ** 5 - 1).map((n) =>
      [1, 5, 25, 125, 625].map((power) => Math.floor(n / power) % 5),
    );
    const possible = all.filter((values) => holds(chain, values));
    const [first, second] = conclusions.map((one) => possible.every((values) => holds(one, values)));
    return possible.length > 0 && verdict(first === true, second === true) === right.en;
  },
  'apt-which-number': (_, __, { prompt, right }) => {
    const [, first = '', second = ''] = /I\. (.*?\.) II\. (.*?\.) What/.exec(prompt.en) ?? [];
    const facts = [readFact(first), readFact(second)];
    const count = (some: typeof facts): number =>
      range(10, 99).filter((n) => some.every((fact) => fact(n))).length;
    const [one, two, together] = [
      count(facts.slice(0, 1)) === 1,
      count(facts.slice(1)) === 1,
      count(facts) === 1,
    ];
    if (one && two) return right.en === 'I alone is enough, and so is II alone';
    if (one) return right.en === 'I alone is enough, II alone is not';
    if (two) return right.en === 'II alone is enough, I alone is not';
    return (
      right.en === (together ? 'I and II are enough only together' : 'Even together they are not enough')
    );
  },
  'apt-pen-price': (_, __, { prompt, right }) => {
    const [, first = '', second = ''] = /I\. (.*?\.) II\. (.*?\.) What/.exec(prompt.en) ?? [];
    const facts = [first, second].map(readBill);
    const prices = range(1, 100).flatMap((pen) =>
      range(1, 200).map((book) => ({ pen: pen / 2, book: book / 2 })),
    );
    // Steps of half a rupee up to 50 and 100, so that a single bill allows several prices.
    const pens = (some: typeof facts): number =>
      new Set(prices.filter(({ pen, book }) => some.every((fact) => fact(pen, book))).map(({ pen }) => pen))
        .size;
    return right.en === enough(pens(facts.slice(0, 1)) === 1, pens(facts.slice(1)) === 1, pens(facts) === 1);
  },
  'apt-two-clubs': ([total = 0, a = 0, b = 0, given = 0], answer, { prompt }) => {
    const knowsBoth = prompt.en.includes('play both. How');
    const shared = range(0, Math.min(a, b)).filter((count) =>
      knowsBoth ? count === given : total - (a + b - count) === given,
    );
    const [count = -1] = shared;
    const asked = prompt.en.includes('How many play neither')
      ? total - (a + b - count)
      : prompt.en.includes('How many play both')
        ? count
        : a + b - 2 * count;
    return shared.length === 1 && asked === answer;
  },
  'apt-three-papers': (
    [total = 0, a = 0, b = 0, c = 0, ab = 0, bc = 0, ac = 0, all = 0],
    answer,
    { prompt },
  ) => {
    const two = [ab - all, bc - all, ac - all];
    const one = [a - ab - ac + all, b - ab - bc + all, c - ac - bc + all];
    const sum = (numbers: readonly number[]): number => numbers.reduce((sums, number) => sums + number, 0);
    const none = total - sum(one) - sum(two) - all;
    const isReal = [...one, ...two, all, none].every((count) => count >= 0);
    const asked = prompt.en.includes('none') ? none : prompt.en.includes('exactly two') ? sum(two) : sum(one);
    return isReal && asked === answer;
  },
};

expectRightAnswers(
  REASONING_TEMPLATES.filter(({ id }) => id in CHECKS),
  CHECKS,
);
