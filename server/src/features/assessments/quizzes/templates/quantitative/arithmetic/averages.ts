import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, kilograms, plain } from '../../quantity.ts';

const topic = 'Averages';

export const battingAverage = defineNumbers({
  id: 'apt-batting-average',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Average',
  seconds: 60,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [before, runs, rise] = [draw.whole(9, 24), draw.whole(60, 150), draw.whole(2, 4)];
    const average = runs - before * rise;
    return average >= 25 && average <= 80 ? { before, runs, rise, average } : undefined;
  },
  difficulty: ({ rise }) => (rise === 2 ? -0.2 : 0.3),
  prompt: ({ before, runs, rise }) =>
    both(
      `A batter, who was out each time, scores ${runs} runs in innings number ${before + 1} and so raises her average by ${rise} runs. What is her average now?`,
      `हर पारी में आउट हुई एक बल्लेबाज़ पारी क्रमांक ${before + 1} में ${runs} रन बनाती है, जिससे उसका औसत ${rise} रन बढ़ जाता है। अब उसका औसत कितना है?`,
    ),
  answer: ({ average }) => average,
  traps: ({ before, runs, rise, average }) => [
    [average - rise, 'this was her average before.', 'यह पहले का औसत था।'],
    [
      average + rise,
      'this counts one innings too few, or adds the rise a second time.',
      'यह एक पारी कम गिनता है, या वृद्धि दो बार जोड़ता है।',
    ],
    [
      before * rise,
      'this is what the earlier innings needed to be lifted.',
      'यह पिछली पारियों का औसत बढ़ाने में लगे रन हैं।',
    ],
    [
      runs / (before + 1),
      'this divides the last score by all innings.',
      'यह आख़िरी रन को सब पारियों से भाग देता है।',
    ],
    [
      runs - before,
      'this lifts each earlier innings by one run only.',
      'यह हर पिछली पारी को केवल एक रन बढ़ाता है।',
    ],
    [average - 2 * rise, 'this takes the rise off twice more.', 'यह वृद्धि को दो बार और घटाता है।'],
    [average + 2 * rise, 'this counts two innings too few.', 'यह दो पारियाँ कम गिनता है।'],
  ],
  solution: ({ before, runs, rise, average }) =>
    both(
      `Let the average now be x. The ${before} innings before had x − ${rise} each: ${before}(x − ${rise}) + ${runs} = ${before + 1}x. So x = ${runs} − ${before * rise} = ${average}.`,
      `अब का औसत x मानें। पहले की ${before} पारियों का औसत x − ${rise} था: ${before}(x − ${rise}) + ${runs} = ${before + 1}x। इसलिए x = ${runs} − ${before * rise} = ${average}।`,
    ),
  shortWay: ({ before, runs, rise }) =>
    both(
      `the last score keeps x for itself and lifts ${before} others by ${rise}: ${runs} − ${before} × ${rise}.`,
      `आख़िरी रन में से x उसका अपना है, बाकी ${before} पारियों को ${rise} बढ़ाता है: ${runs} − ${before} × ${rise}।`,
    ),
  hints: () => [
    both(
      'Call the new average x. What was the total before, in terms of x?',
      'नए औसत को x मानें। पहले का कुल x में कितना था?',
    ),
    both('Old total + last score = number of innings × x.', 'पुराना कुल + आख़िरी रन = पारियों की संख्या × x।'),
  ],
});

export const replacedPerson = defineNumbers({
  id: 'apt-replaced-person',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Average',
  seconds: 50,
  unit: kilograms,
  step: 0.5,
  draw: (draw) => {
    const [crew, change, left] = [draw.whole(6, 16), draw.whole(1, 4, 0.5), draw.whole(50, 84)];
    const isRise = draw.of([true, false]);
    const newcomer = isRise ? left + crew * change : left - crew * change;
    return newcomer >= 40 && newcomer <= 110 ? { crew, change, left, isRise, newcomer } : undefined;
  },
  difficulty: ({ isRise, change }) => (isRise ? -1.6 : -1) + (Number.isInteger(change) ? 0 : 0.5),
  prompt: ({ crew, change, left, isRise }) =>
    both(
      `A crew has ${crew} rowers. When one of ${left} kg is replaced by another, the average weight ${isRise ? 'rises' : 'falls'} by ${change} kg. How heavy is the new rower?`,
      `नौका दल में ${crew} खिलाड़ी हैं। ${left} किग्रा वाले एक खिलाड़ी की जगह दूसरा आने पर औसत भार ${change} किग्रा ${isRise ? 'बढ़' : 'घट'} जाता है। नए खिलाड़ी का भार कितना है?`,
    ),
  answer: ({ newcomer }) => newcomer,
  isPlausible: (result) => result >= 25 && result <= 150,
  traps: ({ crew, change, left, isRise }) => {
    const sign = isRise ? 1 : -1;
    return [
      [
        left - sign * crew * change,
        'this moves the average the wrong way.',
        'यह औसत को उलटी दिशा में बदलता है।',
      ],
      [
        left + sign * (crew - 1) * change,
        'this counts the others only, but the newcomer is in the crew as well.',
        'यह केवल बाकी खिलाड़ियों को गिनता है, जबकि नया भी दल में है।',
      ],
      [
        left + sign * (crew + 1) * change,
        'this counts one rower too many; the number stays the same.',
        'यह एक खिलाड़ी ज़्यादा गिनता है; संख्या वही रहती है।',
      ],
      [
        left + sign * change,
        'this changes one rower by what the average changes.',
        'यह एक खिलाड़ी को उतना ही बदलता है जितना औसत बदला।',
      ],
      [crew * change, 'this is the change of the total only.', 'यह केवल कुल भार का बदलाव है।'],
      [left, 'then the average would stay the same.', 'तब औसत वही रहता।'],
      [left + (sign * crew * change) / 2, 'this takes half of the change.', 'यह बदलाव का केवल आधा लेता है।'],
    ];
  },
  solution: ({ crew, change, left, isRise, newcomer }) =>
    both(
      `The total ${isRise ? 'rises' : 'falls'} by ${crew} × ${change} = ${crew * change} kg, and that is the difference of the two rowers: ${left} ${isRise ? '+' : '−'} ${crew * change} = ${newcomer} kg.`,
      `कुल भार ${crew} × ${change} = ${crew * change} किग्रा ${isRise ? 'बढ़ता' : 'घटता'} है, और यही दोनों खिलाड़ियों का अंतर है: ${left} ${isRise ? '+' : '−'} ${crew * change} = ${newcomer} किग्रा।`,
    ),
  shortWay: ({ isRise }) =>
    both(
      `old weight ${isRise ? '+' : '−'} number × change of the average.`,
      `पुराना भार ${isRise ? '+' : '−'} संख्या × औसत में बदलाव।`,
    ),
  hints: () => [
    both('By how much does the total weight of the crew change?', 'दल का कुल भार कितना बदला?'),
    both(
      'Only one rower changes, so that one makes the whole difference.',
      'केवल एक खिलाड़ी बदला है, इसलिए पूरा अंतर उसी से है।',
    ),
  ],
});

export const twoSections = defineNumbers({
  id: 'apt-two-sections',
  topic,
  source: 'NCERT Mathematics, class 10, Statistics',
  seconds: 60,
  unit: plain,
  step: 0.5,
  draw: (draw) => {
    const [girls, boys] = [draw.whole(10, 45, 5), draw.whole(10, 45, 5)];
    const [girlsAverage, boysAverage] = [draw.whole(45, 90), draw.whole(45, 90)];
    const average = (girls * girlsAverage + boys * boysAverage) / (girls + boys);
    const isUsable = girls !== boys && Math.abs(girlsAverage - boysAverage) >= 8;
    return isUsable ? { girls, boys, girlsAverage, boysAverage, average } : undefined;
  },
  difficulty: ({ average }) => (Number.isInteger(average) ? -1.6 : -1.1),
  prompt: ({ girls, boys, girlsAverage, boysAverage }) =>
    both(
      `In a class, ${girls} girls have an average of ${girlsAverage} marks and ${boys} boys one of ${boysAverage} marks. What is the average of the class?`,
      `एक कक्षा में ${girls} लड़कियों का औसत ${girlsAverage} अंक और ${boys} लड़कों का औसत ${boysAverage} अंक है। पूरी कक्षा का औसत कितना है?`,
    ),
  answer: ({ average }) => average,
  isPlausible: (result, { girlsAverage, boysAverage }) =>
    result >= Math.min(girlsAverage, boysAverage) && result <= Math.max(girlsAverage, boysAverage),
  traps: ({ girls, boys, girlsAverage, boysAverage, average }) => [
    [
      (girlsAverage + boysAverage) / 2,
      'this treats both groups as equally large.',
      'यह दोनों समूहों को बराबर मानता है।',
    ],
    [
      girlsAverage + boysAverage - average,
      'this exchanges the numbers of girls and boys.',
      'यह लड़कियों और लड़कों की संख्या आपस में बदल देता है।',
    ],
    [
      (average + girlsAverage) / 2,
      "this averages the result with the girls' average.",
      'यह परिणाम का लड़कियों के औसत के साथ फिर औसत लेता है।',
    ],
    [
      (average + boysAverage) / 2,
      "this averages the result with the boys' average.",
      'यह परिणाम का लड़कों के औसत के साथ फिर औसत लेता है।',
    ],
    [
      Math.round(boysAverage + ((girlsAverage - boysAverage) * girls) / (girls + boys + 10)),
      'this divides by ten students too many.',
      'यह दस विद्यार्थी ज़्यादा मानकर भाग देता है।',
    ],
    [
      Math.round(girlsAverage + ((boysAverage - girlsAverage) * boys) / (girls + boys + 10)),
      'this divides by ten students too many.',
      'यह दस विद्यार्थी ज़्यादा मानकर भाग देता है।',
    ],
  ],
  solution: ({ girls, boys, girlsAverage, boysAverage, average }) =>
    both(
      `Total marks: ${girls} × ${girlsAverage} + ${boys} × ${boysAverage} = ${grouped(girls * girlsAverage + boys * boysAverage)}. Divided by ${girls + boys} students: ${grouped(average)}.`,
      `कुल अंक: ${girls} × ${girlsAverage} + ${boys} × ${boysAverage} = ${grouped(girls * girlsAverage + boys * boysAverage)}। ${girls + boys} विद्यार्थियों से भाग देने पर ${grouped(average)}।`,
    ),
  shortWay: ({ girls, boys, girlsAverage, boysAverage }) =>
    both(
      `start at ${Math.min(girlsAverage, boysAverage)} and add ${girlsAverage > boysAverage ? girls : boys}/${girls + boys} of the gap of ${Math.abs(girlsAverage - boysAverage)}.`,
      `${Math.min(girlsAverage, boysAverage)} से शुरू करें और ${Math.abs(girlsAverage - boysAverage)} के अंतर का ${girlsAverage > boysAverage ? girls : boys}/${girls + boys} जोड़ें।`,
    ),
  hints: () => [
    both('The larger group pulls the average towards itself.', 'बड़ा समूह औसत को अपनी ओर खींचता है।'),
    both(
      'Add the total marks of both groups and divide by all students.',
      'दोनों समूहों के कुल अंक जोड़ें और सब विद्यार्थियों से भाग दें।',
    ),
  ],
});
