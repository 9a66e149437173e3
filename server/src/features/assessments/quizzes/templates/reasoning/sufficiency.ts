import { type Bilingual, both } from '../bilingual.ts';
import type { Draw } from '../draw.ts';
import { defineChoice } from '../itemTemplate.ts';
import { enoughText, otherVerdicts } from './enough.ts';

const topic = 'Data sufficiency';

const NUMBERS = Array.from({ length: 90 }, (_, i) => i + 10);
const tens = (n: number): number => Math.floor(n / 10);
const units = (n: number): number => n % 10;

interface Fact {
  text: Bilingual;
  holds(n: number): boolean;
  /** Facts of one kind say nearly the same. */
  kind: string;
}

/** A true fact about the number. */
function factAbout(number: number, draw: Draw): Fact {
  const [t, u] = [tens(number), units(number)];
  const divisor = draw.of([3, 4, 6, 7, 8, 9, 11, 12, 13, 15].filter((one) => number % one === 0).concat(1));
  const bound = draw.whole(number - 14, number - 2);
  const facts: readonly (Fact | undefined)[] = [
    {
      kind: 'sum',
      text: both(`The sum of its digits is ${t + u}.`, `उसके अंकों का योग ${t + u} है।`),
      holds: (n) => tens(n) + units(n) === t + u,
    },
    {
      kind: 'gap',
      text: both(`Its digits differ by ${Math.abs(t - u)}.`, `उसके अंकों का अंतर ${Math.abs(t - u)} है।`),
      holds: (n) => Math.abs(tens(n) - units(n)) === Math.abs(t - u),
    },
    {
      kind: 'product',
      text: both(`The product of its digits is ${t * u}.`, `उसके अंकों का गुणनफल ${t * u} है।`),
      holds: (n) => tens(n) * units(n) === t * u,
    },
    divisor > 1
      ? {
          kind: 'multiple',
          text: both(`It is a multiple of ${divisor}.`, `वह ${divisor} का गुणज है।`),
          holds: (n) => n % divisor === 0,
        }
      : undefined,
    Number.isInteger(Math.sqrt(number))
      ? {
          kind: 'square',
          text: both('It is the square of a whole number.', 'वह किसी पूर्ण संख्या का वर्ग है।'),
          holds: (n) => Number.isInteger(Math.sqrt(n)),
        }
      : undefined,
    bound >= 20
      ? {
          kind: 'bound',
          text: both(`It is greater than ${bound}.`, `वह ${bound} से बड़ी है।`),
          holds: (n) => n > bound,
        }
      : undefined,
    {
      kind: 'units',
      text: both(`Its units digit is ${u}.`, `उसका इकाई अंक ${u} है।`),
      holds: (n) => units(n) === u,
    },
    t > u
      ? {
          kind: 'order',
          text: both('Its tens digit is greater than its units digit.', 'उसका दहाई अंक इकाई अंक से बड़ा है।'),
          holds: (n) => tens(n) > units(n),
        }
      : undefined,
    u === 2 * t
      ? {
          kind: 'double',
          text: both('Its units digit is twice its tens digit.', 'उसका इकाई अंक दहाई अंक का दोगुना है।'),
          holds: (n) => units(n) === 2 * tens(n),
        }
      : undefined,
    t === 2 * u && u > 0
      ? {
          kind: 'double',
          text: both('Its tens digit is twice its units digit.', 'उसका दहाई अंक इकाई अंक का दोगुना है।'),
          holds: (n) => tens(n) === 2 * units(n),
        }
      : undefined,
  ];
  return draw.of(facts.filter((fact) => fact !== undefined));
}

export const whichNumber = defineChoice({
  id: 'apt-which-number',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Data Sufficiency',
  seconds: 90,
  draw: (draw) => {
    const wanted = draw.whole(0, 4);
    for (let tries = 0; tries < 400; tries++) {
      const number = draw.whole(12, 98);
      const [first, second] = [factAbout(number, draw), factAbout(number, draw)];
      const fitting = [first, second].map(({ holds }) => NUMBERS.filter(holds));
      const together = fitting[0]?.filter((n) => second.holds(n)) ?? [];
      const [one, two] = fitting.map((numbers) => numbers.length === 1);
      const verdict = one ? (two ? 2 : 0) : two ? 1 : together.length === 1 ? 3 : 4;
      if (verdict === wanted && first.kind !== second.kind)
        return { number, first, second, fitting, together, wanted };
    }
    return undefined;
  },
  difficulty: ({ wanted }) => [0.8, 0.8, 1.6, 0.3, 1.1][wanted] ?? 0,
  prompt: ({ first, second }) =>
    both(
      `N is a number with two digits. What is N? I. ${first.text.en} II. ${second.text.en} What is enough to answer?`,
      `N दो अंकों की संख्या है। N क्या है? I. ${first.text.hi} II. ${second.text.hi} जवाब देने के लिए क्या पर्याप्त है?`,
    ),
  answer: ({ wanted }) => enoughText(wanted),
  traps: ({ wanted }) => otherVerdicts(wanted),
  solution: ({ fitting, together, wanted }) => {
    const list = (numbers: readonly number[], more: (count: number) => string): string =>
      numbers.length > 4
        ? `${numbers.slice(0, 3).join(', ')} ${more(numbers.length - 3)}`
        : numbers.join(', ');
    const english = [...fitting, together].map((numbers) => list(numbers, (count) => `and ${count} more`));
    const hindi = [...fitting, together].map((numbers) => list(numbers, (count) => `और ${count} अन्य`));
    return both(
      `I allows ${english[0]}. II allows ${english[1]}. Both allow ${english[2]}. ${enoughText(wanted).en}.`,
      `I से ${hindi[0]} संभव। II से ${hindi[1]}। दोनों से ${hindi[2]}। ${enoughText(wanted).hi}।`,
    );
  },
  shortWay: () =>
    both(
      'you need not find N: stop as soon as two numbers fit, or only one can.',
      'N निकालना ज़रूरी नहीं: दो संख्याएँ खरी उतरें, या केवल एक बचे, तो रुक जाएँ।',
    ),
  hints: () => [
    both(
      'Test each statement alone first, and forget the other one.',
      'पहले हर कथन को अकेले जाँचें और दूसरे को भूल जाएँ।',
    ),
    both(
      'Write down the numbers that fit. Enough means that only one is left.',
      'खरी उतरने वाली संख्याएँ लिखें। पर्याप्त का अर्थ है कि केवल एक बचे।',
    ),
  ],
});
