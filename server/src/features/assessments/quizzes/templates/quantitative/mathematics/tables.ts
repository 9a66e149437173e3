import { both } from '../../bilingual.ts';
import { defineNumbers, type Table } from '../../itemTemplate.ts';
import { asFraction, fraction, grouped, percent, plain, reduced, sumOf } from '../../quantity.ts';

const topic = 'Data interpretation';
const YEARS = [2023, 2024, 2025] as const;
const SHOPS = ['A', 'B', 'C', 'D'] as const;

/** A row for each shop: its letter, then its numbers. */
function shopTable(head: readonly [string, string], rows: readonly (readonly number[])[]): Table {
  const cells = rows.map((row, i) => [SHOPS[i] ?? '', ...row.map(grouped)]);
  const years = YEARS.map(String);
  return { en: [[head[0], ...years], ...cells], hi: [[head[1], ...years], ...cells] };
}

export const salesGrowth = defineNumbers({
  id: 'apt-sales-growth',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Tabulation',
  seconds: 60,
  unit: percent,
  step: 0.5,
  draw: (draw) => {
    const rows = SHOPS.map(() => YEARS.map(() => draw.whole(120, 480, 10)));
    const [shop, from] = [draw.whole(0, 3), draw.whole(0, 1)];
    const row = rows[shop] ?? [];
    const [before, after] = [row[from] ?? 0, row[from + 1] ?? 0];
    const rise = ((after - before) * 100) / before;
    const others = row.filter((_, i) => i !== from && i !== from + 1);
    return rise >= 8 && rise <= 120
      ? { rows, shop, from, before, after, rise, other: others[0] ?? 0 }
      : undefined;
  },
  difficulty: ({ rise }) => (Number.isInteger(rise) ? -2.3 : -1.6),
  prompt: ({ shop, from }) =>
    both(
      `The table shows sales in lakh rupees. By how many per cent did the sales of shop ${SHOPS[shop]} rise from ${YEARS[from]} to ${YEARS[from + 1]}?`,
      `तालिका में बिक्री लाख रुपये में है। दुकान ${SHOPS[shop]} की बिक्री ${YEARS[from]} से ${YEARS[from + 1]} में कितने प्रतिशत बढ़ी?`,
    ),
  table: ({ rows }) => shopTable(['Shop', 'दुकान'], rows),
  answer: ({ rise }) => rise,
  traps: ({ before, after, rise, other }) => [
    [
      ((after - before) * 100) / after,
      'this relates the rise to the later year.',
      'यह वृद्धि को बाद वाले वर्ष पर लेता है।',
    ],
    [
      (after - before) / 10,
      'this treats a tenth of the difference in lakh as the percentage.',
      'यह लाख रुपये के अंतर के दसवें भाग को प्रतिशत मान लेता है।',
    ],
    [
      after - before,
      'this is the difference in lakh rupees, not a percentage.',
      'यह लाख रुपये में अंतर है, प्रतिशत नहीं।',
    ],
    [
      ((after - before) * 100) / other,
      'this relates the rise to a third year.',
      'यह वृद्धि को तीसरे वर्ष पर लेता है।',
    ],
    [
      (after * 100) / before,
      'this is the later year in per cent of the earlier one.',
      'यह बाद वाले वर्ष का पहले वर्ष से प्रतिशत है।',
    ],
    [
      (before * 100) / after,
      'this is the earlier year in per cent of the later one.',
      'यह पहले वर्ष का बाद वाले वर्ष से प्रतिशत है।',
    ],
    [rise / 2, 'this halves the rise.', 'यह वृद्धि को आधा करता है।'],
    [
      ((after - before) * 200) / (after + before),
      'this relates the rise to the average of both years.',
      'यह वृद्धि को दोनों वर्षों के औसत पर लेता है।',
    ],
  ],
  solution: ({ before, after, rise }) =>
    both(
      `The rise is ${after} − ${before} = ${after - before}. Of the earlier ${before} this is ${after - before} × 100 / ${before} = ${grouped(rise)}.`,
      `वृद्धि ${after} − ${before} = ${after - before} है। पहले के ${before} पर यह ${after - before} × 100 / ${before} = ${grouped(rise)} प्रतिशत है।`,
    ),
  shortWay: ({ before }) =>
    both(
      `10% of the earlier year is ${grouped(before / 10)}; compare with that.`,
      `पहले वर्ष का 10% ${grouped(before / 10)} है; उससे तुलना करें।`,
    ),
  hints: () => [
    both('Read the two numbers in the row of the shop.', 'दुकान की पंक्ति में दोनों संख्याएँ पढ़ें।'),
    both('Relate the difference to the earlier year.', 'अंतर को पहले वाले वर्ष पर लें।'),
  ],
});

export const averageSales = defineNumbers({
  id: 'apt-average-sales',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Tabulation',
  seconds: 70,
  unit: plain,
  step: 0.5,
  draw: (draw) => {
    const rows = SHOPS.map(() => YEARS.map(() => draw.whole(40, 160, 2)));
    const [one, other] = draw.shuffled([0, 1, 2]);
    const [first, second] = [rows.map((row) => row[one ?? 0] ?? 0), rows.map((row) => row[other ?? 0] ?? 0)];
    const gap = (sumOf(second) - sumOf(first)) / SHOPS.length;
    return gap > 4 ? { rows, one: one ?? 0, other: other ?? 0, first, second, gap } : undefined;
  },
  difficulty: ({ gap }) => (Number.isInteger(gap) ? -1.1 : -0.7),
  prompt: ({ one, other }) =>
    both(
      `The table shows phones sold by four shops. By how many phones was the average of a shop in ${YEARS[other]} higher than in ${YEARS[one]}?`,
      `तालिका में चार दुकानों के बेचे फ़ोन दिए हैं। ${YEARS[other]} में प्रति दुकान औसत ${YEARS[one]} से कितने फ़ोन ज़्यादा था?`,
    ),
  table: ({ rows }) => shopTable(['Shop', 'दुकान'], rows),
  answer: ({ gap }) => gap,
  traps: ({ rows, first, second, gap }) => [
    [4 * gap, 'this is the difference of the totals, not of the averages.', 'यह औसतों का नहीं, योगों का अंतर है।'],
    [(4 * gap) / YEARS.length, 'this divides by the number of years.', 'यह वर्षों की संख्या से भाग देता है।'],
    [
      Math.abs((second[0] ?? 0) - (first[0] ?? 0)),
      'this compares the first shop only.',
      'यह केवल पहली दुकान की तुलना करता है।',
    ],
    [
      Math.max(...second) - Math.max(...first),
      'this compares the largest shops.',
      'यह सबसे ज़्यादा बिक्री वाली दुकानों की तुलना करता है।',
    ],
    [2 * gap, 'this divides the difference of the totals by two.', 'यह योगों के अंतर को दो से भाग देता है।'],
    [
      Math.abs((rows[3]?.[1] ?? 0) - (rows[3]?.[0] ?? 0)),
      'this compares the last shop only.',
      'यह केवल आख़िरी दुकान की तुलना करता है।',
    ],
    [gap / 2, 'this halves the difference of the averages.', 'यह औसतों के अंतर को आधा करता है।'],
    [(4 * gap) / 5, 'this divides by five shops.', 'यह पाँच दुकानों से भाग देता है।'],
  ],
  solution: ({ first, second, gap }) =>
    both(
      `The totals are ${second.join(' + ')} = ${sumOf(second)} and ${first.join(' + ')} = ${sumOf(first)}. The difference of the averages is (${sumOf(second)} − ${sumOf(first)}) / 4 = ${grouped(gap)}.`,
      `योग ${second.join(' + ')} = ${sumOf(second)} और ${first.join(' + ')} = ${sumOf(first)} हैं। औसतों का अंतर (${sumOf(second)} − ${sumOf(first)}) / 4 = ${grouped(gap)}।`,
    ),
  shortWay: () =>
    both('add up the differences shop by shop, then divide once.', 'दुकान-दर-दुकान अंतर जोड़ें, फिर एक बार भाग दें।'),
  hints: () => [
    both('Compare the two columns, not the rows.', 'पंक्तियों की नहीं, दोनों स्तंभों की तुलना करें।'),
    both('Difference of the totals, divided by the number of shops.', 'योगों का अंतर, भाग दुकानों की संख्या।'),
  ],
});

export const passShare = defineNumbers({
  id: 'apt-pass-share',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Tabulation',
  seconds: 75,
  unit: asFraction,
  step: null,
  draw: (draw) => {
    const sat = SHOPS.map(() => draw.whole(20, 60, 5));
    const passed = sat.map((count) => (count * draw.whole(8, 19)) / 20);
    const [sitting, passing] = [sumOf(sat), sumOf(passed)];
    const isUsable = passed.every(Number.isInteger) && passing < sitting && new Set(sat).size === 4;
    return isUsable ? { sat, passed, sitting, passing } : undefined;
  },
  difficulty: ({ sitting, passing }) => (fraction(passing / sitting).length <= 4 ? -1.1 : -0.5),
  prompt: () =>
    both(
      'The table shows how many students of four classes sat an examination and how many passed. What fraction of all who sat it passed?',
      'तालिका में चार कक्षाओं के परीक्षा देने वाले और पास होने वाले विद्यार्थी दिए हैं। परीक्षा देने वाले सब विद्यार्थियों का कौन-सा भाग पास हुआ?',
    ),
  table: ({ sat, passed }) => {
    const cells = SHOPS.map((name, i) => [name, String(sat[i]), String(passed[i])]);
    return { en: [['Class', 'Sat', 'Passed'], ...cells], hi: [['कक्षा', 'परीक्षा दी', 'पास'], ...cells] };
  },
  answer: ({ sitting, passing }) => passing / sitting,
  isPlausible: (result) => result < 1,
  traps: ({ sat, passed, sitting, passing }) => [
    [1 - passing / sitting, 'this is the fraction that failed.', 'यह फ़ेल होने वालों का भाग है।'],
    [(passed[0] ?? 0) / (sat[0] ?? 1), 'this is class A only.', 'यह केवल कक्षा A का भाग है।'],
    [(passed[3] ?? 0) / (sat[3] ?? 1), 'this is class D only.', 'यह केवल कक्षा D का भाग है।'],
    [
      (passing - (passed[3] ?? 0)) / (sitting - (sat[3] ?? 0)),
      'this leaves out class D.',
      'यह कक्षा D छोड़ देता है।',
    ],
    [
      (passing - (passed[0] ?? 0)) / (sitting - (sat[0] ?? 0)),
      'this leaves out class A.',
      'यह कक्षा A छोड़ देता है।',
    ],
    [
      Math.max(...passed.map((count, i) => count / (sat[i] ?? 1))),
      'this is the best class only.',
      'यह केवल सबसे अच्छी कक्षा का भाग है।',
    ],
    [
      Math.min(...passed.map((count, i) => count / (sat[i] ?? 1))),
      'this is the weakest class only.',
      'यह केवल सबसे कमज़ोर कक्षा का भाग है।',
    ],
  ],
  solution: ({ sat, passed, sitting, passing }) =>
    both(
      `Passed: ${passed.join(' + ')} = ${passing}. Sat: ${sat.join(' + ')} = ${sitting}. The fraction is ${reduced(passing, sitting)}.`,
      `पास: ${passed.join(' + ')} = ${passing}। परीक्षा दी: ${sat.join(' + ')} = ${sitting}। भाग ${reduced(passing, sitting)}।`,
    ),
  shortWay: () =>
    both(
      'add the columns first; never average the fractions of the classes.',
      'पहले स्तंभ जोड़ें; कक्षाओं के भागों का औसत न लें।',
    ),
  hints: () => [
    both('The classes are not equally large.', 'कक्षाएँ बराबर बड़ी नहीं हैं।'),
    both(
      'Sum of those who passed / sum of those who sat, in lowest terms.',
      'पास का योग / परीक्षा देने वालों का योग, सरलतम रूप में।',
    ),
  ],
});
