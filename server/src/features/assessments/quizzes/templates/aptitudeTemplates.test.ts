import { describe, expect, test } from 'vitest';
import { APTITUDE_TEMPLATES } from './aptitudeTemplates.ts';
import { explain, type GeneratedItem } from './numberTemplate.ts';

const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);

/** The number that an option shows. */
function read(option: string): number {
  const fraction = /^(\d+)\/(\d+)$/.exec(option);
  return fraction ? Number(fraction[1]) / Number(fraction[2]) : Number(option.replace(/[^\d.]/g, ''));
}

/** The first rupee amount or number of votes in the prompt. */
function given(prompt: string, pattern: RegExp): number {
  return read(pattern.exec(prompt)?.[1] ?? '');
}

function arrangements(letters: readonly string[]): string[] {
  if (letters.length < 2) return [letters.join('')];
  const all = letters.flatMap((first, i) =>
    arrangements(letters.filter((_, at) => at !== i)).map((rest) => first + rest),
  );
  return [...new Set(all)];
}

/** Whether the answer fits the question, by counting or trying out instead of the template's formula. */
const FITS: Record<string, (p: Record<string, number>, answer: number, item: GeneratedItem) => boolean> = {
  'apt-election-votes': (p, votes, { prompt }) => {
    const valid = votes - votes * (Number(p.invalid) / 100);
    const winner = valid * (Number(p.winner) / 100);
    return Math.abs(winner - (valid - winner) - given(prompt, /wins by ([\d,]+)/)) < 1e-6;
  },
  'apt-markup-discount': (p, profit) => {
    const marked = 200 * (1 + Number(p.markup) / 100);
    const sold = marked - marked * (Number(p.discount) / 100);
    return Math.abs(((sold - 200) / 200) * 100 - profit) < 1e-6;
  },
  'apt-work-one-leaves': (p, more) =>
    Math.abs(Number(p.together) / Number(p.a) + (Number(p.together) + more) / Number(p.b) - 1) < 1e-9,
  'apt-train-platform': (p, seconds) =>
    Math.abs((Number(p.speedKmh) * 1000 * seconds) / 3600 - Number(p.platformM) - Number(p.lengthM)) < 1e-6,
  'apt-chained-ratio': (p, b, { prompt }) => {
    const shared = (b * Number(p.p)) / Number(p.q) + b + (b * Number(p.s)) / Number(p.r);
    return Math.abs(shared - given(prompt, /₹([\d,]+) is shared/)) < 1e-6;
  },
  'apt-batting-average': (p, average) =>
    Number(p.before) * (average - Number(p.rise)) + Number(p.runs) === (Number(p.before) + 1) * average,
  'apt-add-water': (p, added) => {
    const milk = (Number(p.total) * Number(p.milk)) / (Number(p.milk) + Number(p.water));
    return Math.abs(milk / (Number(p.total) - milk + added) - Number(p.newMilk) / Number(p.newWater)) < 1e-9;
  },
  'apt-interest-difference': (p, sum, { prompt }) => {
    const first = sum * (Number(p.rate) / 100);
    const second = (sum + first) * (Number(p.rate) / 100);
    return Math.abs(first + second - 2 * first - given(prompt, /is ₹([\d,]+) more/)) < 1e-6;
  },
  'apt-two-same-colour': (p, probability) => {
    const balls = Object.entries(p).flatMap(([colour, count]) => Array<string>(count).fill(colour));
    const pairs = balls.flatMap((one, i) => balls.flatMap((other, at) => (at === i ? [] : [one === other])));
    return Math.abs(pairs.filter(Boolean).length / pairs.length - probability) < 1e-9;
  },
  'apt-vowels-together': (_, ways, { parameters }) =>
    arrangements([...String(parameters.word)]).filter((text) => /^[^AEIOU]*[AEIOU]+[^AEIOU]*$/.test(text))
      .length === ways,
  'apt-father-and-son': (p, father) => {
    const son = father / Number(p.times);
    return father + Number(p.later) === Number(p.timesLater) * (son + Number(p.later));
  },
  'apt-fill-and-leak': (p, hours) => Math.abs(hours / Number(p.fill) - hours / Number(p.empty) - 1) < 1e-9,
  'apt-boat-stream': (_, stream, { prompt }) => {
    const km = given(prompt, /for (\d+) km/);
    const down = km / given(prompt, /takes (\d+) hours/);
    const up = km / given(prompt, /and (\d+) hours/);
    return Math.abs(down - stream - (up + stream)) < 1e-9;
  },
  'apt-partnership': (p, share, { prompt }) => {
    const profit = given(prompt, /profit of ₹([\d,]+)/);
    const [meena, om] = [Number(p.first) * 12, Number(p.second) * (12 - Number(p.joinsAfter))];
    return Math.abs(share / (profit - share) - om / meena) < 1e-9;
  },
  'apt-buses-together': (p, minutes) => {
    let next = 1;
    while (Object.values(p).some((every) => next % every !== 0)) next++;
    return next === minutes;
  },
  'apt-clock-angle': (p, angle) => {
    const minutes = (Number(p.hour) % 12) * 60 + Number(p.minute);
    const apart = Math.abs((minutes / 720) * 360 - (Number(p.minute) / 60) * 360);
    return Math.abs(Math.min(apart, 360 - apart) - angle) < 1e-9;
  },
  'apt-at-least-one': (p, ways) => {
    const people = Number(p.men) + Number(p.women);
    let teams = 0;
    for (let team = 0; team < 2 ** people; team++) {
      const isChosen = Array.from({ length: people }, (_, i) => (team >> i) & 1);
      const hasWoman = isChosen.slice(Number(p.men)).includes(1);
      if (hasWoman && isChosen.filter(Boolean).length === Number(p.size)) teams++;
    }
    return teams === ways;
  },
  'apt-pass-mark': (p, full, { prompt }) => {
    const got = given(prompt, /gets (\d+) marks/);
    return Math.abs((full * Number(p.passPercent)) / 100 - got - given(prompt, /by (\d+) marks/)) < 1e-9;
  },
  'apt-average-speed': (p, speed) => Math.abs(2 / speed - 1 / Number(p.there) - 1 / Number(p.back)) < 1e-9,
  'apt-trailing-zeros': (p, zeros) => {
    let product = 1n;
    for (let factor = 2n; factor <= BigInt(Number(p.n)); factor++) product *= factor;
    return (/0*$/.exec(String(product))?.[0].length ?? 0) === zeros;
  },
};

describe.each(APTITUDE_TEMPLATES)('the template $id', ({ id, generate }) => {
  const items = SEEDS.map(generate);

  test('has the right answer', () => {
    const checked = new Set<string>();
    for (const item of items) {
      if (checked.has(item.prompt)) continue;
      checked.add(item.prompt);
      const fits = FITS[id]?.(item.parameters as Record<string, number>, read(item.right), item);
      expect(fits, `${item.prompt} ${item.right}`).toBe(true);
    }
  });

  test('has four different options, and texts that fit the bank', () => {
    for (const item of items) {
      const options = [item.right, ...item.wrong.map(({ option }) => option)];
      expect(new Set(options.map(read)).size).toBe(4);
      expect(item.prompt.length).toBeLessThanOrEqual(300);
      expect(explain(item).length).toBeLessThanOrEqual(420);
    }
  });

  test('puts the answer first, last and between equally often', () => {
    const ranks = items.map(
      ({ right, wrong }) => wrong.filter(({ option }) => read(option) < read(right)).length,
    );
    for (const rank of [0, 1, 2, 3])
      expect(ranks.filter((one) => one === rank).length).toBeGreaterThan(SEEDS.length * 0.15);
  });

  test('repeats an item for the same seed', () => {
    expect(generate(7)).toEqual(items[6]);
  });
});
