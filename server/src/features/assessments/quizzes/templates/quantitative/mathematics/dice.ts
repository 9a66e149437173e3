import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { asFraction, reduced, sumOf } from '../../quantity.ts';

const topic = 'Probability';

export const sumOfDice = defineNumbers({
  id: 'apt-sum-of-dice',
  topic,
  source: 'NCERT Mathematics, class 10, Probability',
  seconds: 55,
  unit: asFraction,
  step: null,
  draw: (draw) => {
    const kind = draw.of(['exactly', 'atLeast', 'below', 'multiple'] as const);
    const bound = kind === 'multiple' ? draw.whole(3, 5) : draw.whole(4, 10);
    const fits = (sum: number): boolean =>
      kind === 'exactly'
        ? sum === bound
        : kind === 'atLeast'
          ? sum >= bound
          : kind === 'below'
            ? sum < bound
            : sum % bound === 0;
    const sums = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => one + other));
    const favourable = [...new Set(sums.filter(fits))].sort((a, b) => a - b);
    const counts = favourable.map((sum) => sums.filter((one) => one === sum).length);
    const border = sums.filter((sum) => sum === bound).length;
    return { kind, bound, favourable, counts, count: sumOf(counts), border };
  },
  difficulty: ({ kind }) => (kind === 'exactly' ? -1.6 : kind === 'multiple' ? -0.3 : -0.7),
  prompt: ({ kind, bound }) => {
    const english = {
      exactly: `exactly ${bound}`,
      atLeast: `at least ${bound}`,
      below: `less than ${bound}`,
      multiple: `a multiple of ${bound}`,
    }[kind];
    const hindi = {
      exactly: `ठीक ${bound} होने`,
      atLeast: `कम से कम ${bound} होने`,
      below: `${bound} से कम होने`,
      multiple: `${bound} का गुणज होने`,
    }[kind];
    return both(
      `Two fair dice are rolled. What is the probability that the sum is ${english}?`,
      `दो निष्पक्ष पासे फेंके जाते हैं। योग के ${hindi} की प्रायिकता क्या है?`,
    );
  },
  answer: ({ count }) => count / 36,
  isPlausible: (result) => result < 1,
  traps: ({ kind, favourable, count, border }) => [
    [
      favourable.length / 11,
      'this takes the eleven possible sums as equally likely.',
      'यह ग्यारह संभव योगों को समान संभाव्य मानता है।',
    ],
    [1 - count / 36, 'this is the probability of the contrary.', 'यह विपरीत घटना की प्रायिकता है।'],
    ...(kind === 'atLeast' || kind === 'below'
      ? ([
          [
            (kind === 'atLeast' ? count - border : count + border) / 36,
            'this treats the border value the wrong way.',
            'यह सीमा वाले मान को ग़लत ओर गिनता है।',
          ],
        ] as const)
      : []),
    [(count + 1) / 36, 'this counts one outcome too many.', 'यह एक परिणाम ज़्यादा गिनता है।'],
    [
      Math.ceil(count / 2) / 36,
      'this takes, for example, (2, 3) and (3, 2) as one outcome.',
      'यह जैसे (2, 3) और (3, 2) को एक ही परिणाम मानता है।',
    ],
    [(count - 1) / 36, 'this misses one outcome.', 'यह एक परिणाम छोड़ देता है।'],
  ],
  solution: ({ favourable, counts, count }) => {
    const list = counts.length > 1 ? `${counts.join(' + ')} = ${count}` : `${count}`;
    return both(
      `There are 6 × 6 = 36 equally likely outcomes. For the sum${favourable.length > 1 ? 's' : ''} ${favourable.join(', ')} there are ${list}. The probability is ${reduced(count, 36)}.`,
      `6 × 6 = 36 समान संभाव्य परिणाम हैं। योग ${favourable.join(', ')} के लिए ${list}। प्रायिकता ${reduced(count, 36)}।`,
    );
  },
  shortWay: () =>
    both(
      'the sums 2 to 7 have 1 to 6 outcomes, then it goes down again to 1 for 12.',
      'योग 2 से 7 तक 1 से 6 परिणाम हैं, फिर 12 पर 1 तक घटते हैं।',
    ),
  hints: () => [
    both('Two dice have 36 equally likely outcomes.', 'दो पासों के 36 समान संभाव्य परिणाम हैं।'),
    both(
      'Count the outcomes for each sum that fits; (2, 3) and (3, 2) are two.',
      'हर अनुकूल योग के परिणाम गिनें; (2, 3) और (3, 2) दो हैं।',
    ),
  ],
});
