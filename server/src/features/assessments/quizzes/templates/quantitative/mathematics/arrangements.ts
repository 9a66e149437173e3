import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { factorial, grouped, plain, productOf } from '../../quantity.ts';

const topic = 'Permutations and combinations';

const WORDS = [
  'DELHI',
  'PATNA',
  'INDORE',
  'KOLKATA',
  'CHENNAI',
  'MUMBAI',
  'NAGPUR',
  'MADURAI',
  'SURAT',
  'LUCKNOW',
  'LAPTOP',
  'CRICKET',
  'TRAIN',
  'MONSOON',
  'BIRYANI',
  'RAILWAY',
  'CARROM',
  'MANGO',
  'TEMPLE',
  'ORANGE',
  'MARKET',
  'STUDENT',
  'FACTORY',
  'HARBOUR',
  'VILLAGE',
  'BANANA',
  'COCONUT',
  'PICKLE',
  'TURMERIC',
  'POTATO',
  'SAFFRON',
  'LETTER',
  'OFFICE',
  'MEETING',
  'GARDEN',
  'SUNDAY',
  'MACHINE',
  'PROJECT',
  'ENGINE',
  'CAMERA',
] as const;

const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter);

/** How often the arrangements of these letters repeat. */
const repeats = (letters: readonly string[]): number =>
  productOf([...new Set(letters)].map((letter) => factorial(letters.filter((one) => one === letter).length)));

export const vowelsTogether = defineNumbers({
  id: 'apt-vowels-together',
  topic,
  source: 'NCERT Mathematics, class 11, Permutations and Combinations',
  seconds: 90,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const word = draw.of(WORDS);
    const [vowels, consonants] = [[...word].filter(isVowel), [...word].filter((letter) => !isVowel(letter))];
    const things = consonants.length + 1;
    const [outer, inner] = [
      factorial(things) / repeats(consonants),
      factorial(vowels.length) / repeats(vowels),
    ];
    const all = factorial(word.length) / repeats([...word]);
    return { word, vowels, consonants, things, outer, inner, all, ways: outer * inner };
  },
  difficulty: ({ word }) => (repeats([...word]) === 1 ? 1.1 : 2.1),
  prompt: ({ word }) =>
    both(
      `In how many different ways can the letters of ${word} be arranged, if its vowels (of A, E, I, O, U) always stand next to each other?`,
      `${word} के अक्षरों को कितने अलग-अलग क्रमों में रखा जा सकता है, यदि उसके स्वर (A, E, I, O, U में से) हमेशा साथ-साथ रहें?`,
    ),
  answer: ({ ways }) => ways,
  traps: ({ word, vowels, consonants, things, outer, inner, all, ways }) => [
    [
      outer,
      'this forgets that the vowels can change places among themselves.',
      'यह भूल जाता है कि स्वर आपस में जगह बदल सकते हैं।',
    ],
    [
      factorial(things) * factorial(vowels.length),
      'this counts equal letters as different.',
      'यह समान अक्षरों को अलग गिनता है।',
    ],
    [
      (factorial(consonants.length) / repeats(consonants)) * inner,
      'this forgets the block of vowels among the things to arrange.',
      'यह स्वरों के समूह को क्रम में गिनना भूल जाता है।',
    ],
    [all, 'this is the number of all arrangements.', 'यह सभी क्रमों की संख्या है।'],
    [
      all - ways,
      'this counts the arrangements in which they are not all together.',
      'यह उन क्रमों को गिनता है जिनमें स्वर साथ नहीं हैं।',
    ],
    [
      outer + inner,
      'this adds the two numbers instead of multiplying them.',
      'यह दोनों संख्याओं को गुणा करने की जगह जोड़ता है।',
    ],
    [
      factorial(word.length),
      'this arranges all letters, as if all were different.',
      'यह सब अक्षरों को अलग मानकर क्रम गिनता है।',
    ],
    [ways / 2, 'this treats an arrangement and its reverse as one.', 'यह किसी क्रम और उसके उलटे को एक मानता है।'],
  ],
  solution: ({ vowels, consonants, things, outer, inner, ways }) => {
    const block = `${things}!${repeats(consonants) > 1 ? ` / ${repeats(consonants)}` : ''} = ${grouped(outer)}`;
    const inside = `${vowels.length}!${repeats(vowels) > 1 ? ` / ${repeats(vowels)}` : ''} = ${grouped(inner)}`;
    return both(
      `Take the ${vowels.length} vowels as one block: ${things} things in ${block} ways. Inside the block there are ${inside} ways. Together ${grouped(outer)} × ${grouped(inner)} = ${grouped(ways)}.`,
      `${vowels.length} स्वरों को एक समूह मानें: ${things} चीज़ें ${block} प्रकार से। समूह के भीतर ${inside} प्रकार। कुल ${grouped(outer)} × ${grouped(inner)} = ${grouped(ways)}।`,
    );
  },
  shortWay: () =>
    both(
      'block × inside the block, each divided by the factorials of equal letters.',
      'समूह × समूह के भीतर, हर एक को समान अक्षरों के क्रमगुणित से भाग दें।',
    ),
  hints: () => [
    both('Glue the vowels together into one block.', 'स्वरों को जोड़कर एक समूह मान लें।'),
    both(
      'Arrange the block with the consonants, then the vowels inside. Watch for equal letters.',
      'समूह को व्यंजनों के साथ रखें, फिर भीतर स्वरों को। समान अक्षरों का ध्यान रखें।',
    ),
  ],
});

export const roundTable = defineNumbers({
  id: 'apt-round-table',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Permutations and Combinations',
  seconds: 60,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [people, friends] = [draw.whole(5, 9), draw.whole(2, 4)];
    const isTogether = draw.of([true, false]);
    const [all, together] = [factorial(people - 1), factorial(people - friends) * factorial(friends)];
    const isUsable = people - friends >= 2 && (isTogether || friends === 2);
    return isUsable
      ? { people, friends, isTogether, all, together, ways: isTogether ? together : all - together }
      : undefined;
  },
  difficulty: ({ isTogether, friends }) => (isTogether ? 0.8 + friends / 6 : 1.9),
  prompt: ({ people, friends, isTogether }) => {
    const which = friends === 2 ? 'two' : friends === 3 ? 'three' : 'four';
    const hindi = friends === 2 ? 'दो' : friends === 3 ? 'तीन' : 'चार';
    return both(
      `${people} people sit round a circular table. In how many ways can they sit, if ${which} of them ${isTogether ? 'insist on sitting together' : 'refuse to sit next to each other'}? Ways that differ by a rotation count as one.`,
      `${people} लोग एक गोल मेज़ पर बैठते हैं। यदि उनमें से ${hindi} ${isTogether ? 'साथ-साथ ही बैठना चाहते हैं' : 'पास-पास नहीं बैठना चाहते'}, तो वे कितने प्रकार से बैठ सकते हैं? केवल घुमाने से मिलने वाले क्रम एक ही माने जाते हैं।`,
    );
  },
  answer: ({ ways }) => ways,
  traps: ({ people, friends, isTogether, all, together }) => [
    [
      isTogether ? all - together : together,
      isTogether
        ? 'this counts the ways in which they are not all together.'
        : 'this counts the ways in which they sit together.',
      isTogether ? 'यह वे क्रम गिनता है जिनमें वे सब साथ नहीं हैं।' : 'यह वे क्रम गिनता है जिनमें वे साथ हैं।',
    ],
    [
      isTogether ? factorial(people - friends) : all - together / 2,
      'this forgets that they can change places among themselves.',
      'यह भूल जाता है कि वे आपस में जगह बदल सकते हैं।',
    ],
    [all, 'this ignores the condition.', 'यह शर्त को अनदेखा करता है।'],
    [
      isTogether
        ? factorial(people - friends + 1) * factorial(friends)
        : factorial(people) - factorial(people - 1) * 2,
      'this arranges them in a row, not round a table.',
      'यह उन्हें गोल मेज़ की जगह पंक्ति में बैठाता है।',
    ],
    [
      factorial(people),
      'this is for a row and ignores the condition.',
      'यह पंक्ति के लिए है और शर्त को अनदेखा करता है।',
    ],
    [
      factorial(people - friends - 1) * factorial(friends),
      'this loses one seat too many.',
      'यह एक स्थान ज़्यादा घटा देता है।',
    ],
  ],
  solution: ({ people, friends, isTogether, all, together, ways }) => {
    const block = `${people - friends}! × ${friends}! = ${grouped(together)}`;
    return isTogether
      ? both(
          `Take the ${friends} as one block. Round the table ${people - friends + 1} things have ${people - friends}! orders, and the block has ${friends}! inside: ${block}.`,
          `${friends} को एक समूह मानें। गोल मेज़ पर ${people - friends + 1} चीज़ों के ${people - friends}! क्रम, और समूह के भीतर ${friends}!: ${block}।`,
        )
      : both(
          `In all there are ${people - 1}! = ${grouped(all)} ways. With the two together: ${block}. Apart: ${grouped(all)} − ${grouped(together)} = ${grouped(ways)}.`,
          `कुल ${people - 1}! = ${grouped(all)} प्रकार। दोनों साथ हों: ${block}। अलग: ${grouped(all)} − ${grouped(together)} = ${grouped(ways)}।`,
        );
  },
  shortWay: () =>
    both(
      'n things round a table have (n − 1)! orders; a block counts as one thing.',
      'गोल मेज़ पर n चीज़ों के (n − 1)! क्रम; समूह एक चीज़ गिना जाता है।',
    ),
  hints: ({ isTogether }) => [
    both(
      'Round a table, n things can be arranged in (n − 1)! ways.',
      'गोल मेज़ पर n चीज़ें (n − 1)! प्रकार से रखी जा सकती हैं।',
    ),
    isTogether
      ? both(
          'Take them as one block, and remember the orders inside it.',
          'उन्हें एक समूह मानें, और समूह के भीतर के क्रम न भूलें।',
        )
      : both(
          'Count all ways and subtract those with the two together.',
          'सब क्रम गिनें और दोनों के साथ वाले घटाएँ।',
        ),
  ],
});
