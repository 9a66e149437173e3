import type { Resume } from '../parseResume.ts';
import { type Check, quote, toCheck } from './check.ts';

const FIRST_PERSON =
  /(?<!(?:[Pp]hase|[Pp]art|[Cc]lass|[Ll]evel|[Gg]rade|[Dd]ivision|[Tt]ier|[Ss]emester|[Uu]nit)\s)(?:^|(?<=[\s("']))(?:I|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]e|[Mm]yself)(?=[\s,.;:!?)"'’]|$)/;

/** Whether it looks as if one person wrote it with care. */
export function consistency({ dates, statements, lines, sections }: Resume): Check[] {
  const declaration = new Set(
    sections.filter(({ kind }) => kind === 'declaration').flatMap((section) => section.lines),
  );
  const personal = lines.filter((line) => FIRST_PERSON.test(line.text) && !declaration.has(line));
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
    toCheck(
      'consistency',
      'fullStops',
      onlyOne(statements, ({ text }) => /[.।]$/.test(text.trim())),
    ),
    toCheck(
      'consistency',
      'bulletMarks',
      onlyOne(marked, ({ mark }) => mark),
    ),
    toCheck('consistency', 'firstPerson', { share: personal.length === 0 ? 1 : 0, lost: quote(personal) }),
  ];
}

/** Met if all items have the same trait; otherwise one of each trait is shown. */
function onlyOne<Item extends { text: string }>(items: readonly Item[], traitOf: (item: Item) => unknown) {
  const traits = [...Map.groupBy(items, traitOf).values()];
  const firsts = traits.flatMap(([first]) => (first ? [{ quote: first.text }] : []));
  return traits.length <= 1 ? { share: 1, earned: firsts } : { share: 0, lost: firsts };
}
