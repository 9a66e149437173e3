import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, metres, seconds } from '../../quantity.ts';

const topic = 'Trains and boats';
/** Metres a second for one km/h, as its two numbers. */
const [NUMERATOR, DENOMINATOR] = [5, 18];

export const trainAndPlatform = defineNumbers({
  id: 'apt-train-platform',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Problems on Trains',
  seconds: 60,
  unit: seconds,
  step: 0.5,
  draw: (draw) => {
    const [length, platform, speed] = [
      draw.whole(100, 300, 10),
      draw.whole(120, 420, 10),
      draw.whole(36, 108, 9),
    ];
    return { length, platform, speed, ms: (speed * NUMERATOR) / DENOMINATOR };
  },
  difficulty: ({ ms }) => (ms % 5 === 0 ? -0.8 : -0.3),
  prompt: ({ length, platform, speed }) =>
    both(
      `A train ${length} m long runs at ${speed} km/h. How long does it take to cross a platform ${platform} m long completely?`,
      `${length} मी लंबी रेलगाड़ी ${speed} किमी/घंटा से चल रही है। ${platform} मी लंबे प्लेटफ़ॉर्म को पूरी तरह पार करने में उसे कितना समय लगेगा?`,
    ),
  answer: ({ length, platform, ms }) => (length + platform) / ms,
  traps: ({ length, platform, speed, ms }) => [
    [platform / ms, 'this leaves out the length of the train.', 'यह रेलगाड़ी की लंबाई छोड़ देता है।'],
    [length / ms, 'this is the time to pass a pole.', 'यह खंभा पार करने का समय है।'],
    [(length + platform) / speed, 'this leaves the speed in km/h.', 'यह चाल को किमी/घंटा में ही रहने देता है।'],
    [Math.abs(platform - length) / ms, 'this subtracts the lengths.', 'यह लंबाइयाँ घटाता है।'],
    [(2 * length + platform) / ms, 'this counts the train twice.', 'यह रेलगाड़ी को दो बार गिनता है।'],
    [(length + 2 * platform) / ms, 'this counts the platform twice.', 'यह प्लेटफ़ॉर्म को दो बार गिनता है।'],
    [(2 * (length + platform)) / ms, 'this counts both lengths twice.', 'यह दोनों लंबाइयाँ दो बार गिनता है।'],
  ],
  solution: ({ length, platform, speed, ms }) =>
    both(
      `From the front reaching the platform until the rear leaves it, the train goes ${length} + ${platform} = ${length + platform} m. ${speed} km/h is ${ms} m/s: ${length + platform} / ${ms} = ${grouped((length + platform) / ms)}.`,
      `अगले सिरे के पहुँचने से पिछले सिरे के निकलने तक दूरी ${length} + ${platform} = ${length + platform} मी है। ${speed} किमी/घंटा = ${ms} मी/से: ${length + platform} / ${ms} = ${grouped((length + platform) / ms)}।`,
    ),
  shortWay: () =>
    both('km/h × 5/18 gives m/s; both lengths count.', 'किमी/घंटा × 5/18 = मी/से; दोनों लंबाइयाँ जुड़ती हैं।'),
  hints: () => [
    both(
      'How far does the front of the train move until the rear has left the platform?',
      'पिछला सिरा प्लेटफ़ॉर्म छोड़े, तब तक अगला सिरा कितना चलता है?',
    ),
    both(
      'Add both lengths and turn km/h into m/s (× 5/18).',
      'दोनों लंबाइयाँ जोड़ें और किमी/घंटा को मी/से में बदलें (× 5/18)।',
    ),
  ],
});

export const trainsCross = defineNumbers({
  id: 'apt-trains-cross',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Problems on Trains',
  seconds: 75,
  unit: seconds,
  step: 0.5,
  draw: (draw) => {
    const [one, other] = [draw.whole(100, 300, 5), draw.whole(100, 300, 5)];
    const isOpposite = draw.of([true, false]);
    // Multiples of 18 km/h are multiples of 5 m/s.
    const relative = 18 * (isOpposite ? draw.whole(5, 10) : draw.whole(1, 4));
    const slow = draw.whole(30, 75);
    const fast = isOpposite ? relative - slow : relative + slow;
    const ms = (relative * NUMERATOR) / DENOMINATOR;
    const isUsable = fast > slow && fast <= 120;
    return isUsable
      ? { one, other, fast, slow, isOpposite, relative, ms, time: (one + other) / ms }
      : undefined;
  },
  difficulty: ({ isOpposite }) => (isOpposite ? 0 : 0.5),
  prompt: ({ one, other, fast, slow, isOpposite }) =>
    both(
      `Two trains, ${one} m and ${other} m long, run at ${fast} km/h and ${slow} km/h on parallel tracks in ${isOpposite ? 'opposite directions' : 'the same direction'}. How long does it take them to pass each other completely?`,
      `${one} मी और ${other} मी लंबी दो रेलगाड़ियाँ समांतर पटरियों पर ${fast} किमी/घंटा और ${slow} किमी/घंटा से ${isOpposite ? 'विपरीत दिशाओं में' : 'एक ही दिशा में'} चल रही हैं। एक-दूसरे को पूरी तरह पार करने में कितना समय लगेगा?`,
    ),
  answer: ({ time }) => time,
  traps: ({ one, other, fast, slow, isOpposite, ms, time }) => [
    [
      ((one + other) * DENOMINATOR) / NUMERATOR / (isOpposite ? fast - slow : fast + slow),
      isOpposite
        ? 'this subtracts the speeds, as for the same direction.'
        : 'this adds the speeds, as for opposite directions.',
      isOpposite ? 'यह चालें घटाता है, जैसे दिशा एक ही हो।' : 'यह चालें जोड़ता है, जैसे दिशाएँ विपरीत हों।',
    ],
    [Math.max(one, other) / ms, 'this takes the longer train only.', 'यह केवल लंबी रेलगाड़ी लेता है।'],
    [Math.min(one, other) / ms, 'this takes the shorter train only.', 'यह केवल छोटी रेलगाड़ी लेता है।'],
    [
      ((one + other) * DENOMINATOR) / NUMERATOR / fast,
      'this treats the other train as standing still.',
      'यह दूसरी रेलगाड़ी को खड़ी मानता है।',
    ],
    [
      ((one + other) * DENOMINATOR) / NUMERATOR / slow,
      'this treats the faster train as standing still.',
      'यह तेज़ रेलगाड़ी को खड़ी मानता है।',
    ],
    [2 * time, 'this counts the lengths twice.', 'यह लंबाइयाँ दो बार गिनता है।'],
    [
      time / 2,
      'this halves the distance, as if both shared it a second time.',
      'यह दूरी को आधा कर देता है, जैसे दोनों उसे फिर बाँटते हों।',
    ],
  ],
  solution: ({ one, other, fast, slow, isOpposite, relative, ms, time }) => {
    const sign = isOpposite ? '+' : '−';
    return both(
      `The relative speed is ${fast} ${sign} ${slow} = ${relative} km/h, that is ${ms} m/s. The distance is ${one} + ${other} = ${one + other} m, so ${one + other} / ${ms} = ${grouped(time)}.`,
      `सापेक्ष चाल ${fast} ${sign} ${slow} = ${relative} किमी/घंटा यानी ${ms} मी/से है। दूरी ${one} + ${other} = ${one + other} मी, इसलिए ${one + other} / ${ms} = ${grouped(time)}।`,
    );
  },
  shortWay: () =>
    both(
      'opposite: add the speeds; same direction: subtract. Always add the lengths.',
      'विपरीत दिशा: चालें जोड़ें; एक दिशा: घटाएँ। लंबाइयाँ हमेशा जोड़ें।',
    ),
  hints: ({ isOpposite }) => [
    both('Imagine that one of the trains stands still.', 'मान लें कि एक रेलगाड़ी खड़ी है।'),
    isOpposite
      ? both('The speeds add up, and so do the lengths.', 'चालें जुड़ती हैं, और लंबाइयाँ भी।')
      : both('Subtract the speeds, but add the lengths.', 'चालें घटाएँ, पर लंबाइयाँ जोड़ें।'),
  ],
});

export const trainLength = defineNumbers({
  id: 'apt-train-length',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Problems on Trains',
  seconds: 75,
  unit: metres,
  step: 5,
  draw: (draw) => {
    const [pole, ms, platform] = [draw.whole(6, 20), draw.whole(10, 30, 5), draw.whole(100, 400, 20)];
    const length = pole * ms;
    const extra = platform / ms;
    return Number.isInteger(extra) ? { pole, ms, platform, length, extra, bridge: pole + extra } : undefined;
  },
  difficulty: ({ platform }) => (platform % 100 === 0 ? 0 : 0.5),
  prompt: ({ pole, platform, bridge }) =>
    both(
      `A train passes a pole in ${pole} seconds and a bridge ${platform} m long in ${bridge} seconds. How long is the train?`,
      `एक रेलगाड़ी खंभे को ${pole} सेकंड में और ${platform} मी लंबे पुल को ${bridge} सेकंड में पार करती है। रेलगाड़ी की लंबाई कितनी है?`,
    ),
  answer: ({ length }) => length,
  traps: ({ pole, ms, platform, length, bridge }) => [
    [
      (platform * pole) / bridge,
      'this treats the bridge alone as the distance in the longer time.',
      'यह ज़्यादा समय में केवल पुल की दूरी मानता है।',
    ],
    [
      platform + length,
      'this is the distance from the front entering to the rear leaving.',
      'यह प्रवेश से निकास तक की पूरी दूरी है।',
    ],
    [Math.abs(platform - length), 'this subtracts the two lengths.', 'यह दोनों लंबाइयाँ घटाता है।'],
    [platform, 'this makes the train as long as the bridge.', 'यह रेलगाड़ी को पुल जितनी लंबी मानता है।'],
    [length + 2 * ms, 'this takes two seconds too many.', 'यह दो सेकंड ज़्यादा लेता है।'],
    [length - 2 * ms, 'this takes two seconds too few.', 'यह दो सेकंड कम लेता है।'],
    [
      (platform * bridge) / pole,
      'this turns the ratio of the times upside down.',
      'यह समयों के अनुपात को उलटा लेता है।',
    ],
  ],
  solution: ({ pole, ms, platform, length, extra }) =>
    both(
      `The bridge alone costs ${extra} seconds more, so the speed is ${platform} / ${extra} = ${ms} m/s. In ${pole} seconds the train moves its own length: ${ms} × ${pole} = ${length}.`,
      `केवल पुल के कारण ${extra} सेकंड ज़्यादा लगते हैं, इसलिए चाल ${platform} / ${extra} = ${ms} मी/से। ${pole} सेकंड में रेलगाड़ी अपनी लंबाई जितनी चलती है: ${ms} × ${pole} = ${length}।`,
    ),
  shortWay: () =>
    both(
      'bridge length × time for the pole / difference of the times.',
      'पुल की लंबाई × खंभे का समय / समयों का अंतर।',
    ),
  hints: () => [
    both('Passing a pole, the train moves its own length.', 'खंभा पार करने में रेलगाड़ी अपनी लंबाई जितनी चलती है।'),
    both(
      'Which part of the longer time is due to the bridge alone? That gives the speed.',
      'ज़्यादा समय का कौन-सा भाग केवल पुल के कारण है? उससे चाल मिलेगी।',
    ),
  ],
});
