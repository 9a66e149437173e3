import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { greatestCommonDivisor, leastCommonMultiple, minutes, plain } from '../../quantity.ts';

const topic = 'Number system';

export const busesTogether = defineNumbers({
  id: 'apt-buses-together',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, H.C.F. and L.C.M. of Numbers',
  seconds: 75,
  unit: minutes,
  step: 1,
  draw: (draw) => {
    const [a, b, c] = [draw.whole(6, 30, 2), draw.whole(8, 40, 2), draw.whole(9, 60, 3)];
    const lcm = leastCommonMultiple(leastCommonMultiple(a, b), c);
    const hcf = greatestCommonDivisor(greatestCommonDivisor(a, b), c);
    const pairs = [leastCommonMultiple(a, b), leastCommonMultiple(b, c), leastCommonMultiple(a, c)];
    const isInteresting = new Set([a, b, c]).size === 3 && !pairs.includes(lcm);
    return isInteresting && lcm <= 720 ? { a, b, c, lcm, hcf, pairs } : undefined;
  },
  difficulty: ({ lcm }) => (lcm > 300 ? -0.3 : -1.1),
  prompt: ({ a, b, c }) =>
    both(
      `Three bus routes start together from a depot. Their buses leave every ${a}, ${b} and ${c} minutes. After how many minutes do all three next leave together?`,
      `एक डिपो से तीन मार्गों की बसें एक साथ चलती हैं। फिर वे हर ${a}, ${b} और ${c} मिनट पर निकलती हैं। कितने मिनट बाद तीनों फिर एक साथ निकलेंगी?`,
    ),
  answer: ({ lcm }) => lcm,
  traps: ({ a, b, c, lcm, pairs }) => [
    [
      Math.max(...pairs),
      'this is when two of the routes meet, not all three.',
      'यह वह समय है जब केवल दो मार्ग मिलते हैं, तीनों नहीं।',
    ],
    [
      lcm * 2,
      'this is the second time they meet, not the next.',
      'यह दूसरी बार मिलने का समय है, अगली बार का नहीं।',
    ],
    [
      a * b * c,
      'this multiplies the three, although they have common factors.',
      'यह तीनों का सीधा गुणनफल है, जबकि उनमें उभयनिष्ठ गुणनखंड हैं।',
    ],
    [a + b + c, 'this adds the three intervals.', 'यह तीनों अंतरालों को जोड़ देता है।'],
    [
      (a * b * c) / greatestCommonDivisor(a, b),
      'this removes only one common factor.',
      'यह केवल एक उभयनिष्ठ गुणनखंड हटाता है।',
    ],
    [a * c, 'this leaves out the second route.', 'यह दूसरे मार्ग को छोड़ देता है।'],
    [lcm + Math.min(a, b, c), 'this adds one more interval at the end.', 'यह अंत में एक अंतराल और जोड़ देता है।'],
  ],
  solution: ({ a, b, c, lcm }) =>
    both(
      `They leave together after every common multiple of ${a}, ${b} and ${c}. The least one is ${lcm}.`,
      `तीनों ${a}, ${b} और ${c} के हर सार्व गुणज पर साथ निकलती हैं। सबसे छोटा सार्व गुणज ${lcm} है।`,
    ),
  shortWay: ({ a, b, c }) => {
    const largest = Math.max(a, b, c);
    return both(
      `go through the multiples of ${largest} until the other two divide one.`,
      `${largest} के गुणज देखते जाएँ, जब तक बाकी दोनों से भाग न लग जाए।`,
    );
  },
  hints: () => [
    both('The time must be a multiple of all three intervals.', 'समय तीनों अंतरालों का गुणज होना चाहिए।'),
    both(
      'Write each as primes and take the highest power of each.',
      'हर संख्या के अभाज्य गुणनखंड लिखें और हर अभाज्य की सबसे बड़ी घात लें।',
    ),
  ],
});

export const trailingZeros = defineNumbers({
  id: 'apt-trailing-zeros',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Number System',
  seconds: 60,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const n = draw.whole(26, 160);
    const fives = [5, 25, 125].map((power) => Math.floor(n / power)).filter((count) => count > 0);
    return { n, fives, zeros: fives.reduce((all, one) => all + one, 0) };
  },
  difficulty: ({ n }) => (n >= 125 ? 1.4 : n >= 75 ? 0.9 : 0.3),
  prompt: ({ n }) =>
    both(
      `With how many zeros does ${n}! (the product of 1, 2, 3, …, ${n}) end?`,
      `${n}! (यानी 1, 2, 3, …, ${n} का गुणनफल) के अंत में कितने शून्य होते हैं?`,
    ),
  answer: ({ zeros }) => zeros,
  traps: ({ n, fives, zeros }) => [
    [
      Math.floor(n / 5),
      'this counts the multiples of 5 once, but 25, 50, … hold two fives.',
      'यह 5 के गुणज एक बार गिनता है, पर 25, 50, … में दो बार 5 है।',
    ],
    [Math.floor(n / 10), 'this counts only the multiples of 10.', 'यह केवल 10 के गुणज गिनता है।'],
    [
      zeros + (fives[1] ?? 1),
      'this counts the multiples of 25 once too often.',
      'यह 25 के गुणज एक बार ज़्यादा गिनता है।',
    ],
    [zeros + 1, 'this is one too many.', 'यह एक ज़्यादा है।'],
    [
      Math.floor(n / 5) + Math.floor(n / 10),
      'this adds the multiples of 5 and of 10.',
      'यह 5 और 10 के गुणज जोड़ देता है।',
    ],
    [zeros - 1, 'this is one too few.', 'यह एक कम है।'],
    [
      Math.floor(n / 2),
      'this counts the twos, of which there are more than fives.',
      'यह 2 की संख्या है, जो 5 से ज़्यादा होते हैं।',
    ],
    [zeros + 2, 'this rounds the quotients up.', 'यह भागफल को ऊपर की ओर पूर्णांकित करता है।'],
  ],
  solution: ({ n, fives, zeros }) => {
    const steps = fives.map((count, i) => `⌊${n}/${5 ** (i + 1)}⌋ = ${count}`).join(', ');
    return both(
      `Each zero needs the factors 2 and 5, and 2 occurs more often. So count the factors 5: ${steps}. Together ${zeros}.`,
      `हर शून्य को गुणनखंड 2 और 5 चाहिए, और 2 ज़्यादा होते हैं। इसलिए गुणनखंड 5 गिनें: ${steps}। कुल ${zeros}।`,
    );
  },
  shortWay: ({ fives }) =>
    both(
      `divide by 5 again and again and add the whole quotients: ${fives.join(' + ')}.`,
      `बार-बार 5 से भाग दें और पूर्ण भागफल जोड़ें: ${fives.join(' + ')}।`,
    ),
  hints: () => [
    both('A zero at the end comes from a factor 10 = 2 × 5.', 'अंत का हर शून्य 10 = 2 × 5 से आता है।'),
    both('Count the factors 5. Multiples of 25 hold two of them.', '5 के गुणनखंड गिनें। 25 के गुणजों में दो होते हैं।'),
  ],
});

export const smallerRemainder = defineNumbers({
  id: 'apt-smaller-remainder',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Number System',
  seconds: 45,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [divisor, times] = [draw.whole(7, 19), draw.whole(3, 9)];
    const large = divisor * times;
    const remainder = draw.whole(divisor + 1, large - 1);
    const answer = remainder % divisor;
    return answer > 0 ? { divisor, times, large, remainder, answer } : undefined;
  },
  difficulty: ({ divisor }) => (divisor > 12 ? -0.7 : -1.3),
  prompt: ({ large, remainder, divisor }) =>
    both(
      `A number leaves the remainder ${remainder} when it is divided by ${large}. What remainder does it leave when it is divided by ${divisor}?`,
      `किसी संख्या को ${large} से भाग देने पर ${remainder} शेष बचता है। उसी संख्या को ${divisor} से भाग देने पर कितना शेष बचेगा?`,
    ),
  answer: ({ answer }) => answer,
  isPlausible: (result, { divisor }) => result < divisor,
  traps: ({ divisor, times, large, remainder, answer }) => [
    [Math.floor(remainder / divisor), 'this is the quotient, not the remainder.', 'यह भागफल है, शेष नहीं।'],
    [divisor - answer, 'this is what is missing to the next multiple.', 'यह अगले गुणज तक की कमी है।'],
    [
      remainder % times,
      'this divides by the quotient of the two divisors.',
      'यह दोनों भाजकों के भागफल से भाग देता है।',
    ],
    [(large - remainder) % divisor, 'this subtracts the remainder first.', 'यह पहले शेष को घटा देता है।'],
    [answer + 1, 'this is one too many.', 'यह एक ज़्यादा है।'],
    [times, 'this is the quotient of the two divisors.', 'यह दोनों भाजकों का भागफल है।'],
    [answer - 1, 'this is one too few.', 'यह एक कम है।'],
    [divisor - 1, 'this is the largest possible remainder.', 'यह सबसे बड़ा संभव शेष है।'],
  ],
  solution: ({ large, divisor, times, remainder, answer }) =>
    both(
      `The number is ${large}k + ${remainder}. As ${large} = ${divisor} × ${times}, only ${remainder} counts: ${remainder} = ${divisor} × ${Math.floor(remainder / divisor)} + ${answer}. Remainder ${answer}.`,
      `संख्या ${large}k + ${remainder} है। ${large} = ${divisor} × ${times} है, इसलिए केवल ${remainder} देखना है: ${remainder} = ${divisor} × ${Math.floor(remainder / divisor)} + ${answer}। शेष ${answer}।`,
    ),
  shortWay: ({ divisor, remainder }) =>
    both(`divide ${remainder} itself by ${divisor}.`, `सीधे ${remainder} को ${divisor} से भाग दें।`),
  hints: () => [
    both('Is the first divisor a multiple of the second?', 'क्या पहला भाजक दूसरे का गुणज है?'),
    both('Then only the old remainder needs to be divided.', 'तब केवल पुराने शेष को भाग देना है।'),
  ],
});

export const unitDigit = defineNumbers({
  id: 'apt-unit-digit',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Number System',
  seconds: 50,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const base = 10 * draw.whole(0, 9) + draw.of([2, 3, 7, 8]);
    const power = draw.whole(21, 199);
    const cycle = [1, 2, 3, 4].map((exponent) => (base % 10) ** exponent % 10);
    const place = (power - 1) % 4;
    return { base, power, cycle, place, digit: cycle[place] ?? 0 };
  },
  difficulty: ({ base, power }) => (base < 10 ? -1 : -0.3) + (power > 99 ? 0.5 : 0),
  prompt: ({ base, power }) =>
    both(
      `What is the unit digit of ${base} to the power of ${power}?`,
      `${base} की घात ${power} का इकाई अंक क्या है?`,
    ),
  answer: ({ digit }) => digit,
  isPlausible: (result) => result < 10,
  traps: ({ base, power, cycle, place }) => [
    [
      cycle[(place + 1) % 4] ?? 0,
      'this is one step too far in the cycle of four.',
      'यह चार के चक्र में एक कदम आगे है।',
    ],
    [
      cycle[(place + 3) % 4] ?? 0,
      'this is one step too early in the cycle of four.',
      'यह चार के चक्र में एक कदम पीछे है।',
    ],
    [
      cycle[(place + 2) % 4] ?? 0,
      'this takes a cycle of two instead of four.',
      'यह चार की जगह दो का चक्र मानता है।',
    ],
    [((base % 10) * power) % 10, 'this multiplies by the exponent.', 'यह घात से गुणा करता है।'],
  ],
  solution: ({ base, power, cycle, place, digit }) =>
    both(
      `The unit digits of the powers of ${base % 10} repeat: ${cycle.join(', ')}. The exponent ${power} leaves the remainder ${power % 4} when divided by 4, so it is number ${place + 1} of these: ${digit}.`,
      `${base % 10} की घातों के इकाई अंक दोहराते हैं: ${cycle.join(', ')}। घात ${power} को 4 से भाग देने पर शेष ${power % 4} है, इसलिए इनमें से क्रमांक ${place + 1} वाला अंक: ${digit}।`,
    ),
  shortWay: () =>
    both(
      'only the last two digits of the exponent decide the remainder by 4; remainder 0 means the fourth.',
      '4 से शेष के लिए घात के आख़िरी दो अंक काफ़ी हैं; शेष 0 हो तो चौथा अंक लें।',
    ),
  hints: ({ base }) => [
    both(
      `Only the digit ${base % 10} matters. Write its first few powers.`,
      `केवल अंक ${base % 10} मायने रखता है। उसकी पहली कुछ घातें लिखें।`,
    ),
    both(
      'The unit digits repeat in a cycle. Divide the exponent by its length.',
      'इकाई अंक एक चक्र में दोहराते हैं। घात को चक्र की लंबाई से भाग दें।',
    ),
  ],
});
