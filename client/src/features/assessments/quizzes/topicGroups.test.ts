import { expect, test } from 'vitest';
import { SECTION_NAMES } from './mocks/sectionNames.ts';
import { topicGroups } from './topicGroups.ts';

const of = (...names: string[]) => names.map((topic) => ({ topic }));

test('topics of aptitude stand under their part, in the order in which they are learnt', () => {
  expect(topicGroups(of('Ages', 'Error spotting', 'Percentages', 'Directions'))).toEqual([
    { name: SECTION_NAMES.quantitative, topics: of('Percentages', 'Ages') },
    { name: SECTION_NAMES.reasoning, topics: of('Directions') },
    { name: SECTION_NAMES.verbal, topics: of('Error spotting') },
  ]);
});

test('other topics keep their order, without a heading', () => {
  expect(topicGroups(of('SQL', 'C'))).toEqual([{ name: null, topics: of('SQL', 'C') }]);
  expect(topicGroups([])).toEqual([]);
});
