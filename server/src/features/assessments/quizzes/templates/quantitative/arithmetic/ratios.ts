import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { greatestCommonDivisor, inRupees, plain, rupees, sumOf } from '../../quantity.ts';

const topic = 'Ratio and partnership';

export const chainedRatio = defineNumbers({
  id: 'apt-chained-ratio',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Ratio and Proportion',
  seconds: 75,
  unit: rupees,
  step: 1,
  draw: (draw) => {
    const [p, q, r, s] = [draw.whole(2, 7), draw.whole(2, 7), draw.whole(2, 7), draw.whole(2, 7)];
    const onePart = draw.whole(20, 400, 10);
    const parts: [number, number, number] = [p * r, q * r, q * s];
    const isReduced = greatestCommonDivisor(p, q) === 1 && greatestCommonDivisor(r, s) === 1;
    return isReduced && q !== r
      ? { p, q, r, s, onePart, parts, all: sumOf(parts), total: onePart * sumOf(parts) }
      : undefined;
  },
  difficulty: ({ q, r }) => (q % r === 0 || r % q === 0 ? -0.3 : 0.6),
  prompt: ({ p, q, r, s, total }) =>
    both(
      `${inRupees(total)} is shared by three friends, A, B and C. A and B get money in the ratio ${p} : ${q}, B and C in the ratio ${r} : ${s}. How much does B get?`,
      `${inRupees(total)} तीन मित्रों A, B और C में बाँटे जाते हैं। A और B का अनुपात ${p} : ${q} है, B और C का ${r} : ${s}। B को कितना मिलता है?`,
    ),
  answer: ({ onePart, parts }) => onePart * parts[1],
  traps: ({ p, q, r, s, onePart, total, parts }) => [
    [onePart * parts[0], 'this is the share of A.', 'यह A का हिस्सा है।'],
    [onePart * parts[2], 'this is the share of C.', 'यह C का हिस्सा है।'],
    [
      (total * q) / (p + q + s),
      "this leaves out B's number in the second ratio.",
      'यह दूसरे अनुपात में B की संख्या छोड़ देता है।',
    ],
    [
      (total * r) / (p + r + s),
      "this leaves out B's number in the first ratio.",
      'यह पहले अनुपात में B की संख्या छोड़ देता है।',
    ],
    [(total * (q + r)) / (p + q + r + s), "this adds B's two numbers.", 'यह B की दोनों संख्याएँ जोड़ देता है।'],
    [(total * q) / (p + q), 'this shares the money among A and B alone.', 'यह पैसा केवल A और B में बाँटता है।'],
    [total / 3, 'this shares the money equally.', 'यह पैसा बराबर बाँटता है।'],
  ],
  solution: ({ onePart, parts, all }) =>
    both(
      `Give B the same number in both ratios: A : B : C = ${parts.join(' : ')}, together ${all} parts. One part is ${inRupees(onePart)}, and B has ${parts[1]}: ${inRupees(onePart * parts[1])}.`,
      `दोनों अनुपातों में B की संख्या बराबर करें: A : B : C = ${parts.join(' : ')}, कुल ${all} भाग। एक भाग ${inRupees(onePart)}, और B के ${parts[1]}: ${inRupees(onePart * parts[1])}।`,
    ),
  shortWay: ({ p, q, r, s }) =>
    both(
      `multiply crosswise, ${p}×${r} : ${q}×${r} : ${q}×${s}.`,
      `तिरछा गुणा करें, ${p}×${r} : ${q}×${r} : ${q}×${s}।`,
    ),
  hints: () => [
    both(
      'B occurs in both ratios with different numbers. Make them equal.',
      'B दोनों अनुपातों में अलग संख्या से है। उन्हें बराबर करें।',
    ),
    both(
      'Multiply each ratio so that B gets the product of its two numbers.',
      'हर अनुपात को ऐसे गुणा करें कि B को अपनी दोनों संख्याओं का गुणनफल मिले।',
    ),
  ],
});

export const coinsInRatio = defineNumbers({
  id: 'apt-coins-in-ratio',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Ratio and Proportion',
  seconds: 70,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [ones, twos, fives] = [draw.whole(2, 9), draw.whole(2, 9), draw.whole(1, 7)];
    const sets = draw.whole(6, 40);
    const worth = ones + 2 * twos + 5 * fives;
    const isReduced = greatestCommonDivisor(greatestCommonDivisor(ones, twos), fives) === 1;
    return isReduced && ones !== twos ? { ones, twos, fives, sets, worth, total: worth * sets } : undefined;
  },
  difficulty: ({ total }) => (total > 600 ? -0.2 : -0.7),
  prompt: ({ ones, twos, fives, total }) =>
    both(
      `A box holds ₹1, ₹2 and ₹5 coins in the ratio ${ones} : ${twos} : ${fives}. Together they are worth ${inRupees(total)}. How many ₹2 coins are there?`,
      `एक डिब्बे में ₹1, ₹2 और ₹5 के सिक्के ${ones} : ${twos} : ${fives} के अनुपात में हैं। उनका कुल मूल्य ${inRupees(total)} है। ₹2 के कितने सिक्के हैं?`,
    ),
  answer: ({ twos, sets }) => twos * sets,
  traps: ({ ones, twos, fives, sets, total }) => [
    [2 * twos * sets, 'this is what the ₹2 coins are worth.', 'यह ₹2 के सिक्कों का मूल्य है।'],
    [
      (total * twos) / (ones + twos + fives),
      'this shares the rupees in the ratio of the numbers of coins.',
      'यह रुपयों को सिक्कों की संख्या के अनुपात में बाँटता है।',
    ],
    [ones * sets, 'this is the number of ₹1 coins.', 'यह ₹1 के सिक्कों की संख्या है।'],
    [fives * sets, 'this is the number of ₹5 coins.', 'यह ₹5 के सिक्कों की संख्या है।'],
    [
      sets,
      'this is the number of sets, each with several ₹2 coins.',
      'यह समूहों की संख्या है, हर समूह में ₹2 के कई सिक्के हैं।',
    ],
    [
      (twos + 1) * sets,
      'this takes one ₹2 coin too many in each set.',
      'यह हर समूह में ₹2 का एक सिक्का ज़्यादा लेता है।',
    ],
    [
      (total * twos) / (2 * (ones + twos + fives)),
      'this shares the rupees by the numbers of coins and halves the result.',
      'यह रुपयों को सिक्कों की संख्या से बाँटकर आधा करता है।',
    ],
  ],
  solution: ({ ones, twos, fives, sets, worth, total }) =>
    both(
      `A set of ${ones}, ${twos} and ${fives} coins is worth ${ones} + 2 × ${twos} + 5 × ${fives} = ${worth} rupees. There are ${total} / ${worth} = ${sets} sets, so ${twos} × ${sets} = ${twos * sets}.`,
      `${ones}, ${twos} और ${fives} सिक्कों के एक समूह का मूल्य ${ones} + 2 × ${twos} + 5 × ${fives} = ${worth} रुपये है। ऐसे ${total} / ${worth} = ${sets} समूह हैं, इसलिए ${twos} × ${sets} = ${twos * sets}।`,
    ),
  shortWay: ({ worth }) =>
    both(
      `divide the total by ${worth}, the worth of one set of coins.`,
      `कुल मूल्य को ${worth} से, यानी एक समूह के मूल्य से भाग दें।`,
    ),
  hints: () => [
    both(
      'Put the coins into equal sets, one set with the numbers of the ratio.',
      'सिक्कों के बराबर समूह बनाएँ, हर समूह में अनुपात जितने सिक्के।',
    ),
    both(
      'What is one set worth in rupees? How many sets make up the total?',
      'एक समूह कितने रुपये का है? कुल में कितने समूह हैं?',
    ),
  ],
});

export const sharedInRatio = defineNumbers({
  id: 'apt-shared-in-ratio',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Ratio and Proportion',
  seconds: 40,
  unit: rupees,
  step: 10,
  draw: (draw) => {
    const [a, b, onePart] = [draw.whole(2, 9), draw.whole(2, 9), draw.whole(50, 900, 10)];
    const isUsable = a !== b && greatestCommonDivisor(a, b) === 1;
    return isUsable ? { a, b, onePart, total: onePart * (a + b) } : undefined;
  },
  difficulty: ({ a, b }) => (a + b <= 8 ? -2.3 : -1.8),
  prompt: ({ a, b, total }) =>
    both(
      `Two brothers share ${inRupees(total)} in the ratio ${a} : ${b}. How much does the first one get?`,
      `दो भाई ${inRupees(total)} को ${a} : ${b} के अनुपात में बाँटते हैं। पहले को कितना मिलता है?`,
    ),
  answer: ({ a, onePart }) => a * onePart,
  traps: ({ a, b, onePart, total }) => [
    [b * onePart, 'this is what the second one gets.', 'यह दूसरे का हिस्सा है।'],
    [total / a, 'this divides by the first number of the ratio.', 'यह अनुपात की पहली संख्या से भाग देता है।'],
    [total / 2, 'this shares equally.', 'यह बराबर बाँटता है।'],
    [onePart, 'this is one part.', 'यह एक भाग है।'],
    [
      (total * a) / b,
      'this treats the ratio as the fraction of the whole.',
      'यह अनुपात को पूरे की भिन्न मान लेता है।',
    ],
    [(a + 1) * onePart, 'this takes one part too many.', 'यह एक भाग ज़्यादा लेता है।'],
    [Math.abs(a - b) * onePart, 'this is the difference of the two shares.', 'यह दोनों हिस्सों का अंतर है।'],
  ],
  solution: ({ a, b, onePart, total }) =>
    both(
      `There are ${a} + ${b} = ${a + b} parts, each of ${inRupees(total)} / ${a + b} = ${inRupees(onePart)}. ${a} parts are ${inRupees(a * onePart)}.`,
      `कुल ${a} + ${b} = ${a + b} भाग हैं, हर एक ${inRupees(total)} / ${a + b} = ${inRupees(onePart)}। ${a} भाग ${inRupees(a * onePart)} हैं।`,
    ),
  shortWay: ({ a, b }) => both(`${a}/${a + b} of the whole.`, `पूरे का ${a}/${a + b}।`),
  hints: () => [
    both('How many parts are there in all?', 'कुल कितने भाग हैं?'),
    both(
      'Divide the money by the number of parts, then take those of the first one.',
      'पैसे को भागों की संख्या से भाग दें, फिर पहले के भाग लें।',
    ),
  ],
});
