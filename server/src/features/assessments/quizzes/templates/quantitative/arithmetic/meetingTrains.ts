import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { greatestCommonDivisor, kilometresAnHour } from '../../quantity.ts';

const topic = 'Trains and boats';

export const afterMeeting = defineNumbers({
  id: 'apt-after-meeting',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Problems on Trains',
  seconds: 100,
  unit: kilometresAnHour,
  step: 1,
  draw: (draw) => {
    const [a, b] = [draw.whole(2, 7), draw.whole(2, 7)];
    const part = draw.whole(8, 30);
    const [first, second] = [part * b, part * a];
    const isUsable =
      greatestCommonDivisor(a, b) === 1 && Math.max(first, second) <= 130 && Math.min(first, second) >= 30;
    return isUsable && a !== b ? { a, b, part, first, second, times: [a * a, b * b] as const } : undefined;
  },
  difficulty: ({ a, b }) => (Math.max(a, b) > 4 ? 2.2 : 1.8),
  prompt: ({ first, times }) =>
    both(
      `Two trains start at the same time from two towns towards each other. After they meet, the first takes ${times[0]} hours and the second ${times[1]} hours to reach the other town. The first runs at ${first} km/h. How fast is the second?`,
      `दो नगरों से दो रेलगाड़ियाँ एक ही समय पर एक-दूसरे की ओर चलती हैं। मिलने के बाद पहली ${times[0]} घंटे में और दूसरी ${times[1]} घंटे में दूसरे नगर पहुँचती है। पहली की चाल ${first} किमी/घंटा है। दूसरी की चाल कितनी है?`,
    ),
  answer: ({ second }) => second,
  traps: ({ a, b, first, second, times }) => [
    [
      (first * times[0]) / times[1],
      'this takes the ratio of the times without the root.',
      'यह समयों का अनुपात बिना वर्गमूल के लेता है।',
    ],
    [
      (first * times[1]) / times[0],
      'this takes the ratio of the times, upside down and without the root.',
      'यह समयों का उलटा अनुपात बिना वर्गमूल के लेता है।',
    ],
    [(first * b) / a, 'this turns the ratio of the speeds upside down.', 'यह चालों के अनुपात को उलटा लेता है।'],
    [first, 'this treats both as equally fast.', 'यह दोनों को बराबर तेज़ मानता है।'],
    [Math.abs(first - second), 'this is the difference of the speeds.', 'यह चालों का अंतर है।'],
    [first + second, 'this is the sum of the speeds.', 'यह चालों का योग है।'],
    [second + 10, 'this is a slip in the multiplication.', 'यह गुणा में चूक है।'],
    [second - 10, 'this is a slip in the multiplication.', 'यह गुणा में चूक है।'],
  ],
  solution: ({ a, b, first, second, times }) =>
    both(
      `If they meet after t hours, the first still has v × t, so u × ${times[0]} = v × t and v × ${times[1]} = u × t. Hence (v/u)² = ${times[0]}/${times[1]}, v/u = ${a}/${b}, and v = ${first} × ${a} / ${b} = ${second}.`,
      `यदि वे t घंटे बाद मिलें, तो पहली को v × t जाना बचता है: u × ${times[0]} = v × t और v × ${times[1]} = u × t। इसलिए (v/u)² = ${times[0]}/${times[1]}, v/u = ${a}/${b}, और v = ${first} × ${a} / ${b} = ${second}।`,
    ),
  shortWay: () =>
    both(
      'speeds are inversely as the roots of the times after the meeting.',
      'चालें मिलने के बाद के समयों के वर्गमूल के व्युत्क्रम अनुपात में होती हैं।',
    ),
  hints: () => [
    both(
      'After the meeting, each train runs over the part that the other has behind it.',
      'मिलने के बाद हर गाड़ी वह भाग तय करती है जो दूसरी पीछे छोड़ आई है।',
    ),
    both(
      'Write both parts as speed × time with the same t before the meeting, and divide.',
      'दोनों भाग चाल × समय में लिखें, मिलने से पहले का समय t एक ही है, और भाग दें।',
    ),
  ],
});
