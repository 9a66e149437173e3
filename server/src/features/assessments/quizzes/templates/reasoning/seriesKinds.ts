import { type Bilingual, both, neutral } from '../bilingual.ts';
import type { Draw } from '../draw.ts';
import { signed } from './alphabet.ts';

const SHOWN = 6;

export type Trap = readonly [number, string, string];

export interface Series {
  /** The last one is asked for. */
  terms: readonly number[];
  /** A sentence without its end. */
  rule: Bilingual;
  /** How the rule leads to the term asked for, also without its end. */
  next: Bilingual;
  hint: Bilingual;
  difficulty: number;
  traps: readonly Trap[];
}

const last = (terms: readonly number[], back = 0): number => terms.at(-2 - back) ?? 0;
const upTo = (count: number, term: (i: number) => number): number[] =>
  Array.from({ length: count }, (_, i) => term(i));

const added = (terms: readonly number[], gap: number): Bilingual =>
  neutral(`${last(terms)} + ${gap} = ${terms.at(-1)}`);
const spaced = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);

/** Equal differences. */
export function steady(draw: Draw): Series {
  const [start, step] = [draw.whole(2, 40), draw.whole(3, 19)];
  const terms = upTo(SHOWN, (i) => start + i * step);
  return {
    terms,
    difficulty: -2.3,
    rule: both(`Each term is ${step} more than the one before`, `हर पद पिछले पद से ${step} ज़्यादा है`),
    next: added(terms, step),
    hint: both('Write down the differences. What do you notice?', 'अंतर लिखें। क्या दिखता है?'),
    traps: [
      [last(terms) + step - 1, 'this is one too few.', 'यह एक कम है।'],
      [last(terms) + 2 * step, 'this goes one term too far.', 'यह एक पद आगे चला जाता है।'],
      [last(terms) + step + 1, 'this is one too many.', 'यह एक ज़्यादा है।'],
      [last(terms) + step + 2, 'this lets the differences grow.', 'यह अंतर को बढ़ा देता है।'],
      [last(terms) + step - 2, 'this lets the differences shrink.', 'यह अंतर को घटा देता है।'],
      [last(terms) + step - 10, 'this forgets to carry the ten.', 'यह हासिल जोड़ना भूल जाता है।'],
    ],
  };
}

/** Differences that grow by the same number. */
export function growing(draw: Draw): Series {
  const [start, first, more] = [draw.whole(2, 30), draw.whole(2, 9), draw.whole(2, 6)];
  const terms = upTo(SHOWN + 1, (i) => start + i * first + (more * i * (i - 1)) / 2);
  const gap = first + (SHOWN - 1) * more;
  return {
    terms,
    difficulty: -1.6,
    rule: both(`The differences grow by ${more} each time`, `अंतर हर बार ${more} बढ़ता है`),
    next: added(terms, gap),
    hint: both('Write down the differences. How do they change?', 'अंतर लिखें। वे कैसे बदलते हैं?'),
    traps: [
      [last(terms) + gap - more, 'this repeats the last difference.', 'यह आख़िरी अंतर दोहराता है।'],
      [last(terms) + gap + more, 'this goes one difference too far.', 'यह एक अंतर आगे चला जाता है।'],
      [last(terms) + gap - 2 * more, 'this lets the differences shrink again.', 'यह अंतर को फिर घटा देता है।'],
      [last(terms) + gap + 2 * more, 'this goes two differences too far.', 'यह दो अंतर आगे चला जाता है।'],
    ],
  };
}

/** Each term is a multiple of the one before, and a number more or less. */
export function multiplied(draw: Draw): Series {
  const [start, factor, add] = [draw.whole(2, 7), draw.whole(2, 3), draw.of([-3, -2, -1, 1, 2, 3, 4, 5])];
  const terms = [start];
  while (terms.length < SHOWN) terms.push((terms.at(-1) ?? 0) * factor + add);
  return {
    terms,
    difficulty: -0.2,
    rule: both(
      `Each term is the one before × ${factor} ${spaced(add)}`,
      `हर पद = पिछला पद × ${factor} ${spaced(add)}`,
    ),
    next: neutral(`${last(terms)} × ${factor} ${spaced(add)} = ${terms.at(-1)}`),
    hint: both(
      'The differences grow fast: compare each term with a multiple of the one before.',
      'अंतर तेज़ी से बढ़ते हैं: हर पद की तुलना पिछले पद के गुणज से करें।',
    ),
    traps: [
      [
        last(terms) * factor,
        'this multiplies, but leaves out the second step.',
        'यह गुणा करता है, पर दूसरा चरण छोड़ देता है।',
      ],
      [
        last(terms) * factor - add,
        'this takes the second step with the wrong sign.',
        'यह दूसरा चरण ग़लत चिह्न से करता है।',
      ],
      [
        last(terms) + (last(terms) - last(terms, 1)),
        'this repeats the last difference.',
        'यह आख़िरी अंतर दोहराता है।',
      ],
      [last(terms) * factor + 2 * add, 'this takes the second step twice.', 'यह दूसरा चरण दो बार करता है।'],
      [last(terms) * (factor + 1) + add, 'this multiplies by one too many.', 'यह एक ज़्यादा से गुणा करता है।'],
    ],
  };
}

/** Squares or cubes, a number more or less. */
export function powers(draw: Draw): Series {
  const [from, add, power] = [draw.whole(1, 6), draw.of([-4, -3, -2, -1, 1, 2, 3, 5]), draw.of([2, 3])];
  const terms = upTo(SHOWN, (i) => (from + i) ** power + add);
  const next = from + SHOWN - 1;
  const [exponent, english, hindi] = power === 2 ? ['²', 'square', 'वर्ग'] : ['³', 'cube', 'घन'];
  return {
    terms,
    difficulty: power === 2 ? -0.8 : 0.3,
    rule: both(
      `The terms are n${exponent} ${spaced(add)}, from n = ${from} on`,
      `पद n${exponent} ${spaced(add)} हैं, n = ${from} से आगे`,
    ),
    next: neutral(`n = ${next}: ${next}${exponent} ${spaced(add)} = ${terms.at(-1)}`),
    hint: both('How far is each term from a square or a cube?', 'हर पद किसी वर्ग या घन से कितना दूर है?'),
    traps: [
      [next ** power, `this is the ${english} alone.`, `यह केवल ${hindi} है।`],
      [
        next ** power - add,
        'this takes the added number with the wrong sign.',
        'यह जोड़ी गई संख्या ग़लत चिह्न से लेता है।',
      ],
      [
        last(terms) + (last(terms) - last(terms, 1)),
        'this repeats the last difference.',
        'यह आख़िरी अंतर दोहराता है।',
      ],
      [(next + 1) ** power + add, 'this goes one term too far.', 'यह एक पद आगे चला जाता है।'],
      [next ** power + 2 * add, 'this adds the number twice.', 'यह संख्या दो बार जोड़ता है।'],
    ],
  };
}

/** Two series that take turns. */
export function interleaved(draw: Draw): Series {
  const [one, other] = [draw.whole(3, 20), draw.whole(21, 60)];
  const [up, step] = [draw.whole(3, 9), draw.of([-6, -5, -4, -3, 4, 5, 6, 7])];
  const terms = upTo(SHOWN + 1, (i) => (i % 2 === 0 ? one + (i / 2) * up : other + ((i - 1) / 2) * step));
  return {
    terms,
    difficulty: 0.1,
    rule: both(
      `Two series take turns: the first, third, … terms go ${signed(up)}, the others ${signed(step)}`,
      `दो शृंखलाएँ बारी-बारी से हैं: पहला, तीसरा, … पद ${signed(up)} से, बाकी ${signed(step)} से बदलते हैं`,
    ),
    next: neutral(`${last(terms, 1)} + ${up} = ${terms.at(-1)}`),
    hint: both('Look at every second term only.', 'केवल एक छोड़कर एक पद देखें।'),
    traps: [
      [last(terms) + step, 'this goes on with the other series.', 'यह दूसरी शृंखला को आगे बढ़ाता है।'],
      [last(terms, 1) + step, 'this uses the step of the other series.', 'यह दूसरी शृंखला का अंतर लेता है।'],
      [last(terms) + up, 'this adds the right step to the wrong term.', 'यह सही अंतर ग़लत पद में जोड़ता है।'],
      [last(terms, 1) + up + 1, 'this is one too many.', 'यह एक ज़्यादा है।'],
      [last(terms, 1) + up - 1, 'this is one too few.', 'यह एक कम है।'],
      [
        last(terms, 1) + 2 * up,
        'this goes one term too far in its own series.',
        'यह अपनी शृंखला में एक पद आगे चला जाता है।',
      ],
    ],
  };
}

/** Differences that double. */
export function doubling(draw: Draw): Series {
  const [start, first] = [draw.whole(1, 30), draw.whole(2, 7)];
  const terms = upTo(SHOWN, (i) => start + first * (2 ** i - 1));
  const gap = first * 2 ** (SHOWN - 2);
  return {
    terms,
    difficulty: -0.5,
    rule: both('The differences double each time', 'अंतर हर बार दोगुना होता है'),
    next: added(terms, gap),
    hint: both(
      'Write down the differences. What is each compared with the one before?',
      'अंतर लिखें। हर अंतर पिछले की तुलना में कितना है?',
    ),
    traps: [
      [last(terms) + gap / 2, 'this repeats the last difference.', 'यह आख़िरी अंतर दोहराता है।'],
      [last(terms) + gap / 2 + gap / 4, 'this adds the last two differences.', 'यह आख़िरी दो अंतर जोड़ता है।'],
      [
        2 * last(terms),
        'this doubles the last term, not the difference.',
        'यह अंतर की जगह आख़िरी पद को दोगुना करता है।',
      ],
      [last(terms) + 2 * gap, 'this goes one difference too far.', 'यह एक अंतर आगे चला जाता है।'],
      [
        last(terms) + gap + first,
        'this adds the first difference once more.',
        'यह पहला अंतर एक बार और जोड़ता है।',
      ],
    ],
  };
}
