import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, kilometres, kilometresAnHour, minutes, over } from '../../quantity.ts';

const topic = 'Speed, time and distance';

export const averageSpeed = defineNumbers({
  id: 'apt-average-speed',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Time and Distance',
  seconds: 50,
  unit: kilometresAnHour,
  step: 0.5,
  draw: (draw) => {
    const [there, back] = [draw.whole(20, 90), draw.whole(20, 90)];
    return there !== back ? { there, back, speed: (2 * there * back) / (there + back) } : undefined;
  },
  difficulty: ({ speed }) => (Number.isInteger(speed) ? -0.5 : 0.3),
  prompt: ({ there, back }) =>
    both(
      `A rider goes from Pune to a village at ${there} km/h and comes back by the same road at ${back} km/h. What is her average speed for the whole trip?`,
      `एक बाइक सवार पुणे से एक गाँव ${there} किमी/घंटा से जाती है और उसी रास्ते से ${back} किमी/घंटा से लौटती है। पूरी यात्रा की औसत चाल क्या है?`,
    ),
  answer: ({ speed }) => speed,
  isPlausible: (result, { there, back }) =>
    result >= Math.min(there, back) && result <= Math.max(there, back),
  traps: ({ there, back, speed }) => [
    [
      (there + back) / 2,
      'this averages the speeds, but she rides longer at the lower one.',
      'यह चालों का औसत है, पर वह धीमी चाल पर ज़्यादा देर चलती है।',
    ],
    [
      Math.round(Math.sqrt(there * back) * 2) / 2,
      'this is the root of the product of the speeds.',
      'यह चालों के गुणनफल का वर्गमूल है।',
    ],
    [Math.min(there, back), 'this is the lower of the two speeds.', 'यह दोनों में कम चाल है।'],
    [Math.max(there, back), 'this is the higher of the two speeds.', 'यह दोनों में ज़्यादा चाल है।'],
    [
      speed - Math.abs(there - back) / 10,
      'this gives the lower speed too much weight.',
      'यह धीमी चाल को ज़रूरत से ज़्यादा महत्व देता है।',
    ],
    [
      Math.min(there, back) + Math.abs(there - back) / 5,
      'this adds a fifth of the gap to the lower speed.',
      'यह धीमी चाल में अंतर का पाँचवाँ भाग जोड़ता है।',
    ],
  ],
  solution: ({ there, back, speed }) =>
    both(
      `For d km each way the time is d/${there} + d/${back}, and the distance is 2d. The average is 2 × ${there} × ${back} / (${there} + ${back}) = ${grouped(speed)}.`,
      `एक ओर d किमी हो तो समय d/${there} + d/${back} और दूरी 2d है। औसत 2 × ${there} × ${back} / (${there} + ${back}) = ${grouped(speed)}।`,
    ),
  shortWay: () =>
    both('2ab/(a + b), always below the plain average.', '2ab/(a + b), जो साधारण औसत से हमेशा कम होता है।'),
  hints: () => [
    both('At which of the two speeds does she spend more time?', 'वह किस चाल पर ज़्यादा समय बिताती है?'),
    both(
      'Average speed = whole distance / whole time. Take any distance.',
      'औसत चाल = कुल दूरी / कुल समय। कोई भी दूरी मान लें।',
    ),
  ],
});

export const usualTime = defineNumbers({
  id: 'apt-usual-time',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Time and Distance',
  seconds: 55,
  unit: minutes,
  step: 1,
  draw: (draw) => {
    const [part, whole, late] = [draw.whole(2, 9), draw.whole(3, 11), draw.whole(4, 30)];
    const usual = (late * part) / (whole - part);
    const isUsable =
      part < whole && whole - part <= 3 && [2, 3].every((by) => part % by > 0 || whole % by > 0);
    return isUsable && usual >= 10 && usual <= 150 && Number.isInteger(usual)
      ? { part, whole, late, usual }
      : undefined;
  },
  difficulty: ({ part, whole }) => (whole - part === 1 ? -0.3 : 0.5),
  prompt: ({ part, whole, late }) =>
    both(
      `Walking at ${part}/${whole} of his usual speed, Farhan reaches college ${late} minutes late. How long does he usually take?`,
      `अपनी सामान्य चाल की ${part}/${whole} चाल से चलने पर फ़रहान कॉलेज ${late} मिनट देर से पहुँचता है। उसे सामान्यतः कितना समय लगता है?`,
    ),
  answer: ({ usual }) => usual,
  traps: ({ part, whole, late, usual }) => [
    [(late * whole) / (whole - part), 'this is the time he takes today.', 'यह आज लगा समय है।'],
    [(late * part) / whole, 'this applies the fraction to the delay.', 'यह भिन्न को देरी पर लगाता है।'],
    [
      (late * whole) / part,
      'this turns the fraction upside down and applies it to the delay.',
      'यह भिन्न को उलटकर देरी पर लगाता है।',
    ],
    [usual + 2 * late, 'this adds the delay twice.', 'यह देरी दो बार जोड़ता है।'],
    [usual - late, 'this subtracts the delay.', 'यह देरी घटा देता है।'],
    [
      late * part,
      'this treats the delay as one part of the usual time.',
      'यह देरी को सामान्य समय का एक भाग मानता है।',
    ],
    [
      late * whole,
      "this treats the delay as one part of today's time.",
      'यह देरी को आज के समय का एक भाग मानता है।',
    ],
  ],
  solution: ({ part, whole, late, usual }) =>
    both(
      `At ${part}/${whole} of the speed the time is ${whole}/${part} of the usual time t. The delay is ${whole - part}/${part} of t, so t = ${late} × ${part}${over(whole - part)} = ${usual}.`,
      `${part}/${whole} चाल पर समय सामान्य समय t का ${whole}/${part} होता है। देरी t की ${whole - part}/${part} है, इसलिए t = ${late} × ${part}${over(whole - part)} = ${usual}।`,
    ),
  shortWay: ({ part, whole }) =>
    both(
      `times are as ${whole} : ${part}; the delay is ${whole - part} of these parts.`,
      `समय ${whole} : ${part} के अनुपात में हैं; देरी इनमें ${whole - part} भाग है।`,
    ),
  hints: () => [
    both(
      'For the same distance, time is inversely proportional to speed.',
      'समान दूरी पर समय चाल के व्युत्क्रमानुपाती होता है।',
    ),
    both(
      "Write today's time as a fraction of the usual one. The difference is the delay.",
      'आज के समय को सामान्य समय की भिन्न में लिखें। अंतर ही देरी है।',
    ),
  ],
});

export const chase = defineNumbers({
  id: 'apt-chase',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Time and Distance',
  seconds: 60,
  unit: kilometres,
  step: 0.5,
  draw: (draw) => {
    const [slow, fast, head] = [
      draw.whole(20, 60, 2),
      draw.whole(26, 90, 2),
      draw.of([15, 20, 30, 40, 45, 60, 75, 90, 120]),
    ];
    const gap = (slow * head) / 60;
    const time = gap / (fast - slow);
    const distance = (gap * fast) / (fast - slow);
    const isUsable = fast > slow + 4 && Number.isInteger(gap) && distance <= 300;
    return isUsable ? { slow, fast, head, gap, time, distance } : undefined;
  },
  difficulty: ({ head }) => (head % 60 === 0 ? -0.2 : 0.5),
  prompt: ({ slow, fast, head }) =>
    both(
      `A bus leaves Jaipur at ${slow} km/h. ${head} minutes later a car leaves on the same road at ${fast} km/h. How far from Jaipur does the car catch up with the bus?`,
      `एक बस जयपुर से ${slow} किमी/घंटा से चलती है। ${head} मिनट बाद उसी रास्ते पर एक कार ${fast} किमी/घंटा से चलती है। जयपुर से कितनी दूर कार बस को पकड़ लेगी?`,
    ),
  answer: ({ distance }) => distance,
  traps: ({ slow, fast, head, gap, time, distance }) => [
    [slow * time, 'this is what the bus does after the car has left.', 'यह कार के निकलने के बाद बस की दूरी है।'],
    [gap, 'this is the lead of the bus.', 'यह बस की बढ़त है।'],
    [
      (gap * fast) / (fast + slow),
      'this adds the speeds, as if they met head-on.',
      'यह चालें जोड़ता है, जैसे दोनों आमने-सामने हों।',
    ],
    [
      (fast * head) / 60,
      'this is what the car does in the time of the lead.',
      'यह बढ़त के समय में कार की दूरी है।',
    ],
    [distance + gap, 'this adds the lead once more.', 'यह बढ़त एक बार और जोड़ता है।'],
    [
      (fast * fast * head) / 60 / (fast - slow),
      'this takes the lead at the speed of the car.',
      'यह बढ़त को कार की चाल से निकालता है।',
    ],
    [distance + slow, 'this lets the bus go on for one more hour.', 'यह बस को एक घंटा और चलाता है।'],
  ],
  solution: ({ slow, fast, head, gap, distance }) =>
    both(
      `In ${head} minutes the bus gains ${gap} km. The car closes ${fast} − ${slow} = ${fast - slow} km an hour, so it takes ${gap}/${fast - slow} hours and goes ${fast} × ${gap} / ${fast - slow} = ${grouped(distance)}.`,
      `${head} मिनट में बस ${gap} किमी आगे है। कार हर घंटे ${fast} − ${slow} = ${fast - slow} किमी अंतर घटाती है, यानी ${gap}/${fast - slow} घंटे लगते हैं और दूरी ${fast} × ${gap} / ${fast - slow} = ${grouped(distance)}।`,
    ),
  shortWay: ({ slow, fast }) =>
    both(`the lead × ${fast}/(${fast} − ${slow}).`, `बढ़त × ${fast}/(${fast} − ${slow})।`),
  hints: () => [
    both('How far ahead is the bus when the car starts?', 'कार चलते समय बस कितनी आगे है?'),
    both(
      'Divide the lead by the difference of the speeds. How far does the car go in that time?',
      'बढ़त को चालों के अंतर से भाग दें। उतने समय में कार कितनी दूर जाती है?',
    ),
  ],
});
