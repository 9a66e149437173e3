import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { days, over } from '../../quantity.ts';

const topic = 'Time and work';

export const workInPairs = defineNumbers({
  id: 'apt-work-in-pairs',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Time and Work',
  seconds: 95,
  unit: days,
  step: 1,
  draw: (draw) => {
    const units = draw.of([60, 72, 90, 120, 144, 180, 240]);
    const [a, b, c] = [draw.whole(1, 9), draw.whole(1, 9), draw.whole(1, 9)];
    const [ab, bc, ac, alone] = [units / (a + b), units / (b + c), units / (a + c), units / a];
    const isUsable = [ab, bc, ac, alone].every(Number.isInteger) && new Set([a, b, c]).size === 3;
    return isUsable ? { units, a, b, c, ab, bc, ac, alone } : undefined;
  },
  difficulty: ({ units }) => (units > 100 ? 1.8 : 1.4),
  prompt: ({ ab, bc, ac }) =>
    both(
      `A and B can build a wall in ${ab} days, B and C in ${bc} days, A and C in ${ac} days. In how many days can A build it alone?`,
      `A और B एक दीवार ${ab} दिन में, B और C ${bc} दिन में, A और C ${ac} दिन में बना सकते हैं। A अकेला कितने दिन में बनाएगा?`,
    ),
  answer: ({ alone }) => alone,
  traps: ({ units, a, b, c, ab, ac, alone }) => [
    [units / b, 'this is the time of B alone.', 'यह B अकेले का समय है।'],
    [units / c, 'this is the time of C alone.', 'यह C अकेले का समय है।'],
    [units / (a + b + c), 'this is the time of all three together.', 'यह तीनों के साथ का समय है।'],
    [
      alone / 2,
      'this forgets to halve the sum of the three rates.',
      'यह तीनों दरों के योग को आधा करना भूल जाता है।',
    ],
    [ab + ac, 'this adds two of the times.', 'यह दो समय जोड़ देता है।'],
    [2 * alone, 'this halves once too often.', 'यह एक बार ज़्यादा आधा करता है।'],
    [(ab + ac) / 2, 'this averages two of the times.', 'यह दो समयों का औसत लेता है।'],
  ],
  solution: ({ units, a, b, c, ab, bc, alone }) =>
    both(
      `Let the wall be ${units} units: the pairs do ${units} / ${ab} = ${a + b}, ${b + c} and ${a + c} a day, so all three do (${a + b} + ${b + c} + ${a + c}) / 2 = ${a + b + c}. Without B and C (${bc} days) A does ${a}: ${units}${over(a)}${a === 1 ? '' : ` = ${alone}`}.`,
      `दीवार को ${units} इकाई मानें: जोड़े रोज़ ${units} / ${ab} = ${a + b}, ${b + c} और ${a + c} करते हैं, इसलिए तीनों (${a + b} + ${b + c} + ${a + c}) / 2 = ${a + b + c}। B और C (${bc} दिन) को हटाकर A रोज़ ${a}: ${units}${over(a)}${a === 1 ? '' : ` = ${alone}`}।`,
    ),
  shortWay: () =>
    both(
      'rate of A = (rate of AB + rate of AC − rate of BC) / 2.',
      'A की दर = (AB की दर + AC की दर − BC की दर) / 2।',
    ),
  hints: () => [
    both(
      'Add the three rates. How often is each person counted?',
      'तीनों दरें जोड़ें। हर व्यक्ति कितनी बार गिना गया?',
    ),
    both(
      'Halve the sum for all three, then take off the rate of B and C.',
      'तीनों की दर के लिए योग आधा करें, फिर B और C की दर घटाएँ।',
    ),
  ],
});
