import { REASONING_TEMPLATES } from '../aptitudeTemplates.ts';
import { relationOf } from '../testing/family.ts';
import { expectRightAnswers, type Fits, isClose, ordersOf } from '../testing/readItem.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The people at a place in every arrangement that fits. */
function found<T>(
  all: readonly T[],
  fits: (one: T) => boolean,
  at: (one: T) => string | undefined,
): string[] {
  return [...new Set(all.filter(fits).map((one) => at(one) ?? ''))];
}
const isOnly = (names: readonly string[], name: string): boolean => names.length === 1 && names[0] === name;

/** A sentence about a row as a test of an order from left to right. */
function readRow(sentence: string): (row: readonly string[]) => boolean {
  const [x = '', y = ''] = sentence.match(/\b[A-E]\b/g) ?? [];
  const gap = (row: readonly string[]): number => row.indexOf(x) - row.indexOf(y);
  const isAtEnd = (row: readonly string[]): boolean => row[0] === x || row[4] === x;
  if (sentence.includes('immediately to the right')) return (row) => gap(row) === 1;
  if (sentence.includes('next to each other')) return (row) => Math.abs(gap(row)) === 1;
  if (sentence.includes('between')) {
    const between = ['one', 'two', 'three'].findIndex((word) => sentence.includes(`Exactly ${word}`)) + 1;
    return (row) => Math.abs(gap(row)) === between + 1;
  }
  if (sentence.includes('does not sit at an end')) return (row) => !isAtEnd(row);
  if (sentence.includes('sits at an end')) return isAtEnd;
  if (sentence.includes('somewhere to the left')) return (row) => gap(row) < 0;
  throw new Error(`unknown sentence: ${sentence}`);
}

/** A sentence about a table as a test of a clockwise order. Facing the centre, the left hand points clockwise. */
function readRing(sentence: string): (ring: readonly string[]) => boolean {
  const [x = '', y = ''] = sentence.match(/\b[P-U]\b/g) ?? [];
  const clockwise = [
    ['immediately to the left', 1],
    ['second to the left', 2],
    ['opposite', 3],
    ['second to the right', 4],
    ['immediately to the right', 5],
  ] as const;
  const steps = clockwise.find(([words]) => sentence.includes(words))?.[1];
  if (steps === undefined) throw new Error(`unknown sentence: ${sentence}`);
  return (ring) => ring[(ring.indexOf(y) + steps) % 6] === x;
}

/** The corners of a die, clockwise, by the number of the face: 0 up, 1 down, 2 front, 3 back, 4 right, 5 left. */
const CORNERS = [
  [0, 4, 2],
  [0, 2, 5],
  [0, 5, 3],
  [0, 3, 4],
  [1, 2, 4],
  [1, 5, 2],
  [1, 3, 5],
  [1, 4, 3],
] as const;
const DICE = ordersOf([1, 2, 3, 4, 5, 6]);

const CHECKS: Record<string, Fits> = {
  'apt-straight-home': (_, home, { prompt }) => {
    const start = COMPASS.findIndex((one) => prompt.en.includes(`km ${one},`)) * 45;
    const legs = [...prompt.en.matchAll(/(?:turns (\w+) and )?walks (\d+) km/g)];
    let [heading, east, north] = [start, 0, 0];
    for (const [, turn, way] of legs) {
      heading += turn === 'right' ? 90 : turn === 'left' ? -90 : 0;
      east += Number(way) * Math.sin((heading * Math.PI) / 180);
      north += Number(way) * Math.cos((heading * Math.PI) / 180);
    }
    return legs.length === 3 && isClose(Math.hypot(east, north), home);
  },
  'apt-facing-now': (_, __, { prompt, right }) => {
    const start = COMPASS.findIndex((one) => prompt.en.includes(`faces ${one}.`)) * 45;
    const turns = [...prompt.en.matchAll(/(\d+)° (clockwise|anticlockwise)/g)];
    const end = turns.reduce(
      (sum, [, angle, way]) => sum + (way === 'clockwise' ? 1 : -1) * Number(angle),
      start,
    );
    return COMPASS[(((end % 360) + 360) % 360) / 45] === right.en.toLowerCase();
  },
  'apt-which-way': (_, __, { prompt, right }) => {
    const start = COMPASS.findIndex((one) => prompt.en.includes(`km ${one},`)) * 45;
    const legs = [...prompt.en.matchAll(/(?:turns (\w+) and )?flies (\d+) km/g)];
    let [heading, east, north] = [start, 0, 0];
    for (const [, turn, way] of legs) {
      heading += turn === 'right' ? 90 : turn === 'left' ? -90 : 0;
      east += Number(way) * Math.round(Math.sin((heading * Math.PI) / 180));
      north += Number(way) * Math.round(Math.cos((heading * Math.PI) / 180));
    }
    const words = [
      north > 0 ? 'north' : north < 0 ? 'south' : '',
      east > 0 ? 'east' : east < 0 ? 'west' : '',
    ];
    return legs.length === 3 && words.filter(Boolean).join('-') === right.en.toLowerCase();
  },
  'apt-pointing-at': (_, __, { prompt, right }) => {
    const [, first = '', rest = ''] = /is the (\w+) of my ([^.]+)\./.exec(prompt.en) ?? [];
    const words = [first, ...rest.replaceAll("'s", '').split(' ').toReversed()];
    const people = [...'ABCDE'].slice(0, words.length + 1);
    const facts = words.map((word, i) => `${people[i]} is the ${word} of ${people[i + 1]}.`).join(' ');
    return relationOf(`${facts} How is A related to ${people.at(-1)}?`) === right.en;
  },
  'apt-relation-chain': (_, __, { prompt, right }) => relationOf(prompt.en) === right.en,
  'apt-changed-places': ([left = 0, right = 0, after = 0], total) => {
    const row = range(1, total);
    const [anu, bala] = [row[left - 1], row.toReversed()[right - 1]];
    return anu !== bala && bala === row[after - 1];
  },
  'apt-between-two': ([total = 0, front = 0, back = 0], between) => {
    const queue = range(1, total);
    const [dev = 0, esha = 0] = [queue[front - 1], queue.toReversed()[back - 1]];
    return queue.filter((one) => one > Math.min(dev, esha) && one < Math.max(dev, esha)).length === between;
  },
  'apt-by-height': (_, __, { prompt, right }) => {
    const facts = [...prompt.en.matchAll(/(\w+) is taller than (\w+)\./g)];
    const names = [...new Set(facts.flatMap(([, tall = '', short = '']) => [tall, short]))];
    const place = [
      'who is the tallest',
      'second tallest',
      'in the middle',
      'second shortest',
      'who is the shortest',
    ].findIndex((words) => prompt.en.includes(words));
    const fits = (order: readonly string[]): boolean =>
      facts.every(([, tall = '', short = '']) => order.indexOf(tall) < order.indexOf(short));
    return (
      names.length === 5 &&
      isOnly(
        found(ordersOf(names), fits, (order) => order[place]),
        right.en,
      )
    );
  },
  'apt-in-a-row': (_, __, { prompt, right }) => {
    const sentences = prompt.en.match(/[^.]+[.?]/g)?.slice(1) ?? [];
    const facts = sentences.slice(0, -1).map(readRow);
    const question = sentences.at(-1) ?? '';
    const place = [
      'at the left end',
      'second from the left',
      'in the middle',
      'second from the right',
      'at the right end',
    ].findIndex((words) => question.includes(words));
    return isOnly(
      found(
        ordersOf([...'ABCDE']),
        (row) => facts.every((fits) => fits(row)),
        (row) => row[place],
      ),
      right.en,
    );
  },
  'apt-round-a-table': (_, __, { prompt, right }) => {
    const sentences = prompt.en.match(/[^.]+[.?]/g)?.slice(1) ?? [];
    const facts = sentences.slice(0, -1).map(readRing);
    const question = sentences.at(-1) ?? '';
    const answers = [...'PQRSTU'].filter((who) => {
      const isThere = readRing(question.replace('Who', who).replace('?', '.'));
      const rings = ordersOf([...'QRSTU'])
        .map((rest) => ['P', ...rest])
        .filter((ring) => facts.every((fits) => fits(ring)));
      return rings.length === 1 && rings.every(isThere);
    });
    return isOnly(answers, right.en);
  },
  'apt-coded-phrases': (_, __, { prompt, right }) => {
    const phrases = [...prompt.en.matchAll(/"([^"]+)" = "([^"]+)"/g)].map(
      ([, words = '', codes = '']) => [words.split(' '), codes.split(' ')] as const,
    );
    const words = [...new Set(phrases.flatMap(([one]) => one))];
    const asked = /code for "(\w+)"/.exec(prompt.en)?.[1] ?? '';
    const codes = ordersOf([...new Set(phrases.flatMap(([, one]) => one))]);
    const fits = (order: readonly string[]): boolean =>
      phrases.every(([said, coded]) =>
        said.every((word) => coded.includes(order[words.indexOf(word)] ?? '')),
      );
    return isOnly(
      found(codes, fits, (order) => order[words.indexOf(asked)]),
      right.en,
    );
  },
  'apt-painted-cube': ([large = 0, small = 0], count, { prompt }) => {
    const last = large / small - 1;
    const painted = range(0, last).flatMap((x) =>
      range(0, last).flatMap((y) =>
        range(0, last).map((z) =>
          [x, y, z].map((at) => Number(at === 0) + Number(at === last)).reduce((sum, one) => sum + one, 0),
        ),
      ),
    );
    const faces = ['no face', 'exactly one', 'exactly two'].findIndex((words) => prompt.en.includes(words));
    return painted.filter((one) => one === faces).length === count;
  },
  'apt-opposite-face': ([, , ...numbers], _, { prompt, right }) => {
    const views = [numbers.slice(0, 3), numbers.slice(3, 6)];
    const [asked] = prompt.en.match(/\d(?=\?)/g) ?? [];
    const isSeen = (die: readonly number[], view: readonly number[]): boolean =>
      CORNERS.some((corner) =>
        [0, 1, 2].some((turn) => corner.every((face, i) => die[face] === view[(i + turn) % 3])),
      );
    const opposite = (die: readonly number[]): string => String(die[die.indexOf(Number(asked)) ^ 1]);
    return isOnly(
      found(DICE, (die) => views.every((view) => isSeen(die, view)), opposite),
      right.en,
    );
  },
};

expectRightAnswers(
  REASONING_TEMPLATES.filter(({ id }) => id in CHECKS),
  CHECKS,
);
