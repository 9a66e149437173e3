import { both } from '../bilingual.ts';
import { defineNumbers } from '../itemTemplate.ts';
import { plain } from '../quantity.ts';
import { doubling, growing, interleaved, multiplied, powers, steady, type Trap } from './seriesKinds.ts';

const topic = 'Number series';
const KINDS = [steady, growing, multiplied, powers, interleaved, doubling] as const;

export const nextTerm = defineNumbers({
  id: 'apt-next-term',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Series Completion',
  seconds: 55,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const series = draw.of(KINDS)(draw);
    return series.terms.every((term) => term > 0) ? series : undefined;
  },
  difficulty: ({ difficulty }) => difficulty,
  prompt: ({ terms }) =>
    both(
      `Which number comes next? ${terms.slice(0, -1).join(', ')}, …`,
      `अगली संख्या कौन-सी होगी? ${terms.slice(0, -1).join(', ')}, …`,
    ),
  answer: ({ terms }) => terms.at(-1) ?? 0,
  traps: ({ traps }) => traps,
  solution: ({ rule, next }) => both(`${rule.en}. Next: ${next.en}.`, `${rule.hi}। अगला: ${next.hi}।`),
  shortWay: () =>
    both(
      'test in this order: differences, factors, squares and cubes, every second term.',
      'इस क्रम में जाँचें: अंतर, गुणक, वर्ग और घन, एक छोड़कर एक पद।',
    ),
  hints: ({ hint }) => [
    both('Look at how each term comes from the one before.', 'देखें कि हर पद पिछले पद से कैसे बनता है।'),
    hint,
  ],
});

export const wrongTerm = defineNumbers({
  id: 'apt-wrong-term',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Series Completion',
  seconds: 70,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const { terms, rule, difficulty } = draw.of([growing, multiplied, powers, doubling] as const)(draw);
    const [at, by] = [draw.whole(1, terms.length - 1), draw.of([-3, -2, -1, 1, 2, 3])];
    const right = terms[at] ?? 0;
    const shown = terms.map((term, i) => (i === at ? term + by : term));
    const isRising = shown.every((term, i) => i === 0 || term > (shown[i - 1] ?? 0));
    return isRising && Math.min(...shown) > 0
      ? { terms, rule, difficulty, shown, at, right, wrong: right + by }
      : undefined;
  },
  difficulty: ({ difficulty }) => difficulty + 1.1,
  prompt: ({ shown }) =>
    both(
      `One number does not fit the rule of the series. Which one? ${shown.join(', ')}`,
      `शृंखला की एक संख्या नियम से मेल नहीं खाती। कौन-सी? ${shown.join(', ')}`,
    ),
  answer: ({ wrong }) => wrong,
  isPlausible: (result, { shown }) => shown.includes(result),
  traps: ({ shown, at }) =>
    shown.flatMap((term, i): Trap[] =>
      i === at ? [] : [[term, 'this one fits the rule of the others.', 'यह बाकी के नियम से मेल खाती है।']],
    ),
  solution: ({ rule, terms, right, wrong }) => {
    const series = terms.join(', ');
    return both(
      `The series is ${series}. ${rule.en}. It should be ${right}, not ${wrong}.`,
      `शृंखला ${series} है। ${rule.hi}। ${right} की जगह ग़लत संख्या है: ${wrong}।`,
    );
  },
  shortWay: () =>
    both(
      'one wrong number spoils two differences side by side; it stands between them.',
      'एक ग़लत संख्या पास-पास के दो अंतर बिगाड़ती है; वह उन्हीं के बीच होती है।',
    ),
  hints: () => [
    both('Write down the differences. Where does the pattern break?', 'अंतर लिखें। क्रम कहाँ टूटता है?'),
    both(
      'Find the rule from the part that fits, then test the others.',
      'जो भाग मेल खाता है उससे नियम निकालें, फिर बाकी जाँचें।',
    ),
  ],
});
