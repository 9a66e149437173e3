import { type Bilingual, both } from '../bilingual.ts';
import { defineNumbers } from '../itemTemplate.ts';
import { plain, sumOf } from '../quantity.ts';
import { placeOf } from './alphabet.ts';

const topic = 'Coding and decoding';

const WORDS = [
  'CAT',
  'DOG',
  'SUN',
  'PEN',
  'CUP',
  'BAG',
  'INK',
  'MAP',
  'BOOK',
  'LAMP',
  'FISH',
  'DESK',
  'RICE',
  'MILK',
  'TREE',
  'BIRD',
  'HAND',
  'ROAD',
  'GOLD',
  'KITE',
  'APPLE',
  'CLOCK',
  'BRAIN',
  'HORSE',
] as const;

interface Rule {
  codeOf(word: string): number;
  text: Bilingual;
  /** How the code of a word is worked out. */
  written(word: string): string;
  mistake: Bilingual;
  difficulty: number;
}

const places = (word: string): number[] => [...word].map(placeOf);
const total = (word: string): number => sumOf(places(word));
const added = (word: string): string => places(word).join(' + ');

const RULES: readonly Rule[] = [
  {
    codeOf: total,
    text: both(
      'The code is the sum of the places of the letters (A = 1).',
      'कूट अक्षरों के स्थानों का योग है (A = 1)।',
    ),
    written: (word) => `${added(word)} = ${total(word)}`,
    mistake: both('this is only the sum of the places.', 'यह केवल स्थानों का योग है।'),
    difficulty: -1.9,
  },
  {
    codeOf: (word) => total(word) + word.length,
    text: both(
      'The code is the sum of the places plus the number of letters.',
      'कूट = स्थानों का योग + अक्षरों की संख्या।',
    ),
    written: (word) => `${added(word)} + ${word.length} = ${total(word) + word.length}`,
    mistake: both('this adds the number of letters.', 'यह अक्षरों की संख्या जोड़ता है।'),
    difficulty: -0.4,
  },
  {
    codeOf: (word) => total(word) * word.length,
    text: both(
      'The code is the sum of the places times the number of letters.',
      'कूट = स्थानों का योग × अक्षरों की संख्या।',
    ),
    written: (word) => `(${added(word)}) × ${word.length} = ${total(word) * word.length}`,
    mistake: both('this multiplies by the number of letters.', 'यह अक्षरों की संख्या से गुणा करता है।'),
    difficulty: 0.2,
  },
  {
    codeOf: (word) => 27 * word.length - total(word),
    text: both(
      'The code is the sum of the places counted from the end (Z = 1).',
      'कूट अंत से गिने गए स्थानों का योग है (Z = 1)।',
    ),
    written: (word) =>
      `${places(word)
        .map((place) => 27 - place)
        .join(' + ')} = ${27 * word.length - total(word)}`,
    mistake: both('this counts the places from the end.', 'यह स्थान अंत से गिनता है।'),
    difficulty: 0.4,
  },
];

export const numberCode = defineNumbers({
  id: 'apt-number-code',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Coding-Decoding',
  seconds: 75,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [first, second, asked] = draw.shuffled(WORDS);
    const rule = draw.of(RULES);
    if (!first || !second || !asked || first.length === second.length) return undefined;
    return { first, second, asked, rule, codes: [rule.codeOf(first), rule.codeOf(second)] as const };
  },
  difficulty: ({ rule }) => rule.difficulty,
  prompt: ({ first, second, asked, codes }) =>
    both(
      `In a code, ${first} is ${codes[0]} and ${second} is ${codes[1]}. What is ${asked} in the same code?`,
      `किसी कूट में ${first} = ${codes[0]} और ${second} = ${codes[1]} है। उसी कूट में ${asked} क्या होगा?`,
    ),
  answer: ({ rule, asked }) => rule.codeOf(asked),
  traps: ({ rule, asked }) => {
    const right = rule.codeOf(asked);
    return [
      ...RULES.filter((one) => one !== rule).map(
        (one) => [one.codeOf(asked), one.mistake.en, one.mistake.hi] as const,
      ),
      [right + 1, 'this takes one letter a place too far.', 'यह एक अक्षर को एक स्थान आगे मानता है।'],
      [right - 1, 'this takes one letter a place too early.', 'यह एक अक्षर को एक स्थान पीछे मानता है।'],
      [right + asked.length, 'this counts A as 2.', 'यह A को 2 गिनता है।'],
      [right - asked.length, 'this counts A as 0.', 'यह A को 0 गिनता है।'],
    ];
  },
  solution: ({ rule, first, asked }) =>
    both(
      `${rule.text.en} ${first}: ${rule.written(first)}. ${asked}: ${rule.written(asked)}.`,
      `${rule.text.hi} ${first}: ${rule.written(first)}। ${asked}: ${rule.written(asked)}।`,
    ),
  shortWay: () =>
    both(
      'remember E = 5, J = 10, O = 15, T = 20, Y = 25 and count from there.',
      'E = 5, J = 10, O = 15, T = 20, Y = 25 याद रखें और वहीं से गिनें।',
    ),
  hints: () => [
    both(
      'Add up the places of the letters of both words, with A = 1.',
      'A = 1 मानकर दोनों शब्दों के अक्षरों के स्थान जोड़ें।',
    ),
    both(
      'Compare with the code: is the number of letters added or multiplied, or is Z = 1?',
      'कूट से तुलना करें: अक्षरों की संख्या जुड़ी है, गुणा हुई है, या Z = 1 है?',
    ),
  ],
});
