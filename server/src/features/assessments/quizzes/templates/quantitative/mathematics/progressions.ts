import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { fraction, greatestCommonDivisor, grouped, inRupees, metres, plain, rupees } from '../../quantity.ts';

const topic = 'Algebra and progressions';

export const rowsOfSeats = defineNumbers({
  id: 'apt-rows-of-seats',
  topic,
  source: 'NCERT Mathematics, class 10, Arithmetic Progressions',
  seconds: 60,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [first, more, rows] = [draw.whole(8, 30), draw.whole(2, 5), draw.whole(10, 30)];
    const last = first + (rows - 1) * more;
    return { first, more, rows, last, sum: (rows * (first + last)) / 2 };
  },
  difficulty: ({ rows }) => (rows % 2 === 0 ? -1.1 : -0.7),
  prompt: ({ first, more, rows }) =>
    both(
      `A hall has ${first} seats in the first row, and each further row has ${more} seats more than the one before. How many seats are there in ${rows} rows?`,
      `एक हॉल की पहली पंक्ति में ${first} सीटें हैं और हर अगली पंक्ति में पिछली से ${more} ज़्यादा। ${rows} पंक्तियों में कुल कितनी सीटें हैं?`,
    ),
  answer: ({ sum }) => sum,
  traps: ({ first, more, rows, last, sum }) => [
    [
      (rows * (2 * first + rows * more)) / 2,
      'this adds the difference once too often in the last row.',
      'यह आख़िरी पंक्ति में अंतर एक बार ज़्यादा जोड़ता है।',
    ],
    [rows * (first + last), 'this forgets to halve.', 'यह आधा करना भूल जाता है।'],
    [last, 'this is the number of seats in the last row.', 'यह आख़िरी पंक्ति की सीटें हैं।'],
    [sum - last, 'this leaves out the last row.', 'यह आख़िरी पंक्ति छोड़ देता है।'],
    [sum + last + more, 'this counts one row too many.', 'यह एक पंक्ति ज़्यादा गिनता है।'],
    [rows * first, 'this makes all rows as long as the first.', 'यह सब पंक्तियों को पहली जितनी मानता है।'],
    [sum - first, 'this leaves out the first row.', 'यह पहली पंक्ति छोड़ देता है।'],
  ],
  solution: ({ first, more, rows, last, sum }) =>
    both(
      `The last row has ${first} + ${rows - 1} × ${more} = ${last} seats. The sum is ${rows} × (${first} + ${last}) / 2 = ${grouped(sum)}.`,
      `आख़िरी पंक्ति में ${first} + ${rows - 1} × ${more} = ${last} सीटें हैं। योग ${rows} × (${first} + ${last}) / 2 = ${grouped(sum)}।`,
    ),
  shortWay: () =>
    both('number of rows × average of the first and the last row.', 'पंक्तियों की संख्या × पहली और आख़िरी का औसत।'),
  hints: () => [
    both(
      'How many seats does the last row have? Nothing is added in the first row.',
      'आख़िरी पंक्ति में कितनी सीटें हैं? पहली में कुछ नहीं जुड़ता।',
    ),
    both('The average row is half of first + last.', 'औसत पंक्ति = (पहली + आख़िरी) का आधा।'),
  ],
});

export const pensAndNotebooks = defineNumbers({
  id: 'apt-pens-and-notebooks',
  topic,
  source: 'NCERT Mathematics, class 10, Pair of Linear Equations in Two Variables',
  seconds: 75,
  unit: rupees,
  step: 1,
  draw: (draw) => {
    const [a, b, c, d] = [draw.whole(2, 9), draw.whole(2, 9), draw.whole(2, 9), draw.whole(2, 9)];
    const [pen, book] = [draw.whole(8, 40), draw.whole(20, 90)];
    const isUsable = a * d !== b * c && a !== c && b !== d && pen !== book;
    return isUsable
      ? { a, b, c, d, pen, book, first: a * pen + b * book, second: c * pen + d * book }
      : undefined;
  },
  difficulty: ({ a, c }) => (a % c === 0 || c % a === 0 ? -0.8 : -0.2),
  prompt: ({ a, b, c, d, first, second }) =>
    both(
      `${a} pens and ${b} notebooks cost ${inRupees(first)}. ${c} pens and ${d} notebooks cost ${inRupees(second)}. What does one notebook cost?`,
      `${a} पेन और ${b} कॉपियाँ ${inRupees(first)} की हैं। ${c} पेन और ${d} कॉपियाँ ${inRupees(second)} की हैं। एक कॉपी का दाम कितना है?`,
    ),
  answer: ({ book }) => book,
  traps: ({ a, b, c, d, pen, book, first, second }) => [
    [pen, 'this is the price of a pen.', 'यह पेन का दाम है।'],
    [pen + book, 'this is the price of a pen and a notebook together.', 'यह एक पेन और एक कॉपी का कुल दाम है।'],
    [
      Math.abs(second - first) / Math.abs(d - b),
      'this treats the difference of the bills as notebooks only.',
      'यह बिलों के अंतर को केवल कॉपियों का मानता है।',
    ],
    [
      (first + second) / (a + b + c + d),
      'this is the average price of all things.',
      'यह सब चीज़ों का औसत दाम है।',
    ],
    [Math.abs(book - pen), 'this is the difference of the two prices.', 'यह दोनों दामों का अंतर है।'],
    [
      (first * c + second * a) / (b * c + a * d),
      'this adds the equations instead of subtracting them.',
      'यह समीकरणों को घटाने की जगह जोड़ता है।',
    ],
    [2 * book, 'this is the price of two notebooks.', 'यह दो कॉपियों का दाम है।'],
  ],
  solution: ({ a, b, c, d, book, first, second }) => {
    const isFirstLarger = b * c > a * d;
    const [x, y] = isFirstLarger ? [c * first, a * second] : [a * second, c * first];
    const [m, n] = isFirstLarger ? [b * c, a * d] : [a * d, b * c];
    return both(
      `Multiply the first by ${c} and the second by ${a}, so that both have ${a * c} pens: ${b * c} notebooks with ${grouped(c * first)}, ${a * d} with ${grouped(a * second)} rupees. One costs (${grouped(x)} − ${grouped(y)}) / (${m} − ${n}) = ${book}.`,
      `पहले को ${c} और दूसरे को ${a} से गुणा करें ताकि दोनों में ${a * c} पेन हों: ${b * c} कॉपियों पर ${grouped(c * first)}, ${a * d} पर ${grouped(a * second)} रुपये। एक कॉपी (${grouped(x)} − ${grouped(y)}) / (${m} − ${n}) = ${book}।`,
    );
  },
  shortWay: () =>
    both(
      'make the number of pens equal and subtract; or try the options in the first sentence.',
      'पेन की संख्या बराबर करके घटाएँ; या विकल्पों को पहले वाक्य में रखकर देखें।',
    ),
  hints: () => [
    both('Write two equations with the prices p and n.', 'दामों p और n के साथ दो समीकरण लिखें।'),
    both(
      'Multiply both so that the number of pens is the same, then subtract.',
      'दोनों को ऐसे गुणा करें कि पेन बराबर हों, फिर घटाएँ।',
    ),
  ],
});

export const rootsSquared = defineNumbers({
  id: 'apt-roots-squared',
  topic,
  source: 'NCERT Mathematics, class 10, Polynomials',
  seconds: 60,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [one, other] = [draw.whole(2, 15), draw.whole(2, 15)];
    const [sum, product] = [one + other, one * other];
    return one !== other ? { one, other, sum, product, answer: sum ** 2 - 2 * product } : undefined;
  },
  difficulty: ({ sum }) => (sum > 16 ? 0.3 : -0.3),
  prompt: ({ sum, product }) =>
    both(
      `The roots of x² − ${sum}x + ${product} = 0 are a and b. What is a² + b²?`,
      `x² − ${sum}x + ${product} = 0 के मूल a और b हैं। a² + b² का मान क्या है?`,
    ),
  answer: ({ answer }) => answer,
  traps: ({ one, other, sum, product, answer }) => [
    [
      sum ** 2 - product,
      'this subtracts the product once, not twice.',
      'यह गुणनफल को दो की जगह एक बार घटाता है।',
    ],
    [sum ** 2, 'this treats a² + b² as (a + b)².', 'यह a² + b² को (a + b)² मान लेता है।'],
    [sum ** 2 - 4 * product, 'this is (a − b)².', 'यह (a − b)² है।'],
    [
      sum ** 2 + 2 * product,
      'this adds the product instead of subtracting it.',
      'यह गुणनफल को घटाने की जगह जोड़ता है।',
    ],
    [sum ** 2 - 3 * product, 'this subtracts the product three times.', 'यह गुणनफल को तीन बार घटाता है।'],
    [2 * sum + product, 'this doubles instead of squaring.', 'यह वर्ग की जगह दोगुना करता है।'],
    [answer + Math.abs(one - other), 'this adds the difference of the roots.', 'यह मूलों का अंतर जोड़ देता है।'],
  ],
  solution: ({ sum, product, answer }) =>
    both(
      `a + b = ${sum} and ab = ${product}. a² + b² = (a + b)² − 2ab: ${sum} × ${sum} − 2 × ${product} = ${answer}.`,
      `a + b = ${sum} और ab = ${product}। a² + b² = (a + b)² − 2ab: ${sum} × ${sum} − 2 × ${product} = ${answer}।`,
    ),
  shortWay: ({ one, other }) =>
    both(
      `the roots are ${Math.min(one, other)} and ${Math.max(one, other)}; square and add them.`,
      `मूल ${Math.min(one, other)} और ${Math.max(one, other)} हैं; वर्ग करके जोड़ें।`,
    ),
  hints: () => [
    both(
      'Sum and product of the roots can be read off the equation.',
      'मूलों का योग और गुणनफल समीकरण से ही पढ़े जा सकते हैं।',
    ),
    both('(a + b)² holds a² + b² and twice the product.', '(a + b)² में a² + b² और गुणनफल का दोगुना होता है।'),
  ],
});

export const bouncingBall = defineNumbers({
  id: 'apt-bouncing-ball',
  topic,
  source: 'NCERT Mathematics, class 11, Sequences and Series',
  seconds: 85,
  unit: metres,
  step: 1,
  draw: (draw) => {
    const [height, part, whole] = [draw.whole(6, 90, 2), draw.whole(1, 5), draw.whole(2, 6)];
    const way = (height * (whole + part)) / (whole - part);
    const isReduced = greatestCommonDivisor(part, whole) === 1;
    return part < whole && isReduced && Number.isInteger(way) && way <= 700
      ? { height, part, whole, way }
      : undefined;
  },
  difficulty: ({ part }) => (part === 1 ? 1.5 : 1.9),
  prompt: ({ height, part, whole }) =>
    both(
      `A ball is dropped from ${height} m. Each time it bounces up to ${part}/${whole} of the height from which it fell. How far does it travel in all until it rests?`,
      `एक गेंद ${height} मी से गिराई जाती है। हर बार वह उस ऊँचाई के ${part}/${whole} तक उछलती है जहाँ से गिरी थी। रुकने तक वह कुल कितनी दूरी तय करती है?`,
    ),
  answer: ({ way }) => way,
  traps: ({ height, part, whole, way }) => [
    [(height * whole) / (whole - part), 'this adds the distances down only.', 'यह केवल नीचे की दूरियाँ जोड़ता है।'],
    [
      (2 * height * whole) / (whole - part),
      'this counts the first fall twice.',
      'यह पहली गिरावट दो बार गिनता है।',
    ],
    [(height * part) / (whole - part), 'this adds the distances up only.', 'यह केवल ऊपर की दूरियाँ जोड़ता है।'],
    [(2 * height * part) / (whole - part), 'this leaves out the first fall.', 'यह पहली गिरावट छोड़ देता है।'],
    [
      height + (2 * height * part) / whole,
      'this stops after the first bounce.',
      'यह पहली उछाल के बाद रुक जाता है।',
    ],
    [way + height / 2, 'this adds half of the first fall.', 'यह पहली गिरावट का आधा जोड़ता है।'],
    [
      way + (2 * height * part) / whole,
      'this counts the first bounce twice.',
      'यह पहली उछाल दो बार गिनता है।',
    ],
  ],
  solution: ({ height, part, whole, way }) => {
    const up = (height * part) / (whole - part);
    return both(
      `The bounces up add to ${height} × ${part}/${whole} / (1 − ${part}/${whole}) = ${fraction(up)} m, and down again as much. With the first fall ${height} + 2 × ${fraction(up)} = ${way}.`,
      `ऊपर की उछालों का योग ${height} × ${part}/${whole} / (1 − ${part}/${whole}) = ${fraction(up)} मी, और नीचे भी उतना ही। पहली गिरावट के साथ ${height} + 2 × ${fraction(up)} = ${way}।`,
    );
  },
  shortWay: ({ part, whole }) =>
    both(
      `height × (${whole} + ${part}) / (${whole} − ${part}).`,
      `ऊँचाई × (${whole} + ${part}) / (${whole} − ${part})।`,
    ),
  hints: () => [
    both(
      'Only the first height is covered once. Each later one is covered up and down.',
      'केवल पहली दूरी एक बार है। बाद की हर ऊँचाई ऊपर और नीचे दो बार।',
    ),
    both(
      'Sum of an infinite geometric progression: first term / (1 − ratio).',
      'अनंत गुणोत्तर श्रेढ़ी का योग: पहला पद / (1 − अनुपात)।',
    ),
  ],
});
