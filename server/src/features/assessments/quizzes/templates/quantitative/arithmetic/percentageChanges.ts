import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, percent, plain } from '../../quantity.ts';

const topic = 'Percentages';
const RISES = [5, 10, 12.5, 20, 25, 30, 35, 40, 45, 50, 60, 65, 70, 75, 80, 100] as const;

export const priceRise = defineNumbers({
  id: 'apt-price-rise',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Percentage',
  seconds: 60,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [rise, before] = [draw.of(RISES), draw.whole(20, 240)];
    const after = (before * 100) / (100 + rise);
    return Number.isInteger(after) ? { rise, before, after } : undefined;
  },
  difficulty: ({ rise }) => (rise % 25 === 0 ? -0.8 : 0),
  prompt: ({ rise, before }) =>
    both(
      `The price of diesel rises by ${rise}%. A transporter used ${before} litres a day. How many litres may be used a day now, so that the daily cost stays the same?`,
      `डीज़ल का दाम ${rise}% बढ़ जाता है। एक ट्रांसपोर्टर रोज़ ${before} लीटर इस्तेमाल करता था। रोज़ का ख़र्च उतना ही रखने के लिए अब रोज़ कितने लीटर इस्तेमाल किए जा सकते हैं?`,
    ),
  answer: ({ after }) => after,
  traps: ({ rise, before, after }) => [
    [
      before * (1 - rise / 100),
      'this cuts the use by the same percentage as the rise.',
      'यह खपत को उतने ही प्रतिशत घटाता है जितना दाम बढ़ा।',
    ],
    [before - after, 'this is the saving, not what is left to use.', 'यह बचत है, बची हुई खपत नहीं।'],
    [
      before * (1 + rise / 100),
      'this raises the use, although it must fall.',
      'यह खपत बढ़ा देता है, जबकि उसे घटना है।',
    ],
    [
      before * (1 - rise / 200),
      'this cuts the use by half of the percentage.',
      'यह खपत को आधे प्रतिशत से घटाता है।',
    ],
    [after * (1 - rise / 100), 'this takes the percentage off once more.', 'यह प्रतिशत एक बार और घटा देता है।'],
    [before - rise, 'this treats the percentage as litres.', 'यह प्रतिशत को लीटर मान लेता है।'],
  ],
  solution: ({ rise, before, after }) =>
    both(
      `Price × litres stays the same. The price is ${(100 + rise) / 100} times as high, so the use is ${before} / ${(100 + rise) / 100} = ${after} litres.`,
      `दाम × लीटर वही रहता है। दाम ${(100 + rise) / 100} गुना है, इसलिए खपत ${before} / ${(100 + rise) / 100} = ${after} लीटर।`,
    ),
  shortWay: ({ rise }) =>
    both(
      `a rise of r% needs a cut by r/(100 + r): here ${rise}/${100 + rise} of the use.`,
      `r% बढ़ने पर खपत r/(100 + r) घटती है: यहाँ ${rise}/${100 + rise}।`,
    ),
  hints: () => [
    both('Cost = price × litres, and the cost does not change.', 'ख़र्च = दाम × लीटर, और ख़र्च नहीं बदलता।'),
    both(
      'Divide the old use by the factor by which the price rises.',
      'पुरानी खपत को उस गुणक से भाग दें जिससे दाम बढ़ा।',
    ),
  ],
});

export const twoChanges = defineNumbers({
  id: 'apt-two-changes',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Percentage',
  seconds: 60,
  unit: percent,
  step: 0.25,
  draw: (draw) => {
    const [up, down] = [draw.whole(10, 80, 5), draw.whole(5, 45, 5)];
    const net = (1 + up / 100) * (100 - down) - 100;
    return net >= 1 ? { up, down, net } : undefined;
  },
  difficulty: ({ up, down }) => (up % 10 || down % 10 ? 0 : -0.8),
  prompt: ({ up, down }) =>
    both(
      `The number of users of an app rises by ${up}% in the first year and falls by ${down}% in the second. By how many per cent has it risen in the two years together?`,
      `एक ऐप के उपयोगकर्ता पहले वर्ष ${up}% बढ़ते हैं और दूसरे वर्ष ${down}% घटते हैं। दोनों वर्षों में कुल मिलाकर कितने प्रतिशत की वृद्धि हुई?`,
    ),
  answer: ({ net }) => net,
  traps: ({ up, down, net }) => [
    [
      up - down,
      'this subtracts the percentages, although the bases differ.',
      'यह प्रतिशतों को सीधे घटाता है, जबकि आधार अलग-अलग हैं।',
    ],
    [
      up - down + (up * down) / 100,
      'this adds the product instead of subtracting it.',
      'यह गुणनफल को घटाने की जगह जोड़ता है।',
    ],
    [up - down / 2, 'this takes half of the fall only.', 'यह गिरावट का केवल आधा लेता है।'],
    [(up * down) / 100, 'this is the fall of the added users alone.', 'यह केवल बढ़े हुए उपयोगकर्ताओं की गिरावट है।'],
    [net / 2, 'this is the average of a year.', 'यह एक वर्ष का औसत है।'],
    [
      (1 + up / 100) * (100 + down) - 100,
      'this treats the fall as another rise.',
      'यह गिरावट को भी वृद्धि मान लेता है।',
    ],
  ],
  solution: ({ up, down, net }) =>
    both(
      `100 users become ${100 + up}, and ${100 + up} × ${(100 - down) / 100} = ${grouped(100 + net)}. That is a rise of ${grouped(net)}%.`,
      `100 उपयोगकर्ता ${100 + up} हो जाते हैं, फिर ${100 + up} × ${(100 - down) / 100} = ${grouped(100 + net)}। यानी वृद्धि ${grouped(net)}%।`,
    ),
  shortWay: ({ up, down }) =>
    both(`a + b + ab/100 with a = ${up} and b = −${down}.`, `a + b + ab/100, जहाँ a = ${up} और b = −${down}।`),
  hints: () => [
    both('Start with 100 users.', '100 उपयोगकर्ताओं से शुरू करें।'),
    both(
      'The second percentage is of the number after the first year.',
      'दूसरा प्रतिशत पहले वर्ष के बाद की संख्या का है।',
    ),
  ],
});
