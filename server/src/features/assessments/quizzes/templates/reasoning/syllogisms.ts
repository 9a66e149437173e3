import type { Language } from '@preproom/models/contract/http/language';
import { type Bilingual, both } from '../bilingual.ts';
import type { Draw } from '../draw.ts';
import { defineChoice } from '../itemTemplate.ts';
import { otherVerdicts, verdictOn, verdictText } from './conclusions.ts';
import {
  canAllBeTrue,
  counterexample,
  follows,
  neededPremises,
  type Quantifier,
  type Statement,
} from './syllogismLogic.ts';

const topic = 'Syllogisms';
const source = 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Logic';

const NOUNS = [
  both('poets', 'कवि'),
  both('singers', 'गायक'),
  both('doctors', 'डॉक्टर'),
  both('teachers', 'शिक्षक'),
  both('painters', 'चित्रकार'),
  both('runners', 'धावक'),
  both('lawyers', 'वकील'),
  both('farmers', 'किसान'),
  both('players', 'खिलाड़ी'),
  both('writers', 'लेखक'),
  both('engineers', 'इंजीनियर'),
  both('pilots', 'पायलट'),
] as const;
const QUANTIFIERS: readonly Quantifier[] = ['all', 'no', 'some', 'someNot'];

function say({ quantifier, a, b }: Statement, nouns: readonly Bilingual[]): Bilingual {
  const [x, y] = [nouns[a] ?? NOUNS[0], nouns[b] ?? NOUNS[0]];
  const texts: Record<Quantifier, Bilingual> = {
    all: both(`All ${x.en} are ${y.en}.`, `सभी ${x.hi} ${y.hi} हैं।`),
    no: both(`No ${x.en} are ${y.en}.`, `कोई ${x.hi} ${y.hi} नहीं है।`),
    some: both(`Some ${x.en} are ${y.en}.`, `कुछ ${x.hi} ${y.hi} हैं।`),
    someNot: both(`Some ${x.en} are not ${y.en}.`, `कुछ ${x.hi} ${y.hi} नहीं हैं।`),
  };
  return texts[quantifier];
}

const sayAll = (statements: readonly Statement[], nouns: readonly Bilingual[]): Bilingual =>
  both(
    statements.map((one) => say(one, nouns).en).join(' '),
    statements.map((one) => say(one, nouns).hi).join(' '),
  );

/** "one person in poets + singers, one in doctors". */
function kindsText(kinds: readonly (readonly number[])[], nouns: readonly Bilingual[]): Bilingual {
  const names = (kind: readonly number[], language: Language): string =>
    kind.map((term) => nouns[term]?.[language] ?? '').join(' + ');
  return both(
    kinds.map((kind, i) => `one ${i === 0 ? 'person ' : ''}in ${names(kind, 'en')}`).join(', '),
    kinds.map((kind, i) => `एक ${i === 0 ? 'व्यक्ति ' : ''}${names(kind, 'hi')}`).join(', '),
  );
}

/** Statements that link term 0 with 1, 1 with 2 and so on, and do not contradict each other. */
function drawPremises(draw: Draw, terms: number): Statement[] | undefined {
  const premises = Array.from({ length: terms - 1 }, (_, i): Statement => {
    const [a, b] = draw.shuffled([i, i + 1]);
    return {
      quantifier: draw.of(['all', 'all', 'no', 'some', 'some', 'someNot'] as const),
      a: a ?? i,
      b: b ?? i + 1,
    };
  });
  return canAllBeTrue(premises, terms) ? premises : undefined;
}

const MEMBERS = both('Each group has at least one member.', 'हर समूह में कम से कम एक सदस्य है।');

export const twoConclusions = defineChoice({
  id: 'apt-two-conclusions',
  topic,
  source,
  seconds: 60,
  draw: (draw) => {
    const [wanted, nouns] = [draw.whole(0, 3), draw.shuffled(NOUNS).slice(0, 3)];
    for (let tries = 0; tries < 300; tries++) {
      const premises = drawPremises(draw, 3);
      const conclusions = [0, 1].map((): Statement => {
        const [a, b] = draw.shuffled(
          draw.of([
            [0, 2],
            [0, 2],
            [0, 1],
            [1, 2],
          ] as const),
        );
        return { quantifier: draw.of(QUANTIFIERS), a: a ?? 0, b: b ?? 2 };
      });
      const [first, second] = conclusions;
      if (!premises || !first || !second) continue;
      const texts = [...premises, ...conclusions].map((one) => say(one, nouns).en);
      const isAcross = [first, second].some(({ a, b }) => a !== 1 && b !== 1);
      const truth = verdictOn(follows(premises, first, 3), follows(premises, second, 3));
      if (truth === wanted && isAcross && new Set(texts).size === 4)
        return { nouns, premises, first, second, wanted };
    }
    return undefined;
  },
  difficulty: ({ premises, wanted }) =>
    premises.some(({ quantifier }) => quantifier === 'someNot') ? 1.4 : wanted === 3 ? 0.8 : 0.1,
  prompt: ({ nouns, premises, first, second }) => {
    const given = sayAll(premises, nouns);
    return both(
      `${given.en} ${MEMBERS.en} Conclusions: I. ${say(first, nouns).en} II. ${say(second, nouns).en} Which follow?`,
      `${given.hi} ${MEMBERS.hi} निष्कर्ष: I. ${say(first, nouns).hi} II. ${say(second, nouns).hi} कौन-से निष्कर्ष निकलते हैं?`,
    );
  },
  answer: ({ wanted }) => verdictText(wanted),
  traps: ({ wanted }) => otherVerdicts(wanted),
  solution: ({ premises, first, second, wanted, nouns }) => {
    const reason = (statement: Statement, name: string): Bilingual => {
      const kinds = counterexample(premises, statement, 3);
      const needed = sayAll(neededPremises(premises, statement, 3), nouns);
      return kinds
        ? both(
            `${name} can be false: take ${kindsText(kinds, nouns).en}.`,
            `${name} ग़लत हो सकता है: मानें ${kindsText(kinds, nouns).hi}।`,
          )
        : both(`${name} follows from "${needed.en}"`, `${name} इससे निकलता है: "${needed.hi}"`);
    };
    const [one, two] = [reason(first, 'I'), reason(second, 'II')];
    return both(
      `${one.en} ${two.en} ${verdictText(wanted).en}.`,
      `${one.hi} ${two.hi} इसलिए ${verdictText(wanted).hi}।`,
    );
  },
  shortWay: () =>
    both(
      'look for a counterexample: one diagram in which the conclusion fails is enough.',
      'प्रति-उदाहरण खोजें: एक आरेख जिसमें निष्कर्ष ग़लत हो, काफ़ी है।',
    ),
  hints: () => [
    both(
      'Draw circles for the groups, as loosely as the statements allow.',
      'समूहों के वृत्त बनाएँ, जितने ढीले कथन अनुमति दें।',
    ),
    both(
      'A conclusion follows only if it is true in every possible diagram.',
      'निष्कर्ष तभी सही है जब वह हर संभव आरेख में सच हो।',
    ),
  ],
});

/** Pairs of terms that no statement links directly. */
const PAIRS = [
  [0, 2],
  [2, 0],
  [1, 3],
  [3, 1],
  [0, 3],
  [3, 0],
] as const;

export const whichFollows = defineChoice({
  id: 'apt-which-follows',
  topic,
  source,
  seconds: 80,
  draw: (draw) => {
    const [wanted, nouns] = [draw.of(QUANTIFIERS), draw.shuffled(NOUNS).slice(0, 4)];
    for (let tries = 0; tries < 300; tries++) {
      const premises = drawPremises(draw, 4);
      const all = draw
        .shuffled(PAIRS)
        .flatMap(([a, b]) => QUANTIFIERS.map((quantifier): Statement => ({ quantifier, a, b })));
      const right = premises && all.find((one) => one.quantifier === wanted && follows(premises, one, 4));
      if (!right) continue;
      // One option of each form, so that the form gives nothing away.
      const others = QUANTIFIERS.filter((one) => one !== wanted).flatMap(
        (quantifier) => all.find((one) => one.quantifier === quantifier && !follows(premises, one, 4)) ?? [],
      );
      if (others.length === 3) return { nouns, premises, right, others };
    }
    return undefined;
  },
  difficulty: ({ right }) => (right.quantifier === 'someNot' ? 2.4 : right.quantifier === 'all' ? 0.6 : 1.4),
  prompt: ({ nouns, premises }) =>
    both(
      `${sayAll(premises, nouns).en} ${MEMBERS.en} Which conclusion follows?`,
      `${sayAll(premises, nouns).hi} ${MEMBERS.hi} कौन-सा निष्कर्ष निकलता है?`,
    ),
  answer: ({ right, nouns }) => say(right, nouns),
  traps: ({ others, nouns, premises }) =>
    others.map((one) => {
      const kinds = kindsText(counterexample(premises, one, 4) ?? [], nouns);
      return [
        say(one, nouns),
        `this is false if there is only ${kinds.en}.`,
        `यदि केवल ${kinds.hi} हो, तो यह ग़लत है।`,
      ] as const;
    }),
  solution: ({ right, premises, nouns }) => {
    const used = neededPremises(premises, right, 4);
    return both(
      `It follows from: ${sayAll(used, nouns).en} In every diagram that fits: ${say(right, nouns).en}`,
      `यह इनसे निकलता है: ${sayAll(used, nouns).hi} हर संभव आरेख में: ${say(right, nouns).hi}`,
    );
  },
  shortWay: () =>
    both(
      'join two statements at their common group, then add the third.',
      'साझा समूह पर दो कथन जोड़ें, फिर तीसरा जोड़ें।',
    ),
  hints: () => [
    both(
      'Draw circles for the groups, as loosely as the statements allow.',
      'समूहों के वृत्त बनाएँ, जितने ढीले कथन अनुमति दें।',
    ),
    both(
      'Test each option: can you draw a diagram in which it is false? Then rule it out.',
      'हर विकल्प जाँचें: क्या ऐसा आरेख बनता है जिसमें वह ग़लत हो? तो उसे हटा दें।',
    ),
  ],
});
