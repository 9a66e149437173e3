import { type Bilingual, both } from '../bilingual.ts';

/** What is true of two conclusions, I and II. */
const VERDICTS = [
  both('Only I follows', 'केवल I सही है'),
  both('Only II follows', 'केवल II सही है'),
  both('Both follow', 'दोनों सही हैं'),
  both('Neither follows', 'कोई सही नहीं'),
] as const;

export const verdictOn = (first: boolean, second: boolean): number =>
  first ? (second ? 2 : 0) : second ? 1 : 3;

export const verdictText = (verdict: number): Bilingual => VERDICTS[verdict] ?? VERDICTS[3];

/** The other three verdicts, each with what is wrong about it. */
export function otherVerdicts(verdict: number): (readonly [Bilingual, string, string])[] {
  const truth = [
    [true, false],
    [false, true],
    [true, true],
    [false, false],
  ] as const;
  const [first, second] = truth[verdict] ?? truth[3];
  return VERDICTS.flatMap((text, i) => {
    if (i === verdict) return [];
    const isFirstWrong = truth[i]?.[0] !== first;
    const [name, follows] = isFirstWrong ? ['I', first] : ['II', second];
    return [
      [
        text,
        follows ? `this misses that ${name} follows.` : `this treats ${name} as proved, which it is not.`,
        follows ? `यह ${name} को छोड़ देता है, जो सही है।` : `यह ${name} को सिद्ध मान लेता है, जो सिद्ध नहीं है।`,
      ] as const,
    ];
  });
}
