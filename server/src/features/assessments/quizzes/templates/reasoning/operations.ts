import { both } from '../bilingual.ts';
import { defineNumbers } from '../itemTemplate.ts';
import { plain } from '../quantity.ts';

const topic = 'Inequalities and operations';

type Operator = '+' | '−' | '×' | '÷';
const OPERATORS: readonly Operator[] = ['+', '−', '×', '÷'];

/** Multiplication and division first, then from left to right. */
function evaluate(numbers: readonly number[], operators: readonly Operator[]): number {
  const terms = [numbers[0] ?? 0];
  operators.forEach((operator, i) => {
    const number = numbers[i + 1] ?? 0;
    const last = terms.at(-1) ?? 0;
    if (operator === '×') terms[terms.length - 1] = last * number;
    else if (operator === '÷') terms[terms.length - 1] = last / number;
    else terms.push(operator === '+' ? number : -number);
  });
  return terms.reduce((sum, term) => sum + term, 0);
}

function fromLeftToRight(numbers: readonly number[], operators: readonly Operator[]): number {
  return operators.reduce(
    (sum, operator, i) => evaluate([sum, numbers[i + 1] ?? 0], [operator]),
    numbers[0] ?? 0,
  );
}

const written = (numbers: readonly number[], operators: readonly Operator[]): string =>
  numbers.map((number, i) => `${number}${operators[i] ? ` ${operators[i]} ` : ''}`).join('');

export const exchangedSigns = defineNumbers({
  id: 'apt-exchanged-signs',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Mathematical Operations',
  seconds: 60,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const meanings = draw.shuffled(OPERATORS);
    const shown = draw.shuffled(OPERATORS);
    const numbers = [0, 1, 2, 3, 4].map(() => draw.of([2, 3, 4, 6, 8, 9, 12, 16, 18, 24]));
    const mean = (operator: Operator): Operator => meanings[OPERATORS.indexOf(operator)] ?? operator;
    const real = shown.map(mean);
    const divided = real.indexOf('÷');
    const isExact = (numbers[divided] ?? 1) % (numbers[divided + 1] ?? 1) === 0 && real[divided - 1] !== '×';
    const result = evaluate(numbers, real);
    const isMixed = meanings.every((meaning, i) => meaning !== OPERATORS[i]);
    return isMixed && isExact && result > 4 && result < 400 && Number.isInteger(result)
      ? { numbers, meanings, shown, real, result }
      : undefined;
  },
  difficulty: ({ real }) => (real[0] === '÷' || real[0] === '×' ? -1.1 : -0.5),
  prompt: ({ numbers, meanings, shown }) => {
    const english = OPERATORS.map((operator, i) => `${operator} means ${meanings[i]}`).join(', ');
    const hindi = OPERATORS.map((operator, i) => `${operator} का अर्थ ${meanings[i]}`).join(', ');
    return both(
      `If ${english}, what is the value of ${written(numbers, shown)}?`,
      `यदि ${hindi} हो, तो ${written(numbers, shown)} का मान क्या है?`,
    );
  },
  answer: ({ result }) => result,
  traps: ({ numbers, shown, real, result }) => {
    const swapped = (one: Operator, other: Operator): Operator[] =>
      real.map((operator) => (operator === one ? other : operator === other ? one : operator));
    return [
      [
        fromLeftToRight(numbers, real),
        'this works from left to right and leaves out the order of operations.',
        'यह बाएँ से दाएँ चलता है और संक्रियाओं का क्रम छोड़ देता है।',
      ],
      [evaluate(numbers, shown), 'this leaves the signs as they are.', 'यह चिह्नों को वैसा ही रखता है।'],
      [
        evaluate(numbers, swapped('+', '−')),
        'this exchanges plus and minus.',
        'यह जोड़ और घटाव को आपस में बदल देता है।',
      ],
      [
        evaluate(numbers, swapped('×', '÷')),
        'this exchanges multiplication and division.',
        'यह गुणा और भाग को आपस में बदल देता है।',
      ],
      [
        evaluate(numbers, swapped('+', '×')),
        'this exchanges plus and multiplication.',
        'यह जोड़ और गुणा को आपस में बदल देता है।',
      ],
      [
        result + 2 * (numbers[4] ?? 0),
        'this takes the last number with the wrong sign.',
        'यह आख़िरी संख्या को ग़लत चिह्न से लेता है।',
      ],
      [
        result - (numbers[4] ?? 0),
        'this takes the last number away once more.',
        'यह आख़िरी संख्या एक बार और घटाता है।',
      ],
    ];
  },
  solution: ({ numbers, real, result }) =>
    both(
      `With the real signs: ${written(numbers, real)}. × and ÷ come first, then + and −: ${result}.`,
      `असली चिह्नों के साथ: ${written(numbers, real)}। पहले × और ÷, फिर + और −: ${result}।`,
    ),
  shortWay: () =>
    both(
      'rewrite the whole line once before you calculate anything.',
      'कुछ भी निकालने से पहले पूरी पंक्ति एक बार नए चिह्नों से लिखें।',
    ),
  hints: () => [
    both('Write the line again with the real signs.', 'पंक्ति को असली चिह्नों से फिर लिखें।'),
    both(
      'Then multiplication and division first, addition and subtraction last.',
      'फिर पहले गुणा और भाग, अंत में जोड़ और घटाव।',
    ),
  ],
});
