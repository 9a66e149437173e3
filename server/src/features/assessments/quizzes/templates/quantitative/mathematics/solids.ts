import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { centimetres, grouped, plain } from '../../quantity.ts';

const topic = 'Geometry and mensuration';

export const spheresFromCylinder = defineNumbers({
  id: 'apt-spheres-from-cylinder',
  topic,
  source: 'NCERT Mathematics, class 10, Surface Areas and Volumes',
  seconds: 80,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [radius, height, ball] = [draw.whole(2, 12), draw.whole(6, 40, 2), draw.whole(1, 4)];
    const count = (3 * radius ** 2 * height) / (4 * ball ** 3);
    return Number.isInteger(count) && count >= 8 && count <= 900
      ? { radius, height, ball, count }
      : undefined;
  },
  difficulty: ({ ball }) => (ball === 1 ? 0.1 : 0.8),
  prompt: ({ radius, height, ball }) =>
    both(
      `A solid metal cylinder of radius ${radius} cm and height ${height} cm is melted and cast into balls of radius ${ball} cm. How many balls are made, if nothing is lost?`,
      `${radius} सेमी त्रिज्या और ${height} सेमी ऊँचाई वाले ठोस धातु के बेलन को पिघलाकर ${ball} सेमी त्रिज्या की गोलियाँ बनाई जाती हैं। धातु नष्ट न हो तो कितनी गोलियाँ बनेंगी?`,
    ),
  answer: ({ count }) => count,
  traps: ({ radius, height, ball, count }) => [
    [
      (radius ** 2 * height) / ball ** 3,
      'this forgets the factor 4/3 of the ball.',
      'यह गोले का गुणक 4/3 भूल जाता है।',
    ],
    [count / 3, 'this uses the volume of a cone.', 'यह शंकु का आयतन लेता है।'],
    [
      (4 * radius ** 2 * height) / (3 * ball ** 3),
      'this turns the factor 4/3 upside down.',
      'यह गुणक 4/3 को उलटा लेता है।',
    ],
    [
      8 * count,
      'this treats the given radius of a ball as its diameter.',
      'यह गोली की त्रिज्या को व्यास मान लेता है।',
    ],
    [
      (3 * radius ** 2 * height) / (4 * ball ** 2),
      'this uses the square of the radius of the ball.',
      'यह गोली की त्रिज्या का घन की जगह वर्ग लेता है।',
    ],
    [count / 2, 'this takes the volume of two balls for one.', 'यह एक गोली के लिए दो का आयतन लेता है।'],
    [count * 2, 'this takes a hemisphere instead of a ball.', 'यह गोले की जगह अर्धगोला लेता है।'],
  ],
  solution: ({ radius, height, ball, count }) =>
    both(
      `The volume stays: π × ${radius}² × ${height} = n × 4/3 × π × ${ball}³. π cancels, so n = 3 × ${radius ** 2} × ${height} / (4 × ${ball ** 3}) = ${grouped(count)}.`,
      `आयतन वही रहता है: π × ${radius}² × ${height} = n × 4/3 × π × ${ball}³। π कट जाता है, इसलिए n = 3 × ${radius ** 2} × ${height} / (4 × ${ball ** 3}) = ${grouped(count)}।`,
    ),
  shortWay: () => both('never multiply by π: it cancels.', 'π से गुणा न करें: वह कट जाता है।'),
  hints: () => [
    both('The volume of the metal does not change.', 'धातु का आयतन नहीं बदलता।'),
    both('Cylinder: πr²h. Ball: 4/3 πr³. Divide.', 'बेलन: πr²h। गोला: 4/3 πr³। भाग दें।'),
  ],
});

export const wheelTurns = defineNumbers({
  id: 'apt-wheel-turns',
  topic,
  source: 'NCERT Mathematics, class 10, Areas Related to Circles',
  seconds: 65,
  unit: centimetres,
  step: 3.5,
  draw: (draw) => {
    const radius = draw.whole(14, 63, 3.5);
    const round = (44 * radius) / 7;
    const turns = draw.of([50, 100, 125, 200, 250, 400, 500, 1000]);
    const way = (round * turns) / 100;
    return Number.isInteger(way) ? { radius, round, turns, way } : undefined;
  },
  difficulty: ({ turns }) => (turns % 100 === 0 ? -0.7 : 0),
  prompt: ({ turns, way }) =>
    both(
      `A wheel turns ${grouped(turns)} times to cover ${grouped(way)} m. What is its radius? Take π = 22/7.`,
      `एक पहिया ${grouped(way)} मी चलने में ${grouped(turns)} बार घूमता है। उसकी त्रिज्या कितनी है? π = 22/7 लें।`,
    ),
  answer: ({ radius }) => radius,
  traps: ({ radius }) => [
    [2 * radius, 'this is the diameter.', 'यह व्यास है।'],
    [radius / 2, 'this treats 4πr as the distance of one turn.', 'यह एक चक्कर में 4πr की दूरी मानता है।'],
    [radius + 7, 'this is 44 cm too much for one turn.', 'इसमें एक चक्कर 44 सेमी ज़्यादा हो जाता है।'],
    [radius - 7, 'this is 44 cm too little for one turn.', 'इसमें एक चक्कर 44 सेमी कम हो जाता है।'],
    [radius + 14, 'this is 88 cm too much for one turn.', 'इसमें एक चक्कर 88 सेमी ज़्यादा हो जाता है।'],
    [radius - 10.5, 'this is 66 cm too little for one turn.', 'इसमें एक चक्कर 66 सेमी कम हो जाता है।'],
  ],
  solution: ({ radius, round, turns, way }) =>
    both(
      `${grouped(way)} m are ${grouped(100 * way)} cm, and one turn covers ${grouped(100 * way)} / ${grouped(turns)} = ${grouped(round)} cm. 2 × 22/7 × r = ${grouped(round)}, so r = ${round} × 7 / 44 = ${radius}.`,
      `${grouped(way)} मी = ${grouped(100 * way)} सेमी, एक चक्कर में ${grouped(100 * way)} / ${grouped(turns)} = ${grouped(round)} सेमी। 2 × 22/7 × r = ${grouped(round)}, इसलिए r = ${round} × 7 / 44 = ${radius}।`,
    ),
  shortWay: () =>
    both('each 7 cm of radius make 44 cm of circumference.', 'हर 7 सेमी त्रिज्या पर परिधि 44 सेमी होती है।'),
  hints: () => [
    both('How far does the wheel go in one turn?', 'एक चक्कर में पहिया कितना चलता है?'),
    both(
      'One turn covers the circumference 2πr. Watch the units: metres and centimetres.',
      'एक चक्कर = परिधि 2πr। मीटर और सेंटीमीटर का ध्यान रखें।',
    ),
  ],
});
