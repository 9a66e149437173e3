import { QUANTITATIVE_TEMPLATES } from '../../aptitudeTemplates.ts';
import type { GeneratedItem } from '../../itemTemplate.ts';
import { expectRightAnswers, type Fits, isClose, numbersIn } from '../../testing/readItem.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The rows of the table below its head, each with its numbers. */
const rowsOf = ({ table }: GeneratedItem): { name: string; numbers: number[] }[] =>
  (table?.en ?? []).slice(1).map(([name = '', ...cells]) => ({ name, numbers: cells.flatMap(numbersIn) }));

/** How many different words can be made of the letters, with all vowels in one run. */
function wordsWithOneRun(letters: readonly string[]): number {
  const counted = new Map<string, number>();
  const count = (left: readonly string[], stage: 'before' | 'in' | 'after'): number => {
    if (left.length === 0) return 1;
    const key = left.toSorted().join('') + stage;
    const known = counted.get(key);
    if (known !== undefined) return known;
    const found = sum(
      [...new Set(left)].map((letter) => {
        const isVowel = 'AEIOU'.includes(letter);
        if (isVowel && stage === 'after') return 0;
        const next = isVowel ? 'in' : stage === 'before' ? 'before' : 'after';
        return count(left.toSpliced(left.indexOf(letter), 1), next);
      }),
    );
    counted.set(key, found);
    return found;
  };
  return count(letters, 'before');
}

/** Sets of seats for the friends, times the orders of friends and of others, with rotations as one. */
function roundTableWays(people: number, friends: number, isTogether: boolean): number {
  const seats = range(0, people - 1);
  const isTaken = (set: number, seat: number): boolean => ((set >> (seat % people)) & 1) === 1;
  const sets = range(0, 2 ** people - 1).filter(
    (set) => seats.filter((seat) => isTaken(set, seat)).length === friends,
  );
  // Friends who sit together have one seat only whose right neighbour is not a friend.
  const ends = (set: number): number =>
    seats.filter((seat) => isTaken(set, seat) && !isTaken(set, seat + 1)).length;
  const orders = (count: number): number => range(1, count).reduce((product, one) => product * one, 1);
  const fitting = sets.filter((set) => (ends(set) === 1) === isTogether);
  return (fitting.length * orders(friends) * orders(people - friends)) / people;
}

const dayOf = (date: string): string =>
  new Date(`${date} UTC`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });

const CHECKS: Record<string, Fits> = {
  'apt-area-change': ([up = 0, down = 0], change, { prompt }) => {
    const area = (40 + 0.4 * up) * (50 - 0.5 * down);
    return isClose(area, 20 * (100 + (prompt.en.includes('grow') ? change : -change)));
  },
  'apt-ladder': ([length = 0, foot = 0], height) => isClose(Math.hypot(foot, height), length),
  'apt-path-round': ([length = 0, width = 0, path = 0], area, { prompt }) => {
    const corners = prompt.en.includes('inside') ? -4 : 4;
    return isClose(area, 2 * (length + width) * path + corners * path * path);
  },
  'apt-round-table': ([people = 0], ways, { prompt }) => {
    const friends = ['', '', 'two', 'three', 'four'].findIndex(
      (word) => word && prompt.en.includes(`if ${word}`),
    );
    return roundTableWays(people, friends, prompt.en.includes('together')) === ways;
  },
  'apt-vowels-together': (_, ways, { prompt }) =>
    wordsWithOneRun([...(/letters of ([A-Z]+)/.exec(prompt.en)?.[1] ?? '')]) === ways,
  'apt-budget-gap': ([income = 0], gap, item) => {
    const [more, less] = [...item.prompt.en.matchAll(/"(\w+)"/g)].map(
      ([, name]) => ((rowsOf(item).find((row) => row.name === name)?.numbers[0] ?? 0) * income) / 100,
    );
    return (
      isClose((more ?? 0) - (less ?? 0), gap) &&
      sum(rowsOf(item).map(({ numbers }) => numbers[0] ?? 0)) === 100
    );
  },
  'apt-pie-angle': (_, angle, item) => {
    const name = /"(\w+)"/.exec(item.prompt.en)?.[1];
    const amounts = rowsOf(item).map((row) => row.numbers[0] ?? 0);
    return isClose(
      (rowsOf(item).find((row) => row.name === name)?.numbers[0] ?? 0) / sum(amounts),
      angle / 360,
    );
  },
  'apt-later-weekday': (_, __, { prompt, right }) => {
    const [, first = '', year = '', day, second = ''] =
      /^(\d+ \w+) (\d+) falls on a (\w+)\. .* is (\d+ \w+) of/.exec(prompt.en) ?? [];
    return dayOf(`${first} ${year}`) === day && dayOf(`${second} ${year}`) === right.en;
  },
  'apt-other-year': (_, __, { prompt, right }) => {
    const [, date = '', year = '', day, later = ''] =
      /^(\d+ \w+) (\d+) falls on a (\w+)\. .* in (\d+)/.exec(prompt.en) ?? [];
    return dayOf(`${date} ${year}`) === day && dayOf(`${date} ${later}`) === right.en;
  },
  'apt-clock-angle': ([hour = 0, minute = 0], angle) => {
    const minutes = (hour % 12) * 60 + minute;
    const apart = Math.abs((minutes / 720) * 360 - (minute / 60) * 360);
    return isClose(Math.min(apart, 360 - apart), angle);
  },
  'apt-fast-clock': ([gain = 0, per = 0, , hours = 0], error) => isClose(error / hours, gain / per),
  'apt-at-least-one': ([size = 0, men = 0, women = 0], ways) => {
    const teams = range(0, 2 ** (men + women) - 1).filter((team) => team >= 2 ** men);
    const members = (team: number): number => team.toString(2).replaceAll('0', '').length;
    return teams.filter((team) => members(team) === size).length === ways;
  },
  'apt-handshakes': ([count = 0], people, { prompt }) => {
    const hasCouples = prompt.en.includes('couples');
    const pairs = range(0, people - 1).flatMap((one) =>
      range(one + 1, people - 1).map((other) => [one, other]),
    );
    const partner = ([one = 0, other = 0]: number[]): boolean =>
      hasCouples && one % 2 === 0 && other === one + 1;
    return pairs.filter((pair) => !partner(pair)).length === count;
  },
  'apt-numbers-from-digits': ([length = 0, ...digits], count, { prompt }) => {
    const last = prompt.en.includes('even') ? 0 : 1;
    const fits = (number: number): boolean => {
      const used = [...String(number)].map(Number);
      return (
        number % 2 === last && new Set(used).size === length && used.every((digit) => digits.includes(digit))
      );
    };
    return range(10 ** (length - 1), 10 ** length - 1).filter(fits).length === count;
  },
  'apt-sum-of-dice': ([bound = 0], probability, { prompt }) => {
    const sums = range(1, 6).flatMap((one) => range(1, 6).map((other) => one + other));
    const fits = (one: number): boolean => {
      if (prompt.en.includes('exactly')) return one === bound;
      if (prompt.en.includes('at least')) return one >= bound;
      return prompt.en.includes('less than') ? one < bound : one % bound === 0;
    };
    return isClose(sums.filter(fits).length / sums.length, probability);
  },
  'apt-number-of-factors': ([number = 0], count) =>
    range(1, number).filter((one) => number % one === 0).length === count,
  'apt-other-number': ([hcf = 0, lcm = 0, one = 0], other) => {
    const highest = range(1, one).findLast((factor) => one % factor === 0 && other % factor === 0);
    return (
      highest === hcf &&
      range(1, lcm).find((multiple) => multiple % one === 0 && multiple % other === 0) === lcm
    );
  },
  'apt-buses-together': (every, minutes) =>
    range(1, minutes).find((minute) => every.every((one) => minute % one === 0)) === minutes,
  'apt-smaller-remainder': ([remainder = 0, large = 0, divisor = 0], left) =>
    range(0, 9).every((times) => (times * large + remainder) % divisor === left),
  'apt-trailing-zeros': ([n = 0], zeros) => {
    const product = range(2, n).reduce((all, one) => all * BigInt(one), 1n);
    return /0*$/.exec(String(product))?.[0].length === zeros;
  },
  'apt-unit-digit': ([base = 0, power = 0], digit) =>
    range(1, power).reduce((last) => (last * base) % 10, 1) === digit,
  'apt-two-same-colour': (counts, probability) => {
    const balls = counts.flatMap((count, colour) => Array<number>(count).fill(colour));
    const pairs = balls.flatMap((one, i) => balls.toSpliced(i, 1).map((other) => one === other));
    return isClose(pairs.filter(Boolean).length / pairs.length, probability);
  },
  'apt-someone-solves': ([x = 0, a = 0, y = 0, b = 0], probability, { prompt }) => {
    const worlds = range(1, a).flatMap((one) =>
      range(1, b).map((other) => Number(one <= x) + Number(other <= y)),
    );
    const solved = worlds.filter((count) => (prompt.en.includes('exactly') ? count === 1 : count > 0));
    return isClose(solved.length / worlds.length, probability);
  },
  'apt-pens-and-notebooks': ([a = 0, b = 0, first = 0, c = 0, d = 0, second = 0], book) =>
    isClose((first - b * book) / a, (second - d * book) / c),
  'apt-roots-squared': ([b = 0, c = 0], answer) => {
    const roots = range(1, 40).filter((x) => x * x - b * x + c === 0);
    return roots.length === 2 && sum(roots.map((x) => x * x)) === answer;
  },
  'apt-rows-of-seats': ([first = 0, more = 0, rows = 0], seats) =>
    sum(range(0, rows - 1).map((row) => first + row * more)) === seats,
  'apt-spheres-from-cylinder': ([radius = 0, height = 0, ball = 0], count) =>
    isClose(Math.PI * radius ** 2 * height, count * (4 / 3) * Math.PI * ball ** 3),
  'apt-wheel-turns': ([turns = 0, metres = 0], radius) =>
    isClose(((2 * 22) / 7) * radius * turns, metres * 100),
  'apt-same-remainder': ([a = 0, b = 0, c = 0], divisor) =>
    range(1, b).findLast((one) => a % one === b % one && b % one === c % one) === divisor,
  'apt-which-bag': ([redA = 0, whiteA = 0, redB = 0, whiteB = 0], probability) => {
    // As many draws from each bag: so many that each ball comes equally often.
    const [fromA, fromB] = [redA * (redB + whiteB), redB * (redA + whiteA)];
    return isClose(fromA / (fromA + fromB), probability);
  },
  'apt-hands-together': ([hour = 0], minutes, { prompt }) => {
    const wanted = ['lie on', 'right angle', 'opposite'].findIndex((words) => prompt.en.includes(words)) * 90;
    const angle = (minute: number): number => {
      const apart = Math.abs(30 * hour + minute / 2 - 6 * minute) % 360;
      return Math.min(apart, 360 - apart);
    };
    // The hands pass every elevenths of a minute exactly where the angle is whole.
    const first = range(1, 60 * 11).find((part) => isClose(angle(part / 11), wanted));
    return first !== undefined && isClose(first / 11, minutes);
  },
  'apt-bouncing-ball': ([height = 0, part = 0, whole = 0], way) => {
    let [travelled, top] = [0, height];
    while (top > 1e-12) {
      travelled += travelled === 0 ? top : 2 * top;
      top *= part / whole;
    }
    return isClose(travelled, way);
  },
  'apt-numbered-card': ([, count = 0, divisor = 0], probability) =>
    isClose(range(1, count).filter((one) => one % divisor === 0).length / count, probability),
  'apt-average-sales': ([later = 0, earlier = 0], gap, item) => {
    const column = (year: number): number[] => rowsOf(item).map(({ numbers }) => numbers[year - 2023] ?? 0);
    return isClose(sum(column(later)) / 4 - sum(column(earlier)) / 4, gap);
  },
  'apt-pass-share': (_, share, item) => {
    const rows = rowsOf(item).map(({ numbers }) => numbers);
    return isClose(share, sum(rows.map(([, passed = 0]) => passed)) / sum(rows.map(([sat = 0]) => sat)));
  },
  'apt-sales-growth': ([from = 0, to = 0], rise, item) => {
    const shop = /shop (\w)/.exec(item.prompt.en)?.[1];
    const numbers = rowsOf(item).find(({ name }) => name === shop)?.numbers ?? [];
    return isClose((numbers[from - 2023] ?? 0) * (1 + rise / 100), numbers[to - 2023] ?? 0);
  },
};

expectRightAnswers(
  QUANTITATIVE_TEMPLATES.filter(({ id }) => id in CHECKS),
  CHECKS,
);
