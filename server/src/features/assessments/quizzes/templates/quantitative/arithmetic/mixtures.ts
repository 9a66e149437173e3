import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { greatestCommonDivisor, grouped, inRupees, kilograms, litres, over } from '../../quantity.ts';

const topic = 'Mixtures';

export const addWater = defineNumbers({
  id: 'apt-add-water',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Ratio and Proportion',
  seconds: 65,
  unit: litres,
  step: 1,
  draw: (draw) => {
    const [total, milk, water] = [draw.whole(20, 120, 2), draw.whole(2, 9), draw.whole(1, 5)];
    const [newMilk, newWater] = [draw.whole(1, 7), draw.whole(1, 7)];
    const litresOfMilk = (total * milk) / (milk + water);
    const [before, after] = [total - litresOfMilk, (litresOfMilk * newWater) / newMilk];
    const isReduced =
      greatestCommonDivisor(milk, water) === 1 && greatestCommonDivisor(newMilk, newWater) === 1;
    const isUsable = isReduced && Number.isInteger(litresOfMilk) && Number.isInteger(after) && after > before;
    return isUsable ? { total, milk, water, newMilk, newWater, litresOfMilk, before, after } : undefined;
  },
  difficulty: ({ newMilk, newWater }) => (newMilk === 1 || newWater === 1 ? -1 : -0.2),
  prompt: ({ total, milk, water, newMilk, newWater }) =>
    both(
      `A can holds ${total} litres of milk and water in the ratio ${milk} : ${water}. How much water must be added, so that the ratio becomes ${newMilk} : ${newWater}?`,
      `एक डिब्बे में ${total} लीटर दूध और पानी ${milk} : ${water} के अनुपात में है। अनुपात ${newMilk} : ${newWater} करने के लिए कितना पानी मिलाना होगा?`,
    ),
  answer: ({ before, after }) => after - before,
  traps: ({ total, newMilk, newWater, litresOfMilk, before, after }) => [
    [after, 'this is all the water there is at the end.', 'यह अंत में पूरा पानी है।'],
    [
      (total * newWater) / (newMilk + newWater) - before,
      'this keeps the total as it was, although water is added.',
      'यह कुल मात्रा पहले जितनी रखता है, जबकि पानी मिलाया गया है।',
    ],
    [before, 'this is the water that is in the can already.', 'यह डिब्बे में पहले से मौजूद पानी है।'],
    [litresOfMilk - before, 'this makes milk and water equal.', 'यह दूध और पानी बराबर कर देता है।'],
    [
      after + before,
      'this adds the water that is there instead of subtracting it.',
      'यह मौजूद पानी को घटाने की जगह जोड़ता है।',
    ],
    [litresOfMilk, 'this is the milk.', 'यह दूध है।'],
    [
      (total * newWater) / (newMilk + newWater),
      'this is the water in the same total at the new ratio.',
      'यह उतनी ही कुल मात्रा में नए अनुपात का पानी है।',
    ],
  ],
  solution: ({ newMilk, newWater, litresOfMilk, before, after }) =>
    both(
      `The milk stays: ${litresOfMilk} litres, with ${before} of water. At ${newMilk} : ${newWater} it needs ${litresOfMilk} × ${newWater}${over(newMilk)} = ${after} litres of water. Add ${after} − ${before} = ${after - before}.`,
      `दूध वही रहता है: ${litresOfMilk} लीटर, साथ में ${before} पानी। ${newMilk} : ${newWater} पर ${litresOfMilk} × ${newWater}${over(newMilk)} = ${after} लीटर पानी चाहिए। मिलाएँ ${after} − ${before} = ${after - before}।`,
    ),
  shortWay: () =>
    both(
      'write both ratios with the same number for the milk; the water differs by what is added.',
      'दोनों अनुपातों में दूध की संख्या बराबर करें; पानी का अंतर ही मिलाया गया पानी है।',
    ),
  hints: () => [
    both('Which of the two amounts does not change?', 'दोनों में से कौन-सी मात्रा नहीं बदलती?'),
    both(
      'Find the milk first. How much water goes with it in the new ratio?',
      'पहले दूध निकालें। नए अनुपात में उसके साथ कितना पानी होगा?',
    ),
  ],
});

export const twoKinds = defineNumbers({
  id: 'apt-two-kinds',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Alligation or Mixture',
  seconds: 60,
  unit: kilograms,
  step: 1,
  draw: (draw) => {
    const [cheap, dear] = [draw.whole(40, 120, 2), draw.whole(60, 180, 2)];
    const [mean, given] = [draw.whole(46, 170), draw.whole(12, 80, 2)];
    const needed = (given * (mean - cheap)) / (dear - mean);
    const isUsable = cheap + 6 <= mean && mean + 6 <= dear && Number.isInteger(needed) && needed !== given;
    return isUsable ? { cheap, dear, mean, given, needed } : undefined;
  },
  difficulty: ({ cheap, dear, mean }) => ((mean - cheap) % (dear - mean) === 0 ? -0.5 : 0.3),
  prompt: ({ cheap, dear, mean, given }) =>
    both(
      `How many kg of rice at ${inRupees(dear)} a kg must be mixed with ${given} kg at ${inRupees(cheap)} a kg, so that the mixture is worth ${inRupees(mean)} a kg?`,
      `${inRupees(cheap)} प्रति किग्रा वाले ${given} किग्रा चावल में ${inRupees(dear)} प्रति किग्रा वाला कितना चावल मिलाएँ कि मिश्रण ${inRupees(mean)} प्रति किग्रा का हो?`,
    ),
  answer: ({ needed }) => needed,
  traps: ({ cheap, dear, mean, given, needed }) => [
    [
      (given * (dear - mean)) / (mean - cheap),
      'this turns the ratio of the two differences upside down.',
      'यह दोनों अंतरों के अनुपात को उलटा लेता है।',
    ],
    [given + needed, 'this is the weight of the whole mixture.', 'यह पूरे मिश्रण का भार है।'],
    [
      (given * (mean - cheap)) / (dear - cheap),
      'this takes the share of the whole, not the ratio of the two parts.',
      'यह दोनों भागों के अनुपात की जगह पूरे का हिस्सा लेता है।',
    ],
    [(given * dear) / cheap, 'this takes the ratio of the two prices.', 'यह दोनों दामों का अनुपात लेता है।'],
    [
      (given * cheap) / dear,
      'this takes the ratio of the two prices upside down.',
      'यह दामों का उलटा अनुपात लेता है।',
    ],
    [given, 'this mixes equal weights.', 'यह बराबर भार मिलाता है।'],
    [needed + given / 2, 'this adds half of the cheaper rice.', 'यह सस्ते चावल का आधा और जोड़ देता है।'],
    [Math.abs(given - needed), 'this is the difference of the two weights.', 'यह दोनों भारों का अंतर है।'],
  ],
  solution: ({ cheap, dear, mean, given, needed }) =>
    both(
      `The loss on one side equals the gain on the other: ${given} × (${mean} − ${cheap}) = x × (${dear} − ${mean}). So x = ${given} × ${mean - cheap}${over(dear - mean)} = ${needed}.`,
      `एक ओर की बढ़त दूसरी ओर की कमी के बराबर है: ${given} × (${mean} − ${cheap}) = x × (${dear} − ${mean})। इसलिए x = ${given} × ${mean - cheap}${over(dear - mean)} = ${needed}।`,
    ),
  shortWay: ({ cheap, dear, mean }) =>
    both(
      `alligation: cheaper : dearer = ${dear - mean} : ${mean - cheap}.`,
      `एलिगेशन: सस्ता : महँगा = ${dear - mean} : ${mean - cheap}।`,
    ),
  hints: () => [
    both('How far is each price from the price of the mixture?', 'हर दाम मिश्रण के दाम से कितना दूर है?'),
    both('Weights are in the inverse ratio of these distances.', 'भार इन दूरियों के व्युत्क्रम अनुपात में होते हैं।'),
  ],
});

export const replacedTwice = defineNumbers({
  id: 'apt-replaced-twice',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Alligation or Mixture',
  seconds: 80,
  unit: litres,
  step: 0.1,
  draw: (draw) => {
    const [total, parts] = [draw.whole(20, 200, 5), draw.of([4, 5, 8, 10, 20])];
    const taken = total / parts;
    const left = (total * (parts - 1) ** 2) / parts ** 2;
    return Number.isInteger(taken) ? { total, taken, parts, left } : undefined;
  },
  difficulty: ({ left }) => (Number.isInteger(left) ? 0.6 : 1.3),
  prompt: ({ total, taken }) =>
    both(
      `A drum holds ${total} litres of pure milk. ${taken} litres are taken out and replaced by water. This is done once more with the mixture. How much milk is left?`,
      `एक ड्रम में ${total} लीटर शुद्ध दूध है। ${taken} लीटर निकालकर उतना पानी मिलाया जाता है। मिश्रण के साथ यही एक बार और किया जाता है। अब कितना दूध बचा है?`,
    ),
  answer: ({ left }) => left,
  isPlausible: (result, { total }) => result < total,
  traps: ({ total, taken, parts, left }) => [
    [total - 2 * taken, 'this takes out pure milk both times.', 'यह दोनों बार शुद्ध दूध निकालता है।'],
    [total - taken, 'this is the milk after the first time.', 'यह पहली बार के बाद का दूध है।'],
    [total - left, 'this is the water at the end.', 'यह अंत में पानी की मात्रा है।'],
    [left - taken, 'this takes out once too often.', 'यह एक बार ज़्यादा निकालता है।'],
    [left + taken / parts, 'this puts some milk back the second time.', 'यह दूसरी बार कुछ दूध वापस मिला देता है।'],
    [left * (1 - 1 / parts), 'this repeats it three times.', 'यह तीन बार दोहराता है।'],
    [
      total - taken - taken / parts,
      'this takes out too little milk the second time.',
      'यह दूसरी बार बहुत कम दूध निकालता है।',
    ],
  ],
  solution: ({ total, parts, left }) =>
    both(
      `Each time ${parts - 1}/${parts} of the milk stays. After two times ${total} × ${parts - 1}/${parts} × ${parts - 1}/${parts} = ${grouped(left)}.`,
      `हर बार ${parts - 1}/${parts} दूध बचता है। दो बार के बाद ${total} × ${parts - 1}/${parts} × ${parts - 1}/${parts} = ${grouped(left)}।`,
    ),
  shortWay: () =>
    both(
      'total × (1 − taken/total)², with the number of times as the power.',
      'कुल × (1 − निकाला/कुल)², घात = जितनी बार किया गया।',
    ),
  hints: () => [
    both('The second time, a mixture is taken out, not pure milk.', 'दूसरी बार शुद्ध दूध नहीं, मिश्रण निकलता है।'),
    both(
      'Which fraction of the milk stays each time? Use it twice.',
      'हर बार दूध का कौन-सा भाग बचता है? उसे दो बार लगाएँ।',
    ),
  ],
});
