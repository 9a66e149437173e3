import { type Bilingual, both, neutral } from '../bilingual.ts';
import type { Draw } from '../draw.ts';
import { defineChoice } from '../itemTemplate.ts';
import { mirrored, moved, signed } from './alphabet.ts';

const topic = 'Coding and decoding';

const WORDS = [
  'TABLE',
  'CHAIR',
  'MANGO',
  'TRAIN',
  'RIVER',
  'PLANT',
  'BREAD',
  'SUGAR',
  'LEMON',
  'HOUSE',
  'MUSIC',
  'PAPER',
  'STONE',
  'LIGHT',
  'CLOUD',
  'GRAPE',
  'TIGER',
  'METRO',
  'PHONE',
  'WATER',
  'SHIRT',
  'BRICK',
  'FIELD',
  'MONEY',
  'NIGHT',
  'OCEAN',
  'PEARL',
  'QUICK',
  'ROUND',
  'SMILE',
] as const;

interface Code {
  encode(word: string): string;
  rule: Bilingual;
  difficulty: number;
}

const eachLetter = (word: string, change: (letter: string, i: number) => string): string =>
  [...word].map(change).join('');
const reversed = (word: string): string => [...word].reverse().join('');

function codeFrom(draw: Draw): Code {
  const [by, other] = [draw.of([-4, -3, -2, 2, 3, 4]), draw.of([-3, -2, -1, 1, 2, 3])];
  const codes: readonly Code[] = [
    {
      encode: (word) => eachLetter(word, (letter) => moved(letter, by)),
      rule: both(`Every letter moves ${signed(by)}.`, `हर अक्षर ${signed(by)} चलता है।`),
      difficulty: -2.4,
    },
    {
      encode: (word) => eachLetter(word, (letter, i) => moved(letter, i % 2 === 0 ? by : other)),
      rule: both(
        `The letters move ${signed(by)} and ${signed(other)} in turn.`,
        `अक्षर बारी-बारी से ${signed(by)} और ${signed(other)} चलते हैं।`,
      ),
      difficulty: -1,
    },
    {
      encode: (word) => eachLetter(word, (letter, i) => moved(letter, Math.sign(by) * (i + 1))),
      rule: both(
        `The letters move ${signed(Math.sign(by))}, ${signed(2 * Math.sign(by))}, ${signed(3 * Math.sign(by))} and so on.`,
        `अक्षर क्रम से ${signed(Math.sign(by))}, ${signed(2 * Math.sign(by))}, ${signed(3 * Math.sign(by))} … चलते हैं।`,
      ),
      difficulty: -0.7,
    },
    {
      encode: (word) => eachLetter(word, mirrored),
      rule: both(
        'Each letter is replaced by its opposite: A by Z, B by Y and so on.',
        'हर अक्षर की जगह उसका विपरीत अक्षर है: A का Z, B का Y आदि।',
      ),
      difficulty: -0.3,
    },
    {
      encode: (word) => eachLetter(reversed(word), (letter) => moved(letter, by)),
      rule: both(
        `The word is reversed, then every letter moves ${signed(by)}.`,
        `शब्द उलटा किया जाता है, फिर हर अक्षर ${signed(by)} चलता है।`,
      ),
      difficulty: 0.3,
    },
  ];
  return draw.of(codes);
}

export const codedWord = defineChoice({
  id: 'apt-coded-word',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Coding-Decoding',
  seconds: 60,
  draw: (draw) => {
    const [example, asked] = draw.shuffled(WORDS);
    const code = codeFrom(draw);
    return example && asked
      ? { example, asked, code, shown: code.encode(example), result: code.encode(asked) }
      : undefined;
  },
  difficulty: ({ code }) => code.difficulty,
  prompt: ({ example, shown, asked }) =>
    both(
      `In a code, ${example} is written as ${shown}. How is ${asked} written in the same code?`,
      `किसी कूट भाषा में ${example} को ${shown} लिखा जाता है। उसी में ${asked} को कैसे लिखा जाएगा?`,
    ),
  answer: ({ result }) => neutral(result),
  traps: ({ result }) => {
    const change = (at: number, by: number): Bilingual =>
      neutral(eachLetter(result, (letter, i) => (i === at ? moved(letter, by) : letter)));
    return [
      [change(4, 1), 'its last letter is one too far.', 'इसका आख़िरी अक्षर एक ज़्यादा आगे है।'],
      [change(2, -1), 'its third letter is one too early.', 'इसका तीसरा अक्षर एक पीछे है।'],
      [change(0, 2), 'its first letter is two too far.', 'इसका पहला अक्षर दो ज़्यादा आगे है।'],
      [change(3, -2), 'its fourth letter is two too early.', 'इसका चौथा अक्षर दो पीछे है।'],
      [
        neutral(reversed(result)),
        'this has the right letters in reverse order.',
        'इसमें सही अक्षर उलटे क्रम में हैं।',
      ],
      [
        neutral(eachLetter(result, (letter, i) => result[i === 1 ? 2 : i === 2 ? 1 : i] ?? letter)),
        'this exchanges the second and third letters.',
        'यह दूसरे और तीसरे अक्षर को आपस में बदल देता है।',
      ],
    ];
  },
  solution: ({ code, asked, result }) =>
    both(`${code.rule.en} ${asked} becomes ${result}.`, `${code.rule.hi} ${asked} का कूट ${result} है।`),
  shortWay: () =>
    both(
      'code the first and the last letter and rule out the options that do not fit.',
      'पहला और आख़िरी अक्षर कूटित करें और बेमेल विकल्प हटा दें।',
    ),
  hints: () => [
    both(
      'Write the places in the alphabet under both words of the example.',
      'उदाहरण के दोनों शब्दों के नीचे अक्षरों के स्थान लिखें।',
    ),
    both(
      'Are the moves equal, in turn, growing, mirrored, or is the word reversed?',
      'चाल बराबर है, बारी-बारी से, बढ़ती हुई, विपरीत, या शब्द उलटा है?',
    ),
  ],
});

const SPEECH = [
  both('sky', 'आकाश'),
  both('is', 'है'),
  both('blue', 'नीला'),
  both('sea', 'समुद्र'),
  both('deep', 'गहरा'),
  both('very', 'बहुत'),
] as const;
const CODES = ['ka', 'lo', 'mi', 'nu', 'pe', 'ra', 'si', 'ta', 'vo', 'zu', 'di', 'fa', 'ge', 'jo'] as const;

/** Which word has which code follows from what the phrases share. */
export const codedPhrases = defineChoice({
  id: 'apt-coded-phrases',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Coding-Decoding',
  seconds: 60,
  draw: (draw) => {
    const [a, b, c, d, e, f] = draw.shuffled(SPEECH.map((word, i) => ({ word, i })));
    const codes = draw.shuffled(CODES);
    if (!a || !b || !c || !d || !e || !f) return undefined;
    const phrases = [
      [a, b, c],
      [a, d, e],
      [b, d, f],
    ].map((words) => ({
      words: draw.shuffled(words),
      codes: draw.shuffled(words).map(({ i }) => codes[i] ?? ''),
    }));
    const asked = draw.of([a, b, d, c, e, f]);
    return { phrases, asked, code: codes[asked.i] ?? '', isShared: [a, b, d].includes(asked) };
  },
  difficulty: ({ isShared }) => (isShared ? -1.1 : 0),
  prompt: ({ phrases, asked }) => {
    const text = (language: 'en' | 'hi'): string =>
      phrases
        .map(
          ({ words, codes }) =>
            `"${words.map(({ word }) => word[language]).join(' ')}" = "${codes.join(' ')}"`,
        )
        .join('; ');
    return both(
      `In a code, ${text('en')}. The words of the code are in any order. What is the code for "${asked.word.en}"?`,
      `किसी कूट में ${text('hi')}। कूट के शब्द किसी भी क्रम में हैं। "${asked.word.hi}" का कूट क्या है?`,
    );
  },
  answer: ({ code }) => neutral(code),
  traps: ({ phrases, code }) =>
    [...new Set(phrases.flatMap((phrase) => phrase.codes))]
      .filter((one) => one !== code)
      .map(
        (one) => [neutral(one), 'this code stands for another word.', 'यह किसी दूसरे शब्द का कूट है।'] as const,
      ),
  solution: ({ phrases, asked, code, isShared }) => {
    const holding = phrases.flatMap(({ words }, i) => (words.includes(asked) ? [i + 1] : []));
    return isShared
      ? both(
          `"${asked.word.en}" is in phrases ${holding.join(' and ')}, and they share only the code word ${code}.`,
          `"${asked.word.hi}" वाक्यांश ${holding.join(' और ')} में है, और उनमें केवल ${code} साझा है।`,
        )
      : both(
          `"${asked.word.en}" is only in phrase ${holding.join()}. The other two words of it are in other phrases with their codes, so ${code} is left.`,
          `"${asked.word.hi}" केवल वाक्यांश ${holding.join()} में है। उसके बाकी दो शब्द और उनके कूट दूसरे वाक्यांशों में भी हैं, इसलिए ${code} बचता है।`,
        );
  },
  shortWay: () =>
    both(
      'mark the words that two phrases share, and the codes they share.',
      'दो वाक्यांशों के साझा शब्द और साझा कूट पर निशान लगाएँ।',
    ),
  hints: () => [
    both('Which phrases hold the word?', 'यह शब्द किन वाक्यांशों में है?'),
    both(
      'A word in two phrases has the code that both share. Cross out what is known.',
      'दो वाक्यांशों के शब्द का कूट दोनों में साझा होता है। जो पता हो उसे हटा दें।',
    ),
  ],
});
