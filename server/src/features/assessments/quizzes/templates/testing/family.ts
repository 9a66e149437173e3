/**
 * How the first person of the question is related to the second. Each person has the couple that they were born to and the
 * couple that they are part of, and each sentence makes two of these couples one.
 */
export function relationOf(question: string): string | undefined {
  const same = new Map<string, string>();
  const root = (couple: string): string => {
    const next = same.get(couple);
    return next === undefined ? couple : root(next);
  };
  const join = (one: string, other: string): void => {
    if (root(one) !== root(other)) same.set(root(one), root(other));
  };
  const [bornTo, partOf] = [(who: string) => root(`born ${who}`), (who: string) => root(`part ${who}`)];
  const men = new Set<string>();
  const people = new Set<string>();
  for (const [, who = '', word = '', of = ''] of question.matchAll(/(\w) is the (\w+) of (\w)\./g)) {
    people.add(who).add(of);
    if (['son', 'father', 'brother', 'husband'].includes(word)) men.add(who);
    if (word === 'son' || word === 'daughter') join(bornTo(who), partOf(of));
    if (word === 'father' || word === 'mother') join(partOf(who), bornTo(of));
    if (word === 'brother' || word === 'sister') join(bornTo(who), bornTo(of));
    if (word === 'husband' || word === 'wife') join(partOf(who), partOf(of));
  }
  const [, x = '', y = ''] = /How is (\w) related to (\w)\?/.exec(question) ?? [];
  type Link = (one: string, other: string) => boolean;
  /** The first link leads to somebody who has the second one. */
  const via =
    (first: Link, second: Link): Link =>
    (one, other) =>
      [...people].some((z) => z !== one && z !== other && first(one, z) && second(z, other));
  const isChild: Link = (one, other) => bornTo(one) === partOf(other);
  const isParent: Link = (one, other) => isChild(other, one);
  const isSibling: Link = (one, other) => one !== other && bornTo(one) === bornTo(other);
  const isSpouse: Link = (one, other) => one !== other && partOf(one) === partOf(other);
  const isInLaw: Link = (one, other) =>
    via(isSibling, isSpouse)(one, other) || via(isSpouse, isSibling)(one, other);
  const byKind: [Link, string, string][] = [
    [isChild, 'Son', 'Daughter'],
    [isParent, 'Father', 'Mother'],
    [isSibling, 'Brother', 'Sister'],
    [via(isChild, isChild), 'Grandson', 'Granddaughter'],
    [via(isParent, isParent), 'Grandfather', 'Grandmother'],
    [via(isSibling, isParent), 'Uncle', 'Aunt'],
    [via(isChild, isSibling), 'Nephew', 'Niece'],
    [via(isChild, isInLaw), 'Nephew', 'Niece'],
    [via(isChild, via(isSibling, isParent)), 'Cousin', 'Cousin'],
    [via(isSpouse, isChild), 'Son-in-law', 'Daughter-in-law'],
    [via(isParent, isSpouse), 'Father-in-law', 'Mother-in-law'],
    [isInLaw, 'Brother-in-law', 'Sister-in-law'],
  ];
  const found = byKind.find(([link]) => link(x, y));
  return found?.[men.has(x) ? 1 : 2];
}
