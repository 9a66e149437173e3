import { type Bilingual, both } from '../bilingual.ts';
import type { Draw } from '../draw.ts';

export type Sex = 'm' | 'f';
/** "X is the … of Y". */
export type Link = 'child' | 'parent' | 'sibling' | 'spouse';

export const LINK_WORDS: Record<Link, Record<Sex, Bilingual>> = {
  child: { m: both('son', 'का पुत्र'), f: both('daughter', 'की पुत्री') },
  parent: { m: both('father', 'का पिता'), f: both('mother', 'की माता') },
  sibling: { m: both('brother', 'का भाई'), f: both('sister', 'की बहन') },
  spouse: { m: both('husband', 'का पति'), f: both('wife', 'की पत्नी') },
};

export const RELATIONS = {
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
export type Relation = keyof typeof RELATIONS;

/** What a chain of links makes of its first person for its last. Only chains with one possible meaning. */
export const CHAINS: readonly (readonly [Link[], Relation])[] = [
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

const NEAR: Record<Relation, readonly Relation[]> = {
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

const other = (sex: Sex): Sex => (sex === 'm' ? 'f' : 'm');

/** The sex of each person of a chain. A husband and wife differ. */
export function drawSexes(draw: Draw, links: readonly Link[]): Sex[] {
  const sexes: Sex[] = [draw.of(['m', 'f'] as const)];
  for (const link of links)
    sexes.push(link === 'spouse' ? other(sexes.at(-1) ?? 'm') : draw.of(['m', 'f'] as const));
  return sexes;
}

/** Relations that are easily mixed up with this one, and the right one for the other sex. */
export function kinshipTraps(
  relation: Relation,
  sex: Sex,
  name: string,
): (readonly [Bilingual, string, string])[] {
  return [
    ...NEAR[relation].map(
      (one) =>
        [
          RELATIONS[one][sex],
          'one of the links is taken the wrong way.',
          'इसमें एक कड़ी ग़लत समझी गई है।',
        ] as const,
    ),
    [
      RELATIONS[relation][other(sex)],
      `the relation is right, but not the sex of ${name}.`,
      `संबंध सही है, पर ${name} का लिंग ग़लत है।`,
    ],
  ];
}
