import { type Bilingual, both } from '../bilingual.ts';
import type { Draw } from '../draw.ts';
import { defineChoice } from '../itemTemplate.ts';
import { ordersOf } from './alphabet.ts';

const topic = 'Seating arrangements';
const source = 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Puzzle Test';

/** Who sits where, from left to right or clockwise. */
type Seats = readonly string[];

interface Clue {
  text: Bilingual;
  fits(seats: Seats): boolean;
}

/** The fewest of the shuffled clues that leave one arrangement. Undefined if even all leave several. */
function enoughClues(clues: readonly Clue[], all: readonly Seats[]): Clue[] | undefined {
  const left = (some: readonly Clue[]): number =>
    all.filter((seats) => some.every(({ fits }) => fits(seats))).length;
  if (left(clues) !== 1) return undefined;
  let kept = [...clues];
  for (const clue of clues) {
    const fewer = kept.filter((one) => one !== clue);
    if (left(fewer) === 1) kept = fewer;
  }
  return kept;
}

const ROW = ['A', 'B', 'C', 'D', 'E'] as const;
const ROWS = ordersOf(ROW);

function rowClues(draw: Draw, seats: Seats): Clue[] {
  const at = (who: string, one: Seats = seats): number => one.indexOf(who);
  const pairs = draw.shuffled(
    ROW.flatMap((one, i) => ROW.slice(i + 1).map((other) => [one, other] as const)),
  );
  const clues = pairs.flatMap(([x, y]): Clue[] => {
    const [one, other] = draw.shuffled([x, y]) as [string, string];
    const [gap, step] = [Math.abs(at(x) - at(y)), at(one) - at(other)];
    if (step === 1)
      return [
        {
          text: both(
            `${one} sits immediately to the right of ${other}.`,
            `${one}, ${other} के ठीक दाएँ बैठा है।`,
          ),
          fits: (s) => at(one, s) - at(other, s) === 1,
        },
      ];
    if (step === -1)
      return [
        {
          text: both(`${one} and ${other} sit next to each other.`, `${one} और ${other} पास-पास बैठे हैं।`),
          fits: (s) => Math.abs(at(one, s) - at(other, s)) === 1,
        },
      ];
    const between = gap - 1;
    return [
      {
        text: both(
          between === 1
            ? `Exactly one person sits between ${x} and ${y}.`
            : `Exactly ${between === 2 ? 'two' : 'three'} people sit between ${x} and ${y}.`,
          `${x} और ${y} के बीच ठीक ${between === 1 ? 'एक व्यक्ति बैठा है' : `${between === 2 ? 'दो' : 'तीन'} लोग बैठे हैं`}।`,
        ),
        fits: (s) => Math.abs(at(x, s) - at(y, s)) === gap,
      },
    ];
  });
  const isEnd = (who: string, s: Seats): boolean => at(who, s) % 4 === 0;
  const ends = ROW.map((who): Clue => {
    const sitsAtEnd = isEnd(who, seats);
    return {
      text: sitsAtEnd
        ? both(`${who} sits at an end.`, `${who} किसी सिरे पर बैठा है।`)
        : both(`${who} does not sit at an end.`, `${who} किसी सिरे पर नहीं बैठा है।`),
      fits: (s) => isEnd(who, s) === sitsAtEnd,
    };
  });
  const left = ROW.filter((who) => at(who) < 4).map((who): Clue => {
    const to = draw.of(seats.slice(at(who) + 1));
    return {
      text: both(`${who} sits somewhere to the left of ${to}.`, `${who}, ${to} के बाईं ओर कहीं बैठा है।`),
      fits: (s) => at(who, s) < at(to, s),
    };
  });
  return draw.shuffled([
    ...clues.slice(0, 4),
    ...draw.shuffled(ends).slice(0, 2),
    ...draw.shuffled(left).slice(0, 2),
  ]);
}

const ROW_PLACES = [
  both('at the left end', 'बाएँ सिरे पर'),
  both('second from the left', 'बाएँ से दूसरे स्थान पर'),
  both('in the middle', 'बीच में'),
  both('second from the right', 'दाएँ से दूसरे स्थान पर'),
  both('at the right end', 'दाएँ सिरे पर'),
] as const;

export const inARow = defineChoice({
  id: 'apt-in-a-row',
  topic,
  source,
  seconds: 100,
  draw: (draw) => {
    const seats = draw.shuffled(ROW);
    const clues = enoughClues(rowClues(draw, seats), ROWS);
    return clues && clues.length >= 3 && clues.length <= 5
      ? { seats, clues, asked: draw.whole(0, 4) }
      : undefined;
  },
  difficulty: ({ clues }) => clues.length * 0.5 - 0.8,
  prompt: ({ clues, asked }) =>
    both(
      `A, B, C, D and E sit in a row and face north. ${clues.map(({ text }) => text.en).join(' ')} Who sits ${ROW_PLACES[asked]?.en}?`,
      `A, B, C, D और E उत्तर की ओर मुँह करके एक पंक्ति में बैठे हैं। ${clues.map(({ text }) => text.hi).join(' ')} ${ROW_PLACES[asked]?.hi} कौन बैठा है?`,
    ),
  answer: ({ seats, asked }) => both(seats[asked] ?? '', seats[asked] ?? ''),
  traps: ({ seats, asked }) =>
    seats
      .filter((_, i) => i !== asked)
      .map(
        (who) =>
          [
            both(who, who),
            'this place breaks one of the statements.',
            'यह स्थान किसी कथन को तोड़ता है।',
          ] as const,
      ),
  solution: ({ seats, asked }) =>
    both(
      `Only one order fits all statements, from left to right: ${seats.join(' ')}. So it is ${seats[asked]}.`,
      `सभी कथनों पर केवल एक क्रम खरा है, बाएँ से दाएँ: ${seats.join(' ')}। इसलिए ${seats[asked]}।`,
    ),
  shortWay: () =>
    both(
      'facing north, right is east. Place the most restricted person first and rule out what is impossible.',
      'उत्तर की ओर मुँह हो तो दायाँ पूर्व है। सबसे बँधे व्यक्ति को पहले रखें और असंभव हटाएँ।',
    ),
  hints: () => [
    both(
      'Draw five places. Begin with the statement that leaves the fewest possibilities.',
      'पाँच स्थान बनाएँ। उस कथन से शुरू करें जो सबसे कम संभावनाएँ छोड़ता है।',
    ),
    both(
      'Try each possibility until a statement breaks; the one that is left is the order.',
      'हर संभावना को किसी कथन के टूटने तक जाँचें; जो बचे वही क्रम है।',
    ),
  ],
});

const RING = ['P', 'Q', 'R', 'S', 'T', 'U'] as const;
/** P has a fixed place, as turning the table changes nothing. */
const RINGS = ordersOf(RING.slice(1)).map((rest) => ['P', ...rest]);

function ringClues(draw: Draw, seats: Seats): Clue[] {
  const step = (from: string, to: string, one: Seats = seats): number =>
    (one.indexOf(to) - one.indexOf(from) + 6) % 6;
  const pairs = draw.shuffled(
    RING.flatMap((one, i) => RING.slice(i + 1).map((other) => [one, other] as const)),
  );
  return pairs.slice(0, 6).map(([x, y]): Clue => {
    const [one, other] = draw.shuffled([x, y]) as [string, string];
    const gap = step(other, one);
    const fits = (s: Seats): boolean => step(other, one, s) === gap;
    // Clockwise is to the left of somebody who faces the centre.
    if (gap === 1)
      return {
        text: both(`${one} sits immediately to the left of ${other}.`, `${one}, ${other} के ठीक बाएँ बैठा है।`),
        fits,
      };
    if (gap === 5)
      return {
        text: both(`${one} sits immediately to the right of ${other}.`, `${one}, ${other} के ठीक दाएँ बैठा है।`),
        fits,
      };
    if (gap === 3)
      return { text: both(`${one} sits opposite ${other}.`, `${one}, ${other} के सामने बैठा है।`), fits };
    return {
      text:
        gap === 2
          ? both(`${one} is second to the left of ${other}.`, `${one}, ${other} के बाएँ दूसरे स्थान पर है।`)
          : both(`${one} is second to the right of ${other}.`, `${one}, ${other} के दाएँ दूसरे स्थान पर है।`),
      fits,
    };
  });
}

const RING_PLACES = [
  { steps: 3, text: both('opposite', 'के सामने') },
  { steps: 1, text: both('immediately to the left of', 'के ठीक बाएँ') },
  { steps: 5, text: both('immediately to the right of', 'के ठीक दाएँ') },
] as const;

export const roundATable = defineChoice({
  id: 'apt-round-a-table',
  topic,
  source,
  seconds: 110,
  draw: (draw) => {
    const seats = draw.of(RINGS);
    const clues = enoughClues(ringClues(draw, seats), RINGS);
    const [place, from] = [draw.of(RING_PLACES), draw.of(RING)];
    const answer = seats[(seats.indexOf(from) + place.steps) % 6] ?? '';
    const isSaid = clues?.some(({ text }) => text.en.includes(answer) && text.en.includes(from));
    return clues && clues.length <= 5 && !isSaid ? { seats, clues, place, from, answer } : undefined;
  },
  difficulty: ({ place }) => (place.steps === 3 ? 1.4 : 1.9),
  prompt: ({ clues, place, from }) =>
    both(
      `P, Q, R, S, T and U sit evenly round a table and face its centre. ${clues.map(({ text }) => text.en).join(' ')} Who sits ${place.text.en} ${from}?`,
      `P, Q, R, S, T और U गोल मेज़ के चारों ओर बराबर दूरी पर केंद्र की ओर मुँह करके बैठे हैं। ${clues.map(({ text }) => text.hi).join(' ')} ${from} ${place.text.hi} कौन बैठा है?`,
    ),
  answer: ({ answer }) => both(answer, answer),
  traps: ({ seats, from, answer }) =>
    seats
      .filter((who) => who !== from && who !== answer)
      .map(
        (who) =>
          [
            both(who, who),
            'this place breaks one of the statements.',
            'यह स्थान किसी कथन को तोड़ता है।',
          ] as const,
      ),
  solution: ({ seats, place, from, answer }) =>
    both(
      `Clockwise the order is ${seats.join(' ')}; facing the centre, clockwise is to the left. ${place.text.en.charAt(0).toUpperCase()}${place.text.en.slice(1)} ${from} sits ${answer}.`,
      `दक्षिणावर्त क्रम ${seats.join(' ')} है; केंद्र की ओर मुँह हो तो दक्षिणावर्त बायाँ होता है। ${from} ${place.text.hi} ${answer} बैठा है।`,
    ),
  shortWay: () =>
    both(
      'put one person at 12 o’clock and place the others from there.',
      'एक व्यक्ति को 12 बजे की जगह रखें और बाकी को वहीं से रखें।',
    ),
  hints: () => [
    both(
      'Facing the centre, your left is clockwise.',
      'केंद्र की ओर मुँह हो तो बायाँ हाथ दक्षिणावर्त दिशा में होता है।',
    ),
    both(
      'Place one person anywhere, then the one who is tied to that person, and so on.',
      'एक व्यक्ति को कहीं भी रखें, फिर उससे जुड़े व्यक्ति को, और आगे।',
    ),
  ],
});
