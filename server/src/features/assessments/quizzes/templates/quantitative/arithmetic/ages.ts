import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { coefficient, greatestCommonDivisor, years } from '../../quantity.ts';

const topic = 'Ages';

export const fatherAndSon = defineNumbers({
  id: 'apt-father-and-son',
  topic,
  source: 'NCERT Mathematics, class 10, Pair of Linear Equations in Two Variables',
  seconds: 70,
  unit: years,
  step: 1,
  draw: (draw) => {
    const [son, times, later] = [draw.whole(4, 20), draw.whole(3, 8), draw.whole(2, 20)];
    const father = son * times;
    const timesLater = (father + later) / (son + later);
    const isUsable = Number.isInteger(timesLater) && timesLater > 1 && father <= 66 && father - son >= 18;
    return isUsable ? { son, times, later, timesLater, father } : undefined;
  },
  difficulty: ({ timesLater }) => (timesLater === 2 ? -0.7 : -0.2),
  prompt: ({ times, later, timesLater }) =>
    both(
      `A father is ${times} times as old as his son. In ${later} years he will be ${timesLater} times as old as his son. How old is the father now?`,
      `पिता की आयु पुत्र की आयु की ${times} गुनी है। ${later} वर्ष बाद वह पुत्र की आयु की ${timesLater} गुनी होगी। पिता की वर्तमान आयु कितनी है?`,
    ),
  answer: ({ father }) => father,
  isPlausible: (result) => result <= 95,
  traps: ({ son, times, later, timesLater, father }) => [
    [father + later, 'this is his age at the later date.', 'यह बाद की आयु है।'],
    [
      times * (son + later),
      "this multiplies the son's later age by the present factor.",
      'यह पुत्र की बाद की आयु को अभी के गुणक से गुणा करता है।',
    ],
    [father - son, 'this is the difference of their ages.', 'यह दोनों की आयु का अंतर है।'],
    [
      (times * later) / (times - timesLater),
      'this adds the years to the son only.',
      'यह वर्ष केवल पुत्र की आयु में जोड़ता है।',
    ],
    [father + son, 'this is the sum of their ages.', 'यह दोनों की आयु का योग है।'],
    [father - later, 'this goes back in time.', 'यह समय में पीछे चला जाता है।'],
    [
      timesLater * (father / times),
      'this multiplies his son by the later factor.',
      'यह पुत्र की आयु को बाद के गुणक से गुणा करता है।',
    ],
  ],
  solution: ({ son, times, later, timesLater, father }) =>
    both(
      `Let the son be x. Then ${times}x + ${later} = ${timesLater}(x + ${later}), so ${times - timesLater}x = ${(timesLater - 1) * later} and x = ${son}. The father is ${times} × ${son} = ${father}.`,
      `पुत्र की आयु x मानें। तब ${times}x + ${later} = ${timesLater}(x + ${later}), यानी ${times - timesLater}x = ${(timesLater - 1) * later} और x = ${son}। पिता ${times} × ${son} = ${father}।`,
    ),
  shortWay: () =>
    both(
      'try the options: each must be a multiple of the first factor and fit the second sentence.',
      'विकल्प जाँचें: आयु पहले गुणक से विभाज्य हो और दूसरी शर्त पर खरी उतरे।',
    ),
  hints: () => [
    both("Call the son's age x and write the father's with it.", 'पुत्र की आयु x मानें और पिता की आयु उसी में लिखें।'),
    both(
      'Both get older by the same number of years. Write the second sentence as an equation.',
      'दोनों की आयु बराबर बढ़ती है। दूसरे वाक्य का समीकरण लिखें।',
    ),
  ],
});

export const agesInRatio = defineNumbers({
  id: 'apt-ages-in-ratio',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Problems on Ages',
  seconds: 65,
  unit: years,
  step: 1,
  draw: (draw) => {
    const [older, younger, ago] = [draw.whole(16, 56), draw.whole(8, 50), draw.whole(2, 12)];
    const now = greatestCommonDivisor(older, younger);
    const then = greatestCommonDivisor(older - ago, younger - ago);
    const ratios = [older / now, younger / now, (older - ago) / then, (younger - ago) / then] as const;
    const isUsable = older > younger && younger > ago + 2 && now > 2 && then > 1 && Math.max(...ratios) <= 13;
    return isUsable ? { older, younger, ago, now, ratios } : undefined;
  },
  difficulty: ({ ratios: [a, b, c, d] }) => (a - b === c - d ? -0.5 : 0.5),
  prompt: ({ ago, ratios: [a, b, c, d] }) =>
    both(
      `The ages of Kavita and Nisha are now in the ratio ${a} : ${b}. ${ago} years ago they were in the ratio ${c} : ${d}. How old is Kavita now?`,
      `कविता और निशा की वर्तमान आयु का अनुपात ${a} : ${b} है। ${ago} वर्ष पहले यह अनुपात ${c} : ${d} था। कविता की वर्तमान आयु कितनी है?`,
    ),
  answer: ({ older }) => older,
  isPlausible: (result) => result <= 90,
  traps: ({ older, younger, ago, now, ratios: [a, , c] }) => [
    [younger, "this is Nisha's age.", 'यह निशा की आयु है।'],
    [older - ago, 'this was her age then.', 'यह तब की आयु थी।'],
    [
      older + ago,
      'this adds the years, although the second ratio lies in the past.',
      'यह वर्ष जोड़ देता है, जबकि दूसरा अनुपात पहले का है।',
    ],
    [a * ago, 'this treats the years as one part of the ratio.', 'यह वर्षों को अनुपात का एक भाग मान लेता है।'],
    [older + younger, 'this is the sum of the ages.', 'यह दोनों की आयु का योग है।'],
    [c * now, 'this uses the number of the old ratio.', 'यह पुराने अनुपात की संख्या लेता है।'],
    [older + now, 'this takes one part too many.', 'यह एक भाग ज़्यादा लेता है।'],
    [older - now, 'this takes one part too few.', 'यह एक भाग कम लेता है।'],
  ],
  solution: ({ older, ago, now, ratios: [a, b, c, d] }) => {
    const [one, other] = [coefficient(a, 'x'), coefficient(b, 'x')];
    const equation = `${coefficient(d, `(${one} − ${ago})`)} = ${coefficient(c, `(${other} − ${ago})`)}`;
    return both(
      `Let the ages be ${one} and ${other}. ${equation} gives x = ${now}. Kavita is ${a} × ${now} = ${older}.`,
      `आयु ${one} और ${other} मानें। ${equation} से x = ${now}। कविता ${a} × ${now} = ${older}।`,
    );
  },
  shortWay: ({ ratios: [a, b, c, d] }) =>
    both(
      `the gap of the ages never changes: make ${a - b} and ${c - d} equal in the two ratios.`,
      `आयु का अंतर नहीं बदलता: दोनों अनुपातों में ${a - b} और ${c - d} को बराबर करें।`,
    ),
  hints: () => [
    both('Write both present ages with one x.', 'दोनों की वर्तमान आयु एक ही x में लिखें।'),
    both('Subtract the years from both and set up the old ratio.', 'दोनों में से वर्ष घटाएँ और पुराना अनुपात लिखें।'),
  ],
});

export const sumAndDifference = defineNumbers({
  id: 'apt-sum-and-difference',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Problems on Ages',
  seconds: 35,
  unit: years,
  step: 1,
  draw: (draw) => {
    const [sister, gap] = [draw.whole(8, 36), draw.whole(2, 12)];
    return { sister, gap, brother: sister + gap, sum: 2 * sister + gap };
  },
  difficulty: ({ gap }) => (gap <= 5 ? -2.1 : -1.8),
  prompt: ({ gap, sum }) =>
    both(
      `Vivek is ${gap} years older than his sister. Together they are ${sum} years old. How old is Vivek?`,
      `विवेक अपनी बहन से ${gap} वर्ष बड़ा है। दोनों की आयु का योग ${sum} वर्ष है। विवेक की आयु कितनी है?`,
    ),
  answer: ({ brother }) => brother,
  traps: ({ sister, gap, brother, sum }) => [
    [sister, "this is his sister's age.", 'यह बहन की आयु है।'],
    [sum - gap, 'this is twice the age of his sister.', 'यह बहन की आयु का दोगुना है।'],
    [sum / 2, 'this halves the sum without the difference.', 'यह अंतर छोड़कर योग को आधा करता है।'],
    [sum / 2 + gap, 'this adds the whole difference to half of the sum.', 'यह योग के आधे में पूरा अंतर जोड़ता है।'],
    [brother + gap, 'this adds the difference once more.', 'यह अंतर एक बार और जोड़ता है।'],
    [brother + 1, 'this is one too many.', 'यह एक ज़्यादा है।'],
    [sister - gap, 'this subtracts the difference once more.', 'यह अंतर एक बार और घटाता है।'],
  ],
  solution: ({ gap, brother, sum }) =>
    both(
      `Without the difference both would be equally old. So Vivek is (${sum} + ${gap}) / 2 = ${brother}.`,
      `अंतर न हो तो दोनों बराबर आयु के होते। इसलिए विवेक (${sum} + ${gap}) / 2 = ${brother}।`,
    ),
  shortWay: () => both('(sum + difference) / 2 for the older one.', 'बड़े की आयु = (योग + अंतर) / 2।'),
  hints: () => [
    both('Call the age of the sister x. How old is Vivek then?', 'बहन की आयु x मानें। तब विवेक कितने वर्ष का है?'),
    both('Add both ages and solve for x.', 'दोनों आयु जोड़कर x निकालें।'),
  ],
});
