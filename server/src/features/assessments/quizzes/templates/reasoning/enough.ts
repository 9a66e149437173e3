import { type Bilingual, both } from '../bilingual.ts';

/** Each with whether I alone, II alone, and both together are enough. */
const VERDICTS = [
  {
    text: both('I alone is enough, II alone is not', 'केवल I पर्याप्त है, केवल II नहीं'),
    truth: [true, false, true],
  },
  {
    text: both('II alone is enough, I alone is not', 'केवल II पर्याप्त है, केवल I नहीं'),
    truth: [false, true, true],
  },
  {
    text: both('I alone is enough, and so is II alone', 'I अकेला पर्याप्त है और II अकेला भी'),
    truth: [true, true, true],
  },
  {
    text: both('I and II are enough only together', 'I और II मिलकर ही पर्याप्त हैं'),
    truth: [false, false, true],
  },
  {
    text: both('Even together they are not enough', 'दोनों मिलकर भी पर्याप्त नहीं हैं'),
    truth: [false, false, false],
  },
] as const;
const NAMES = [
  both('I alone', 'केवल I'),
  both('II alone', 'केवल II'),
  both('I with II', 'II के साथ I'),
] as const;

/** What two statements are enough for: 0 for I alone, 1 for II alone, 2 for each, 3 for both together, 4 for neither. */
export const enoughText = (verdict: number): Bilingual => (VERDICTS[verdict] ?? VERDICTS[4]).text;

/** The other verdicts, each with the first thing that is wrong about it. */
export function otherVerdicts(verdict: number): (readonly [Bilingual, string, string])[] {
  const right = VERDICTS[verdict] ?? VERDICTS[4];
  return VERDICTS.filter((one) => one !== right).map(({ text, truth }) => {
    const at = truth.findIndex((claim, i) => claim !== right.truth[i]);
    const name = NAMES[at] ?? NAMES[2];
    return right.truth[at]
      ? [text, `this misses that ${name.en} is enough.`, `यह छोड़ देता है कि ${name.hi} पर्याप्त है।`]
      : [
          text,
          `this takes ${name.en} as enough, which it is not.`,
          `यह ${name.hi} को पर्याप्त मानता है, जो सही नहीं।`,
        ];
  });
}
