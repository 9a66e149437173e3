import { both } from '../bilingual.ts';
import { defineNumbers } from '../itemTemplate.ts';
import { inRupees, rupees, years } from '../quantity.ts';

const topic = 'Interest';

export const interestDifference = defineNumbers({
  id: 'apt-interest-difference',
  topic,
  source: 'NCERT Mathematics, class 8, Comparing Quantities',
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
  difficulty: ({ rate }) => (rate % 5 === 0 ? 0 : 0.4),
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
      'this doubles the rate in place of squaring it.',
      'यह दर का वर्ग करने की जगह उसे दोगुना करता है।',
    ],
    [
      principal * (1 + (2 * rate) / 100),
      'this is the amount with simple interest.',
      'यह साधारण ब्याज वाला मिश्रधन है।',
    ],
    [principal * 2, 'this counts the difference for each year.', 'यह अंतर को हर वर्ष का मान लेता है।'],
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

export const simpleGrowth = defineNumbers({
  id: 'apt-simple-growth',
  topic,
  source: 'NCERT Mathematics, class 7, Comparing Quantities',
  seconds: 60,
  unit: rupees,
  step: 1,
  draw: (draw) => {
    const [principal, rate] = [draw.whole(1000, 20_000, 200), draw.whole(4, 16)];
    const [first, second] = [draw.whole(2, 4), draw.whole(5, 9)];
    const yearly = (principal * rate) / 100;
    const amounts: [number, number] = [principal + first * yearly, principal + second * yearly];
    return Number.isInteger(yearly) ? { principal, first, second, yearly, amounts } : undefined;
  },
  difficulty: ({ first, second }) => (second - first > 3 ? -0.6 : -0.9),
  prompt: ({ first, second, amounts }) =>
    both(
      `At simple interest a sum becomes ${inRupees(amounts[0])} in ${first} years and ${inRupees(amounts[1])} in ${second} years. What is the sum?`,
      `साधारण ब्याज पर एक राशि ${first} वर्ष में ${inRupees(amounts[0])} और ${second} वर्ष में ${inRupees(amounts[1])} हो जाती है। राशि कितनी है?`,
    ),
  answer: ({ principal }) => principal,
  traps: ({ principal, first, second, yearly, amounts }) => [
    [
      amounts[0] - (amounts[1] - amounts[0]),
      'this takes off the interest between the two dates, not that of the first years.',
      'यह दोनों तारीखों के बीच का ब्याज घटाता है, पहले वर्षों का नहीं।',
    ],
    [principal + yearly, 'this takes off one year of interest too few.', 'यह एक वर्ष का ब्याज कम घटाता है।'],
    [principal - yearly, 'this takes off one year of interest too many.', 'यह एक वर्ष का ब्याज ज़्यादा घटाता है।'],
    [
      amounts[0] - (first * (amounts[1] - amounts[0])) / second,
      'this spreads the added interest over all the years up to the second date.',
      'यह बढ़े हुए ब्याज को दूसरी तारीख तक के सब वर्षों में बाँटता है।',
    ],
    [
      amounts[0] - yearly * (second - first) + yearly,
      'this counts the years between as the first years.',
      'यह बीच के वर्षों को पहले वर्ष मान लेता है।',
    ],
    [
      principal + 2 * yearly,
      'this takes off two years of interest too few.',
      'यह दो वर्ष का ब्याज कम घटाता है।',
    ],
    [
      principal - 2 * yearly,
      'this takes off two years of interest too many.',
      'यह दो वर्ष का ब्याज ज़्यादा घटाता है।',
    ],
  ],
  solution: ({ principal, first, second, yearly, amounts }) =>
    both(
      `${second - first} years add ${inRupees(amounts[1] - amounts[0])}, so one year adds ${inRupees(yearly)}. Take ${first} years off ${inRupees(amounts[0])}: ${inRupees(principal)}.`,
      `${second - first} वर्ष में ${inRupees(amounts[1] - amounts[0])} बढ़ते हैं, यानी एक वर्ष में ${inRupees(yearly)}। ${inRupees(amounts[0])} में से ${first} वर्ष का ब्याज घटाएँ: ${inRupees(principal)}।`,
    ),
  shortWay: () =>
    both(
      'simple interest grows in a straight line; go back along it to year zero.',
      'साधारण ब्याज सीधी रेखा में बढ़ता है; उसी पर शून्य वर्ष तक लौटें।',
    ),
  hints: () => [
    both('How much interest is added between the two dates?', 'दोनों तारीखों के बीच कितना ब्याज बढ़ा?'),
    both(
      'Find the interest of one year, then go back to the start.',
      'एक वर्ष का ब्याज निकालें, फिर शुरुआत तक लौटें।',
    ),
  ],
});

export const timesItself = defineNumbers({
  id: 'apt-times-itself',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Simple Interest',
  seconds: 50,
  unit: years,
  step: 1,
  draw: (draw) => {
    const [times, span, later] = [draw.whole(2, 4), draw.whole(4, 20), draw.whole(3, 9)];
    const answer = (span * (later - 1)) / (times - 1);
    return later > times && answer > span ? { times, span, later, answer } : undefined;
  },
  difficulty: ({ times }) => (times === 2 ? -0.4 : 0),
  prompt: ({ times, span, later }) =>
    both(
      `At simple interest a sum becomes ${times} times itself in ${span} years. In how many years does it become ${later} times itself?`,
      `साधारण ब्याज पर कोई राशि ${span} वर्ष में ${times} गुनी हो जाती है। वह ${later} गुनी कितने वर्ष में होगी?`,
    ),
  answer: ({ answer }) => answer,
  traps: ({ times, span, later, answer }) => [
    [
      (span * later) / times,
      'this compares the amounts, not the interest.',
      'यह ब्याज की जगह मिश्रधन की तुलना करता है।',
    ],
    [
      (span * later) / (times - 1),
      'this takes the whole amount at the end as interest.',
      'यह अंत की पूरी रक़म को ब्याज मान लेता है।',
    ],
    [
      (span * (later - 1)) / times,
      'this takes the whole amount at the first date as interest.',
      'यह पहली बार की पूरी रक़म को ब्याज मान लेता है।',
    ],
    [answer - span, 'this counts from the first date.', 'यह पहली तारीख से गिनता है।'],
    [
      span * (later - times),
      'this takes each further time as one more such period.',
      'यह हर अगले गुने के लिए उतनी ही अवधि मानता है।',
    ],
    [answer + span, 'this adds the first period once more.', 'यह पहली अवधि एक बार और जोड़ता है।'],
    [
      span * later,
      'this multiplies the period by the number of times.',
      'यह अवधि को गुनों की संख्या से गुणा करता है।',
    ],
  ],
  solution: ({ times, span, later, answer }) =>
    both(
      `To become ${times} times itself, the interest is ${times - 1} times the sum in ${span} years. Then ${later - 1} times takes ${span} × ${later - 1} / ${times - 1} = ${answer} years.`,
      `${times} गुना होने का अर्थ है कि ${span} वर्ष में ब्याज राशि का ${times - 1} गुना है। तो ${later - 1} गुना ब्याज में ${span} × ${later - 1} / ${times - 1} = ${answer} वर्ष।`,
    ),
  shortWay: () =>
    both('work with (times − 1), the part that is interest.', '(गुना − 1) से काम करें, वही ब्याज है।'),
  hints: () => [
    both(
      'The sum itself is part of the amount. How much of it is interest?',
      'मिश्रधन में मूल राशि भी है। उसमें ब्याज कितना है?',
    ),
    both(
      'Simple interest is proportional to time. Compare interest with interest.',
      'साधारण ब्याज समय के समानुपाती है। ब्याज की तुलना ब्याज से करें।',
    ),
  ],
});

export const halfYearly = defineNumbers({
  id: 'apt-half-yearly',
  topic,
  source: 'NCERT Mathematics, class 8, Comparing Quantities',
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
  difficulty: ({ half }) => (half % 5 === 0 ? 0 : 0.5),
  prompt: ({ principal, half }) =>
    both(
      `A lender charges ${2 * half}% a year on a loan of ${inRupees(principal)} and adds the interest to the loan every half-year. How much interest is due after one year?`,
      `एक ऋणदाता ${inRupees(principal)} के ऋण पर ${2 * half}% वार्षिक ब्याज लेता है, जो हर छमाही ऋण में जुड़ता है। एक वर्ष बाद कुल कितना ब्याज देना होगा?`,
    ),
  answer: ({ interest }) => interest,
  traps: ({ principal, half, first, onInterest, interest }) => [
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
    [first + half, 'this adds the rate as rupees.', 'यह दर को रुपये मानकर जोड़ता है।'],
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
