import { type Bilingual, both } from '../bilingual.ts';
import { defineChoice } from '../itemTemplate.ts';

const topic = 'Blood relations';

type Sex = 'm' | 'f';
/** "X is the … of Y". */
type Link = 'child' | 'parent' | 'sibling' | 'spouse';

const LINK_WORDS: Record<Link, Record<Sex, Bilingual>> = {
  child: { m: both('son', 'का पुत्र'), f: both('daughter', 'की पुत्री') },
  parent: { m: both('father', 'का पिता'), f: both('mother', 'की माता') },
  sibling: { m: both('brother', 'का भाई'), f: both('sister', 'की बहन') },
  spouse: { m: both('husband', 'का पति'), f: both('wife', 'की पत्नी') },
};

const RELATIONS = {
  parent: { m: both('Father', 'पिता'), f: both('Mother', 'माता') },
  child: { m: both('Son', 'पुत्र'), f: both('Daughter', 'पुत्री') },
  sibling: { m: both('Brother', 'भाई'), f: both('Sister', 'बहन') },
  grandparent: { m: both('Grandfather', 'दादा/नाना'), f: both('Grandmother', 'दादी/नानी') },
  grandchild: { m: both('Grandson', 'पोता/नाती'), f: both('Granddaughter', 'पोती/नातिन') },
  parentSibling: { m: both('Uncle', 'चाचा/मामा'), f: both('Aunt', 'बुआ/मौसी') },
  siblingChild: { m: both('Nephew', 'भतीजा/भांजा'), f: both('Niece', 'भतीजी/भांजी') },
  cousin: { m: both('Cousin', 'चचेरा/ममेरा भाई'), f: both('Cousin', 'चचेरी/ममेरी बहन') },
  parentInLaw: { m: both('Father-in-law', 'ससुर'), f: both('Mother-in-law', 'सास') },
  childInLaw: { m: both('Son-in-law', 'दामाद'), f: both('Daughter-in-law', 'बहू') },
  siblingInLaw: { m: both('Brother-in-law', 'साला/बहनोई/देवर'), f: both('Sister-in-law', 'साली/ननद/भाभी') },
} as const;
type Relation = keyof typeof RELATIONS;

/** What a chain of links makes of its first person for its last. Only chains with one possible meaning. */
const CHAINS: readonly (readonly [Link[], Relation])[] = [
  [['sibling', 'child'], 'child'],
  [['child', 'child'], 'grandchild'],
  [['parent', 'parent'], 'grandparent'],
  [['sibling', 'parent'], 'parentSibling'],
  [['child', 'sibling'], 'siblingChild'],
  [['sibling', 'spouse'], 'siblingInLaw'],
  [['spouse', 'sibling'], 'siblingInLaw'],
  [['spouse', 'child'], 'childInLaw'],
  [['parent', 'spouse'], 'parentInLaw'],
  [['parent', 'sibling'], 'parent'],
  [['child', 'sibling', 'parent'], 'cousin'],
  [['sibling', 'child', 'child'], 'grandchild'],
  [['parent', 'parent', 'sibling'], 'grandparent'],
  [['child', 'spouse', 'sibling'], 'siblingChild'],
  [['child', 'sibling', 'spouse'], 'siblingChild'],
  [['sibling', 'spouse', 'parent'], 'parentSibling'],
  [['sibling', 'parent', 'sibling'], 'parentSibling'],
  [['spouse', 'parent', 'parent'], 'grandparent'],
  [['spouse', 'child', 'spouse'], 'childInLaw'],
  [['parent', 'sibling', 'spouse'], 'parentInLaw'],
  [['child', 'child', 'spouse'], 'grandchild'],
];

const NAMES = ['P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W'] as const;
const other = (sex: Sex): Sex => (sex === 'm' ? 'f' : 'm');

export const relationChain = defineChoice({
  id: 'apt-relation-chain',
  topic,
  source: 'R. S. Aggarwal, A Modern Approach to Verbal and Non-Verbal Reasoning, Blood Relations',
  seconds: 60,
  draw: (draw) => {
    const [links, relation] = draw.of(CHAINS);
    const names = draw.shuffled(NAMES).slice(0, links.length + 1);
    const sexes: Sex[] = [draw.of(['m', 'f'] as const)];
    for (const link of links)
      sexes.push(link === 'spouse' ? other(sexes.at(-1) ?? 'm') : draw.of(['m', 'f'] as const));
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
  traps: ({ relation, sex, names }) => {
    const near: Record<Relation, readonly Relation[]> = {
      parent: ['parentSibling', 'grandparent', 'parentInLaw', 'sibling'],
      child: ['siblingChild', 'grandchild', 'childInLaw', 'sibling'],
      sibling: ['cousin', 'siblingInLaw', 'child', 'parent'],
      grandparent: ['parent', 'parentSibling', 'parentInLaw', 'sibling'],
      grandchild: ['child', 'siblingChild', 'childInLaw', 'sibling'],
      parentSibling: ['parent', 'grandparent', 'siblingInLaw', 'cousin'],
      siblingChild: ['child', 'cousin', 'grandchild', 'childInLaw'],
      cousin: ['sibling', 'siblingChild', 'siblingInLaw', 'parentSibling'],
      parentInLaw: ['parent', 'grandparent', 'siblingInLaw', 'parentSibling'],
      childInLaw: ['child', 'grandchild', 'siblingInLaw', 'siblingChild'],
      siblingInLaw: ['sibling', 'childInLaw', 'cousin', 'parentInLaw'],
    };
    return [
      ...near[relation].map(
        (one) =>
          [
            RELATIONS[one][sex],
            'one of the links is taken the wrong way.',
            'इसमें एक कड़ी ग़लत समझी गई है।',
          ] as const,
      ),
      [
        RELATIONS[relation][other(sex)],
        `the relation is right, but not the sex of ${names[0]}.`,
        `संबंध सही है, पर ${names[0]} का लिंग ग़लत है।`,
      ],
    ];
  },
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
