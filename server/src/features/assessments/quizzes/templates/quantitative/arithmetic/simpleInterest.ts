import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { inRupees, over, rupees, years } from '../../quantity.ts';

const topic = 'Interest';

export const simpleGrowth = defineNumbers({
  id: 'apt-simple-growth',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Simple Interest',
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
  difficulty: ({ first, second }) => (second - first > 3 ? -0.7 : -1.1),
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
  difficulty: ({ times }) => (times === 2 ? -0.3 : 0.3),
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
      'this treats the whole amount at the end as interest.',
      'यह अंत की पूरी रक़म को ब्याज मान लेता है।',
    ],
    [
      (span * (later - 1)) / times,
      'this treats the whole amount at the first date as interest.',
      'यह पहली बार की पूरी रक़म को ब्याज मान लेता है।',
    ],
    [answer - span, 'this counts from the first date.', 'यह पहली तारीख से गिनता है।'],
    [
      span * (later - times),
      'this treats each further time as one more such period.',
      'यह हर अगले गुने के लिए उतनी ही अवधि मानता है।',
    ],
    [answer + span, 'this adds the first period once more.', 'यह पहली अवधि एक बार और जोड़ता है।'],
  ],
  solution: ({ times, span, later, answer }) =>
    both(
      `To become ${times} times itself, the interest is ${times - 1} times the sum in ${span} years. Then ${later - 1} times takes ${span} × ${later - 1}${over(times - 1)} = ${answer} years.`,
      `${times} गुना होने का अर्थ है कि ${span} वर्ष में ब्याज राशि का ${times - 1} गुना है। तो ${later - 1} गुना ब्याज में ${span} × ${later - 1}${over(times - 1)} = ${answer} वर्ष।`,
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

export const plainInterest = defineNumbers({
  id: 'apt-plain-interest',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Simple Interest',
  seconds: 75,
  unit: rupees,
  step: 1,
  draw: (draw) => {
    const [principal, rate, months] = [
      draw.whole(1200, 30_000, 600),
      draw.whole(4, 15),
      draw.whole(6, 48, 3),
    ];
    const interest = (principal * rate * months) / 1200;
    const isShort = ((rate * months) / 12) % 0.25 === 0;
    return isShort && Number.isInteger(interest) && months !== 12
      ? { principal, rate, months, interest }
      : undefined;
  },
  difficulty: ({ months }) => (months % 12 === 0 ? -2.3 : -1.7),
  prompt: ({ principal, rate, months }) =>
    both(
      `What is the simple interest on ${inRupees(principal)} at ${rate}% a year for ${months} months?`,
      `${inRupees(principal)} पर ${rate}% वार्षिक दर से ${months} महीने का साधारण ब्याज कितना होगा?`,
    ),
  answer: ({ interest }) => interest,
  traps: ({ principal, rate, months, interest }) => [
    [(principal * rate) / 100, 'this is the interest of one year.', 'यह एक वर्ष का ब्याज है।'],
    [(principal * rate * months) / 100, 'this treats the months as years.', 'यह महीनों को वर्ष मान लेता है।'],
    [(principal * rate * months) / 1000, 'this counts ten months to a year.', 'यह एक वर्ष में दस महीने गिनता है।'],
    [principal + interest, 'this is the amount with the interest.', 'यह ब्याज सहित मिश्रधन है।'],
    [interest / 2, 'this takes half of the time.', 'यह आधा समय लेता है।'],
    [
      (principal * rate * (months - 3)) / 1200,
      'this counts three months too few.',
      'यह तीन महीने कम गिनता है।',
    ],
    [
      (principal * rate * (months + 3)) / 1200,
      'this counts three months too many.',
      'यह तीन महीने ज़्यादा गिनता है।',
    ],
  ],
  solution: ({ principal, rate, months, interest }) =>
    both(
      `A year brings ${rate}% of ${inRupees(principal)}, that is ${inRupees((principal * rate) / 100)}. ${months} months bring ${inRupees((principal * rate) / 100)} × ${months} / 12 = ${inRupees(interest)}.`,
      `एक वर्ष में ${inRupees(principal)} का ${rate}% यानी ${inRupees((principal * rate) / 100)}। ${months} महीने: ${inRupees((principal * rate) / 100)} × ${months} / 12 = ${inRupees(interest)}।`,
    ),
  shortWay: ({ rate, months }) =>
    both(
      `${rate}% × ${months}/12 = ${(rate * months) / 12}% of the sum.`,
      `${rate}% × ${months}/12 = राशि का ${(rate * months) / 12}%।`,
    ),
  hints: () => [
    both('How much interest does one year bring?', 'एक वर्ष में कितना ब्याज मिलता है?'),
    both('Take the part of a year that the months make.', 'वर्ष का उतना भाग लें जितने महीने हैं।'),
  ],
});
