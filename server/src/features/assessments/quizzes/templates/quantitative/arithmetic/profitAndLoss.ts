import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, inRupees, percent, rupees } from '../../quantity.ts';

const topic = 'Profit and loss';

export const markupAndDiscount = defineNumbers({
  id: 'apt-markup-discount',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Profit and Loss',
  seconds: 60,
  unit: percent,
  step: 0.25,
  draw: (draw) => {
    const [markup, discount] = [draw.whole(20, 100, 5), draw.whole(5, 40, 5)];
    const profit = ((100 + markup) * (100 - discount)) / 100 - 100;
    return profit >= 2 ? { markup, discount, profit } : undefined;
  },
  difficulty: ({ profit }) => (Number.isInteger(profit) ? -1 : -0.2),
  prompt: ({ markup, discount }) =>
    both(
      `A shopkeeper marks a shirt ${markup}% above its cost price and sells it at a discount of ${discount}%. What is the profit, in per cent of the cost price?`,
      `एक दुकानदार क़मीज़ पर क्रय मूल्य से ${markup}% ज़्यादा दाम अंकित करता है और ${discount}% छूट पर बेचता है। क्रय मूल्य पर लाभ कितने प्रतिशत है?`,
    ),
  answer: ({ profit }) => profit,
  traps: ({ markup, discount, profit }) => [
    [
      markup - discount,
      'this takes both percentages of the cost price, but the discount is on the marked price.',
      'यह दोनों प्रतिशत क्रय मूल्य पर लेता है, जबकि छूट अंकित मूल्य पर है।',
    ],
    [
      (profit * 100) / (100 + markup),
      'this is the profit in per cent of the marked price.',
      'यह अंकित मूल्य पर लाभ प्रतिशत है।',
    ],
    [
      markup - discount + (markup * discount) / 100,
      'this adds the product of the percentages instead of subtracting it.',
      'यह प्रतिशतों के गुणनफल को घटाने की जगह जोड़ता है।',
    ],
    [
      (profit * 100) / (100 + profit),
      'this is the profit in per cent of the selling price.',
      'यह विक्रय मूल्य पर लाभ प्रतिशत है।',
    ],
    [(markup * discount) / 100, 'this is the product of the two percentages.', 'यह दोनों प्रतिशतों का गुणनफल है।'],
    [markup - discount / 2, 'this takes off half of the discount.', 'यह केवल आधी छूट घटाता है।'],
    [
      ((100 + markup) * discount) / 100,
      'this is the discount in per cent of the cost price.',
      'यह क्रय मूल्य के प्रतिशत में छूट है।',
    ],
  ],
  solution: ({ markup, discount, profit }) =>
    both(
      `Take ₹100 as the cost price. The marked price is ₹${100 + markup} and the selling price ${100 + markup} × ${(100 - discount) / 100} = ${grouped(100 + profit)}. The profit is ${grouped(profit)}%.`,
      `क्रय मूल्य ₹100 मानें। अंकित मूल्य ₹${100 + markup}, विक्रय मूल्य ${100 + markup} × ${(100 - discount) / 100} = ${grouped(100 + profit)}। लाभ ${grouped(profit)}%।`,
    ),
  shortWay: ({ markup, discount }) =>
    both(
      `m − d − md/100 with m = ${markup} and d = ${discount}.`,
      `m − d − md/100, जहाँ m = ${markup} और d = ${discount}।`,
    ),
  hints: () => [
    both('Take ₹100 as the cost price.', 'क्रय मूल्य ₹100 मान लें।'),
    both(
      'The discount is a percentage of the marked price, not of the cost.',
      'छूट अंकित मूल्य का प्रतिशत है, क्रय मूल्य का नहीं।',
    ),
  ],
});

export const falseWeight = defineNumbers({
  id: 'apt-false-weight',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Profit and Loss',
  seconds: 75,
  unit: percent,
  step: 0.25,
  draw: (draw) => {
    const grams = draw.of([750, 800, 840, 850, 875, 880, 900, 910, 920, 940, 950, 960]);
    const markup = draw.of([0, draw.whole(2, 40)]);
    return { grams, markup, gain: ((100 + markup) * 1000) / grams - 100 };
  },
  difficulty: ({ markup }) => (markup === 0 ? 0 : 0.9),
  prompt: ({ grams, markup }) =>
    markup === 0
      ? both(
          `A dishonest dealer claims to sell rice at cost price, but gives only ${grams} g for each 1,000 g. What is his gain in per cent?`,
          `एक बेईमान दुकानदार क्रय मूल्य पर चावल बेचने का दावा करता है, पर हर 1,000 ग्राम की जगह केवल ${grams} ग्राम देता है। उसे कितने प्रतिशत लाभ होता है?`,
        )
      : both(
          `A dishonest dealer sells rice at ${markup}% above cost price and gives only ${grams} g for each 1,000 g. What is his gain in per cent?`,
          `एक बेईमान दुकानदार क्रय मूल्य से ${markup}% ज़्यादा पर चावल बेचता है और हर 1,000 ग्राम की जगह केवल ${grams} ग्राम देता है। उसे कितने प्रतिशत लाभ होता है?`,
        ),
  answer: ({ gain }) => gain,
  traps: ({ grams, markup, gain }) => [
    [
      markup + (1000 - grams) / 10,
      'this treats the missing grams as a percentage of 1,000 g and adds it.',
      'यह कम दिए गए ग्राम को 1,000 ग्राम का प्रतिशत मानकर जोड़ देता है।',
    ],
    [
      ((100 + markup) * (2000 - grams)) / 1000 - 100,
      'this relates the missing grams to 1,000 g, but he pays only for what he gives.',
      'यह कमी को 1,000 ग्राम पर लेता है, जबकि लागत केवल दिए गए चावल की है।',
    ],
    [
      (gain * 100) / (100 + gain),
      'this is the gain in per cent of what he takes.',
      'यह मिली रक़म पर लाभ प्रतिशत है।',
    ],
    [100_000 / grams - 100, 'this is the gain by the weight alone.', 'यह केवल तौल से हुआ लाभ है।'],
    [gain + markup, 'this counts the higher price twice.', 'यह बढ़े हुए दाम को दो बार गिनता है।'],
    [gain + (1000 - grams) / 10, 'this counts the missing grams twice.', 'यह तौल की कमी को दो बार गिनता है।'],
    [2 * gain, 'this doubles the gain.', 'यह लाभ को दोगुना कर देता है।'],
  ],
  solution: ({ grams, markup, gain }) =>
    both(
      `Let 1 g cost him ₹1. He gives goods of ₹${grams} and takes 1,000 × ${(100 + markup) / 100} = ${grouped(10 * (100 + markup))} rupees. The gain is ${10 * (100 + markup) - grams} on ${grams}, that is ${grouped(gain)}%.`,
      `मान लें 1 ग्राम की लागत ₹1 है। वह ₹${grams} का माल देकर 1,000 × ${(100 + markup) / 100} = ${grouped(10 * (100 + markup))} रुपये लेता है। लाभ ${grams} पर ${10 * (100 + markup) - grams} यानी ${grouped(gain)}%।`,
    ),
  shortWay: ({ grams, markup }) =>
    both(
      `${(100 + markup) / 100} × 1,000/${grams}, less 1.`,
      `${(100 + markup) / 100} × 1,000/${grams}, इसमें से 1 घटाएँ।`,
    ),
  hints: () => [
    both('Let each gram cost the dealer ₹1.', 'मान लें कि हर ग्राम की लागत ₹1 है।'),
    both(
      'Compare what he takes with the cost of the grams that he really gives.',
      'मिली रक़म की तुलना सचमुच दिए गए ग्राम की लागत से करें।',
    ),
  ],
});

export const newPrice = defineNumbers({
  id: 'apt-new-price',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Profit and Loss',
  seconds: 60,
  unit: rupees,
  step: 1,
  draw: (draw) => {
    const [cost, loss, gain] = [draw.whole(400, 8000, 80), draw.whole(5, 30, 5), draw.whole(5, 40, 5)];
    const [sold, wanted] = [(cost * (100 - loss)) / 100, (cost * (100 + gain)) / 100];
    return Number.isInteger(sold) && Number.isInteger(wanted)
      ? { cost, loss, gain, sold, wanted }
      : undefined;
  },
  difficulty: ({ loss }) => (loss % 10 === 0 ? -1.5 : -0.8),
  prompt: ({ loss, gain, sold }) =>
    both(
      `By selling a bag for ${inRupees(sold)}, a trader loses ${loss}%. At what price must she sell it to gain ${gain}%?`,
      `एक बैग ${inRupees(sold)} में बेचने पर व्यापारी को ${loss}% हानि होती है। ${gain}% लाभ के लिए उसे किस दाम पर बेचना होगा?`,
    ),
  answer: ({ wanted }) => wanted,
  traps: ({ cost, loss, gain, sold, wanted }) => [
    [
      sold * (1 + (loss + gain) / 100),
      'this takes both percentages of the selling price.',
      'यह दोनों प्रतिशत विक्रय मूल्य पर लेता है।',
    ],
    [
      sold * (1 + gain / 100),
      'this adds the gain to the selling price, not to the cost price.',
      'यह लाभ को क्रय मूल्य की जगह विक्रय मूल्य पर जोड़ता है।',
    ],
    [
      sold * (1 + loss / 100) * (1 + gain / 100),
      'this finds the cost by adding the loss to the selling price.',
      'यह विक्रय मूल्य पर हानि जोड़कर लागत निकालता है।',
    ],
    [cost, 'this is the cost price.', 'यह क्रय मूल्य है।'],
    [
      cost * (1 + (gain + loss) / 100),
      'this adds the loss to the gain on the cost price.',
      'यह क्रय मूल्य पर लाभ के साथ हानि भी जोड़ देता है।',
    ],
    [
      (cost * 100) / (100 - gain),
      'this treats the gain as a percentage of the new price.',
      'यह लाभ को नए दाम का प्रतिशत मानता है।',
    ],
    [wanted + (cost - sold), 'this makes up for the loss a second time.', 'यह हानि की भरपाई दो बार करता है।'],
  ],
  solution: ({ cost, loss, gain, sold, wanted }) =>
    both(
      `${inRupees(sold)} is ${100 - loss}% of the cost price, so the cost price is ${inRupees(cost)}. ${100 + gain}% of it is ${inRupees(wanted)}.`,
      `${inRupees(sold)} क्रय मूल्य का ${100 - loss}% है, इसलिए क्रय मूल्य ${inRupees(cost)} है। उसका ${100 + gain}% ${inRupees(wanted)} है।`,
    ),
  shortWay: ({ loss, gain, sold }) =>
    both(
      `${inRupees(sold)} × ${100 + gain}/${100 - loss}, without the cost price.`,
      `${inRupees(sold)} × ${100 + gain}/${100 - loss}, क्रय मूल्य निकाले बिना।`,
    ),
  hints: () => [
    both('Both percentages are of the cost price.', 'दोनों प्रतिशत क्रय मूल्य के हैं।'),
    both(
      'Which percentage of the cost price is the first selling price?',
      'पहला विक्रय मूल्य क्रय मूल्य का कितना प्रतिशत है?',
    ),
  ],
});
