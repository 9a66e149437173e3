import { both } from '../bilingual.ts';
import { defineNumbers } from '../itemTemplate.ts';
import { plain } from '../quantity.ts';

const topic = 'Sets and Venn diagrams';
const source = 'NCERT Mathematics, class 11, Sets';

export const twoClubs = defineNumbers({
  id: 'apt-two-clubs',
  topic,
  source,
  seconds: 55,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [onlyA, onlyB, shared, none] = [
      draw.whole(8, 40),
      draw.whole(8, 40),
      draw.whole(4, 25),
      draw.whole(3, 25),
    ];
    const kind = draw.of(['none', 'both', 'onlyOne'] as const);
    const [a, b] = [onlyA + shared, onlyB + shared];
    const total = onlyA + onlyB + shared + none;
    const answer = { none, both: shared, onlyOne: onlyA + onlyB }[kind];
    return a !== b ? { onlyA, onlyB, shared, none, a, b, total, kind, answer } : undefined;
  },
  difficulty: ({ kind }) => ({ none: -2.1, both: -1.5, onlyOne: -1 })[kind],
  prompt: ({ a, b, shared, none, total, kind }) => {
    const start = both(
      `Of ${total} students, ${a} play cricket and ${b} play football.`,
      `${total} विद्यार्थियों में से ${a} क्रिकेट और ${b} फ़ुटबॉल खेलते हैं।`,
    );
    if (kind === 'none')
      return both(
        `${start.en} ${shared} play both. How many play neither?`,
        `${start.hi} ${shared} दोनों खेलते हैं। कितने दोनों में से कोई नहीं खेलते?`,
      );
    if (kind === 'both')
      return both(
        `${start.en} ${none} play neither. How many play both?`,
        `${start.hi} ${none} दोनों में से कोई नहीं खेलते। कितने दोनों खेलते हैं?`,
      );
    return both(
      `${start.en} ${none} play neither. How many play exactly one of the two?`,
      `${start.hi} ${none} दोनों में से कोई नहीं खेलते। कितने ठीक एक खेल खेलते हैं?`,
    );
  },
  answer: ({ answer }) => answer,
  isPlausible: (result, { total }) => result < total,
  traps: ({ onlyA, onlyB, shared, none, a, b, total, kind, answer }) => {
    const all: (readonly [number, string, string])[] = [
      [total - none - shared, 'this is the number who play exactly one.', 'यह ठीक एक खेल खेलने वालों की संख्या है।'],
      [shared, 'this is the number who play both.', 'यह दोनों खेलने वालों की संख्या है।'],
      [total - none, 'this is the number who play at least one.', 'यह कम से कम एक खेलने वालों की संख्या है।'],
      [
        Math.abs(total - a - b),
        'this counts those who play both twice, or not at all.',
        'यह दोनों खेलने वालों को दो बार या बिलकुल नहीं गिनता।',
      ],
      [onlyA, 'this is the number who play cricket only.', 'यह केवल क्रिकेट खेलने वालों की संख्या है।'],
      [onlyB, 'this is the number who play football only.', 'यह केवल फ़ुटबॉल खेलने वालों की संख्या है।'],
      [none, 'this is the number who play neither.', 'यह कोई भी न खेलने वालों की संख्या है।'],
      [
        kind === 'none' ? total - Math.max(a, b) : answer + shared,
        kind === 'none' ? 'this leaves out one of the games.' : 'this counts those who play both once more.',
        kind === 'none' ? 'यह एक खेल को छोड़ देता है।' : 'यह दोनों खेलने वालों को एक बार और गिनता है।',
      ],
    ];
    return all;
  },
  solution: ({ shared, none, a, b, total, kind, answer }) => {
    if (kind === 'none')
      return both(
        `At least one: ${a} + ${b} − ${shared} = ${a + b - shared}, as those who play both are in both numbers. Neither: ${total} − ${a + b - shared} = ${answer}.`,
        `कम से कम एक: ${a} + ${b} − ${shared} = ${a + b - shared}, क्योंकि दोनों खेलने वाले दोनों संख्याओं में हैं। कोई नहीं: ${total} − ${a + b - shared} = ${answer}।`,
      );
    const played = total - none;
    if (kind === 'both')
      return both(
        `${total} − ${none} = ${played} play at least one. ${a} + ${b} = ${a + b} counts those who play both twice: ${a + b} − ${played} = ${answer}.`,
        `${total} − ${none} = ${played} कम से कम एक खेलते हैं। ${a} + ${b} = ${a + b} में दोनों खेलने वाले दो बार हैं: ${a + b} − ${played} = ${answer}।`,
      );
    return both(
      `${total} − ${none} = ${played} play at least one, so ${a + b} − ${played} = ${shared} play both. Exactly one: ${played} − ${shared} = ${answer}.`,
      `${total} − ${none} = ${played} कम से कम एक खेलते हैं, इसलिए ${a + b} − ${played} = ${shared} दोनों। ठीक एक: ${played} − ${shared} = ${answer}।`,
    );
  },
  shortWay: () => both('A + B − both + neither = all.', 'A + B − दोनों + कोई नहीं = सब।'),
  hints: () => [
    both('Draw two circles that overlap.', 'एक-दूसरे को काटते दो वृत्त बनाएँ।'),
    both('Those who play both are counted in both numbers.', 'दोनों खेलने वाले दोनों संख्याओं में गिने गए हैं।'),
  ],
});

export const threePapers = defineNumbers({
  id: 'apt-three-papers',
  topic,
  source,
  seconds: 85,
  unit: plain,
  step: 1,
  draw: (draw) => {
    const [a, b, c] = [draw.whole(10, 40), draw.whole(10, 40), draw.whole(10, 40)];
    const [ab, bc, ac, all] = [draw.whole(3, 14), draw.whole(3, 14), draw.whole(3, 14), draw.whole(2, 9)];
    const none = draw.whole(4, 30);
    const [inA, inB, inC] = [a + ab + ac + all, b + ab + bc + all, c + ac + bc + all];
    const union = a + b + c + ab + bc + ac + all;
    const kind = draw.of(['none', 'exactlyTwo', 'exactlyOne'] as const);
    const answer = { none, exactlyTwo: ab + bc + ac, exactlyOne: a + b + c }[kind];
    return {
      kind,
      answer,
      all,
      none,
      inA,
      inB,
      inC,
      ab: ab + all,
      bc: bc + all,
      ac: ac + all,
      union,
      total: union + none,
    };
  },
  difficulty: ({ kind }) => ({ none: 0.3, exactlyTwo: 0.8, exactlyOne: 1.6 })[kind],
  prompt: ({ kind, all, inA, inB, inC, ab, bc, ac, total }) => {
    const asked = {
      none: both('read none of them', 'इनमें से कोई नहीं पढ़ते'),
      exactlyTwo: both('read exactly two of them', 'ठीक दो पढ़ते हैं'),
      exactlyOne: both('read exactly one of them', 'ठीक एक पढ़ते हैं'),
    }[kind];
    return both(
      `Of ${total} families, ${inA} read paper A, ${inB} paper B and ${inC} paper C; ${ab} read A and B, ${bc} B and C, ${ac} A and C; ${all} read all three. How many ${asked.en}?`,
      `${total} परिवारों में ${inA} अख़बार A, ${inB} B और ${inC} C पढ़ते हैं; ${ab} A और B, ${bc} B और C, ${ac} A और C; ${all} तीनों पढ़ते हैं। कितने परिवार ${asked.hi}?`,
    );
  },
  answer: ({ answer }) => answer,
  isPlausible: (result, { total }) => result < total,
  traps: ({ all, none, inA, inB, inC, ab, bc, ac, union, total, kind, answer }) => {
    const [singles, pairs] = [inA + inB + inC, ab + bc + ac];
    return [
      [
        kind === 'exactlyTwo' ? pairs : kind === 'exactlyOne' ? singles - pairs : total - (singles - pairs),
        'this treats those who read all three wrongly.',
        'यह तीनों पढ़ने वालों को ग़लत गिनता है।',
      ],
      [
        kind === 'exactlyTwo'
          ? pairs - 2 * all
          : kind === 'exactlyOne'
            ? singles - 2 * pairs
            : Math.abs(total - singles),
        'this takes those who read all three off too rarely or too often.',
        'यह तीनों पढ़ने वालों को ग़लत बार घटाता है।',
      ],
      [
        kind === 'exactlyTwo' ? pairs - all : kind === 'exactlyOne' ? union : union,
        kind === 'exactlyTwo'
          ? 'this takes those who read all three off once, not three times.'
          : 'this is the number who read at least one.',
        kind === 'exactlyTwo'
          ? 'यह तीनों पढ़ने वालों को तीन की जगह एक बार घटाता है।'
          : 'यह कम से कम एक पढ़ने वालों की संख्या है।',
      ],
      [
        kind === 'none' ? pairs - 3 * all : none,
        kind === 'none' ? 'this is the number who read exactly two.' : 'this is the number who read none.',
        kind === 'none' ? 'यह ठीक दो पढ़ने वालों की संख्या है।' : 'यह कोई न पढ़ने वालों की संख्या है।',
      ],
      [
        answer + all,
        'this counts those who read all three once too often.',
        'यह तीनों पढ़ने वालों को एक बार ज़्यादा गिनता है।',
      ],
      [
        answer - all,
        'this counts those who read all three once too rarely.',
        'यह तीनों पढ़ने वालों को एक बार कम गिनता है।',
      ],
      [pairs - 2 * all, 'this is the number who read at least two.', 'यह कम से कम दो पढ़ने वालों की संख्या है।'],
    ];
  },
  solution: ({ all, inA, inB, inC, ab, bc, ac, union, total, kind, answer }) => {
    const [singles, pairs] = [inA + inB + inC, ab + bc + ac];
    if (kind === 'exactlyTwo')
      return both(
        `${ab} + ${bc} + ${ac} = ${pairs} counts those who read all three 3 times: ${pairs} − 3 × ${all} = ${answer}.`,
        `${ab} + ${bc} + ${ac} = ${pairs} में तीनों पढ़ने वाले 3 बार हैं: ${pairs} − 3 × ${all} = ${answer}।`,
      );
    if (kind === 'exactlyOne')
      return both(
        `Of ${inA} + ${inB} + ${inC} = ${singles} take twice the pairs, ${pairs}, off; then those who read all three are missing 3 times: ${singles} − 2 × ${pairs} + 3 × ${all} = ${answer}.`,
        `${inA} + ${inB} + ${inC} = ${singles} में से जोड़ों ${pairs} का दोगुना घटाएँ; तब तीनों पढ़ने वाले 3 बार कम हो जाते हैं: ${singles} − 2 × ${pairs} + 3 × ${all} = ${answer}।`,
      );
    return both(
      `At least one: ${singles} − ${pairs} + ${all} = ${union}. None: ${total} − ${union} = ${answer}.`,
      `कम से कम एक: ${singles} − ${pairs} + ${all} = ${union}। कोई नहीं: ${total} − ${union} = ${answer}।`,
    );
  },
  shortWay: () => both('fill the diagram from the middle outwards.', 'आरेख को बीच से बाहर की ओर भरें।'),
  hints: () => [
    both(
      'Draw three circles. Those who read all three belong in the middle.',
      'तीन वृत्त बनाएँ। तीनों पढ़ने वाले बीच में आते हैं।',
    ),
    both(
      'The numbers for two papers include those who read all three. Take these off first.',
      'दो अख़बारों की संख्याओं में तीनों पढ़ने वाले भी हैं। पहले उन्हें घटाएँ।',
    ),
  ],
});
