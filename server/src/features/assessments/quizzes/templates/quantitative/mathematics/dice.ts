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
      'this treats the eleven possible sums as equally likely.',
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

export const oneCard = defineNumbers({
  id: 'apt-numbered-card',
  topic,
  source: 'NCERT Mathematics, class 10, Probability',
  seconds: 45,
  unit: asFraction,
  step: null,
  draw: (draw) => {
    const [count, divisor] = [draw.whole(12, 60), draw.whole(3, 9)];
    const hits = Math.floor(count / divisor);
    return hits >= 2 ? { count, divisor, hits } : undefined;
  },
  difficulty: ({ count, divisor }) => (count % divisor === 0 ? -2.2 : -1.7),
  prompt: ({ count, divisor }) =>
    both(
      `Cards are numbered from 1 to ${count}. One is drawn at random. What is the probability that its number is a multiple of ${divisor}?`,
      `कार्डों पर 1 से ${count} तक संख्याएँ हैं। एक कार्ड यादृच्छिक निकाला जाता है। उसकी संख्या ${divisor} का गुणज होने की प्रायिकता क्या है?`,
    ),
  answer: ({ count, hits }) => hits / count,
  isPlausible: (result) => result < 1,
  traps: ({ count, divisor, hits }) => [
    [(count - hits) / count, 'this is the probability of the contrary.', 'यह विपरीत घटना की प्रायिकता है।'],
    [(hits + 1) / count, 'this counts one multiple too many.', 'यह एक गुणज ज़्यादा गिनता है।'],
    [
      divisor / count,
      'this treats the divisor as the number of multiples.',
      'यह भाजक को गुणजों की संख्या मान लेता है।',
    ],
    [(hits - 1) / count, 'this counts one multiple too few.', 'यह एक गुणज कम गिनता है।'],
    [
      1 / divisor,
      'this is right only if the number of cards is a multiple.',
      'यह तभी सही है जब कार्डों की संख्या गुणज हो।',
    ],
    [1 / hits, 'this divides by the number of multiples.', 'यह गुणजों की संख्या से भाग देता है।'],
    [hits / (count - 1), 'this counts one card too few.', 'यह एक कार्ड कम गिनता है।'],
    [hits / (count + 1), 'this counts one card too many.', 'यह एक कार्ड ज़्यादा गिनता है।'],
  ],
  solution: ({ count, divisor, hits }) =>
    both(
      `The multiples are ${divisor}, ${2 * divisor}, … up to ${hits * divisor}: ${hits} of ${count} cards. The probability is ${reduced(hits, count)}.`,
      `गुणज ${divisor}, ${2 * divisor}, … ${hits * divisor} तक: ${count} कार्डों में ${hits}। प्रायिकता ${reduced(hits, count)}।`,
    ),
  shortWay: () =>
    both(
      'divide the number of cards by the divisor and drop the rest.',
      'कार्डों की संख्या को भाजक से भाग दें और शेष छोड़ दें।',
    ),
  hints: () => [
    both('How many of the numbers are multiples?', 'कितनी संख्याएँ गुणज हैं?'),
    both('Favourable cards / all cards, in lowest terms.', 'अनुकूल कार्ड / सब कार्ड, सरलतम रूप में।'),
  ],
});
