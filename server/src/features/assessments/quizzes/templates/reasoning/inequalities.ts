import { both } from '../bilingual.ts';
import { defineChoice } from '../itemTemplate.ts';
import { otherVerdicts, verdictOn, verdictText } from './conclusions.ts';

const topic = 'Inequalities and operations';

type Sign = '>' | '≥' | '=' | '≤' | '<';
interface Comparison {
  left: string;
  sign: Sign;
  right: string;
}

const SIGNS: readonly Sign[] = ['>', '≥', '=', '≤', '<'];
const MIRROR: Record<Sign, Sign> = { '>': '<', '≥': '≤', '=': '=', '≤': '≥', '<': '>' };

/** What a chain of signs between two letters proves: undefined if it goes up and down. */
function proved(signs: readonly Sign[]): Sign | undefined {
  const down = signs.every((sign) => sign === '>' || sign === '≥' || sign === '=');
  const up = signs.every((sign) => sign === '<' || sign === '≤' || sign === '=');
  if (down && up) return '=';
  if (down) return signs.includes('>') ? '>' : '≥';
  if (up) return signs.includes('<') ? '<' : '≤';
  return undefined;
}

const IMPLIED: Record<Sign, readonly Sign[]> = {
  '>': ['>', '≥'],
  '≥': ['≥'],
  '=': ['=', '≥', '≤'],
  '≤': ['≤'],
  '<': ['<', '≤'],
};

export const chainOfSigns = defineChoice({
  id: 'apt-chain-of-signs',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Inequality',
  seconds: 45,
  draw: (draw) => {
    const [wanted, letters] = [
      draw.whole(0, 3),
      draw.shuffled(['P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W']).slice(0, 5),
    ];
    const isFalling = draw.of([true, false]);
    const signs = [0, 1, 2, 3].map(
      (): Sign =>
        draw.whole(1, 5) === 1
          ? draw.of(SIGNS)
          : isFalling
            ? draw.of(['>', '≥', '='] as const)
            : draw.of(['<', '≤', '='] as const),
    );
    const conclusions = [0, 1].map(() => {
      const [from, span] = [draw.whole(0, 2), draw.whole(2, 4)];
      const to = Math.min(4, from + span);
      const truth = proved(signs.slice(from, to));
      const sign = draw.of(SIGNS.filter((one) => one !== '='));
      const follows = truth !== undefined && IMPLIED[truth].includes(sign);
      const [left, right] = [letters[from] ?? '', letters[to] ?? ''];
      const shown: Comparison = draw.of([true, false])
        ? { left, sign, right }
        : { left: right, sign: MIRROR[sign], right: left };
      return { shown, follows, truth, key: `${from}-${to}` };
    });
    const [first, second] = conclusions;
    if (!first || !second || first.key === second.key) return undefined;
    // Of two pairs that are the same by equal signs, one conclusion may be true exactly when the other is not.
    const equals = (at: number): number => (signs[at - 1] === '=' ? equals(at - 1) : at);
    const pairOf = ({ key }: typeof first): string =>
      key
        .split('-')
        .map((at) => equals(Number(at)))
        .join();
    if (pairOf(first) === pairOf(second)) return undefined;
    return verdictOn(first.follows, second.follows) === wanted
      ? { letters, signs, first, second, wanted }
      : undefined;
  },
  difficulty: ({ signs, wanted }) => (proved(signs) ? -1.3 : -0.7) + (wanted === 3 ? 0.5 : 0),
  prompt: ({ letters, signs, first, second }) => {
    const chain = letters.map((letter, i) => `${letter}${signs[i] ? ` ${signs[i]} ` : ''}`).join('');
    const say = ({ left, sign, right }: Comparison): string => `${left} ${sign} ${right}`;
    return both(
      `${chain}. Conclusions: I. ${say(first.shown)}; II. ${say(second.shown)}. Which are surely true?`,
      `${chain}। निष्कर्ष: I. ${say(first.shown)}; II. ${say(second.shown)}। कौन-से निश्चित रूप से सही हैं?`,
    );
  },
  answer: ({ wanted }) => verdictText(wanted),
  traps: ({ wanted }) => otherVerdicts(wanted),
  solution: ({ letters, first, second, wanted }) => {
    const reason = ({ shown, truth }: typeof first, name: string) => {
      const at = (letter: string): number => letters.indexOf(letter);
      const [left, right] =
        at(shown.left) < at(shown.right) ? [shown.left, shown.right] : [shown.right, shown.left];
      return truth
        ? both(
            `${name}: the chain proves ${left} ${truth} ${right}.`,
            `${name}: कड़ी से ${left} ${truth} ${right} सिद्ध होता है।`,
          )
        : both(
            `${name}: between ${left} and ${right} the signs change direction, so nothing follows.`,
            `${name}: ${left} और ${right} के बीच चिह्न दिशा बदलते हैं, इसलिए कुछ सिद्ध नहीं होता।`,
          );
    };
    const [one, two] = [reason(first, 'I'), reason(second, 'II')];
    return both(
      `${one.en} ${two.en} ${verdictText(wanted).en}.`,
      `${one.hi} ${two.hi} इसलिए ${verdictText(wanted).hi}।`,
    );
  },
  shortWay: () =>
    both(
      'if all signs between the two point one way, one strict sign makes it strict.',
      'बीच के सब चिह्न एक दिशा में हों तो एक भी > या < परिणाम को सख़्त बना देता है।',
    ),
  hints: () => [
    both(
      'Look only at the signs between the two letters of a conclusion.',
      'निष्कर्ष के दोनों अक्षरों के बीच के चिह्न ही देखें।',
    ),
    both(
      'If they point both ways, nothing is sure. If one way, is any of them strict?',
      'दोनों दिशाएँ हों तो कुछ निश्चित नहीं। एक दिशा हो तो क्या कोई चिह्न सख़्त है?',
    ),
  ],
});
