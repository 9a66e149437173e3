import { QUANTITATIVE_TEMPLATES } from '../../aptitudeTemplates.ts';
import { expectRightAnswers, type Fits, isClose } from '../../testing/readItem.ts';

const at = (list: readonly number[], i: number): number => list[i] ?? Number.NaN;

/** After two years, half-years or replacements. */
const twice = (start: number, change: (value: number) => number): number => change(change(start));

const CHECKS: Record<string, Fits> = {
  'apt-father-and-son': ([times = 0, later = 0, timesLater = 0], father) =>
    isClose(father + later, timesLater * (father / times + later)),
  'apt-ages-in-ratio': ([a = 0, b = 0, ago = 0, c = 0, d = 0], kavita) =>
    isClose((kavita - ago) / ((kavita * b) / a - ago), c / d),
  'apt-batting-average': ([runs = 0, innings = 0, rise = 0], average) =>
    (innings - 1) * (average - rise) + runs === innings * average,
  'apt-replaced-person': ([crew = 0, left = 0, change = 0], newcomer, { prompt }) =>
    isClose((newcomer - left) / crew, prompt.en.includes('rises') ? change : -change),
  'apt-two-sections': ([girls = 0, theirs = 0, boys = 0, others = 0], average) => {
    const marks = [...Array<number>(girls).fill(theirs), ...Array<number>(boys).fill(others)];
    return isClose(marks.reduce((sum, one) => sum + one, 0) / marks.length, average);
  },
  'apt-boat-stream': ([down = 0, up = 0, way = 0], stream) => isClose(way / down - stream, way / up + stream),
  'apt-there-and-back': ([boat = 0, stream = 0, time = 0], way) =>
    isClose(way / (boat + stream) + way / (boat - stream), time),
  'apt-half-yearly': ([rate = 0, loan = 0], interest) =>
    isClose(twice(loan, (debt) => debt + (debt * rate) / 2 / 100) - loan, interest),
  'apt-interest-difference': ([, rate = 0, more = 0], sum) => {
    const compound = twice(sum, (amount) => amount + (amount * rate) / 100) - sum;
    return isClose(compound - (2 * sum * rate) / 100, more);
  },
  'apt-add-water': ([total = 0, milk = 0, water = 0, newMilk = 0, newWater = 0], added) => {
    const litres = (total * milk) / (milk + water);
    return isClose(litres / (total - litres + added), newMilk / newWater);
  },
  'apt-two-kinds': ([dear = 0, given = 0, cheap = 0, mean = 0], needed) =>
    isClose((needed * dear + given * cheap) / (needed + given), mean),
  'apt-replaced-twice': ([total = 0, taken = 0], milk) =>
    isClose(
      twice(total, (before) => before - taken * (before / total)),
      milk,
    ),
  'apt-partnership': ([first = 0, after = 0, second = 0, profit = 0], share) => {
    const months = Array.from({ length: 12 }, (_, i) => i);
    const [meena, om] = [months.length * first, months.filter((month) => month >= after).length * second];
    return isClose(share / (profit - share), om / meena);
  },
  'apt-income-savings': ([a = 0, b = 0, c = 0, d = 0, saving = 0], income) =>
    isClose((income - saving) / ((income * b) / a - saving), c / d),
  'apt-price-rise': ([rise = 0, before = 0], after) => isClose(after * (1 + rise / 100), before),
  'apt-two-changes': ([up = 0, down = 0], net) => {
    const users = 1000 + 10 * up;
    return isClose(users - (users * down) / 100, 1000 + 10 * net);
  },
  'apt-election-votes': ([invalid = 0, winner = 0, lead = 0], votes) => {
    const valid = votes - (votes * invalid) / 100;
    const got = (valid * winner) / 100;
    return isClose(got - (valid - got), lead);
  },
  'apt-pass-mark': ([needed = 0, got = 0, missing = 0], full) =>
    isClose((full * needed) / 100 - got, missing),
  'apt-close-one-pipe': ([a = 0, b = 0, total = 0], open) => isClose(total / a + open / b, 1),
  'apt-fill-and-leak': ([fill = 0, empty = 0], hours) => isClose(hours / fill - hours / empty, 1),
  'apt-tank-capacity': ([leak = 0, litres = 0, withTap = 0], capacity) =>
    isClose(capacity + litres * 60 * withTap, (capacity / leak) * withTap),
  'apt-false-weight': (numbers, gain) => {
    const [grams, markup] = [at(numbers, numbers.length - 2), numbers.length === 3 ? at(numbers, 0) : 0];
    const [paid, taken] = [grams, 1000 * (1 + markup / 100)];
    return isClose(paid * (1 + gain / 100), taken);
  },
  'apt-markup-discount': ([markup = 0, discount = 0], profit) => {
    const marked = 200 + 2 * markup;
    return isClose(marked - (marked * discount) / 100, 200 + 2 * profit);
  },
  'apt-new-price': ([sold = 0, loss = 0, gain = 0], price) => {
    const cost = (price * 100) / (100 + gain);
    return isClose(cost - (cost * loss) / 100, sold);
  },
  'apt-chained-ratio': ([total = 0, p = 0, q = 0, r = 0, s = 0], b) =>
    isClose((b * p) / q + b + (b * s) / r, total),
  'apt-coins-in-ratio': ([, , , ones = 0, twos = 0, fives = 0, total = 0], count) =>
    isClose((count / twos) * ones + 2 * count + 5 * (count / twos) * fives, total),
  'apt-simple-growth': ([early = 0, first = 0, late = 0, second = 0], sum) =>
    isClose((early - sum) / first, (late - sum) / second),
  'apt-times-itself': ([times = 0, span = 0, later = 0], years) => {
    const yearly = (times * 100 - 100) / span;
    return isClose(100 + years * yearly, later * 100);
  },
  'apt-average-speed': ([there = 0, back = 0], speed) => isClose(120 / there + 120 / back, 240 / speed),
  'apt-chase': ([slow = 0, head = 0, fast = 0], way) => isClose(way / slow - way / fast, head / 60),
  'apt-usual-time': ([part = 0, whole = 0, late = 0], usual) => isClose((usual * whole) / part, usual + late),
  'apt-alternate-days': ([asha = 0, bina = 0], days) => {
    let [left, day] = [1, 0];
    for (; ; day++) {
      const done = day % 2 === 0 ? 1 / asha : 1 / bina;
      if (left <= done + 1e-9) return isClose(day + left / done, days);
      left -= done;
    }
  },
  'apt-more-workers': ([length = 0, all = 0, begun = 0, workers = 0, done = 0], more) => {
    const metresADay = done / begun / workers;
    return isClose(metresADay * (workers + more) * (all - begun), length - done);
  },
  'apt-work-one-leaves': ([asif = 0, balu = 0, together = 0], more) =>
    isClose(together / asif + (together + more) / balu, 1),
  'apt-train-platform': ([length = 0, speed = 0, platform = 0], seconds) =>
    isClose((speed * 1000 * seconds) / 3600, platform + length),
  'apt-train-length': ([pole = 0, bridge = 0, time = 0], length) =>
    isClose(length / pole, (length + bridge) / time),
  'apt-what-percentage': ([got = 0, full = 0], share) => isClose((full * share) / 100, got),
  'apt-shared-in-ratio': ([total = 0, a = 0, b = 0], share) => isClose(share / (total - share), a / b),
  'apt-plain-interest': ([principal = 0, rate = 0, months = 0], interest) =>
    isClose(interest / months, (principal * rate) / 100 / 12),
  'apt-sum-and-difference': ([gap = 0, all = 0], vivek) => vivek + (vivek - gap) === all,
  'apt-two-instalments': ([loan = 0, rate = 0], instalment) =>
    Math.abs(twice(loan, (debt) => debt + (debt * rate) / 100 - instalment)) < 1e-6,
  'apt-work-in-pairs': ([ab = 0, bc = 0, ac = 0], alone) => {
    const [b, c] = [1 / ab - 1 / alone, 1 / ac - 1 / alone];
    return b > 0 && c > 0 && isClose(b + c, 1 / bc);
  },
  'apt-after-meeting': ([mine = 0, theirs = 0, speed = 0], other) =>
    // Both have been on the way for as long when they meet.
    isClose((speed * mine) / other, (other * theirs) / speed),
  'apt-cheaper-purchase': ([gain = 0, less = 0, change = 0, other = 0], cost, { prompt }) => {
    const sold = cost * (1 + gain / 100) + (/sold it for \S+ more/.test(prompt.en) ? change : -change);
    const bought = cost * (1 - less / 100);
    return isClose(((sold - bought) * 100) / bought, other);
  },
  'apt-trains-cross': ([one = 0, other = 0, fast = 0, slow = 0], seconds, { prompt }) => {
    const [first, second] = [(fast * seconds) / 3.6, (slow * seconds) / 3.6];
    return isClose(prompt.en.includes('opposite') ? first + second : first - second, one + other);
  },
};

expectRightAnswers(
  QUANTITATIVE_TEMPLATES.filter(({ id }) => id in CHECKS),
  CHECKS,
);
