import { LAYOUTS, type Layout } from './layouts/layouts.ts';
import { PEOPLE } from './people/people.ts';
import type { Person } from './people/person.ts';
import { type Truth, truthOf } from './truth.ts';

/** One file, and what is to be found in it. */
export interface CorpusFile {
  name: string;
  person: Person;
  layout: Layout;
  truth: Truth;
}

/** The same people through all layouts. */
export const CORPUS: readonly CorpusFile[] = LAYOUTS.flatMap((layout) =>
  PEOPLE.map((person) => toFile(person, layout)),
);

/** So many people of each layout, others for each. */
export function sampleOf(perLayout: number): CorpusFile[] {
  return LAYOUTS.flatMap((layout, index) =>
    Array.from({ length: perLayout }, (_, turn) => {
      // 7 and 40 have no common divisor, so that each layout gets people of every kind.
      const person = PEOPLE[((index * perLayout + turn) * 7) % PEOPLE.length];
      return person ? toFile(person, layout) : null;
    }).filter((file) => file !== null),
  );
}

function toFile(person: Person, layout: Layout): CorpusFile {
  return { name: `${person.text.name}, ${layout.name}`, person, layout, truth: truthOf(person, layout) };
}
