import { DEGREE } from '../../words/degree.ts';
import { isPlace } from '../../words/places.ts';
import type { Entry, Part } from '../entry.ts';
import { isBoard, isGeneric, isOrganisation, isRole, isSubject, isUnit } from './partWords.ts';

/** "Pune (COEP)": a place, and the short name of the organisation in it. */
const WITH_SHORT_NAME = /^(.+?)\s*\(\p{Lu}[\p{L}.& -]*\)$/u;
const LETTERS = /^\p{Lu}{3,}$/u;
/** "Thiruvalla" or "Hosur Road" in a cell of its own, not "GitHub link". */
const LIKE_PLACE = /^\p{Lu}[\p{L}\p{M}.'’-]+(?:\s\p{Lu}[\p{L}\p{M}.'’-]+){0,2}$/u;
const NO_PLACE =
  /\b(?:link|live|demo|github|gitlab|website|web|code|source|certificate|certification|report|paper|view|credential|project|app|python|java|javascript|react|node|sql|excel|matlab)\b/i;

interface Others {
  title: Part | undefined;
  kind: Entry['kind'];
}

/**
 * The organisation with all that belongs to its name, and its place. A place is only told if it is known, or stands in a cell of its own; it is left
 * out of the organisation's name only if that is a name without it. What else stands behind the name is a part of it.
 */
export function organisationAndPlace(
  parts: readonly Part[],
  organisation: Part | undefined,
  others: Others,
): Pick<Entry, 'organisation' | 'place'> {
  if (!organisation) return { organisation: null, place: placeOf(parts, others) };
  const at = parts.indexOf(organisation);
  const isOwn = (part: Part) => part.cell === organisation.cell && isOfName(part, others);
  const last = OPEN_LIST.test(organisation.text)
    ? parts.findIndex((part, index) => index > at && (!part.isJoined || LIST_END.test(part.text)))
    : -1;
  const listed = last > at && parts[last]?.isJoined ? last : at;
  const end = parts.findIndex((part, index) => index > listed && !(part.isJoined && isOwn(part)));
  const list = parts.slice(at + 1, listed + 1);
  const behind = parts.slice(listed + 1, end < 0 ? parts.length : end);
  const isPartOfOther = /^an?\s(?:unit|division|subsidiary|part|member|associate|venture)\sof\s/i.test(
    organisation.text,
  );
  const [owner] = isPartOfOther ? parts.slice(Math.max(0, at - 1), at).filter(isOwn) : [];
  const above = owner ? [owner] : partsBefore(parts.slice(0, at + 1), isOwn);
  // "TSEC, Mumbai University": a college by its letters.
  const isCollege = above.every(({ text }) => LETTERS.test(text));
  const before = others.kind === 'education' && !isCollege ? [] : above;
  const name = [...before, organisation, ...list, ...ofName(organisation, behind)];
  const rest = parts.filter((part) => !name.includes(part) || placeIn(part) !== null);
  return {
    organisation: name.map(({ text }) => text).join(', '),
    place: placeOf(
      rest.filter((part) => part !== organisation),
      others,
    ),
  };
}

/** "Institute of Art", with ", Design and Technology" behind it. */
const OPEN_LIST = /\b(?:of|for)\s[^,]+$/i;
const LIST_END = /\s(?:and|&)\s\p{Lu}\p{L}+$/u;

/** Neither a title, nor a department, a board or what a degree is in. */
function isOfName(part: Part, { title, kind }: Others): boolean {
  const { text } = part;
  if (part === title || isUnit(text) || isRole(text)) return false;
  return kind !== 'education' || !(isBoard(text) || isSubject(text) || DEGREE.test(text));
}

/** "COEP" before "Speech Lab", if nothing else is before them in their cell. */
function partsBefore(parts: readonly Part[], isOwn: (part: Part) => boolean): Part[] {
  const organisation = parts.at(-1);
  const before = parts.slice(0, -1).filter(({ cell }) => cell === organisation?.cell);
  const areJoined = [...before.slice(1), organisation].every((part) => part?.isJoined);
  return areJoined && before.every((part) => isOwn(part) && placeIn(part) === null) ? before : [];
}

/** Which of the parts behind an organisation belong to its name. Before a known place stand streets and quarters. */
function ofName(organisation: Part, behind: readonly Part[]): Part[] {
  const at = behind.findIndex((part) => placeIn(part) !== null);
  const place = behind[at];
  if (!place) return [...behind];
  const quarters = behind.slice(0, at);
  if (isGeneric(organisation.text) || !isPlace(place.text)) return [...quarters, place];
  return quarters.filter(({ text }) => isOrganisation(text) || LETTERS.test(text));
}

/** The known place that a part is, or begins with. */
function placeIn({ text }: Part): string | null {
  const own = isPlace(text) ? text : (WITH_SHORT_NAME.exec(text)?.[1] ?? '');
  return isPlace(own) ? own : null;
}

/** A known place, or what looks like one and stands in a cell of its own. */
function placeOf(parts: readonly Part[], others: Others): string | null {
  const known = parts.map(placeIn).find((place) => place !== null);
  if (known) return known;
  const alone = parts.find(
    (part) =>
      part.isBeside &&
      part !== others.title &&
      parts.every(({ cell }, index) => cell !== part.cell || parts[index] === part) &&
      LIKE_PLACE.test(part.text) &&
      !NO_PLACE.test(part.text) &&
      isOfName(part, others) &&
      !isOrganisation(part.text),
  );
  return alone?.text ?? null;
}
