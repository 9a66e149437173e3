import { type Bilingual, both } from '../bilingual.ts';
import { defineChoice, defineNumbers } from '../itemTemplate.ts';
import { kilometres } from '../quantity.ts';

const topic = 'Directions';

/** Clockwise from north, each 45 degrees further. */
const COMPASS = [
  both('north', 'उत्तर'),
  both('north-east', 'उत्तर-पूर्व'),
  both('east', 'पूर्व'),
  both('south-east', 'दक्षिण-पूर्व'),
  both('south', 'दक्षिण'),
  both('south-west', 'दक्षिण-पश्चिम'),
  both('west', 'पश्चिम'),
  both('north-west', 'उत्तर-पश्चिम'),
] as const;
const direction = (index: number): Bilingual => COMPASS[((index % 8) + 8) % 8] ?? COMPASS[0];
const capital = (text: Bilingual): Bilingual =>
  both(text.en.charAt(0).toUpperCase() + text.en.slice(1), text.hi);

const RIGHT = 2;
const TURN_WORDS = new Map([
  [RIGHT, both('right', 'दाएँ')],
  [-RIGHT, both('left', 'बाएँ')],
]);
const turnWord = (turn: number): Bilingual => TURN_WORDS.get(turn) ?? COMPASS[0];

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [6, 8, 10],
  [9, 12, 15],
  [7, 24, 25],
] as const;

/** A walk of three legs with two turns: the first and the third leg are parallel. */
export const straightHome = defineNumbers({
  id: 'apt-straight-home',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Direction Sense Test',
  seconds: 60,
  unit: kilometres,
  step: 1,
  draw: (draw) => {
    const [a, b, home] = draw.of(TRIPLES);
    const [along, across] = draw.of([true, false]) ? [a, b] : [b, a];
    const isBack = draw.of([true, false]);
    const third = draw.whole(1, 12);
    const first = isBack ? along + third : along - third;
    const [start, turn] = [draw.of([0, 2, 4, 6]), draw.of([RIGHT, -RIGHT])];
    return first > 0 && first !== third
      ? { first, across, third, along, home, isBack, start, turn }
      : undefined;
  },
  difficulty: ({ isBack }) => (isBack ? -0.7 : -1.1),
  prompt: ({ first, across, third, isBack, start, turn }) => {
    const second = turnWord(turn);
    const last = turnWord(isBack ? turn : -turn);
    return both(
      `Rohan walks ${first} km ${direction(start).en}, turns ${second.en} and walks ${across} km, then turns ${last.en} and walks ${third} km. How far is he from where he started, in a straight line?`,
      `रोहन ${first} किमी ${direction(start).hi} की ओर चलता है, ${second.hi} मुड़कर ${across} किमी और फिर ${last.hi} मुड़कर ${third} किमी चलता है। वह आरंभिक स्थान से सीधी रेखा में कितनी दूर है?`,
    );
  },
  answer: ({ home }) => home,
  traps: ({ first, across, third, along, home }) => [
    [
      along + across,
      'this adds the two distances; the straight line is shorter.',
      'यह दोनों दूरियाँ जोड़ता है; सीधी रेखा छोटी होती है।',
    ],
    [first + across + third, 'this is the whole walk.', 'यह पूरी चली हुई दूरी है।'],
    [along, 'this leaves out the second leg.', 'यह दूसरा भाग छोड़ देता है।'],
    [across, 'this leaves out the first and the third leg.', 'यह पहला और तीसरा भाग छोड़ देता है।'],
    [Math.abs(along - across), 'this subtracts the two distances.', 'यह दोनों दूरियाँ घटाता है।'],
    [first + third + 1, 'this adds the parallel legs.', 'यह समांतर भाग जोड़ता है।'],
    [home + third, 'this adds the last leg once more.', 'यह आख़िरी भाग एक बार और जोड़ता है।'],
    [home - 1, 'this is one km too little.', 'यह एक किमी कम है।'],
  ],
  solution: ({ first, across, third, along, home, isBack }) =>
    both(
      `The third leg goes ${isBack ? 'against' : 'the same way as'} the first: ${first} ${isBack ? '−' : '+'} ${third} = ${along} km. Across it are ${across} km. ${along}² + ${across}² = ${home}², so ${home}.`,
      `तीसरा भाग पहले ${isBack ? 'के विपरीत' : 'की ही दिशा में'} है: ${first} ${isBack ? '−' : '+'} ${third} = ${along} किमी। उससे समकोण पर ${across} किमी। ${along}² + ${across}² = ${home}², इसलिए ${home}।`,
    ),
  shortWay: () =>
    both(
      'sketch it, and look for 3-4-5, 5-12-13, 8-15-17 or 7-24-25.',
      'चित्र बनाएँ और 3-4-5, 5-12-13, 8-15-17 या 7-24-25 पहचानें।',
    ),
  hints: () => [
    both(
      'Sketch the walk. Does the third leg go with the first or against it?',
      'चित्र बनाएँ। तीसरा भाग पहले की दिशा में है या विपरीत?',
    ),
    both('Two legs at a right angle are left: use Pythagoras.', 'समकोण पर दो दूरियाँ बचती हैं: पाइथागोरस लगाएँ।'),
  ],
});

export const facingNow = defineChoice({
  id: 'apt-facing-now',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Direction Sense Test',
  seconds: 50,
  draw: (draw) => {
    const start = draw.whole(0, 7);
    const turns = [draw.of([90, 135, 45]), draw.of([180, 135, 225, 270]), draw.of([45, 90, 135, 315])].map(
      (angle) => ({
        angle,
        isRight: draw.of([true, false]),
      }),
    );
    const sum = turns.reduce((all, { angle, isRight }) => all + (isRight ? angle : -angle), 0);
    return sum % 360 === 0 ? undefined : { start, turns, sum, end: start + sum / 45 };
  },
  difficulty: ({ start }) => (start % 2 === 0 ? -1.1 : -0.5),
  prompt: ({ start, turns }) => {
    const english = turns
      .map(({ angle, isRight }) => `${angle}° ${isRight ? 'clockwise' : 'anticlockwise'}`)
      .join(', then ');
    const hindi = turns
      .map(({ angle, isRight }) => `${angle}° ${isRight ? 'दक्षिणावर्त' : 'वामावर्त'}`)
      .join(', फिर ');
    return both(
      `Sana faces ${direction(start).en}. She turns ${english}. Which way does she face now?`,
      `सना का मुँह ${direction(start).hi} की ओर है। वह ${hindi} घूमती है। अब उसका मुँह किस ओर है?`,
    );
  },
  answer: ({ end }) => capital(direction(end)),
  traps: ({ start, sum, end }) => [
    [
      capital(direction(start - sum / 45)),
      'this takes clockwise for anticlockwise.',
      'यह दक्षिणावर्त को वामावर्त समझता है।',
    ],
    [capital(direction(end + 4)), 'this is the opposite direction.', 'यह विपरीत दिशा है।'],
    [capital(direction(end + 2)), 'this is a quarter turn too far.', 'यह चौथाई चक्कर ज़्यादा है।'],
    [capital(direction(end - 2)), 'this is a quarter turn short.', 'यह चौथाई चक्कर कम है।'],
    [capital(direction(sum / 45)), 'this starts from north.', 'यह उत्तर से शुरू करता है।'],
    [capital(direction(start)), 'this is where she faced at first.', 'यह आरंभ की दिशा है।'],
  ],
  solution: ({ start, sum, end }) => {
    const net = ((sum % 360) + 360) % 360;
    return both(
      `Clockwise turns count as plus, anticlockwise as minus: together ${net}° clockwise. From ${direction(start).en} this leads to ${direction(end).en}.`,
      `दक्षिणावर्त को जोड़ और वामावर्त को घटाव मानें: कुल ${net}° दक्षिणावर्त। ${direction(start).hi} से यह ${direction(end).hi} पर पहुँचाता है।`,
    );
  },
  shortWay: () =>
    both(
      'add the angles first and turn once; 45° is one of eight compass points.',
      'पहले कोण जोड़ें और एक बार घूमें; 45° आठ दिशाओं में एक कदम है।',
    ),
  hints: () => [
    both('Draw the eight directions of the compass.', 'कंपास की आठ दिशाएँ बनाएँ।'),
    both(
      'Add clockwise angles, subtract anticlockwise ones, then turn once.',
      'दक्षिणावर्त कोण जोड़ें, वामावर्त घटाएँ, फिर एक बार घूमें।',
    ),
  ],
});

export const whichWay = defineChoice({
  id: 'apt-which-way',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Direction Sense Test',
  seconds: 50,
  draw: (draw) => {
    const start = draw.of([0, 2, 4, 6]);
    const turns = [draw.of([RIGHT, -RIGHT]), draw.of([RIGHT, -RIGHT])];
    const legs = [draw.whole(2, 20), draw.whole(2, 20), draw.whole(2, 20)];
    const headings = [start, start + (turns[0] ?? 0), start + (turns[0] ?? 0) + (turns[1] ?? 0)];
    const along = (towards: number): number =>
      legs.reduce((sum, way, i) => {
        const turn = ((((headings[i] ?? 0) - towards) % 8) + 8) % 8;
        return sum + (turn === 0 ? way : turn === 4 ? -way : 0);
      }, 0);
    const [north, east] = [along(0), along(2)];
    const end = directionOf(north, east);
    return end === undefined ? undefined : { start, turns, legs, north, east, end };
  },
  difficulty: ({ north, east }) => (north === 0 || east === 0 ? -1.7 : -1.1),
  prompt: ({ start, turns, legs }) => {
    const [first, second] = turns.map(turnWord);
    return both(
      `A drone flies ${legs[0]} km ${direction(start).en}, turns ${first?.en} and flies ${legs[1]} km, then turns ${second?.en} and flies ${legs[2]} km. In which direction from its start is it now?`,
      `एक ड्रोन ${legs[0]} किमी ${direction(start).hi} की ओर उड़ता है, ${first?.hi} मुड़कर ${legs[1]} किमी और फिर ${second?.hi} मुड़कर ${legs[2]} किमी उड़ता है। अब वह आरंभिक स्थान से किस दिशा में है?`,
    );
  },
  answer: ({ end }) => capital(direction(end)),
  traps: ({ end }) => [
    [capital(direction(end + 4)), 'this is the way back to the start.', 'यह वापस आरंभिक स्थान की दिशा है।'],
    [capital(direction(end + 2)), 'this takes one of the turns the wrong way.', 'यह एक मोड़ उलटी ओर लेता है।'],
    [capital(direction(end - 2)), 'this takes one of the turns the wrong way.', 'यह एक मोड़ उलटी ओर लेता है।'],
    [capital(direction(end + 1)), 'this gets one of the two distances wrong.', 'यह दो में से एक दूरी ग़लत लेता है।'],
    [capital(direction(end - 1)), 'this gets one of the two distances wrong.', 'यह दो में से एक दूरी ग़लत लेता है।'],
  ],
  solution: ({ north, east, end }) => {
    const [ns, ew] = [direction(north >= 0 ? 0 : 4), direction(east >= 0 ? 2 : 6)];
    return both(
      `Add up the distances: ${Math.abs(north)} km ${ns.en} and ${Math.abs(east)} km ${ew.en} of the start. That is ${direction(end).en}.`,
      `दूरियाँ जोड़ें: आरंभिक स्थान से ${Math.abs(north)} किमी ${ns.hi} और ${Math.abs(east)} किमी ${ew.hi}। यानी ${direction(end).hi}।`,
    );
  },
  shortWay: () =>
    both('only the signs of north–south and east–west matter.', 'केवल उत्तर–दक्षिण और पूर्व–पश्चिम के चिह्न देखने हैं।'),
  hints: () => [
    both('Sketch the flight with north at the top.', 'उत्तर को ऊपर रखकर उड़ान का चित्र बनाएँ।'),
    both(
      'How far north or south, how far east or west is it in the end?',
      'अंत में वह कितना उत्तर या दक्षिण, कितना पूर्व या पश्चिम है?',
    ),
  ],
});

/** The compass point of a place, as its index. Undefined for the start itself. */
function directionOf(north: number, east: number): number | undefined {
  const index = [
    [7, 0, 1],
    [6, undefined, 2],
    [5, 4, 3],
  ][1 - Math.sign(north)]?.[1 + Math.sign(east)];
  return index;
}
