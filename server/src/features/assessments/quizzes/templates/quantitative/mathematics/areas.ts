import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, metres, percent, squareMetres } from '../../quantity.ts';

const topic = 'Geometry and mensuration';

export const pathRound = defineNumbers({
  id: 'apt-path-round',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Area',
  seconds: 60,
  unit: squareMetres,
  step: 0.5,
  draw: (draw) => {
    const [length, width, path] = [draw.whole(20, 90, 2), draw.whole(12, 60, 2), draw.whole(1, 4, 0.5)];
    const isInside = draw.of([true, false]);
    const sign = isInside ? -1 : 1;
    const [otherLength, otherWidth] = [length + sign * 2 * path, width + sign * 2 * path];
    const area = Math.abs(otherLength * otherWidth - length * width);
    return length > width && otherWidth > 4
      ? { length, width, path, isInside, sign, otherLength, otherWidth, area }
      : undefined;
  },
  difficulty: ({ path, isInside }) => (Number.isInteger(path) ? -1.1 : -0.5) + (isInside ? 0.3 : 0),
  prompt: ({ length, width, path, isInside }) =>
    both(
      `A rectangular park is ${length} m long and ${width} m wide. A path ${path} m wide runs all along its ${isInside ? 'inside' : 'outside'}. What is the area of the path?`,
      `एक आयताकार पार्क ${length} मी लंबा और ${width} मी चौड़ा है। उसके ${isInside ? 'भीतर' : 'बाहर'} की ओर चारों तरफ़ ${path} मी चौड़ा रास्ता है। रास्ते का क्षेत्रफल कितना है?`,
    ),
  answer: ({ area }) => area,
  traps: ({ length, width, path, sign, area }) => [
    [
      Math.abs((length + sign * path) * (width + sign * path) - length * width),
      'this changes length and width by the path once, but it lies on both sides.',
      'यह लंबाई-चौड़ाई में रास्ता एक बार लेता है, जबकि वह दोनों ओर है।',
    ],
    [
      2 * (length + width) * path,
      'this is perimeter × width and treats the four corners wrongly.',
      'यह परिमाप × चौड़ाई है और चारों कोनों को ग़लत गिनता है।',
    ],
    [
      area - sign * 8 * path * path,
      'this has the path on the other side of the border.',
      'यह रास्ते को सीमा के दूसरी ओर मानता है।',
    ],
    [(length + width) * path, 'this takes two of the four sides.', 'यह चार में से केवल दो भुजाएँ लेता है।'],
    [
      4 * path * (length + width),
      'this counts each side of the path twice.',
      'यह रास्ते की हर भुजा दो बार गिनता है।',
    ],
    [area + 2 * path * path, 'this adds two of the corners once more.', 'यह दो कोने एक बार और जोड़ता है।'],
    [area - 2 * path * path, 'this leaves out two of the corners.', 'यह दो कोने छोड़ देता है।'],
  ],
  solution: ({ length, width, isInside, otherLength, otherWidth, area }) => {
    const [large, small] = isInside
      ? [length * width, otherLength * otherWidth]
      : [otherLength * otherWidth, length * width];
    return both(
      `The other rectangle is ${otherLength} m by ${otherWidth} m, ${grouped(otherLength * otherWidth)} m²; the park has ${grouped(length * width)} m². The path has ${grouped(large)} − ${grouped(small)} = ${grouped(area)}.`,
      `दूसरा आयत ${otherLength} मी × ${otherWidth} मी, यानी ${grouped(otherLength * otherWidth)} वर्ग मी है; पार्क ${grouped(length * width)} वर्ग मी। रास्ता ${grouped(large)} − ${grouped(small)} = ${grouped(area)}।`,
    );
  },
  shortWay: ({ isInside }) =>
    isInside
      ? both(
          '2 × width of the path × (length + width − 2 × width of the path).',
          '2 × रास्ता × (लंबाई + चौड़ाई − 2 × रास्ता)।',
        )
      : both(
          '2 × width of the path × (length + width + 2 × width of the path).',
          '2 × रास्ता × (लंबाई + चौड़ाई + 2 × रास्ता)।',
        ),
  hints: () => [
    both('The path is the difference of two rectangles.', 'रास्ता दो आयतों का अंतर है।'),
    both(
      'The path lies on both sides, so length and width change by twice its width.',
      'रास्ता दोनों ओर है, इसलिए लंबाई और चौड़ाई उसकी दोगुनी चौड़ाई से बदलती हैं।',
    ),
  ],
});

export const areaChange = defineNumbers({
  id: 'apt-area-change',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Area',
  seconds: 50,
  unit: percent,
  step: 0.25,
  draw: (draw) => {
    const [up, down] = [draw.whole(10, 80, 5), draw.whole(5, 60, 5)];
    const net = ((100 + up) * (100 - down)) / 100 - 100;
    return Math.abs(net) >= 1 && up !== down ? { up, down, net, change: Math.abs(net) } : undefined;
  },
  difficulty: ({ net }) => (net > 0 ? -0.3 : 0.1),
  prompt: ({ up, down, net }) =>
    both(
      `The length of a rectangle is raised by ${up}% and its width lowered by ${down}%. By how many per cent does the area ${net > 0 ? 'grow' : 'shrink'}?`,
      `एक आयत की लंबाई ${up}% बढ़ाई और चौड़ाई ${down}% घटाई जाती है। क्षेत्रफल कितने प्रतिशत ${net > 0 ? 'बढ़ता' : 'घटता'} है?`,
    ),
  answer: ({ change }) => change,
  traps: ({ up, down, change }) => [
    [
      Math.abs(up - down),
      'this adds the two changes and forgets their product.',
      'यह दोनों बदलाव जोड़ता है और उनका गुणनफल भूल जाता है।',
    ],
    [
      Math.abs(up - down + (up * down) / 100),
      'this adds the product instead of subtracting it.',
      'यह गुणनफल को घटाने की जगह जोड़ता है।',
    ],
    [
      (up * down) / 100,
      'this is the product of the two percentages only.',
      'यह केवल दोनों प्रतिशतों का गुणनफल है।',
    ],
    [up + down, 'this adds the percentages without their signs.', 'यह प्रतिशतों को बिना चिह्न के जोड़ता है।'],
    [Math.abs(up - down) / 2, 'this averages the two changes.', 'यह दोनों बदलावों का औसत है।'],
    [
      2 * change,
      'this doubles the change, as for two equal sides.',
      'यह बदलाव को दोगुना करता है, जैसे दो बराबर भुजाएँ हों।',
    ],
    [change / 2, 'this halves the change.', 'यह बदलाव को आधा करता है।'],
  ],
  solution: ({ up, down, net, change }) =>
    both(
      `Take 10 by 10 with area 100. The new area is ${(100 + up) / 10} × ${(100 - down) / 10} = ${grouped(100 + net)}, so it ${net > 0 ? 'grows' : 'shrinks'} by ${grouped(change)}%.`,
      `10 × 10 का आयत लें, क्षेत्रफल 100। नया क्षेत्रफल ${(100 + up) / 10} × ${(100 - down) / 10} = ${grouped(100 + net)}, यानी ${net > 0 ? 'वृद्धि' : 'कमी'} ${grouped(change)}%।`,
    ),
  shortWay: ({ up, down }) =>
    both(`a + b + ab/100 with a = ${up} and b = −${down}.`, `a + b + ab/100, जहाँ a = ${up} और b = −${down}।`),
  hints: () => [
    both('Take easy numbers for the sides.', 'भुजाओं के लिए आसान संख्याएँ लें।'),
    both('Multiply the two factors, for example 1.2 × 0.9.', 'दोनों गुणकों का गुणा करें, जैसे 1.2 × 0.9।'),
  ],
});

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

export const ladder = defineNumbers({
  id: 'apt-ladder',
  topic,
  source: 'NCERT Mathematics, class 10, Triangles',
  seconds: 75,
  unit: metres,
  step: 0.1,
  draw: (draw) => {
    const [short, long, hypotenuse] = draw.of(TRIPLES);
    const scale = draw.of([0.5, 1, 1.5, 2, 0.4, 0.6, 0.8, 1.2]);
    const isSwapped = draw.of([true, false]);
    const length = Math.round(hypotenuse * scale * 10) / 10;
    const [foot, height] = (isSwapped ? [long, short] : [short, long]).map(
      (side) => Math.round(side * scale * 10) / 10,
    ) as [number, number];
    const isReal = length >= 3 && length <= 30 && Math.abs(foot ** 2 + height ** 2 - length ** 2) < 1e-9;
    return isReal ? { length, foot, height } : undefined;
  },
  difficulty: ({ length }) => (Number.isInteger(length) ? -1.6 : -0.8),
  prompt: ({ length, foot }) =>
    both(
      `A ladder ${length} m long leans against a wall. Its foot stands ${foot} m from the wall on level ground. How high up the wall does it reach?`,
      `${length} मी लंबी सीढ़ी दीवार से टिकी है। समतल ज़मीन पर उसका निचला सिरा दीवार से ${foot} मी दूर है। सीढ़ी दीवार पर कितनी ऊँचाई तक पहुँचती है?`,
    ),
  answer: ({ height }) => height,
  isPlausible: (result) => result >= 0.5,
  traps: ({ length, foot, height }) => [
    [
      Math.round((length - foot) * 10) / 10,
      'this subtracts the sides without squaring them.',
      'यह भुजाओं को वर्ग किए बिना घटाता है।',
    ],
    [
      Math.round(Math.sqrt(length ** 2 + foot ** 2) * 10) / 10,
      'this adds the squares, as if the ladder were not the longest side.',
      'यह वर्गों को जोड़ता है, जैसे सीढ़ी सबसे लंबी भुजा न हो।',
    ],
    [foot, 'this treats height and distance as equal.', 'यह ऊँचाई और दूरी को बराबर मानता है।'],
    [
      Math.round(((length + foot) / 2) * 10) / 10,
      'this averages ladder and distance.',
      'यह सीढ़ी और दूरी का औसत है।',
    ],
    [length, 'this treats the ladder as upright.', 'यह सीढ़ी को सीधी खड़ी मानता है।'],
    [
      Math.round((height + foot / 2) * 10) / 10,
      'this adds half of the distance.',
      'यह दूरी का आधा जोड़ देता है।',
    ],
    [Math.round((length + foot) * 10) / 10, 'this adds ladder and distance.', 'यह सीढ़ी और दूरी जोड़ देता है।'],
  ],
  solution: ({ length, foot, height }) =>
    both(
      `Ladder, ground and wall make a right triangle. Height² = ${length} × ${length} − ${foot} × ${foot} = ${grouped(height ** 2)}, so the height is ${height}.`,
      `सीढ़ी, ज़मीन और दीवार समकोण त्रिभुज बनाते हैं। ऊँचाई² = ${length} × ${length} − ${foot} × ${foot} = ${grouped(height ** 2)}, इसलिए ऊँचाई ${height}।`,
    ),
  shortWay: () =>
    both(
      'look for a multiple of 3-4-5, 5-12-13, 8-15-17, 7-24-25 or 20-21-29.',
      '3-4-5, 5-12-13, 8-15-17, 7-24-25 या 20-21-29 का गुणज पहचानें।',
    ),
  hints: () => [
    both('Which side of the right triangle is the ladder?', 'समकोण त्रिभुज में सीढ़ी कौन-सी भुजा है?'),
    both('Pythagoras: height² = ladder² − distance².', 'पाइथागोरस: ऊँचाई² = सीढ़ी² − दूरी²।'),
  ],
});
