import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, inRupees, rupees } from '../../quantity.ts';

const topic = 'Profit and loss';

export const cheaperPurchase = defineNumbers({
  id: 'apt-cheaper-purchase',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Profit and Loss',
  seconds: 100,
  unit: rupees,
  step: 1,
  draw: (draw) => {
    const [cost, gain, less, other] = [
      draw.whole(100, 4000, 50),
      draw.of([5, 10, 15, 20, 25]),
      draw.of([5, 10, 20]),
      draw.of([20, 25, 30, 40, 50]),
    ];
    const [sold, again] = [(cost * (100 + gain)) / 100, (cost * (100 - less) * (100 + other)) / 10_000];
    const change = sold - again;
    const isUsable =
      Number.isInteger(sold) && Number.isInteger(change) && Math.abs(change) >= 5 && other > gain;
    return isUsable
      ? { cost, gain, less, other, change, percent: 100 + gain - ((100 - less) * (100 + other)) / 100 }
      : undefined;
  },
  difficulty: ({ less }) => (less === 10 ? 1.5 : 1.8),
  prompt: ({ gain, less, other, change }) =>
    both(
      `A trader sells a chair at a gain of ${gain}%. Had she bought it for ${less}% less and sold it for ${inRupees(Math.abs(change))} ${change > 0 ? 'less' : 'more'}, she would have gained ${other}%. What did the chair cost her?`,
      `एक व्यापारी कुर्सी ${gain}% लाभ पर बेचती है। यदि वह उसे ${less}% कम में ख़रीदती और ${inRupees(Math.abs(change))} ${change > 0 ? 'कम' : 'ज़्यादा'} में बेचती, तो ${other}% लाभ होता। कुर्सी का क्रय मूल्य कितना था?`,
    ),
  answer: ({ cost }) => cost,
  traps: ({ cost, gain, less, other, change }) => [
    [
      (Math.abs(change) * 100) / Math.abs(gain + less - other),
      'this takes all percentages of the first cost.',
      'यह सब प्रतिशत पहले क्रय मूल्य पर लेता है।',
    ],
    [
      (Math.abs(change) * 100) / (other - gain),
      'this leaves out the lower purchase price.',
      'यह कम क्रय मूल्य को छोड़ देता है।',
    ],
    [(cost * (100 + gain)) / 100, 'this is the selling price.', 'यह विक्रय मूल्य है।'],
    [(cost * (100 - less)) / 100, 'this is the lower purchase price.', 'यह कम वाला क्रय मूल्य है।'],
    [
      (cost * (100 - less) * (100 + other)) / 10_000,
      'this is the second selling price.',
      'यह दूसरा विक्रय मूल्य है।',
    ],
    [
      (Math.abs(change) * 100) / other,
      'this treats the change as the second gain.',
      'यह बदलाव को दूसरा लाभ मान लेता है।',
    ],
  ],
  solution: ({ cost, gain, less, other, change, percent }) =>
    both(
      `In per cent of the cost, she sold at ${100 + gain}, and would sell at ${100 - less} × ${(100 + other) / 100} = ${((100 - less) * (100 + other)) / 100}. The difference, ${Math.abs(percent)}%, is ${inRupees(Math.abs(change))}, so the cost is ${grouped(Math.abs(change))} × 100 / ${Math.abs(percent)} = ${inRupees(cost)}.`,
      `क्रय मूल्य के प्रतिशत में उसने ${100 + gain} पर बेचा, और तब ${100 - less} × ${(100 + other) / 100} = ${((100 - less) * (100 + other)) / 100} पर बेचती। अंतर ${Math.abs(percent)}% यानी ${inRupees(Math.abs(change))} है, इसलिए क्रय मूल्य ${grouped(Math.abs(change))} × 100 / ${Math.abs(percent)} = ${inRupees(cost)}।`,
    ),
  shortWay: () =>
    both(
      'take 100 as the cost and compare the two selling prices.',
      'क्रय मूल्य 100 मानें और दोनों विक्रय मूल्यों की तुलना करें।',
    ),
  hints: () => [
    both('Take 100 as the cost. What are the two selling prices?', 'क्रय मूल्य 100 मानें। दोनों विक्रय मूल्य कितने हैं?'),
    both(
      'The second gain is a percentage of the lower purchase price.',
      'दूसरा लाभ कम वाले क्रय मूल्य का प्रतिशत है।',
    ),
  ],
});
