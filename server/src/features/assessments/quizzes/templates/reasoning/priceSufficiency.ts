import { type Bilingual, both } from '../bilingual.ts';
import type { Draw } from '../draw.ts';
import { defineChoice } from '../itemTemplate.ts';
import { inRupees } from '../quantity.ts';
import { enoughText, otherVerdicts } from './enough.ts';

const topic = 'Data sufficiency';

/** a pens and b notebooks make c rupees; a or b may be negative. */
interface Equation {
  a: number;
  b: number;
  c: number;
  text: Bilingual;
}

const pens = (count: number): Bilingual =>
  both(count === 1 ? 'one pen' : `${count} pens`, count === 1 ? 'एक पेन' : `${count} पेन`);
const books = (count: number): Bilingual =>
  both(count === 1 ? 'one notebook' : `${count} notebooks`, count === 1 ? 'एक कॉपी' : `${count} कॉपियों`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function bill(a: number, b: number, pen: number, book: number): Equation {
  const c = a * pen + b * book;
  const [some, more] = [pens(a), books(b)];
  const things =
    a === 0 ? more : b === 0 ? some : both(`${some.en} and ${more.en}`, `${some.hi} और ${more.hi}`);
  const verb = a + b === 1 ? 'costs' : 'cost';
  return {
    a,
    b,
    c,
    text: both(`${capital(things.en)} ${verb} ${inRupees(c)}.`, `${things.hi} का कुल दाम ${inRupees(c)} है।`),
  };
}

function factAbout(pen: number, book: number, draw: Draw): Equation {
  const [a, b] = [draw.whole(1, 4), draw.whole(1, 4)];
  const facts = [
    () => bill(a, b, pen, book),
    () => bill(a, b, pen, book),
    () => bill(2 * a, 2 * b, pen, book),
    () => bill(draw.whole(2, 6), 0, pen, book),
    () => bill(0, draw.whole(2, 6), pen, book),
    (): Equation => ({
      a: -1,
      b: 1,
      c: book - pen,
      text: both(
        `A notebook costs ${inRupees(book - pen)} more than a pen.`,
        `एक कॉपी एक पेन से ${inRupees(book - pen)} महँगी है।`,
      ),
    }),
    (): Equation => ({
      a: 1,
      b: 1,
      c: pen + book,
      text: both(
        `A pen and a notebook together cost ${inRupees(pen + book)}.`,
        `एक पेन और एक कॉपी का कुल दाम ${inRupees(pen + book)} है।`,
      ),
    }),
  ];
  return draw.of(facts)();
}

export const penPrice = defineChoice({
  id: 'apt-pen-price',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Data Sufficiency',
  seconds: 75,
  draw: (draw) => {
    const wanted = draw.whole(0, 4);
    for (let tries = 0; tries < 300; tries++) {
      const pen = draw.whole(6, 30);
      const book = pen + draw.whole(5, 40);
      const [first, second] = [factAbout(pen, book, draw), factAbout(pen, book, draw)];
      const [one, two] = [first.b === 0, second.b === 0];
      const isIndependent = first.a * second.b !== second.a * first.b;
      const verdict = one ? (two ? 2 : 0) : two ? 1 : isIndependent ? 3 : 4;
      // A fact said twice is no question, and one in another form is.
      const isAboutPens = first.a !== 0 || second.a !== 0;
      if (verdict === wanted && isAboutPens && first.text.en !== second.text.en)
        return { pen, book, first, second, wanted };
    }
    return undefined;
  },
  difficulty: ({ wanted }) => [-1.6, -1.6, -1.8, -0.9, 0.6][wanted] ?? 0,
  prompt: ({ first, second }) =>
    both(
      `All pens cost the same, and so do all notebooks. What does one pen cost? I. ${first.text.en} II. ${second.text.en} What is enough to answer?`,
      `सब पेन एक दाम के हैं और सब कॉपियाँ एक दाम की। एक पेन का दाम क्या है? I. ${first.text.hi} II. ${second.text.hi} जवाब देने के लिए क्या पर्याप्त है?`,
    ),
  answer: ({ wanted }) => enoughText(wanted),
  traps: ({ wanted }) => otherVerdicts(wanted),
  solution: ({ pen, first, second, wanted }) => {
    const alone = ({ a, b }: Equation, name: string): Bilingual =>
      b === 0
        ? both(`${name} has only pens: divide by ${a}.`, `${name} में केवल पेन हैं: ${a} से भाग दें।`)
        : both(`${name} alone leaves the pen open.`, `केवल ${name} से पेन का दाम तय नहीं होता।`);
    const together =
      wanted === 3
        ? both(
            `Together they are two different equations for two prices: a pen costs ${inRupees(pen)}.`,
            `मिलकर दो दामों के दो अलग समीकरण हैं: एक पेन ${inRupees(pen)}।`,
          )
        : wanted === 4
          ? both(
              'Together they say nothing about the pen that one of them does not say.',
              'मिलकर भी पेन के बारे में कुछ नया नहीं मिलता।',
            )
          : both('', '');
    const [one, two] = [alone(first, 'I'), alone(second, 'II')];
    return both(
      [one.en, two.en, together.en, `${enoughText(wanted).en}.`].filter(Boolean).join(' '),
      [one.hi, two.hi, together.hi, `${enoughText(wanted).hi}।`].filter(Boolean).join(' '),
    );
  },
  shortWay: () =>
    both(
      'two unknown prices need two equations, of which none is a multiple of the other.',
      'दो अज्ञात दामों के लिए दो समीकरण चाहिए, जो एक-दूसरे के गुणज न हों।',
    ),
  hints: () => [
    both(
      'Write each statement as an equation with the prices p and n.',
      'हर कथन को दामों p और n के समीकरण में लिखें।',
    ),
    both(
      'Does one of them have only pens? Is one a multiple of the other?',
      'क्या किसी में केवल पेन हैं? क्या एक दूसरे का गुणज है?',
    ),
  ],
});
