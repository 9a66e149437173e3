import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { coefficient, greatestCommonDivisor, grouped, inRupees, rupees } from '../../quantity.ts';

const topic = 'Ratio and partnership';
const MONTHS = 12;

export const partnership = defineNumbers({
  id: 'apt-partnership',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Partnership',
  seconds: 80,
  unit: rupees,
  step: 1,
  draw: (draw) => {
    const [first, second, after] = [
      draw.whole(10_000, 60_000, 5000),
      draw.whole(10_000, 60_000, 5000),
      draw.whole(2, 9),
    ];
    const months = MONTHS - after;
    const divisor = greatestCommonDivisor(first * MONTHS, second * months);
    const [a, b] = [(first * MONTHS) / divisor, (second * months) / divisor];
    const onePart = draw.whole(200, 3000, 100);
    const isUsable = first !== second && a !== b && a + b <= 40;
    return isUsable ? { first, second, after, months, a, b, onePart, profit: onePart * (a + b) } : undefined;
  },
  difficulty: ({ a, b }) => (a + b > 20 ? 0.8 : 0),
  prompt: ({ first, second, after, profit }) =>
    both(
      `Meena starts a shop with ${inRupees(first)}. After ${after} months Om joins with ${inRupees(second)}. At the end of the year they share a profit of ${inRupees(profit)} by capital and time. What is Om's share?`,
      `मीना ${inRupees(first)} लगाकर दुकान शुरू करती है। ${after} महीने बाद ओम ${inRupees(second)} लगाकर साझेदार बनता है। वर्ष के अंत में ${inRupees(profit)} का लाभ पूँजी और समय के अनुसार बँटता है। ओम का हिस्सा कितना है?`,
    ),
  answer: ({ b, onePart }) => b * onePart,
  traps: ({ first, second, after, months, a, onePart, profit }) => [
    [a * onePart, "this is Meena's share.", 'यह मीना का हिस्सा है।'],
    [
      (profit * second) / (first + second),
      'this leaves out that Om joined later.',
      'यह भूल जाता है कि ओम बाद में जुड़ा।',
    ],
    [
      (profit * second * after) / (first * MONTHS + second * after),
      'this takes the months before Om joined.',
      'यह ओम के जुड़ने से पहले के महीने लेता है।',
    ],
    [(profit * months) / (MONTHS + months), 'this leaves out the capital.', 'यह पूँजी को छोड़ देता है।'],
    [profit / 2, 'this shares the profit equally.', 'यह लाभ बराबर बाँटता है।'],
    [
      (profit * second * months) / (first * after + second * months),
      "this counts Meena's money only until Om joins.",
      'यह मीना का पैसा केवल ओम के आने तक गिनता है।',
    ],
    [
      (profit * second * months) / ((first + second) * MONTHS),
      'this counts both for the whole year below the line.',
      'यह हर में दोनों को पूरे वर्ष गिनता है।',
    ],
  ],
  solution: ({ first, second, months, a, b, onePart }) =>
    both(
      `${grouped(first)} × ${MONTHS} to ${grouped(second)} × ${months} is ${a} : ${b}. One of the ${a + b} parts is ${inRupees(onePart)}, so Om gets ${inRupees(b * onePart)}.`,
      `${grouped(first)} × ${MONTHS} और ${grouped(second)} × ${months} का अनुपात ${a} : ${b} है। ${a + b} भागों में एक भाग ${inRupees(onePart)} है, इसलिए ओम को ${inRupees(b * onePart)}।`,
    ),
  shortWay: ({ first, second, months }) =>
    both(
      `cancel the zeros first: ${first / 5000} × ${MONTHS} : ${second / 5000} × ${months}.`,
      `पहले छोटा करें: ${first / 5000} × ${MONTHS} : ${second / 5000} × ${months}।`,
    ),
  hints: () => [
    both('For how many months did each of them have money in the shop?', 'दोनों का पैसा दुकान में कितने महीने रहा?'),
    both('Share in the ratio of capital × months.', 'पूँजी × महीने के अनुपात में बाँटें।'),
  ],
});

export const incomeAndSavings = defineNumbers({
  id: 'apt-income-savings',
  topic,
  source: 'NCERT Mathematics, class 10, Pair of Linear Equations in Two Variables',
  seconds: 90,
  unit: rupees,
  step: 500,
  draw: (draw) => {
    const [a, b, c, d] = [draw.whole(3, 11), draw.whole(2, 10), draw.whole(2, 9), draw.whole(1, 8)];
    const part = draw.whole(2000, 9000, 500);
    const [saving, spend] = [(part * (b * c - a * d)) / (c - d), (part * (a - b)) / (c - d)];
    const isReduced = greatestCommonDivisor(a, b) === 1 && greatestCommonDivisor(c, d) === 1;
    const isUsable = isReduced && a > b && c > d && saving > 0 && saving % 500 === 0 && spend % 500 === 0;
    return isUsable ? { a, b, c, d, part, saving, spend } : undefined;
  },
  difficulty: ({ a }) => (a > 6 ? 1.6 : 1.1),
  prompt: ({ a, b, c, d, saving }) =>
    both(
      `The incomes of Asha and Bina are in the ratio ${a} : ${b}, their expenses in the ratio ${c} : ${d}. Each saves ${inRupees(saving)} a month. What is Asha's income a month?`,
      `आशा और बीना की आय का अनुपात ${a} : ${b} और ख़र्च का अनुपात ${c} : ${d} है। दोनों हर महीने ${inRupees(saving)} बचाती हैं। आशा की मासिक आय कितनी है?`,
    ),
  answer: ({ a, part }) => a * part,
  traps: ({ a, b, c, d, part, saving, spend }) => [
    [b * part, "this is Bina's income.", 'यह बीना की आय है।'],
    [c * spend, 'this is what Asha spends.', 'यह आशा का ख़र्च है।'],
    [a * saving, 'this treats the saving as one part of the income.', 'यह बचत को आय का एक भाग मान लेता है।'],
    [a * part + saving, 'this adds the saving once more.', 'यह बचत एक बार और जोड़ता है।'],
    [
      (a * saving) / Math.abs(a - c),
      'this treats one part of the income and of the expenses as equal.',
      'यह आय और ख़र्च के एक भाग को बराबर मान लेता है।',
    ],
    [(a + b) * part, 'this is what both earn together.', 'यह दोनों की कुल आय है।'],
    [d * spend, 'this is what Bina spends.', 'यह बीना का ख़र्च है।'],
    [a * part + spend, 'this is one part of the expenses too many.', 'यह ख़र्च का एक भाग ज़्यादा जोड़ता है।'],
  ],
  solution: ({ a, b, c, d, part, saving }) => {
    const [spent, other] = [coefficient(c, 'y'), coefficient(d, 'y')];
    const [gap, gapOfSpent] = [coefficient(a - b, 'x'), coefficient(c - d, 'y')];
    const equations = `${a}x − ${spent} = ${coefficient(b, 'x')} − ${other} = ${grouped(saving)}`;
    const last = `${a} × ${grouped(part)} = ${inRupees(a * part)}`;
    return both(
      `${equations}. From the first two, ${gap} = ${gapOfSpent}. With this y in the first, x = ${grouped(part)}, so Asha earns ${last}.`,
      `${equations}। पहले दो से ${gap} = ${gapOfSpent}। यह y पहले में रखने पर x = ${grouped(part)}, इसलिए आशा की आय ${last}।`,
    );
  },
  shortWay: ({ a, b, c, d }) =>
    both(
      `crosswise: x = saving × (${c} − ${d}) / (${b} × ${c} − ${a} × ${d}).`,
      `तिरछे गुणा से: x = बचत × (${c} − ${d}) / (${b} × ${c} − ${a} × ${d})।`,
    ),
  hints: () => [
    both('Call the incomes ax and bx and the expenses cy and dy.', 'आय को ax और bx, ख़र्च को cy और dy मानें।'),
    both(
      'Income − expenses is the same for both. This links x and y.',
      'आय − ख़र्च दोनों के लिए बराबर है। इससे x और y जुड़ते हैं।',
    ),
  ],
});
