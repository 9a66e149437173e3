import { both } from '../../bilingual.ts';
import { defineNumbers } from '../../itemTemplate.ts';
import { grouped, hours, leastCommonMultiple, litres, minutes, over } from '../../quantity.ts';

const topic = 'Pipes and cisterns';

export const fillAndLeak = defineNumbers({
  id: 'apt-fill-and-leak',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Pipes and Cistern',
  seconds: 55,
  unit: hours,
  step: 0.5,
  draw: (draw) => {
    const [fill, empty] = [draw.whole(3, 24), draw.whole(5, 60)];
    const time = (fill * empty) / (empty - fill);
    return empty > fill && time <= 90 ? { fill, empty, time } : undefined;
  },
  difficulty: ({ time }) => (Number.isInteger(time) ? -0.8 : -0.2),
  prompt: ({ fill, empty }) =>
    both(
      `A pipe fills a tank in ${fill} hours. A leak at the bottom would empty the full tank in ${empty} hours. In how many hours is the empty tank filled with the leak open?`,
      `एक नल टंकी को ${fill} घंटे में भरता है। तले का रिसाव भरी टंकी को ${empty} घंटे में ख़ाली कर देता है। रिसाव रहते हुए ख़ाली टंकी कितने घंटे में भरेगी?`,
    ),
  answer: ({ time }) => time,
  traps: ({ fill, empty, time }) => [
    [
      (fill * empty) / (fill + empty),
      'this adds the rates, as if the leak filled too.',
      'यह दरें जोड़ता है, जैसे रिसाव भी भरता हो।',
    ],
    [empty - fill, 'this subtracts the times; rates must be subtracted.', 'यह समय घटाता है; दरें घटानी चाहिए।'],
    [fill + empty, 'this adds the two times.', 'यह दोनों समय जोड़ देता है।'],
    [(fill + empty) / 2, 'this is the average of the two times.', 'यह दोनों समयों का औसत है।'],
    [time + fill, 'this adds the time of the pipe once more.', 'यह नल का समय एक बार और जोड़ता है।'],
    [2 * time, 'this takes the leak away twice.', 'यह रिसाव को दो बार घटाता है।'],
    [time - fill, 'this is only the delay by the leak.', 'यह केवल रिसाव से हुई देरी है।'],
  ],
  solution: ({ fill, empty, time }) =>
    both(
      `In an hour 1/${fill} − 1/${empty} of the tank is filled. That takes ${fill} × ${empty}${over(empty - fill)} = ${time} hours.`,
      `एक घंटे में टंकी का 1/${fill} − 1/${empty} भाग भरता है। कुल समय ${fill} × ${empty}${over(empty - fill)} = ${time} घंटे।`,
    ),
  shortWay: () => both('product of the times divided by their difference.', 'समयों का गुणनफल, भाग उनका अंतर।'),
  hints: () => [
    both(
      'Which part of the tank does the pipe fill in one hour, and what does the leak take?',
      'एक घंटे में नल कितना भाग भरता है, और रिसाव कितना निकालता है?',
    ),
    both('Subtract the two rates, then turn the fraction upside down.', 'दोनों दरें घटाएँ, फिर भिन्न को उलट दें।'),
  ],
});

export const closeOnePipe = defineNumbers({
  id: 'apt-close-one-pipe',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Pipes and Cistern',
  seconds: 75,
  unit: minutes,
  step: 0.5,
  draw: (draw) => {
    const [a, b, total] = [draw.whole(16, 60), draw.whole(16, 60), draw.whole(10, 40)];
    const open = (b * (a - total)) / a;
    const isUsable = a !== b && total < a && open >= 2 && open < total;
    return isUsable ? { a, b, total, open } : undefined;
  },
  difficulty: ({ open }) => (Number.isInteger(open) ? 0.6 : 1.1),
  prompt: ({ a, b, total }) =>
    both(
      `Pipe A fills a tank in ${a} minutes, pipe B in ${b} minutes. Both are opened together. After how many minutes must B be closed, so that the tank is full after exactly ${total} minutes?`,
      `नल A टंकी को ${a} मिनट में और नल B ${b} मिनट में भरता है। दोनों एक साथ खोले जाते हैं। B को कितने मिनट बाद बंद करें कि टंकी ठीक ${total} मिनट में भरे?`,
    ),
  answer: ({ open }) => open,
  isPlausible: (result, { total }) => result <= total,
  traps: ({ a, b, total, open }) => [
    [total - open, 'this is how long A runs alone.', 'यह वह समय है जब A अकेला चलता है।'],
    [(a * (b - total)) / b, 'this closes A instead of B.', 'यह B की जगह A को बंद करता है।'],
    [
      (a * b) / (a + b),
      'this is when both together have filled the tank.',
      'यह दोनों के साथ टंकी भरने का समय है।',
    ],
    [total / 2, 'this opens B for half of the time.', 'यह B को आधे समय खुला रखता है।'],
    [
      (b * total) / a,
      "this turns A's part into minutes of B, not what is missing.",
      'यह A के भाग को B के मिनट मानता है, बचे भाग को नहीं।',
    ],
    [a - total, 'this is by how much A alone would be late.', 'यह A अकेले की देरी है।'],
    [b - total, 'this is what B alone would still need.', 'यह B अकेले का बचा समय है।'],
  ],
  solution: ({ a, b, total, open }) =>
    both(
      `A runs all ${total} minutes and fills ${total}/${a}. B fills the other ${a - total}/${a}, which takes ${b} × ${a - total} / ${a} = ${open}.`,
      `A पूरे ${total} मिनट चलकर ${total}/${a} भाग भरता है। बाकी ${a - total}/${a} भाग B भरता है, जिसमें ${b} × ${a - total} / ${a} = ${open}।`,
    ),
  shortWay: ({ a, total }) => both(`B's time × (1 − ${total}/${a}).`, `B का समय × (1 − ${total}/${a})।`),
  hints: () => [
    both(
      'A is open all the time. Which part of the tank does it fill?',
      'A पूरे समय खुला है। वह टंकी का कितना भाग भरता है?',
    ),
    both(
      'B has to fill what is missing. How long does it take for that?',
      'बाकी भाग B को भरना है। उसमें कितना समय लगेगा?',
    ),
  ],
});

export const tankCapacity = defineNumbers({
  id: 'apt-tank-capacity',
  topic,
  source: 'R. S. Aggarwal, Quantitative Aptitude, Pipes and Cistern',
  seconds: 80,
  unit: litres,
  step: 1,
  draw: (draw) => {
    const [leak, withTap, rate] = [draw.whole(5, 16), draw.whole(7, 40), draw.whole(3, 15)];
    const isUsable = withTap > leak && leastCommonMultiple(leak, withTap) <= 160;
    const capacity = (rate * 60 * leak * withTap) / (withTap - leak);
    return isUsable && capacity <= 20_000 ? { leak, withTap, rate, capacity } : undefined;
  },
  difficulty: ({ rate }) => (rate % 5 === 0 ? 0.9 : 1.6),
  prompt: ({ leak, withTap, rate }) =>
    both(
      `A leak empties a full tank in ${leak} hours. With a tap open that lets in ${rate} litres a minute, the full tank is empty only after ${withTap} hours. How many litres does the tank hold?`,
      `एक रिसाव भरी टंकी को ${leak} घंटे में ख़ाली करता है। ${rate} लीटर प्रति मिनट भरने वाला नल खुला रहे तो भरी टंकी ${withTap} घंटे में ख़ाली होती है। टंकी की क्षमता कितने लीटर है?`,
    ),
  answer: ({ capacity }) => capacity,
  traps: ({ leak, withTap, rate, capacity }) => [
    [
      capacity / 60,
      'this treats the litres a minute as litres an hour.',
      'यह लीटर प्रति मिनट को लीटर प्रति घंटा मान लेता है।',
    ],
    [
      (rate * 60 * leak * withTap) / (withTap + leak),
      'this adds the rates, although the tap works against the leak.',
      'यह दरें जोड़ता है, जबकि नल रिसाव के विरुद्ध है।',
    ],
    [
      rate * 60 * (withTap - leak),
      'this is what flows in during the additional hours.',
      'यह अतिरिक्त घंटों में भरा पानी है।',
    ],
    [
      rate * 60 * leak,
      'this is what the tap lets in until the leak alone would be done.',
      'यह रिसाव के अकेले समय में नल से आया पानी है।',
    ],
    [
      rate * 60 * withTap,
      'this is what the tap lets in altogether, but the leak takes that and the tank.',
      'यह नल से कुल आया पानी है, पर रिसाव उसके साथ पूरी टंकी भी निकालता है।',
    ],
    [capacity + rate * 60 * withTap, 'this is all the water that leaks out.', 'यह रिसने वाला पूरा पानी है।'],
    [
      2 * capacity,
      'this counts the difference of the rates for half an hour.',
      'यह दरों का अंतर आधे घंटे का मानता है।',
    ],
  ],
  solution: ({ leak, withTap, rate, capacity }) =>
    both(
      `The tap fills 1/${leak} − 1/${withTap} of the tank in an hour, and that is ${rate} × 60 = ${rate * 60} litres. The tank holds ${rate * 60} × ${leak} × ${withTap}${over(withTap - leak)} = ${grouped(capacity)}.`,
      `नल एक घंटे में टंकी का 1/${leak} − 1/${withTap} भाग भरता है, और वह ${rate} × 60 = ${rate * 60} लीटर है। क्षमता ${rate * 60} × ${leak} × ${withTap}${over(withTap - leak)} = ${grouped(capacity)}।`,
    ),
  shortWay: ({ leak, withTap }) =>
    both(
      `the tap alone fills the tank in ${leak} × ${withTap}/${withTap - leak} hours.`,
      `अकेला नल टंकी को ${leak} × ${withTap}/${withTap - leak} घंटे में भरता है।`,
    ),
  hints: () => [
    both(
      'What does the tap do to the rate at which the tank empties?',
      'नल खुलने से ख़ाली होने की दर पर क्या असर पड़ता है?',
    ),
    both(
      'Rate of the tap = rate of the leak − rate with both. Turn minutes into hours.',
      'नल की दर = रिसाव की दर − दोनों की दर। मिनट को घंटों में बदलें।',
    ),
  ],
});
