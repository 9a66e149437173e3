import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, inRupees, rupees } from '../../quantity.ts';

const topic = 'Interest';

export const interestDifference = defineNumbers({
  id: 'apt-interest-difference',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Compound Interest',
  seconds: 75,
  unit: rupees,
  step: 1,
  draw: (draw) => {
    const [principal, rate] = [draw.whole(1000, 40_000, 500), draw.whole(4, 20)];
    const gap = principal * (rate / 100) ** 2;
    return Number.isInteger(Math.round(gap * 1e6) / 1e6)
      ? { principal, rate, gap: Math.round(gap) }
      : undefined;
  },
  difficulty: ({ rate }) => (rate % 5 === 0 ? 0.3 : 0.9),
  prompt: ({ rate, gap }) =>
    both(
      `For the same sum, the compound interest of 2 years at ${rate}% a year, added once a year, is ${inRupees(gap)} more than the simple interest. What is the sum?`,
      `एक राशि पर ${rate}% वार्षिक दर से 2 वर्ष का चक्रवृद्धि ब्याज (वार्षिक संयोजन) साधारण ब्याज से ${inRupees(gap)} ज़्यादा है। राशि कितनी है?`,
    ),
  answer: ({ principal }) => principal,
  traps: ({ principal, rate, gap }) => [
    [(gap * 100) / rate, 'this is the simple interest of one year.', 'यह एक वर्ष का साधारण ब्याज है।'],
    [principal * (1 + rate / 100), 'this is the amount after one year.', 'यह एक वर्ष बाद का मिश्रधन है।'],
    [principal * (1 + rate / 100) ** 2, 'this is the amount after two years.', 'यह दो वर्ष बाद का मिश्रधन है।'],
    [principal / 2, 'this spreads the difference over both years.', 'यह अंतर को दोनों वर्षों में बाँट देता है।'],
    [
      (gap * 10_000) / (2 * rate),
      'this doubles the rate instead of squaring it.',
      'यह दर का वर्ग करने की जगह उसे दोगुना करता है।',
    ],
    [
      principal * (1 + (2 * rate) / 100),
      'this is the amount with simple interest.',
      'यह साधारण ब्याज वाला मिश्रधन है।',
    ],
  ],
  solution: ({ principal, rate, gap }) =>
    both(
      `Only the interest of the first year bears interest in the second, so the difference is ${rate}% of ${rate}% = ${(rate * rate) / 100}% of the sum. ${inRupees(gap)} × 100 / ${(rate * rate) / 100} = ${inRupees(principal)}.`,
      `दूसरे वर्ष में केवल पहले वर्ष के ब्याज पर ब्याज लगता है, इसलिए अंतर राशि के ${rate}% का ${rate}% = ${(rate * rate) / 100}% है। ${inRupees(gap)} × 100 / ${(rate * rate) / 100} = ${inRupees(principal)}।`,
    ),
  shortWay: ({ rate }) =>
    both(`multiply the difference by (100/${rate})².`, `अंतर को (100/${rate})² से गुणा करें।`),
  hints: () => [
    both('In the first year both kinds of interest are equal.', 'पहले वर्ष में दोनों ब्याज बराबर होते हैं।'),
    both(
      "The difference is one year's interest on the first year's interest.",
      'अंतर पहले वर्ष के ब्याज पर एक वर्ष का ब्याज है।',
    ),
  ],
});

export const halfYearly = defineNumbers({
  id: 'apt-half-yearly',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Compound Interest',
  seconds: 80,
  unit: rupees,
  step: 1,
  draw: (draw) => {
    const [principal, half] = [draw.whole(2000, 60_000, 2000), draw.whole(2, 15)];
    const [first, onInterest] = [(principal * half) / 100, (principal * half * half) / 10_000];
    return Number.isInteger(onInterest)
      ? { principal, half, first, onInterest, interest: 2 * first + onInterest }
      : undefined;
  },
  difficulty: ({ half }) => (half % 5 === 0 ? 0.3 : 1.1),
  prompt: ({ principal, half }) =>
    both(
      `A lender charges ${2 * half}% a year on a loan of ${inRupees(principal)} and adds the interest to the loan every half-year. How much interest is due after one year?`,
      `एक ऋणदाता ${inRupees(principal)} के ऋण पर ${2 * half}% वार्षिक ब्याज लेता है, जो हर छमाही ऋण में जुड़ता है। एक वर्ष बाद कुल कितना ब्याज देना होगा?`,
    ),
  answer: ({ interest }) => interest,
  traps: ({ principal, first, onInterest, interest }) => [
    [
      2 * first,
      'this ignores the interest on the interest of the first half-year.',
      'यह पहली छमाही के ब्याज पर ब्याज को अनदेखा करता है।',
    ],
    [
      4 * first + 4 * onInterest,
      'this takes the whole yearly rate for each half-year.',
      'यह हर छमाही में पूरी वार्षिक दर लेता है।',
    ],
    [
      2 * first + 2 * onInterest,
      'this counts the interest on interest twice.',
      'यह ब्याज पर ब्याज दो बार गिनता है।',
    ],
    [first + onInterest, 'this is the interest of the second half-year.', 'यह केवल दूसरी छमाही का ब्याज है।'],
    [2 * first - onInterest, 'this takes the interest on interest off.', 'यह ब्याज पर ब्याज को घटा देता है।'],
    [
      2 * first + 4 * onInterest,
      'this takes the interest on interest at the whole yearly rate.',
      'यह ब्याज पर ब्याज पूरी वार्षिक दर से लेता है।',
    ],
    [principal + interest, 'this is the whole debt.', 'यह पूरा कर्ज़ है।'],
  ],
  solution: ({ principal, half, first, onInterest, interest }) =>
    both(
      `First half-year: ${half}% of ${inRupees(principal)} = ${inRupees(first)}. Second: ${half}% of ${inRupees(principal + first)} = ${inRupees(first + onInterest)}. Together ${inRupees(interest)}.`,
      `पहली छमाही: ${inRupees(principal)} का ${half}% = ${inRupees(first)}। दूसरी: ${inRupees(principal + first)} का ${half}% = ${inRupees(first + onInterest)}। कुल ${inRupees(interest)}।`,
    ),
  shortWay: ({ half }) =>
    both(
      `the rate of the year is ${half} + ${half} + ${half} × ${half} / 100 = ${2 * half + (half * half) / 100}%.`,
      `पूरे वर्ष की दर ${half} + ${half} + ${half} × ${half} / 100 = ${2 * half + (half * half) / 100}% है।`,
    ),
  hints: () => [
    both('Each half-year carries half of the yearly rate.', 'हर छमाही में वार्षिक दर का आधा लगता है।'),
    both(
      'In the second half-year the first interest also bears interest.',
      'दूसरी छमाही में पहले ब्याज पर भी ब्याज लगता है।',
    ),
  ],
});

export const twoInstalments = defineNumbers({
  id: 'apt-two-instalments',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Compound Interest',
  seconds: 110,
  unit: rupees,
  step: 1,
  draw: (draw) => {
    const [rate, times] = [draw.of([4, 5, 10, 12.5, 20, 25]), draw.whole(1, 20)];
    const factor = 1 + rate / 100;
    // The smallest instalment with whole rupees for both present values.
    const whole = { 4: 676, 5: 441, 10: 121, 12.5: 81, 20: 36, 25: 25 }[rate] ?? 0;
    const instalment = whole * times * (whole < 100 ? 25 : 5);
    const [first, second] = [instalment / factor, instalment / factor ** 2].map(Math.round) as [
      number,
      number,
    ];
    return { rate, factor, instalment, first, second, loan: first + second };
  },
  difficulty: ({ rate }) => (rate % 10 === 0 ? 1.7 : 2.1),
  prompt: ({ rate, loan }) =>
    both(
      `A loan of ${inRupees(loan)} at ${rate}% compound interest a year is paid back in two equal yearly instalments. How much is each instalment?`,
      `${rate}% वार्षिक चक्रवृद्धि ब्याज पर ${inRupees(loan)} का ऋण दो बराबर वार्षिक किस्तों में चुकाया जाता है। हर किस्त कितनी है?`,
    ),
  answer: ({ instalment }) => instalment,
  traps: ({ factor, instalment, first, second, loan }) => [
    [
      (loan * factor * factor) / 2,
      'this halves the amount after two years, although the first instalment lowers the debt.',
      'यह दो वर्ष के मिश्रधन को आधा करता है, जबकि पहली किस्त ऋण घटा देती है।',
    ],
    [loan / 2, 'this leaves out the interest.', 'यह ब्याज छोड़ देता है।'],
    [(loan * factor) / 2, 'this takes interest for one year only.', 'यह केवल एक वर्ष का ब्याज लेता है।'],
    [first, 'this is the present value of the first instalment.', 'यह पहली किस्त का वर्तमान मूल्य है।'],
    [second, 'this is the present value of the second instalment.', 'यह दूसरी किस्त का वर्तमान मूल्य है।'],
    [
      (loan * (1 + 2 * (factor - 1))) / 2,
      'this takes simple interest on the whole loan.',
      'यह पूरे ऋण पर साधारण ब्याज लेता है।',
    ],
    [instalment * factor, 'this adds the interest of one more year.', 'यह एक वर्ष का ब्याज और जोड़ता है।'],
    [
      loan * factor - loan / 2,
      'this pays all of the interest in the first year.',
      'यह सारा ब्याज पहले वर्ष में चुकाता है।',
    ],
  ],
  solution: ({ factor, instalment, loan }) =>
    both(
      `After the first year the debt is ${grouped(loan)} × ${factor} − x, after the second (${grouped(loan)} × ${factor} − x) × ${factor} − x = 0. So x = ${grouped(loan)} × ${factor} × ${factor} / (1 + ${factor}) = ${inRupees(instalment)}.`,
      `पहले वर्ष के बाद ऋण ${grouped(loan)} × ${factor} − x, दूसरे के बाद (${grouped(loan)} × ${factor} − x) × ${factor} − x = 0। इसलिए x = ${grouped(loan)} × ${factor} × ${factor} / (1 + ${factor}) = ${inRupees(instalment)}।`,
    ),
  shortWay: () =>
    both('the loan is x/q + x/q², where q is 1 + the rate.', 'ऋण = x/q + x/q², जहाँ q = 1 + दर।'),
  hints: () => [
    both(
      'Follow the debt: add the interest of a year, then take the instalment off.',
      'ऋण को देखें: एक वर्ष का ब्याज जोड़ें, फिर किस्त घटाएँ।',
    ),
    both(
      'After the second instalment the debt is 0. Call the instalment x.',
      'दूसरी किस्त के बाद ऋण 0 है। किस्त को x मानें।',
    ),
  ],
});
