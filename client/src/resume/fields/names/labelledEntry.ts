import type { Line } from '../../layout/line.ts';
import { isPlace } from '../../words/places.ts';
import type { Entry } from '../entry.ts';

/** What a label says of its value. */
type Label = 'project' | 'title' | 'organisation' | 'place' | 'other';

const LABELS: readonly (readonly [Label, RegExp])[] = [
  ['project', /^(?:project(?: name| title)?|title(?: of (?:the )?project)?)$/i],
  ['title', /^(?:designation|role|position(?: held)?|post|job title|occupation(?: or position held)?)$/i],
  [
    'organisation',
    /^(?:name of (?:the )?)?(?:company|organi[sz]ation|employer|client|institute|institution|college|school)(?: name)?$/i,
  ],
  ['place', /^(?:place|location|city)$/i],
  [
    'other',
    /^(?:duration|period|tenure|dates?|team size|environment|tools|technology|technologies|platform|description|nature of work|country|contract value|scope of work)$/i,
  ],
];
/** Lines with labels make an entry of labels. */
const LEAST = 2;

/** The label that a line begins with, in a cell of its own or before a colon: "Client", "Client : Nimbus". */
export function labelOf(line: Line): string | null {
  const name = splitLabel(line)?.name.toLowerCase() ?? null;
  return name !== null && kindOf(name) ? name : null;
}

/** Whether lines are a list of labels with their values. */
export const isLabelled = (lines: readonly Line[]) => lines.filter(labelOf).length >= LEAST;

/** Title, organisation and place by their labels. What a project is called goes before what somebody was in it. */
export function labelledNames(
  lines: readonly Line[],
  kind: Entry['kind'],
): Pick<Entry, 'title' | 'organisation' | 'place'> {
  const values = lines.flatMap((line) => {
    const found = splitLabel(line);
    const label = found && kindOf(found.name);
    return found && label && found.value !== '' ? [{ label, value: found.value }] : [];
  });
  const valueBeside = (label: Label) => values.find((one) => one.label === label)?.value ?? null;
  const titles = [valueBeside('project'), valueBeside('title')];
  const place = valueBeside('place');
  return {
    title: (kind === 'projects' ? titles : titles.toReversed()).find((title) => title !== null) ?? null,
    organisation: valueBeside('organisation'),
    place: place !== null && isPlace(place) ? place : null,
  };
}

const kindOf = (name: string) => LABELS.find(([, words]) => words.test(name))?.[0] ?? null;

function splitLabel({ text, cells }: Line): { name: string; value: string } | null {
  const [first = '', ...others] = cells;
  const isCell = others.length > 0 && !first.includes(':');
  const [name = '', ...rest] = isCell ? [first, others.join(' ')] : text.split(/\s*:\s*/);
  const value = rest.join(': ').replace(/^[\s:–-]+/, '');
  return rest.length === 0 ? null : { name: name.replace(/[\s:–-]+$/, '').trim(), value: value.trim() };
}
