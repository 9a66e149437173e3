import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { asFraction, fraction, sumOf } from '../../quantity.ts';

const topic = 'Probability';

export const sameColour = defineNumbers({
  id: 'apt-two-same-colour',
  topic,
  source: 'NCERT Mathematics, class 11, Probability',
  seconds: 80,
  unit: asFraction,
  step: null,
  draw: (draw) => {
    const counts = [draw.whole(2, 7), draw.whole(2, 7), draw.whole(2, 7)] as const;
    const all = sumOf(counts);
    const pairs = counts.map((count) => count * (count - 1));
    const isUsable = all <= 15 && new Set(counts).size > 1;
    return isUsable ? { counts, all, pairs, ordered: all * (all - 1) } : undefined;
  },
  difficulty: ({ all }) => 0.4 + all / 20,
  prompt: ({ counts: [red, green, blue] }) =>
    both(
      `A bag holds ${red} red, ${green} green and ${blue} blue balls, equal apart from the colour. Two are drawn at random, one after the other, and not put back. What is the probability that both have the same colour?`,
      `एक थैले में ${red} लाल, ${green} हरी और ${blue} नीली गेंदें हैं, जो केवल रंग में अलग हैं। एक के बाद एक दो गेंदें यादृच्छिक निकाली जाती हैं और वापस नहीं रखी जातीं। दोनों के एक ही रंग की होने की प्रायिकता क्या है?`,
    ),
  answer: ({ pairs, ordered }) => sumOf(pairs) / ordered,
  traps: ({ counts, all, pairs, ordered }) => {
    const most = Math.max(...counts);
    return [
      [
        sumOf(counts.map((count) => count * count)) / all ** 2,
        'this puts the first ball back.',
        'यह पहली गेंद वापस रख देता है।',
      ],
      [
        1 - sumOf(pairs) / ordered,
        'this is the probability of two different colours.',
        'यह दो अलग रंगों की प्रायिकता है।',
      ],
      [
        sumOf(pairs) / all ** 2,
        'this lowers the number of balls of a colour, but not of all balls.',
        'यह एक रंग की गेंदें घटाता है, पर कुल गेंदें नहीं।',
      ],
      [
        (most * (most - 1)) / ordered,
        'this is right for the most frequent colour only.',
        'यह केवल सबसे ज़्यादा गेंदों वाले रंग के लिए सही है।',
      ],
      [
        sumOf(pairs) / (2 * ordered),
        'this halves the number of pairs above the line only.',
        'यह केवल अंश में जोड़ों को आधा करता है।',
      ],
      [1 / 3, 'this treats the three colours as equally frequent.', 'यह तीनों रंगों को बराबर मानता है।'],
      [
        1 / 2,
        'this treats "the same" and "different" as equally likely.',
        'यह "एक जैसा" और "अलग" को समान संभाव्य मानता है।',
      ],
    ];
  },
  solution: ({ all, pairs, ordered }) =>
    both(
      `For a colour with n balls, n(n − 1) of the ${all} × ${all - 1} = ${ordered} ordered pairs fit. (${pairs.join(' + ')}) / ${ordered} = ${fraction(sumOf(pairs) / ordered)}.`,
      `n गेंदों वाले रंग के लिए ${all} × ${all - 1} = ${ordered} क्रमित जोड़ों में से n(n − 1) अनुकूल हैं। (${pairs.join(' + ')}) / ${ordered} = ${fraction(sumOf(pairs) / ordered)}।`,
    ),
  shortWay: () =>
    both(
      'count n(n − 1) for each colour; the factor of unordered pairs cancels.',
      'हर रंग के लिए n(n − 1) गिनें; जोड़ों का क्रम कट जाता है।',
    ),
  hints: () => [
    both('Treat each colour as a case of its own and add the cases.', 'हर रंग को अलग स्थिति मानें और जोड़ दें।'),
    both(
      'For the second ball there is one less of that colour and one less in all.',
      'दूसरी गेंद के समय उस रंग की एक और कुल में भी एक गेंद कम है।',
    ),
  ],
});

export const someoneSolves = defineNumbers({
  id: 'apt-someone-solves',
  topic,
  source: 'NCERT Mathematics, class 12, Probability',
  seconds: 60,
  unit: asFraction,
  step: null,
  draw: (draw) => {
    const [a, b] = [draw.whole(2, 9), draw.whole(2, 9)];
    const [x, y] = [draw.whole(1, a - 1), draw.whole(1, b - 1)];
    const kind = draw.of(['some', 'one'] as const);
    const [p, q] = [x / a, y / b];
    const isUsable = p !== q && fraction(p) === `${x}/${a}` && fraction(q) === `${y}/${b}`;
    const some = 1 - (1 - p) * (1 - q);
    return isUsable
      ? { a, b, x, y, p, q, kind, some, result: kind === 'some' ? some : some - p * q }
      : undefined;
  },
  difficulty: ({ kind }) => (kind === 'some' ? 0.1 : 0.9),
  prompt: ({ a, b, x, y, kind }) =>
    both(
      `Esha solves a problem with probability ${x}/${a}, Gaurav with probability ${y}/${b}, independently. What is the probability that ${kind === 'some' ? 'at least one of them solves it' : 'exactly one of them solves it'}?`,
      `ईशा के सवाल हल करने की प्रायिकता ${x}/${a} और गौरव की ${y}/${b} है; दोनों स्वतंत्र हैं। ${kind === 'some' ? 'कम से कम एक के' : 'ठीक एक के'} हल करने की प्रायिकता क्या है?`,
    ),
  answer: ({ result }) => result,
  isPlausible: (result) => result <= 1,
  traps: ({ p, q, kind, some }) => [
    [
      kind === 'some' ? some - p * q : some,
      kind === 'some'
        ? 'this is the probability that exactly one solves it.'
        : 'this also counts that both solve it.',
      kind === 'some' ? 'यह ठीक एक के हल करने की प्रायिकता है।' : 'यह दोनों के हल करने को भी गिनता है।',
    ],
    [p * q, 'this is the probability that both solve it.', 'यह दोनों के हल करने की प्रायिकता है।'],
    [
      (1 - p) * (1 - q),
      'this is the probability that neither solves it.',
      'यह किसी के भी हल न करने की प्रायिकता है।',
    ],
    [
      p + q,
      'this adds the two and counts the case of both twice.',
      'यह दोनों को जोड़कर साझा स्थिति दो बार गिनता है।',
    ],
    [
      1 - p * q,
      'this is the probability that not both solve it.',
      'यह दोनों के एक साथ हल न करने की प्रायिकता है।',
    ],
    [p * (1 - q), 'this is the probability that only Esha solves it.', 'यह केवल ईशा के हल करने की प्रायिकता है।'],
    [
      q * (1 - p),
      'this is the probability that only Gaurav solves it.',
      'यह केवल गौरव के हल करने की प्रायिकता है।',
    ],
    [(p + q) / 2, 'this averages the two probabilities.', 'यह दोनों प्रायिकताओं का औसत है।'],
  ],
  solution: ({ a, b, x, y, kind, result }) =>
    kind === 'some'
      ? both(
          `Neither solves it with ${a - x}/${a} × ${b - y}/${b} = ${(a - x) * (b - y)}/${a * b}. So at least one does with 1 − ${(a - x) * (b - y)}/${a * b} = ${fraction(result)}.`,
          `किसी के हल न करने की प्रायिकता ${a - x}/${a} × ${b - y}/${b} = ${(a - x) * (b - y)}/${a * b}। कम से कम एक: 1 − ${(a - x) * (b - y)}/${a * b} = ${fraction(result)}।`,
        )
      : both(
          `Only Esha: ${x}/${a} × ${b - y}/${b}. Only Gaurav: ${a - x}/${a} × ${y}/${b}. Together (${x * (b - y)} + ${(a - x) * y}) / ${a * b} = ${fraction(result)}.`,
          `केवल ईशा: ${x}/${a} × ${b - y}/${b}। केवल गौरव: ${a - x}/${a} × ${y}/${b}। कुल (${x * (b - y)} + ${(a - x) * y}) / ${a * b} = ${fraction(result)}।`,
        ),
  shortWay: ({ kind }) =>
    kind === 'some'
      ? both('"at least one" = 1 − "neither".', '"कम से कम एक" = 1 − "कोई नहीं"।')
      : both('p + q − 2pq.', 'p + q − 2pq।'),
  hints: ({ kind }) => [
    both('For independent events, probabilities are multiplied.', 'स्वतंत्र घटनाओं की प्रायिकताएँ गुणा होती हैं।'),
    kind === 'some'
      ? both(
          'What is the probability that neither of them solves it?',
          'दोनों में से किसी के भी हल न करने की प्रायिकता क्या है?',
        )
      : both('Add the cases "only Esha" and "only Gaurav".', '"केवल ईशा" और "केवल गौरव" की स्थितियाँ जोड़ें।'),
  ],
});

export const whichBag = defineNumbers({
  id: 'apt-which-bag',
  topic,
  source: 'NCERT Mathematics, class 12, Probability',
  seconds: 100,
  unit: asFraction,
  step: null,
  draw: (draw) => {
    const [red, allA, redB, allB] = [
      draw.whole(1, 7),
      draw.whole(4, 10),
      draw.whole(1, 7),
      draw.whole(4, 10),
    ];
    const [p, q] = [red / allA, redB / allB];
    return red < allA && redB < allB - 1 && p !== q ? { red, allA, redB, allB, p, q } : undefined;
  },
  difficulty: ({ allA, allB }) => (allA === allB ? 1.6 : 2.1),
  prompt: ({ red, allA, redB, allB }) =>
    both(
      `Bag A holds ${red} red and ${allA - red} white balls, bag B ${redB} red and ${allB - redB} white ones. A fair coin decides on the bag, and one ball is drawn at random. It is red. What is the probability that it is from bag A?`,
      `थैले A में ${red} लाल और ${allA - red} सफ़ेद, थैले B में ${redB} लाल और ${allB - redB} सफ़ेद गेंदें हैं। निष्पक्ष सिक्के से थैला चुनकर एक गेंद यादृच्छिक निकाली जाती है। वह लाल है। उसके थैले A से होने की प्रायिकता क्या है?`,
    ),
  answer: ({ p, q }) => p / (p + q),
  isPlausible: (result) => result < 1,
  traps: ({ red, redB, allA, p, q }) => [
    [
      red / (red + redB),
      'this throws all red balls together, although the bags differ in size.',
      'यह सब लाल गेंदों को मिला देता है, जबकि थैले बराबर नहीं हैं।',
    ],
    [q / (p + q), 'this is the probability of bag B.', 'यह थैले B की प्रायिकता है।'],
    [p, 'this is the probability of a red ball from bag A.', 'यह थैले A से लाल गेंद की प्रायिकता है।'],
    [p / 2, 'this is the probability of bag A and a red ball.', 'यह थैला A और लाल गेंद, दोनों की प्रायिकता है।'],
    [1 / 2, 'this leaves out that the ball is red.', 'यह छोड़ देता है कि गेंद लाल है।'],
    [(p + q) / 2, 'this is the probability of a red ball.', 'यह लाल गेंद की प्रायिकता है।'],
    [
      (allA - red) / allA,
      'this is the probability of a white ball from bag A.',
      'यह थैले A से सफ़ेद गेंद की प्रायिकता है।',
    ],
  ],
  solution: ({ red, allA, redB, allB, p, q }) =>
    both(
      `A and red: 1/2 × ${red}/${allA}. B and red: 1/2 × ${redB}/${allB}. The share of A is ${red * allB} / (${red * allB} + ${redB * allA}) = ${fraction(p / (p + q))}.`,
      `A और लाल: 1/2 × ${red}/${allA}। B और लाल: 1/2 × ${redB}/${allB}। A का हिस्सा ${red * allB} / (${red * allB} + ${redB * allA}) = ${fraction(p / (p + q))}।`,
    ),
  shortWay: ({ red, allA, redB, allB }) =>
    both(
      `the coin cancels: compare ${red}/${allA} with ${redB}/${allB}.`,
      `सिक्का कट जाता है: ${red}/${allA} और ${redB}/${allB} की तुलना करें।`,
    ),
  hints: () => [
    both(
      'In how many ways can the ball be red? Only these count now.',
      'गेंद लाल कितने प्रकार से हो सकती है? अब केवल वे ही गिने जाते हैं।',
    ),
    both(
      'Bayes: probability of A and red, divided by the probability of red.',
      'बेज़: A और लाल की प्रायिकता, भाग लाल की प्रायिकता।',
    ),
  ],
});
