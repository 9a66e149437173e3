import type { Language } from '@preproom/models/contract/http/language';
import { both, neutral } from '../bilingual.ts';
import { defineChoice, defineNumbers } from '../itemTemplate.ts';
import { people, plain } from '../quantity.ts';
import { ordersOf } from './alphabet.ts';

const topic = 'Ranking and order';

export const changedPlaces = defineNumbers({
  id: 'apt-changed-places',
  topic,
  source:
    'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Number, Ranking and Time Sequence',
  seconds: 60,
  unit: people,
  step: 1,
  draw: (draw) => {
    const [left, right, after] = [draw.whole(4, 25), draw.whole(4, 25), draw.whole(8, 40)];
    const total = after + right - 1;
    return after > left + 1 && total <= 60 ? { left, right, after, total } : undefined;
  },
  difficulty: () => -0.7,
  prompt: ({ left, right, after }) =>
    both(
      `In a row, Anu is number ${left} from the left and Bala is number ${right} from the right. When they change places, Anu is number ${after} from the left. How many people are in the row?`,
      `एक पंक्ति में अनु बाएँ से क्रमांक ${left} पर और बाला दाएँ से क्रमांक ${right} पर है। जगह बदलने पर अनु बाएँ से क्रमांक ${after} पर है। पंक्ति में कितने लोग हैं?`,
    ),
  answer: ({ total }) => total,
  traps: ({ left, right, after, total }) => [
    [after + right, 'this counts one place twice.', 'यह एक स्थान दो बार गिनता है।'],
    [left + right - 1, "this uses Anu's old place.", 'यह अनु का पुराना स्थान लेता है।'],
    [total - 1, 'this takes off one too many.', 'यह एक ज़्यादा घटाता है।'],
    [left + right + after, 'this adds all three numbers.', 'यह तीनों संख्याएँ जोड़ता है।'],
    [after + left - 1, "this leaves out Bala's place.", 'यह बाला का स्थान छोड़ देता है।'],
    [left + after + right - 1, "this adds Anu's old place as well.", 'यह अनु का पुराना स्थान भी जोड़ देता है।'],
    [after - left + right, 'this adds the distance between the two.', 'यह दोनों के बीच की दूरी जोड़ता है।'],
  ],
  solution: ({ right, after, total }) =>
    both(
      `Anu now has Bala's old place. It is number ${after} from the left and ${right} from the right, so the row has ${after} + ${right} − 1 = ${total}.`,
      `अब अनु बाला के पुराने स्थान पर है। वह बाएँ से ${after} और दाएँ से ${right} पर है, इसलिए पंक्ति में ${after} + ${right} − 1 = ${total}।`,
    ),
  shortWay: () =>
    both('left + right − 1, for one and the same place.', 'एक ही स्थान के लिए बाएँ से + दाएँ से − 1।'),
  hints: () => [
    both('Whose old place does Anu have now?', 'अनु अब किसके पुराने स्थान पर है?'),
    both(
      'You know that place from the left and from the right. Count it once only.',
      'वह स्थान बाएँ और दाएँ दोनों ओर से पता है। उसे एक ही बार गिनें।',
    ),
  ],
});

export const betweenTwo = defineNumbers({
  id: 'apt-between-two',
  topic,
  source:
    'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Number, Ranking and Time Sequence',
  seconds: 55,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [total, left, right] = [draw.whole(25, 60), draw.whole(6, 50), draw.whole(6, 50)];
    const place = total + 1 - right;
    const between = Math.abs(place - left) - 1;
    return left < total && right < total && between >= 3
      ? { total, left, right, place, between, isCrossed: left > place }
      : undefined;
  },
  difficulty: ({ isCrossed }) => (isCrossed ? 0.1 : -0.8),
  prompt: ({ total, left, right }) =>
    both(
      `${total} students stand in a queue. Dev is number ${left} from the front, Esha is number ${right} from the back. How many students stand between them?`,
      `${total} विद्यार्थी कतार में हैं। देव आगे से क्रमांक ${left} पर और ईशा पीछे से क्रमांक ${right} पर है। दोनों के बीच कितने विद्यार्थी हैं?`,
    ),
  answer: ({ between }) => between,
  traps: ({ total, left, right, place, between }) => [
    [
      between + 1,
      'this is the difference of their places; one of the two is counted.',
      'यह स्थानों का अंतर है; इसमें एक स्वयं गिना गया है।',
    ],
    [between - 1, 'this takes off one too many.', 'यह एक ज़्यादा घटाता है।'],
    [between + 2, 'this counts both of them.', 'यह दोनों को भी गिनता है।'],
    [Math.abs(left - right) - 1, 'this takes both places from the front.', 'यह दोनों स्थान आगे से मान लेता है।'],
    [place, "this is Esha's place from the front.", 'यह आगे से ईशा का स्थान है।'],
    [
      Math.abs(total - left - right) + 3,
      'this adds the ends instead of subtracting them.',
      'यह सिरों को घटाने की जगह जोड़ता है।',
    ],
    [between - 2, 'this takes off two too many.', 'यह दो ज़्यादा घटाता है।'],
  ],
  solution: ({ total, left, right, place, between }) =>
    both(
      `From the front Esha is number ${total} − ${right} + 1 = ${place}. Between places ${Math.min(left, place)} and ${Math.max(left, place)} there are ${Math.max(left, place)} − ${Math.min(left, place)} − 1 = ${between}.`,
      `आगे से ईशा का क्रमांक ${total} − ${right} + 1 = ${place} है। स्थान ${Math.min(left, place)} और ${Math.max(left, place)} के बीच ${Math.max(left, place)} − ${Math.min(left, place)} − 1 = ${between}।`,
    ),
  shortWay: () =>
    both(
      'total − front − back, if positive; otherwise front + back − total − 2.',
      'कुल − आगे − पीछे, यदि धनात्मक हो; नहीं तो आगे + पीछे − कुल − 2।',
    ),
  hints: () => [
    both('Count both places from the same end.', 'दोनों स्थान एक ही सिरे से गिनें।'),
    both(
      'Subtract the places, and take off one more, as only those between count.',
      'स्थान घटाएँ और एक और कम करें, क्योंकि केवल बीच वाले गिनने हैं।',
    ),
  ],
});

const NAMES = ['Asha', 'Bela', 'Siya', 'Diya', 'Ekta', 'Gita'] as const;
const HINDI: Record<(typeof NAMES)[number], string> = {
  Asha: 'आशा',
  Bela: 'बेला',
  Siya: 'सिया',
  Diya: 'दिया',
  Ekta: 'एकता',
  Gita: 'गीता',
};
const PLACES = [
  both('the tallest', 'सबसे लंबी'),
  both('the second tallest', 'दूसरी सबसे लंबी'),
  both('in the middle by height', 'लंबाई में बीच की'),
  both('the second shortest', 'दूसरी सबसे छोटी'),
  both('the shortest', 'सबसे छोटी'),
] as const;
const ORDERS = ordersOf([0, 1, 2, 3, 4]);
const NOBODY = neutral('');
const nameText = (name: (typeof NAMES)[number]) => both(name, HINDI[name]);

export const byHeight = defineChoice({
  id: 'apt-by-height',
  topic,
  source:
    'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Number, Ranking and Time Sequence',
  seconds: 70,
  draw: (draw) => {
    const order = draw.shuffled(NAMES).slice(0, 5).map(nameText);
    // Pairs of places in the true order: the taller one comes first.
    const pairs = draw.shuffled(
      [0, 1, 2, 3, 4].flatMap((tall) =>
        [0, 1, 2, 3, 4].flatMap((short) => (tall < short ? [[tall, short] as const] : [])),
      ),
    );
    const [known, asked] = [pairs.slice(0, draw.whole(4, 5)), draw.whole(0, 4)];
    const fitting = ORDERS.filter((one) =>
      known.every(([tall, short]) => one.indexOf(tall) < one.indexOf(short)),
    );
    const isSure = new Set(fitting.map((one) => one[asked])).size === 1 && new Set(known.flat()).size === 5;
    const facts = known.map(([tall, short]) => [order[tall] ?? NOBODY, order[short] ?? NOBODY] as const);
    return isSure
      ? { order, facts, asked, found: order[asked] ?? NOBODY, isComplete: fitting.length === 1 }
      : undefined;
  },
  difficulty: ({ asked, isComplete }) => (asked % 4 === 0 ? -1.1 : -0.2) + (isComplete ? 0 : 0.6),
  prompt: ({ facts, asked }) =>
    both(
      `${facts.map(([tall, short]) => `${tall.en} is taller than ${short.en}.`).join(' ')} Of the five, who is ${PLACES[asked]?.en}?`,
      `${facts.map(([tall, short]) => `${tall.hi}, ${short.hi} से लंबी है।`).join(' ')} पाँचों में ${PLACES[asked]?.hi} कौन है?`,
    ),
  answer: ({ found }) => found,
  traps: ({ order, found }) =>
    order
      .filter((one) => one !== found)
      .map((one) => [one, 'this does not fit all of the statements.', 'यह सभी कथनों से मेल नहीं खाता।'] as const),
  solution: ({ order, asked, found }) => {
    const list = (language: Language, from: number, to: number, none: string): string =>
      order
        .slice(from, to)
        .map((one) => one[language])
        .join(', ') || none;
    return both(
      `Joined, the statements make these taller than ${found.en}: ${list('en', 0, asked, 'nobody')}; and these shorter: ${list('en', asked + 1, 5, 'nobody')}. So it is ${found.en}.`,
      `जोड़ने पर ${found.hi} से लंबी: ${list('hi', 0, asked, 'कोई नहीं')}; और छोटी: ${list('hi', asked + 1, 5, 'कोई नहीं')}। इसलिए ${found.hi}।`,
    );
  },
  shortWay: () =>
    both(
      'join the statements to one chain with >; write what is open beside it.',
      'कथनों को > से एक कड़ी में जोड़ें; जो तय न हो उसे बगल में लिखें।',
    ),
  hints: () => [
    both('Write A > B for "A is taller than B".', '"A, B से लंबी है" को A > B लिखें।'),
    both(
      'Join the pairs that share a name. Count how many are surely above and below.',
      'साझा नाम वाले जोड़े मिलाएँ। गिनें कि कितनी निश्चित रूप से ऊपर और नीचे हैं।',
    ),
  ],
});
