import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { greatestCommonDivisor, grouped, plain, productOf, sumOf } from '../../quantity.ts';

const topic = 'Number system';

const PRIMES = [2, 3, 5, 7] as const;

export const numberOfFactors = defineNumbers({
  id: 'apt-number-of-factors',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, H.C.F. and L.C.M. of Numbers',
  seconds: 70,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const powers = [draw.whole(1, 5), draw.whole(1, 3), draw.whole(0, 2), draw.whole(0, 1)];
    const used = PRIMES.flatMap((prime, i) => (powers[i] ? [{ prime, power: powers[i] }] : []));
    const number = productOf(used.map(({ prime, power }) => prime ** power));
    const count = productOf(used.map(({ power }) => power + 1));
    return number >= 100 && number <= 6000 ? { used, number, count } : undefined;
  },
  difficulty: ({ used }) => used.length * 0.6 - 1.2,
  prompt: ({ number }) =>
    both(
      `How many factors does ${grouped(number)} have, 1 and the number itself included?`,
      `1 और स्वयं उस संख्या को मिलाकर ${grouped(number)} के कुल कितने गुणनखंड (भाजक) हैं?`,
    ),
  answer: ({ count }) => count,
  traps: ({ used, count }) => {
    const powers = used.map(({ power }) => power);
    return [
      [count - 2, 'this leaves out 1 and the number itself.', 'यह 1 और स्वयं संख्या को छोड़ देता है।'],
      [
        productOf(powers),
        'this multiplies the exponents without adding 1 to each.',
        'यह घातों में 1 जोड़े बिना उनका गुणा करता है।',
      ],
      [sumOf(powers), 'this counts the prime factors.', 'यह अभाज्य गुणनखंडों की गिनती है।'],
      [count + 2, 'this counts 1 and the number itself twice.', 'यह 1 और स्वयं संख्या को दो बार गिनता है।'],
      [2 * count, 'this also counts the negative factors.', 'यह ऋणात्मक भाजक भी गिनता है।'],
      [
        sumOf(powers.map((power) => power + 1)),
        'this adds instead of multiplying.',
        'यह गुणा की जगह जोड़ता है।',
      ],
      [count - 1, 'this leaves out 1 or the number itself.', 'यह 1 या स्वयं संख्या को छोड़ देता है।'],
      [
        productOf(powers.map((power) => power + 2)),
        'this adds 2 to each exponent.',
        'यह हर घात में 2 जोड़ता है।',
      ],
      [
        2 ** used.length,
        'this ignores that primes occur several times.',
        'यह अनदेखा करता है कि अभाज्य कई बार आते हैं।',
      ],
    ];
  },
  solution: ({ used, number, count }) => {
    const primes = used.map(({ prime, power }) => (power > 1 ? `${prime}^${power}` : `${prime}`)).join(' × ');
    const ways = used.map(({ power }) => power + 1).join(' × ');
    return both(
      `${grouped(number)} = ${primes}. A factor takes each prime 0 times up to its exponent, so there are ${ways} = ${count}.`,
      `${grouped(number)} = ${primes}। कोई भाजक हर अभाज्य को 0 से उसकी घात तक बार ले सकता है, इसलिए ${ways} = ${count}।`,
    );
  },
  shortWay: () => both('add 1 to each exponent and multiply.', 'हर घात में 1 जोड़कर गुणा करें।'),
  hints: () => [
    both('Write the number as a product of primes.', 'संख्या को अभाज्य संख्याओं के गुणनफल में लिखें।'),
    both(
      'For p^a there are a + 1 choices: p^0, p^1, … up to p^a.',
      'p^a के लिए a + 1 विकल्प हैं: p^0, p^1, … p^a तक।',
    ),
  ],
});

export const otherNumber = defineNumbers({
  id: 'apt-other-number',
  topic,
  source: 'NCERT Mathematics, class 10, Real Numbers',
  seconds: 60,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [hcf, m, n] = [draw.whole(3, 24), draw.whole(3, 13), draw.whole(3, 13)];
    const isUsable = m !== n && greatestCommonDivisor(m, n) === 1;
    return isUsable ? { hcf, m, n, one: hcf * m, other: hcf * n, lcm: hcf * m * n } : undefined;
  },
  difficulty: ({ lcm }) => (lcm > 1000 ? -0.7 : -1.3),
  prompt: ({ hcf, lcm, one }) =>
    both(
      `The HCF of two numbers is ${hcf} and their LCM is ${grouped(lcm)}. One of the numbers is ${one}. What is the other?`,
      `दो संख्याओं का महत्तम समापवर्तक ${hcf} और लघुत्तम समापवर्त्य ${grouped(lcm)} है। एक संख्या ${one} है। दूसरी संख्या क्या है?`,
    ),
  answer: ({ other }) => other,
  traps: ({ hcf, m, n, one, lcm, other }) => [
    [
      n,
      'this divides the LCM by the number and forgets the HCF.',
      'यह ल.स. को संख्या से भाग देता है और म.स. भूल जाता है।',
    ],
    [lcm / hcf, 'this divides the LCM by the HCF.', 'यह ल.स. को म.स. से भाग देता है।'],
    [lcm - one, 'this subtracts the number from the LCM.', 'यह ल.स. में से संख्या घटाता है।'],
    [one + hcf, 'this adds the HCF to the number.', 'यह संख्या में म.स. जोड़ देता है।'],
    [m * n, 'this multiplies the parts without common factor.', 'यह बिना उभयनिष्ठ गुणनखंड वाले भागों का गुणा है।'],
    [other + hcf, 'this is the next multiple of the HCF.', 'यह म.स. का अगला गुणज है।'],
    [other - hcf, 'this is the multiple of the HCF before it.', 'यह म.स. का पिछला गुणज है।'],
    [one - hcf, 'this subtracts the HCF from the number.', 'यह संख्या में से म.स. घटाता है।'],
  ],
  solution: ({ hcf, lcm, one, other }) =>
    both(
      `The product of two numbers is HCF × LCM. The other is ${hcf} × ${grouped(lcm)} / ${one} = ${other}.`,
      `दो संख्याओं का गुणनफल = म.स. × ल.स.। दूसरी संख्या ${hcf} × ${grouped(lcm)} / ${one} = ${other}।`,
    ),
  shortWay: ({ hcf, m, n, one }) =>
    both(
      `${one} / ${hcf} = ${m}; the LCM divided by ${one} is ${n}; times ${hcf}.`,
      `${one} / ${hcf} = ${m}; ल.स. को ${one} से भाग देने पर ${n}; इसे ${hcf} से गुणा करें।`,
    ),
  hints: () => [
    both(
      'How are HCF, LCM and the product of two numbers related?',
      'म.स., ल.स. और दो संख्याओं के गुणनफल में क्या संबंध है?',
    ),
    both('HCF × LCM = first number × second number.', 'म.स. × ल.स. = पहली संख्या × दूसरी संख्या।'),
  ],
});

export const sameRemainder = defineNumbers({
  id: 'apt-same-remainder',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, H.C.F. and L.C.M. of Numbers',
  seconds: 80,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const divisor = draw.whole(12, 60);
    const rest = draw.whole(2, divisor - 1);
    const [a, b, c] = [draw.whole(2, 9), draw.whole(10, 20), draw.whole(21, 40)].map(
      (times) => times * divisor + rest,
    ) as [number, number, number];
    const [gap, other] = [b - a, c - b];
    return greatestCommonDivisor(gap, other) === divisor ? { divisor, rest, a, b, c, gap, other } : undefined;
  },
  difficulty: ({ divisor }) => (divisor > 30 ? 1.7 : 1.3),
  prompt: ({ a, b, c }) =>
    both(
      `What is the largest number that leaves the same remainder when it divides ${a}, ${b} and ${grouped(c)}?`,
      `वह सबसे बड़ी संख्या कौन-सी है जिससे ${a}, ${b} और ${grouped(c)} को भाग देने पर समान शेष बचता है?`,
    ),
  answer: ({ divisor }) => divisor,
  traps: ({ divisor, rest, a, b, c, gap, other }) => [
    [
      greatestCommonDivisor(greatestCommonDivisor(a, b), c),
      'this is the HCF of the numbers themselves.',
      'यह स्वयं संख्याओं का म.स. है।',
    ],
    [rest, 'this is the common remainder.', 'यह समान शेष है।'],
    [gap, 'this is the difference of the first two numbers.', 'यह पहली दो संख्याओं का अंतर है।'],
    [divisor / 2, 'this divides them as well, but is not the largest.', 'यह भी भाग देती है, पर सबसे बड़ी नहीं है।'],
    [divisor / 3, 'this divides them as well, but is not the largest.', 'यह भी भाग देती है, पर सबसे बड़ी नहीं है।'],
    [other, 'this is the difference of the last two numbers.', 'यह आख़िरी दो संख्याओं का अंतर है।'],
    [2 * divisor, 'this does not divide all of the differences.', 'यह सभी अंतरों को विभाजित नहीं करती।'],
    [divisor + rest, 'this adds the remainder.', 'यह शेष को जोड़ देता है।'],
  ],
  solution: ({ divisor, a, b, c, gap, other }) =>
    both(
      `Equal remainders vanish in the differences: ${b} − ${a} = ${gap} and ${grouped(c)} − ${b} = ${other}. The HCF of ${gap} and ${other} is ${divisor}.`,
      `समान शेष अंतर में कट जाते हैं: ${b} − ${a} = ${gap} और ${grouped(c)} − ${b} = ${other}। ${gap} और ${other} का म.स. ${divisor} है।`,
    ),
  shortWay: () =>
    both(
      'HCF of the differences; the numbers themselves do not matter.',
      'अंतरों का म.स.; स्वयं संख्याएँ मायने नहीं रखतीं।',
    ),
  hints: () => [
    both(
      'What happens to the common remainder when you subtract two of the numbers?',
      'दो संख्याएँ घटाने पर समान शेष का क्या होता है?',
    ),
    both(
      'The number must divide both differences. Take the largest that does.',
      'संख्या दोनों अंतरों को विभाजित करे। ऐसी सबसे बड़ी लें।',
    ),
  ],
});
