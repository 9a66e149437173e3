import type { Statement } from '../fields/statement.ts';
import type { Line } from '../layout/line.ts';
import type { Resume } from '../parseResume.ts';
import { type Check, quote, toCheck, unjudged } from './check.ts';
import { lookedIn } from './lookedIn.ts';

/** "I" before a word in lower case: others are numerals ("Group I and II", "Type I error") and icons ("I +91 …"). */
const FIRST_PERSON =
  /(?<!(?:[Pp]hase|[Pp]art|[Cc]lass|[Ll]evel|[Gg]rade|[Dd]ivision|[Tt]ier|[Ss]emester|[Uu]nit|[Gg]roup|[Pp]aper|[Tt]ype|[Ss]tage|[Zz]one|[Cc]ategory|[Bb]lock|[Ss]chedule|[Mm]odule|[Vv]olume|[Cc]hapter|[Yy]ear)\s)(?:^|(?<=[\s("']))(?:I(?=\s+(?!(?:and|or|to|of|in|with|by|for|from|at|on|as|vs)\b)\p{Ll})|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]e|[Mm]yself)(?=[\s,.;:!?)"'’]|$)/u;

/** "S K I L L S" has no I. */
const SPACED_LETTERS = /(?<![\p{L}\p{N}])(?:[\p{L}&]{1,2}\s+){3,}[\p{L}&]{1,2}(?![\p{L}])/gu;

/** Whether it looks as if one person wrote it with care. */
export function consistency({ dates, statements, lines, sections }: Resume): Check[] {
  // "About me" is a usual heading.
  const left = new Set(
    [
      ...sections.filter(({ kind }) => kind === 'declaration').flatMap((section) => section.lines),
      ...sections.flatMap(({ heading }) => heading ?? []),
    ].map(placeOf),
  );
  const personal = lines.filter(
    (line) => FIRST_PERSON.test(line.text.replace(SPACED_LETTERS, ' ')) && !left.has(placeOf(line)),
  );
  const forms = [...Map.groupBy(dates, ({ form }) => form)];
  const marked = statements.filter(({ mark }) => mark !== '');
  return [
    toCheck('consistency', 'dateForm', {
      share: forms.length <= 1 ? 1 : 0,
      earned: forms.length === 1 ? quote(dates.slice(0, 1).map(({ line }) => line)) : [],
      lost:
        forms.length > 1
          ? forms.flatMap(([, [first]]) => (first ? [{ quote: first.line.text, about: first.text }] : []))
          : [],
      values: { forms: forms.length },
    }),
    statements.length === 0
      ? unjudged('consistency', 'fullStops', 'noBullets', lookedIn(sections))
      : toCheck(
          'consistency',
          'fullStops',
          onlyOne(statements, ({ text }) => /[.।]$/.test(text.trim())),
        ),
    marked.length === 0
      ? unjudged('consistency', 'bulletMarks', 'noBullets', lookedIn(sections))
      : toCheck('consistency', 'bulletMarks', onlyOneByLevel(marked)),
    toCheck('consistency', 'firstPerson', { share: personal.length === 0 ? 1 : 0, lost: quote(personal) }),
  ];
}

/** A heading in the margin is a part of its line. */
const placeOf = ({ page, x, y }: Line) => `${page} ${x} ${y}`;

/** Lists inside lists may have another mark, which stands further right. */
function onlyOneByLevel(marked: readonly Statement[]) {
  const levels = [...Map.groupBy(marked, ({ line }) => Math.round(line.x / 6)).values()];
  const mixed = levels.find((level) => new Set(level.map(({ mark }) => mark)).size > 1);
  const marks = new Set(marked.map(({ mark }) => mark));
  // Nested lists need different places for their marks.
  return mixed || marks.size > levels.length
    ? onlyOne(mixed ?? marked, ({ mark }) => mark)
    : onlyOne(marked, () => '');
}

/** Met if all items have the same trait; otherwise one of each trait is shown. */
function onlyOne<Item extends { text: string }>(items: readonly Item[], traitOf: (item: Item) => unknown) {
  const traits = [...Map.groupBy(items, traitOf).values()];
  const firsts = traits.flatMap(([first]) => (first ? [{ quote: first.text }] : []));
  return traits.length <= 1 ? { share: 1, earned: firsts } : { share: 0, lost: firsts };
}
