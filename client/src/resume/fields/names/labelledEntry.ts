import type { Line } from '../../layout/line.ts';
import { type FieldLabel, fieldLabel } from '../../words/fieldLabels.ts';
import { isPlace } from '../../words/places.ts';
import type { Entry } from '../entry.ts';
import { withoutGrades } from './entryParts.ts';
import { isGeneric } from './partWords.ts';

/** Lines with labels make an entry of labels. */
const LEAST = 2;
/** Points by which values stand further right than their labels. */
const VALUE = 20;
/** In font sizes, how far the lines of one value are apart. */
const NEXT_LINE = 1.6;

/** The label that a line begins with, in a cell of its own or before a colon: "Client", "Client : Nimbus". */
export function labelOf(line: Line): string | null {
  const name = splitLabel(line)?.name.toLowerCase() ?? null;
  return name !== null && fieldLabel(name) ? name : null;
}

/** Whether lines are a list of labels with their values. */
export const isLabelled = (lines: readonly Line[]) => lines.filter(labelOf).length >= LEAST;

/** Title, organisation and place by their labels. What a project is called goes before what somebody was in it. */
export function labelledNames(
  lines: readonly Line[],
  kind: Entry['kind'],
): Pick<Entry, 'title' | 'organisation' | 'place'> {
  const values = withContinued(lines).flatMap((line) => {
    const found = splitLabel(line);
    const label = found && fieldLabel(found.name);
    return found && label && found.value !== '' ? [{ label, value: found.value }] : [];
  });
  const valueBeside = (label: FieldLabel) => values.find((one) => one.label === label)?.value ?? null;
  const titles = [valueBeside('project'), valueBeside('title')].map((title) => title && withoutGrades(title));
  const whole = valueBeside('organisation');
  const own = whole === null ? null : placeAtEnd(whole);
  const place = valueBeside('place');
  return {
    title: (kind === 'projects' ? titles : titles.toReversed()).find((title) => title !== null) ?? null,
    organisation: own?.name ?? whole,
    place: place !== null && isPlace(place) ? place : (own?.place ?? null),
  };
}

/** "Nimbus Retail, Pune": an organisation that has a name without its known place. */
function placeAtEnd(whole: string): { name: string; place: string } | null {
  const [, name = '', place = ''] = /^(.+),\s*([^,()]+)$/u.exec(whole) ?? [];
  return isPlace(place) && !isGeneric(name) ? { name, place } : null;
}

/** A value that goes on in lines of its own, further right than its label, as one. */
function withContinued(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const open = whole.at(-1);
    const isRest =
      open &&
      labelOf(open) !== null &&
      labelOf(line) === null &&
      line.size !== null &&
      line.x > open.x + VALUE &&
      last !== null &&
      line.y - last.y <= NEXT_LINE * line.size;
    if (isRest) {
      const before = open.cells.at(-1) ?? '';
      const isDivided = /\p{L}[-\u2010]$/u.test(before) && /^\p{Ll}/u.test(line.text);
      const value = isDivided ? `${before.slice(0, -1)}${line.text}` : `${before} ${line.text}`;
      const cells = [...open.cells.slice(0, -1), value];
      whole[whole.length - 1] = { ...open, cells, text: cells.join(' ') };
    } else whole.push(line);
    last = line;
  }
  return whole;
}

function splitLabel({ text, cells }: Line): { name: string; value: string } | null {
  const [first = '', ...others] = cells;
  const isCell = others.length > 0 && !first.includes(':');
  const [name = '', ...rest] = isCell ? [first, others.join(' ')] : text.split(/\s*:\s*/);
  const value = rest.join(': ').replace(/^[\s:–-]+/, '');
  return rest.length === 0 ? null : { name: name.replace(/[\s:–-]+$/, '').trim(), value: value.trim() };
}
