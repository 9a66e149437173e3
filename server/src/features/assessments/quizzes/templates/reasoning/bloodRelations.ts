import { both } from '../bilingual.ts';
import { defineChoice } from '../itemTemplate.ts';
import { CHAINS, drawSexes, kinshipTraps, LINK_WORDS, RELATIONS } from './kinship.ts';

const topic = 'Blood relations';

const NAMES = ['P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W'] as const;

export const relationChain = defineChoice({
  id: 'apt-relation-chain',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Blood Relations',
  seconds: 60,
  draw: (draw) => {
    const [links, relation] = draw.of(CHAINS);
    const names = draw.shuffled(NAMES).slice(0, links.length + 1);
    const sexes = drawSexes(draw, links);
    const facts = links.map((link, i) => ({
      who: names[i] ?? '',
      of: names[i + 1] ?? '',
      word: LINK_WORDS[link][sexes[i] ?? 'm'],
    }));
    return { links, relation, names, sex: sexes[0] ?? 'm', facts, spoken: draw.shuffled(facts) };
  },
  difficulty: ({ links }) => (links.length === 2 ? -1.8 : 0) + (links.includes('spouse') ? 0.5 : 0),
  prompt: ({ spoken, names }) =>
    both(
      `${spoken.map(({ who, word, of }) => `${who} is the ${word.en} of ${of}.`).join(' ')} How is ${names[0]} related to ${names.at(-1)}?`,
      `${spoken.map(({ who, word, of }) => `${who}, ${of} ${word.hi} है।`).join(' ')} ${names[0]} का ${names.at(-1)} से क्या संबंध है?`,
    ),
  answer: ({ relation, sex }) => RELATIONS[relation][sex],
  traps: ({ relation, sex, names }) => kinshipTraps(relation, sex, names[0] ?? ''),
  solution: ({ facts, relation, sex, names }) => {
    const chain = facts.map(({ who, word }) => `${who} (${word.en})`).join(' → ');
    const hindi = facts.map(({ who, word }) => `${who} (${word.hi.split(' ')[1]})`).join(' → ');
    const answer = RELATIONS[relation][sex];
    return both(
      `Put the facts in a chain: ${chain} → ${names.at(-1)}. So ${names[0]} is the ${answer.en.toLowerCase()} of ${names.at(-1)}.`,
      `तथ्यों को कड़ी में रखें: ${hindi} → ${names.at(-1)}। इसलिए ${names.at(-1)} से ${names[0]} का संबंध: ${answer.hi}।`,
    );
  },
  shortWay: () =>
    both(
      'draw one line for each generation, and put + for men and − for women.',
      'हर पीढ़ी के लिए एक पंक्ति बनाएँ; पुरुष + और स्त्री −।',
    ),
  hints: () => [
    both('Draw a small family tree, one line for each generation.', 'छोटा वंश-वृक्ष बनाएँ, हर पीढ़ी की एक पंक्ति।'),
    both(
      'How many generations is the first above or below the last? Then check the sex.',
      'पहला व्यक्ति आख़िरी से कितनी पीढ़ी ऊपर या नीचे है? फिर लिंग देखें।',
    ),
  ],
});

export const pointingAt = defineChoice({
  id: 'apt-pointing-at',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Blood Relations',
  seconds: 50,
  draw: (draw) => {
    const [links, relation] = draw.of(CHAINS);
    const sexes = drawSexes(draw, links);
    const sex = sexes[0] ?? 'm';
    const words = links.map((link, i) => LINK_WORDS[link][sexes[i] ?? 'm']);
    return { links, relation, sexes, sex, words, name: sex === 'm' ? both('He', 'वह') : both('She', 'वह') };
  },
  difficulty: ({ links }) => (links.length === 2 ? -1.9 : -0.4) + (links.includes('spouse') ? 0.4 : 0),
  prompt: ({ words, sexes, sex, name }) => {
    const [first = both('', ''), ...others] = words;
    const mine = others.toReversed();
    const english = mine.map(({ en }, i) => (i === mine.length - 1 ? en : `${en}'s`)).join(' ');
    // "मेरे पिता के भाई": each possessive agrees with what follows it.
    const hindi = mine
      .map(({ hi }, i) => {
        const isMan = sexes[mine.length - i] === 'm';
        return `${i === 0 ? (isMan ? 'मेरे' : 'मेरी') : isMan ? 'के' : 'की'} ${hi.split(' ')[1]}`;
      })
      .join(' ');
    return both(
      `Pointing to a ${sex === 'm' ? 'man' : 'woman'} in a photo, Kiran says: "${name.en} is the ${first.en} of my ${english}." How is the ${sex === 'm' ? 'man' : 'woman'} related to Kiran?`,
      `तस्वीर में ${sex === 'm' ? 'एक पुरुष' : 'एक महिला'} की ओर इशारा करके किरण ${sexes.at(-1) === 'm' ? 'कहता' : 'कहती'} है: "${name.hi} ${hindi} ${first.hi} है।" ${sex === 'm' ? 'उस पुरुष' : 'उस महिला'} का किरण से क्या संबंध है?`,
    );
  },
  answer: ({ relation, sex }) => RELATIONS[relation][sex],
  traps: ({ relation, sex }) => kinshipTraps(relation, sex, '').slice(0, -1),
  solution: ({ words, relation, sex }) => {
    const answer = RELATIONS[relation][sex];
    const steps = words.toReversed();
    return both(
      `Go from Kiran step by step: ${steps.map(({ en }) => en).join(' → ')}. The last one is Kiran's ${answer.en.toLowerCase()}.`,
      `किरण से कदम-कदम चलें: ${steps.map(({ hi }) => hi.split(' ')[1]).join(' → ')}। आख़िरी व्यक्ति किरण के रिश्ते में ${answer.hi} है।`,
    );
  },
  shortWay: () =>
    both(
      'replace the last two words by one, for example "father\'s brother" by "uncle", and go on.',
      'आख़िरी दो शब्दों को एक से बदलें, जैसे "पिता के भाई" को "चाचा", और आगे बढ़ें।',
    ),
  hints: () => [
    both('Begin with "my" and go outwards.', '"मेरे/मेरी" से शुरू करें और बाहर की ओर बढ़ें।'),
    both('Draw each person on the line of the right generation.', 'हर व्यक्ति को सही पीढ़ी की पंक्ति में बनाएँ।'),
  ],
});
