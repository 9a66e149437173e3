import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { days, leastCommonMultiple, over, people } from '../../quantity.ts';

const topic = 'Time and work';

export const oneLeaves = defineNumbers({
  id: 'apt-work-one-leaves',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Time and Work',
  seconds: 75,
  unit: days,
  step: 0.5,
  draw: (draw) => {
    const [a, b, together] = [draw.whole(8, 40), draw.whole(8, 40), draw.whole(2, 9)];
    const units = leastCommonMultiple(a, b);
    const left = units - together * (units / a + units / b);
    const more = left / (units / b);
    return a !== b && left > 0 && more >= 2 && units <= 240
      ? { a, b, together, units, left, more }
      : undefined;
  },
  difficulty: ({ more }) => (Number.isInteger(more) ? -0.2 : 0.5),
  prompt: ({ a, b, together }) =>
    both(
      `Asif can do a job in ${a} days, Balu in ${b} days. They work together for ${together} days, then Asif leaves. In how many more days does Balu finish the job?`,
      `आसिफ़ एक काम ${a} दिन में और बालू ${b} दिन में कर सकता है। दोनों ${together} दिन साथ काम करते हैं, फिर आसिफ़ चला जाता है। बालू बाकी काम और कितने दिन में पूरा करेगा?`,
    ),
  answer: ({ more }) => more,
  traps: ({ a, b, together, units, left, more }) => [
    [more + together, 'this counts from the beginning.', 'यह शुरुआत से गिनता है।'],
    [left / (units / a), 'this lets Asif finish the job.', 'यह काम आसिफ़ से पूरा करवाता है।'],
    [
      left / (units / a + units / b),
      'this lets both finish the job together.',
      'यह दोनों से साथ में काम पूरा करवाता है।',
    ],
    [b - together, "this leaves out Asif's work.", 'यह आसिफ़ का काम छोड़ देता है।'],
    [
      b * (1 - together / a),
      'this leaves out what Balu did in the first days.',
      'यह शुरू के दिनों में बालू का किया काम छोड़ देता है।',
    ],
    [b - 2 * together, 'this makes Asif as fast as Balu.', 'यह आसिफ़ को बालू जितना तेज़ मानता है।'],
    [a - together, 'this is what Asif alone would need after so many days.', 'यह आसिफ़ के अकेले बचे दिन हैं।'],
  ],
  solution: ({ a, b, together, units, left, more }) =>
    both(
      `Let the job be ${units} units. Asif does ${units / a} a day, Balu ${units / b}. In ${together} days ${units - left} are done, ${left} are left. Balu needs ${left}${over(units / b)}${units === b ? '' : ` = ${more}`}.`,
      `काम को ${units} इकाई मानें। आसिफ़ रोज़ ${units / a} और बालू ${units / b} करता है। ${together} दिन में ${units - left} हुईं, ${left} बचीं। बालू को ${left}${over(units / b)}${units === b ? '' : ` = ${more}`}।`,
    ),
  shortWay: ({ together, a }) =>
    both(
      `Balu's days in all are his time × (1 − ${together}/${a}); take ${together} off.`,
      `बालू के कुल दिन = उसका समय × (1 − ${together}/${a}); उसमें से ${together} घटाएँ।`,
    ),
  hints: () => [
    both(
      'Take the LCM of the two times as the number of units of work.',
      'दोनों समयों के ल.स. को काम की इकाइयाँ मानें।',
    ),
    both(
      'How many units are left when Asif goes? Divide by what Balu does a day.',
      'आसिफ़ के जाने पर कितनी इकाइयाँ बचीं? बालू के रोज़ के काम से भाग दें।',
    ),
  ],
});

export const moreWorkers = defineNumbers({
  id: 'apt-more-workers',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Chain Rule',
  seconds: 85,
  unit: people,
  step: 1,
  draw: (draw) => {
    const [workers, daysDone, length] = [
      draw.whole(10, 60, 2),
      draw.whole(10, 40, 5),
      draw.whole(60, 400, 20),
    ];
    const done = draw.whole(20, 200, 20);
    const daysLeft = draw.whole(10, 40, 5);
    const needed = (workers * daysDone * (length - done)) / (done * daysLeft);
    const more = needed - workers;
    return done < length && Number.isInteger(needed) && more > 1 && more < 80
      ? { workers, daysDone, length, done, daysLeft, needed, more }
      : undefined;
  },
  difficulty: ({ more, workers }) => (more > workers ? 1.4 : 0.9),
  prompt: ({ workers, daysDone, length, done, daysLeft }) =>
    both(
      `A contractor must lay ${length} m of pipe in ${daysDone + daysLeft} days. In the first ${daysDone} days ${workers} people lay ${done} m. How many more people does he need to finish in time, if all work equally fast?`,
      `ठेकेदार को ${daysDone + daysLeft} दिन में ${length} मी पाइप बिछानी है। पहले ${daysDone} दिन में ${workers} लोग ${done} मी बिछाते हैं। सब बराबर गति से काम करें, तो समय पर पूरा करने के लिए और कितने लोग चाहिए?`,
    ),
  answer: ({ more }) => more,
  traps: ({ workers, daysDone, length, done, daysLeft, needed, more }) => [
    [
      needed,
      'this is how many must work from then on, not how many more.',
      'यह कुल लोगों की संख्या है, और चाहिए लोगों की नहीं।',
    ],
    [(workers * (length - done)) / done - workers, 'this leaves out the days.', 'यह दिनों को छोड़ देता है।'],
    [
      (workers * daysDone * length) / (done * (daysDone + daysLeft)) - workers,
      'this spreads the whole pipe over all days.',
      'यह पूरी पाइप को सब दिनों में बाँट देता है।',
    ],
    [
      (workers * daysLeft * (length - done)) / (done * daysDone) - workers,
      'this turns the ratio of the days upside down.',
      'यह दिनों के अनुपात को उलटा लेता है।',
    ],
    [
      (workers * daysDone * length) / (done * daysLeft) - workers,
      'this lays the whole pipe in the days that are left.',
      'यह पूरी पाइप बचे हुए दिनों में बिछवाता है।',
    ],
    [workers, 'this doubles the number of people.', 'यह लोगों की संख्या दोगुनी कर देता है।'],
    [more + workers / 2, 'this adds half of the crew once more.', 'यह आधे लोग एक बार और जोड़ता है।'],
  ],
  solution: ({ workers, daysDone, length, done, daysLeft, needed, more }) =>
    both(
      `${done} m took ${workers} × ${daysDone} = ${workers * daysDone} days of work. The other ${length - done} m take ${needed * daysLeft}; in ${daysLeft} days that is ${needed * daysLeft} / ${daysLeft} = ${needed} people. He needs ${needed} − ${workers} = ${more} more.`,
      `${done} मी में ${workers} × ${daysDone} = ${workers * daysDone} कार्य-दिवस लगे। बाकी ${length - done} मी में ${needed * daysLeft} लगेंगे; ${daysLeft} दिन में ${needed * daysLeft} / ${daysLeft} = ${needed} लोग। और चाहिए ${needed} − ${workers} = ${more}।`,
    ),
  shortWay: ({ workers, daysDone, length, done, daysLeft }) =>
    both(
      `${workers} × ${length - done}/${done} × ${daysDone}/${daysLeft}, less ${workers}.`,
      `${workers} × ${length - done}/${done} × ${daysDone}/${daysLeft}, इसमें से ${workers} घटाएँ।`,
    ),
  hints: () => [
    both('Count the work in days of one person.', 'काम को एक व्यक्ति के दिनों में गिनें।'),
    both(
      'How many such days does the rest need, and in how many days must it be done?',
      'बाकी काम में ऐसे कितने दिन लगेंगे, और वह कितने दिन में पूरा होना है?',
    ),
  ],
});

export const alternateDays = defineNumbers({
  id: 'apt-alternate-days',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Time and Work',
  seconds: 80,
  unit: days,
  step: 0.25,
  draw: (draw) => {
    const [a, b] = [draw.whole(6, 30), draw.whole(6, 30)];
    const units = leastCommonMultiple(a, b);
    const [first, second] = [units / a, units / b];
    const pairs = Math.floor(units / (first + second));
    const left = units - pairs * (first + second);
    const last = left <= first ? left / first : 1 + (left - first) / second;
    const isUsable = a !== b && left > 0 && units <= 120;
    return isUsable ? { a, b, units, first, second, pairs, left, last, all: 2 * pairs + last } : undefined;
  },
  difficulty: ({ last }) => (last > 1 ? 1.7 : 1.1),
  prompt: ({ a, b }) =>
    both(
      `Asha can paint a hall in ${a} days, Bina in ${b} days. They work on alternate days, Asha on the first day. After how many days is the hall painted?`,
      `आशा एक हॉल ${a} दिन में और बीना ${b} दिन में रंग सकती है। दोनों एक-एक दिन छोड़कर बारी से काम करती हैं, पहला दिन आशा का है। हॉल कितने दिन में रंग जाएगा?`,
    ),
  answer: ({ all }) => all,
  traps: ({ a, b, units, first, second, pairs, left, all }) => [
    [units / (first + second), 'this lets both work every day.', 'यह दोनों से रोज़ साथ काम करवाता है।'],
    [
      2 * pairs + (left <= second ? left / second : 1 + (left - second) / first),
      'this lets Bina begin.',
      'यह बीना से शुरुआत करवाता है।',
    ],
    [
      2 * pairs,
      'this forgets what is left after the last pair of days.',
      'यह आख़िरी जोड़ी के बाद बचा काम भूल जाता है।',
    ],
    [2 * pairs + 2, 'this counts another full pair of days.', 'यह दो पूरे दिन और गिन लेता है।'],
    [(a + b) / 2, 'this is the average of the two times.', 'यह दोनों समयों का औसत है।'],
    [all + 1, 'this counts one day too many.', 'यह एक दिन ज़्यादा गिनता है।'],
    [all - 1, 'this counts one day too few.', 'यह एक दिन कम गिनता है।'],
  ],
  solution: ({ units, first, second, pairs, left, last, all }) => {
    const rest = left <= first;
    return both(
      `Let the work be ${units} units: Asha does ${first}, Bina ${second} a day. ${pairs} pairs of days do ${pairs * (first + second)}, ${left} are left. ${rest ? `Asha does these in ${left}/${first} of a day` : `Asha does ${first}, Bina the other ${left - first} in ${left - first}/${second} of a day`}. So 2 × ${pairs} + ${last} = ${all}.`,
      `काम ${units} इकाई मानें: आशा रोज़ ${first}, बीना ${second}। दिनों की ${pairs} जोड़ियों में ${pairs * (first + second)} हुईं, ${left} बचीं। ${rest ? `आशा इन्हें ${left}/${first} दिन में करती है` : `आशा ${first} करती है, बीना बाकी ${left - first} को ${left - first}/${second} दिन में`}। इसलिए 2 × ${pairs} + ${last} = ${all}।`,
    );
  },
  shortWay: () =>
    both(
      'count in pairs of days, then see whose turn it is for the rest.',
      'दिनों की जोड़ियों में गिनें, फिर देखें बचे काम में किसकी बारी है।',
    ),
  hints: () => [
    both('How much do they do together in a pair of days?', 'दो दिनों की एक जोड़ी में कुल कितना काम होता है?'),
    both(
      'Take out as many full pairs as possible. Asha does the next part.',
      'जितनी पूरी जोड़ियाँ हों निकाल दें। आगे आशा की बारी है।',
    ),
  ],
});
