import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { choose, grouped, people, plain } from '../../quantity.ts';

const topic = 'Permutations and combinations';

export const atLeastOne = defineNumbers({
  id: 'apt-at-least-one',
  topic,
  source: 'NCERT Mathematics, class 11, Permutations and Combinations',
  seconds: 70,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [men, women, size] = [draw.whole(4, 8), draw.whole(3, 7), draw.whole(3, 4)];
    const [all, none] = [choose(men + women, size), choose(men, size)];
    return { men, women, size, all, none, ways: all - none };
  },
  difficulty: ({ size }) => (size === 3 ? 0.5 : 1.1),
  prompt: ({ men, women, size }) =>
    both(
      `A team of ${size} is chosen from ${men} men and ${women} women. In how many ways can this be done, if the team must have at least one woman?`,
      `${men} पुरुषों और ${women} महिलाओं में से ${size} की टीम चुननी है। यदि टीम में कम से कम एक महिला होनी चाहिए, तो कितने प्रकार से चुनी जा सकती है?`,
    ),
  answer: ({ ways }) => ways,
  traps: ({ men, women, size, all, none }) => [
    [all, 'this also counts teams of men only.', 'यह केवल पुरुषों वाली टीमें भी गिनता है।'],
    [
      women * choose(men + women - 1, size - 1),
      'this counts a team with two women twice, once for each woman chosen first.',
      'यह दो महिलाओं वाली टीम को दो बार गिनता है, हर महिला के लिए एक बार।',
    ],
    [
      women * choose(men, size - 1),
      'this counts teams with exactly one woman.',
      'यह ठीक एक महिला वाली टीमें गिनता है।',
    ],
    [none, 'this is the number of teams without a woman.', 'यह बिना महिला वाली टीमों की संख्या है।'],
    [
      all - choose(women, size),
      'this makes sure of a man, not of a woman.',
      'यह महिला की जगह पुरुष का होना पक्का करता है।',
    ],
    [choose(women, size), 'this counts teams of women only.', 'यह केवल महिलाओं वाली टीमें गिनता है।'],
    [
      all + none,
      'this adds the teams without a woman instead of subtracting them.',
      'यह बिना महिला वाली टीमें घटाने की जगह जोड़ता है।',
    ],
  ],
  solution: ({ men, women, size, all, none, ways }) =>
    both(
      `All teams: C(${men + women}, ${size}) = ${grouped(all)}. Men only: C(${men}, ${size}) = ${grouped(none)}. With at least one woman: ${grouped(all)} − ${grouped(none)} = ${grouped(ways)}.`,
      `सभी टीमें: C(${men + women}, ${size}) = ${grouped(all)}। केवल पुरुष: C(${men}, ${size}) = ${grouped(none)}। कम से कम एक महिला: ${grouped(all)} − ${grouped(none)} = ${grouped(ways)}।`,
    ),
  shortWay: () =>
    both('"at least one" is everything less "none".', '"कम से कम एक" यानी सब में से "एक भी नहीं" घटाएँ।'),
  hints: () => [
    both('Which teams are not allowed?', 'कौन-सी टीमें मान्य नहीं हैं?'),
    both('Count all teams and subtract those with men only.', 'सभी टीमें गिनें और केवल पुरुषों वाली घटाएँ।'),
  ],
});

export const handshakes = defineNumbers({
  id: 'apt-handshakes',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Permutations and Combinations',
  seconds: 55,
  unit: people,
  step: 1,
  draw: (draw) => {
    const [guests, couples] = [draw.whole(6, 40), draw.of([0, 0, 1])];
    const count = couples ? (guests * (guests - 2)) / 2 : choose(guests, 2);
    return couples && guests % 2 ? undefined : { guests, hasCouples: couples === 1, count };
  },
  difficulty: ({ hasCouples }) => (hasCouples ? 1.1 : -0.5),
  prompt: ({ hasCouples, count }) =>
    hasCouples
      ? both(
          `Only couples come to a party. Everybody shakes hands once with everybody but their own partner. There are ${count} handshakes. How many people are at the party?`,
          `एक पार्टी में केवल जोड़े आते हैं। हर व्यक्ति अपने साथी को छोड़कर बाकी सबसे एक बार हाथ मिलाता है। कुल ${count} बार हाथ मिले। पार्टी में कितने लोग हैं?`,
        )
      : both(
          `At a meeting everybody shakes hands once with everybody else. There are ${count} handshakes. How many people are at the meeting?`,
          `एक बैठक में हर व्यक्ति बाकी सबसे एक बार हाथ मिलाता है। कुल ${count} बार हाथ मिले। बैठक में कितने लोग हैं?`,
        ),
  answer: ({ guests }) => guests,
  traps: ({ guests, hasCouples, count }) => {
    const gap = hasCouples ? 2 : 1;
    return [
      [
        guests - gap,
        `this is the smaller factor; with n people it is n − ${gap}.`,
        `यह छोटा गुणनखंड है; n लोगों पर वह n − ${gap} होता है।`,
      ],
      [guests + gap, 'this goes one step too far in the product.', 'यह गुणनफल में एक कदम आगे चला जाता है।'],
      [count / 2, 'this halves the number of handshakes.', 'यह हाथ मिलाने की संख्या को आधा करता है।'],
      [
        Math.round(Math.sqrt(count)),
        'this takes the root without doubling first.',
        'यह दोगुना किए बिना वर्गमूल लेता है।',
      ],
      [guests + 2 * gap, 'this goes two steps too far in the product.', 'यह गुणनफल में दो कदम आगे चला जाता है।'],
      [guests / 2, 'this halves the number of people.', 'यह लोगों की संख्या को आधा करता है।'],
      [2 * guests, 'this counts everybody twice.', 'यह हर व्यक्ति को दो बार गिनता है।'],
    ];
  },
  solution: ({ guests, hasCouples, count }) => {
    const gap = hasCouples ? 2 : 1;
    return both(
      `Each of n people shakes hands with n − ${gap} others, and each handshake has two people: n(n − ${gap})/2 = ${count}. So n(n − ${gap}) = ${2 * count}, and n = ${guests}.`,
      `n में से हर व्यक्ति n − ${gap} लोगों से हाथ मिलाता है, और हर बार दो लोग होते हैं: n(n − ${gap})/2 = ${count}। इसलिए n(n − ${gap}) = ${2 * count} और n = ${guests}।`,
    );
  },
  shortWay: ({ count }) =>
    both(`the root of ${2 * count} lies just below n.`, `${2 * count} का वर्गमूल n से थोड़ा कम है।`),
  hints: () => [
    both('With how many people does each one shake hands?', 'हर व्यक्ति कितने लोगों से हाथ मिलाता है?'),
    both(
      'Multiply by the number of people, and halve: each handshake is counted twice.',
      'लोगों की संख्या से गुणा करके आधा करें: हर बार दो लोग गिने जाते हैं।',
    ),
  ],
});

export const numbersFromDigits = defineNumbers({
  id: 'apt-numbers-from-digits',
  topic,
  source: 'NCERT Mathematics, class 11, Permutations and Combinations',
  seconds: 75,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const digits = draw
      .shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])
      .slice(0, draw.whole(4, 6))
      .sort((a, b) => a - b);
    const [length, withZero, parity] = [
      draw.whole(3, 4),
      draw.of([true, false]),
      draw.of(['even', 'odd'] as const),
    ];
    const all = withZero ? [0, ...digits] : digits;
    const last = parity === 'even' ? 0 : 1;
    const ending = all.filter((digit) => digit % 2 === last);
    const orders = (from: number, places: number): number =>
      places === 0 ? 1 : from * orders(from - 1, places - 1);
    const count = ending
      .map((digit) =>
        withZero && digit !== 0
          ? (all.length - 2) * orders(all.length - 2, length - 2)
          : orders(all.length - 1, length - 1),
      )
      .reduce((sum, one) => sum + one, 0);
    const isUsable = ending.length >= 2 && all.length - ending.length >= 1;
    return isUsable ? { all, length, withZero, parity, ending, orders, count } : undefined;
  },
  difficulty: ({ withZero, parity }) => (withZero ? (parity === 'even' ? 2.4 : 1.7) : 0),
  prompt: ({ all, length, parity }) =>
    both(
      `How many ${parity} numbers of ${length} digits can be made from the digits ${all.join(', ')}, if no digit is used twice?`,
      `अंकों ${all.join(', ')} से ${length} अंकों की कितनी ${parity === 'even' ? 'सम' : 'विषम'} संख्याएँ बन सकती हैं, यदि कोई अंक दोबारा न आए?`,
    ),
  answer: ({ count }) => count,
  traps: ({ all, length, withZero, ending, orders, count }) => {
    const n = all.length;
    return [
      [
        ending.length * orders(n - 1, length - 1),
        'this lets numbers begin with 0.',
        'यह 0 से शुरू होने वाली संख्याएँ भी गिनता है।',
      ],
      [ending.length * n ** (length - 1), 'this uses digits twice.', 'यह अंकों को दोबारा इस्तेमाल करता है।'],
      [
        orders(n, length) - (withZero ? orders(n - 1, length - 1) : 0),
        'this ignores what the last digit must be.',
        'यह आख़िरी अंक की शर्त को अनदेखा करता है।',
      ],
      [
        orders(n - 1, length - 1),
        'this counts only one possible last digit.',
        'यह केवल एक ही आख़िरी अंक गिनता है।',
      ],
      [
        (n - ending.length) * orders(n - 1, length - 1),
        'this counts the numbers with the other kind of last digit.',
        'यह दूसरी तरह के आख़िरी अंक वाली संख्याएँ गिनता है।',
      ],
      [
        orders(n, length),
        'this orders any digits, and ignores the last one.',
        'यह किसी भी अंक को लेता है और आख़िरी की शर्त छोड़ देता है।',
      ],
      [
        ending.length * orders(n - 2, length - 1),
        'this takes one digit too few for the other places.',
        'यह बाकी स्थानों के लिए एक अंक कम लेता है।',
      ],
      [
        count / 2,
        'this halves the number, as if only half of the places were free.',
        'यह संख्या को आधा कर देता है, जैसे आधे स्थान ही मुक्त हों।',
      ],
    ];
  },
  solution: ({ all, length, withZero, ending, orders, count }) => {
    const n = all.length;
    const zeroLast = withZero && ending.includes(0) ? orders(n - 1, length - 1) : 0;
    const others = ending.filter((digit) => digit !== 0).length;
    const each = (count - zeroLast) / others;
    if (!withZero)
      return both(
        `The last digit is one of ${ending.length}. The other ${length - 1} places take the remaining ${n - 1} digits in ${each} ways: ${ending.length} × ${each} = ${count}.`,
        `आख़िरी अंक ${ending.length} में से एक है। बाकी ${length - 1} स्थान बचे ${n - 1} अंकों से ${each} प्रकार से भरते हैं: ${ending.length} × ${each} = ${count}।`,
      );
    const sum =
      zeroLast > 0 ? `${zeroLast} + ${others} × ${each} = ${count}` : `${others} × ${each} = ${count}`;
    return both(
      `${zeroLast > 0 ? `Ending in 0: ${zeroLast} ways. ` : ''}For each of the ${others} other last digits, the first one cannot be 0 and has ${n - 2} choices: ${each} ways. Together ${sum}.`,
      `${zeroLast > 0 ? `0 पर ख़त्म: ${zeroLast} प्रकार। ` : ''}${others} अन्य आख़िरी अंकों में पहला अंक 0 नहीं हो सकता, उसके ${n - 2} विकल्प हैं: ${each} प्रकार। कुल ${sum}।`,
    );
  },
  shortWay: () =>
    both(
      'fill the last place first, then the first one, then the rest.',
      'पहले आख़िरी स्थान भरें, फिर पहला, फिर बाकी।',
    ),
  hints: ({ withZero }) => [
    both('Which digits may stand in the last place?', 'आख़िरी स्थान पर कौन-से अंक आ सकते हैं?'),
    withZero
      ? both(
          'The first digit must not be 0. Treat a 0 in the last place as a case of its own.',
          'पहला अंक 0 नहीं हो सकता। आख़िरी स्थान पर 0 को अलग से देखें।',
        )
      : both(
          'Fill the last place first; each digit used is gone for the other places.',
          'पहले आख़िरी स्थान भरें; इस्तेमाल हुआ अंक फिर नहीं मिलता।',
        ),
  ],
});
