import { defineTemplate } from '../numberTemplate.ts';
import { grouped, plain } from '../quantity.ts';

interface Word extends Record<string, string> {
  word: string;
}

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
];
const MORE_WORDS = [
  'LAPTOP',
  'CRICKET',
  'TRAIN',
  'MONSOON',
  'BIRYANI',
  'RAILWAY',
  'CARROM',
  'MANGO',
  'TEMPLE',
];

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter);
const vowels = ({ word }: Word): string[] => [...word].filter(isVowel);
const consonants = ({ word }: Word): string[] => [...word].filter((letter) => !isVowel(letter));

/** How often the arrangements of these letters repeat. */
function repeats(letters: readonly string[]): number {
  return [...new Set(letters)].reduce(
    (product, letter) => product * factorial(letters.filter((one) => one === letter).length),
    1,
  );
}

export const vowelsTogether = defineTemplate<Word>({
  id: 'apt-vowels-together',
  topic: 'Permutations',
  source: 'NCERT Mathematics, class 11, Permutations and Combinations',
  seconds: 120,
  step: 1,
  draw: (draw) => ({ word: draw.of([...WORDS, ...MORE_WORDS]) }),
  isPossible: (p) => vowels(p).length >= 2,
  difficulty: (p) => (repeats([...p.word]) === 1 ? 0.6 : 1.2),
  prompt: ({ word }) =>
    `In how many different ways can the letters of ${word} be arranged, if its vowels (of A, E, I, O, U) always stand next to each other?`,
  answer: (p) => plain(blocks(p) * inner(p)),
  traps: (p) => {
    const all = factorial(p.word.length) / repeats([...p.word]);
    const right = blocks(p) * inner(p);
    return [
      {
        result: plain(blocks(p)),
        mistake: 'this forgets that the vowels can change places among themselves.',
      },
      {
        result: plain(factorial(consonants(p).length + 1) * factorial(vowels(p).length)),
        mistake: 'this counts equal letters as different.',
      },
      {
        result: plain((factorial(consonants(p).length) / repeats(consonants(p))) * inner(p)),
        mistake: 'this forgets the block of vowels among the things to arrange.',
      },
      { result: plain(all), mistake: 'this is the number of all arrangements.' },
      {
        result: plain(all - right),
        mistake: 'this counts the arrangements in which they are not all together.',
      },
      { result: plain(right * 2), mistake: 'this counts each arrangement forwards and backwards.' },
      {
        result: plain(blocks(p) + inner(p)),
        mistake: 'this adds the two numbers in place of multiplying them.',
      },
      {
        result: plain(factorial(p.word.length)),
        mistake: 'this arranges all letters, as if all were different.',
      },
      { result: plain(right / 2), mistake: 'this takes an arrangement and its reverse as one.' },
    ];
  },
  solution: (p) => [
    `Take the ${vowels(p).length} vowels as one block: ${consonants(p).length + 1} things in ${ratio(consonants(p).length + 1, consonants(p))} = ${grouped(blocks(p))} ways.`,
    `Inside the block there are ${ratio(vowels(p).length, vowels(p))} = ${grouped(inner(p))} ways: ${grouped(blocks(p) * inner(p))} in all.`,
  ],
  shortWay: () => 'block × inside the block, each divided by the factorials of equal letters.',
});

const blocks = (p: Word): number => factorial(consonants(p).length + 1) / repeats(consonants(p));
const inner = (p: Word): number => factorial(vowels(p).length) / repeats(vowels(p));
const ratio = (things: number, letters: readonly string[]): string =>
  `${things}!${repeats(letters) > 1 ? ` / ${repeats(letters)}` : ''}`;
