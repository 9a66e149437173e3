import type { Section } from '../fields/sections.ts';
import type { Resume } from '../parseResume.ts';
import { headingKindByWords } from '../words/headings.ts';
import { type Check, quote, toCheck, unjudged } from './check.ts';

const WORK: readonly Section['kind'][] = ['experience', 'projects'];

/** Whether the sections that systems file a resume by are there, under names that they know. */
export function sections({ sections: all }: Resume): Check[] {
  const headed = all.filter(({ heading }) => heading !== null);
  const withContent = all.filter(({ lines }) => lines.length > 0);
  const check = (id: 'education' | 'experience' | 'skills', kinds: readonly Section['kind'][]) => {
    // A page whose headings were not found is not one without them.
    if (headed.length === 0) return unjudged('sections', id, 'noHeadings');
    const found = withContent.filter(({ kind }) => kinds.includes(kind));
    if (found.length === 0 && all.some((section) => hasHeadingIn(section, kinds)))
      return unjudged('sections', id, 'noHeadings');
    return toCheck('sections', id, {
      share: found.length > 0 ? 1 : 0,
      earned: quote(found.map(({ heading }) => heading)),
    });
  };
  const unknown = headed.filter(({ kind }) => kind === 'other');
  return [
    check('education', ['education']),
    check('experience', WORK),
    check('skills', ['skills']),
    headed.length === 0
      ? unjudged('sections', 'knownHeadings', 'noHeadings')
      : toCheck('sections', 'knownHeadings', {
          share: 1 - unknown.length / headed.length,
          earned: quote(headed.filter(({ kind }) => kind !== 'other').map(({ heading }) => heading)),
          lost: quote(unknown.map(({ heading }) => heading)),
          values: { unknown: unknown.length },
        }),
  ];
}

/** Whether the words of such a heading stand in a cell, beside something else, so that its section may have been read as a part of another. */
function hasHeadingIn({ lines }: Section, kinds: readonly Section['kind'][]): boolean {
  return lines.some(
    ({ cells }) =>
      cells.length > 1 && cells.some((cell) => kinds.some((kind) => kind === headingKindByWords(cell))),
  );
}
