import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { degrees, grouped, inRupees, rupees, sumOf } from '../../quantity.ts';

const topic = 'Data interpretation';

const HEADS = [
  both('Rent', 'किराया'),
  both('Food', 'भोजन'),
  both('Travel', 'यात्रा'),
  both('Savings', 'बचत'),
] as const;
const nameOf = (index: number) => HEADS[index] ?? HEADS[0];

export const budgetGap = defineNumbers({
  id: 'apt-budget-gap',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Pie Chart',
  seconds: 60,
  unit: rupees,
  step: 50,
  draw: (draw) => {
    const income = draw.whole(20_000, 90_000, 1000);
    const first = HEADS.slice(1).map(() => draw.whole(10, 30, 5));
    const shares = [100 - sumOf(first), ...first];
    const [more, less] = draw.shuffled([0, 1, 2, 3]);
    const [one, other] = [more ?? 0, less ?? 0];
    const gap = (shares[one] ?? 0) - (shares[other] ?? 0);
    return (shares[0] ?? 0) >= 20 && gap > 0
      ? { income, shares, one, other, gap, difference: (income * gap) / 100 }
      : undefined;
  },
  difficulty: ({ gap }) => (gap % 10 === 0 ? -2.4 : -1.9),
  prompt: ({ income, one, other }) =>
    both(
      `The table shows how Neha divides her monthly income of ${inRupees(income)}. By how much is "${nameOf(one).en}" larger than "${nameOf(other).en}"?`,
      `तालिका दिखाती है कि नेहा अपनी ${inRupees(income)} मासिक आय कैसे बाँटती है। "${nameOf(one).hi}" की राशि "${nameOf(other).hi}" से कितनी ज़्यादा है?`,
    ),
  table: ({ shares }) => ({
    en: [['For', 'Share'], ...shares.map((share, i) => [nameOf(i).en, `${share}%`])],
    hi: [['मद', 'हिस्सा'], ...shares.map((share, i) => [nameOf(i).hi, `${share}%`])],
  }),
  answer: ({ difference }) => difference,
  traps: ({ income, shares, one, other, gap, difference }) => [
    [(income * (shares[one] ?? 0)) / 100, 'this is the larger amount itself.', 'यह स्वयं बड़ी राशि है।'],
    [(income * (shares[other] ?? 0)) / 100, 'this is the smaller amount itself.', 'यह स्वयं छोटी राशि है।'],
    [
      (income * ((shares[one] ?? 0) + (shares[other] ?? 0))) / 100,
      'this adds the two amounts.',
      'यह दोनों राशियाँ जोड़ देता है।',
    ],
    [
      (income * gap) / (shares[one] ?? 1),
      'this relates the gap to the larger share.',
      'यह अंतर को बड़े हिस्से पर लेता है।',
    ],
    [difference / 2, 'this halves the gap.', 'यह अंतर को आधा करता है।'],
    [difference / 10, 'this moves the decimal point.', 'यह दशमलव बिंदु खिसका देता है।'],
    [
      (income * (gap + 5)) / 100,
      'this reads one share five points too high.',
      'यह एक हिस्से को पाँच अंक ज़्यादा पढ़ता है।',
    ],
    [
      (income * (gap - 5)) / 100,
      'this reads one share five points too low.',
      'यह एक हिस्से को पाँच अंक कम पढ़ता है।',
    ],
  ],
  solution: ({ income, shares, one, other, gap, difference }) =>
    both(
      `The shares differ by ${shares[one]} − ${shares[other]} = ${gap} points. ${gap}% of ${inRupees(income)} is ${inRupees(difference)}.`,
      `हिस्सों में ${shares[one]} − ${shares[other]} = ${gap} अंकों का अंतर है। ${inRupees(income)} का ${gap}% ${inRupees(difference)} है।`,
    ),
  shortWay: () =>
    both(
      'subtract the percentages first and take the income once.',
      'पहले प्रतिशत घटाएँ और आय से एक ही बार गुणा करें।',
    ),
  hints: () => [
    both('Both percentages are of the same income.', 'दोनों प्रतिशत एक ही आय के हैं।'),
    both(
      'Subtract the two shares, then take that percentage of the income.',
      'दोनों हिस्से घटाएँ, फिर आय का उतना प्रतिशत लें।',
    ),
  ],
});

export const pieAngle = defineNumbers({
  id: 'apt-pie-angle',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Pie Chart',
  seconds: 60,
  unit: degrees,
  step: 1,
  draw: (draw) => {
    const counts = HEADS.map(() => draw.whole(12, 120, 2) * 10);
    const [total, which] = [sumOf(counts), draw.whole(0, 3)];
    const count = counts[which] ?? 0;
    const angle = (count * 360) / total;
    return Number.isInteger(angle) && total % 100 === 0 ? { counts, total, which, count, angle } : undefined;
  },
  difficulty: ({ angle }) => (angle % 10 === 0 ? -1.5 : -0.8),
  prompt: ({ which }) =>
    both(
      `The table shows how a student divides a month’s money, in rupees. In a pie chart of all four, how large is the angle for "${nameOf(which).en}"?`,
      `तालिका में दिया है कि एक विद्यार्थी महीने के रुपये कैसे बाँटता है। चारों के वृत्त आरेख में "${nameOf(which).hi}" का कोण कितना होगा?`,
    ),
  table: ({ counts }) => ({
    en: [['For', 'Rupees'], ...counts.map((count, i) => [nameOf(i).en, grouped(count)])],
    hi: [['मद', 'रुपये'], ...counts.map((count, i) => [nameOf(i).hi, grouped(count)])],
  }),
  answer: ({ angle }) => angle,
  isPlausible: (result) => result < 360,
  traps: ({ counts, total, count, angle }) => [
    [(count * 100) / total, 'this is the percentage, not the angle.', 'यह प्रतिशत है, कोण नहीं।'],
    [(count * 180) / total, 'this takes a half circle.', 'यह आधा वृत्त लेता है।'],
    [(count * 360) / (total - count), 'this relates it to the other three.', 'यह बाकी तीन पर लेता है।'],
    [360 - angle, 'this is the angle of the other three together.', 'यह बाकी तीनों का कुल कोण है।'],
    [(Math.max(...counts) * 360) / total, 'this is the largest part.', 'यह सबसे बड़ा भाग है।'],
    [(Math.min(...counts) * 360) / total, 'this is the smallest part.', 'यह सबसे छोटा भाग है।'],
    [90, 'this treats the four parts as equal.', 'यह चारों भागों को बराबर मानता है।'],
  ],
  solution: ({ counts, total, count, angle }) =>
    both(
      `The total is ${counts.join(' + ')} = ${total}. The angle is ${count} × 360 / ${total} = ${angle}.`,
      `योग ${counts.join(' + ')} = ${total} है। कोण ${count} × 360 / ${total} = ${angle}।`,
    ),
  shortWay: () =>
    both('cancel the zeros, then take that fraction of 360.', 'पहले शून्य काटें, फिर 360 का उतना भाग लें।'),
  hints: () => [
    both('The whole circle of 360 degrees stands for the total.', 'पूरा वृत्त, 360 डिग्री, कुल ख़र्च के लिए है।'),
    both(
      'Which fraction of the total is it? Take the same fraction of 360.',
      'यह कुल का कौन-सा भाग है? 360 का उतना ही भाग लें।',
    ),
  ],
});
