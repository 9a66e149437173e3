import places from './places.json' with { type: 'json' };

const listed = (names: string) => names.split(', ').filter((name) => name !== '');

/** Cities, states and countries, in lower case. */
const PLACES = new Set([
  ...[places.india, places.world].flatMap((states) =>
    Object.entries(states).flatMap(([state, cities]) => [state, ...listed(cities)]),
  ),
  ...listed(places.hindi),
  ...listed(places.everywhere),
]);
/** "MH", "CA": states by their letters. */
const CODES = new Set(places.codes.split(' '));
/** What may stand behind a place: "(Remote)", "- 411001". */
const ADDITION = /\s*\((?:remote|hybrid|on-?site|\p{Lu}{2}|[^)]*\d[^)]*)\)$|[\s–-]+\d{3}\s?\d{3}$/iu;

/** Whether the whole text is a place that everybody knows: "Pune", "Pune, Maharashtra", "Tamil Nadu", "TN". */
export function isPlace(text: string): boolean {
  const parts = text
    .replace(ADDITION, '')
    .split(/\s*,\s*/)
    .map((part) => part.replace(/(?<=\p{L}{3})\.$/u, '').trim());
  return parts.every((part) => CODES.has(part) || isNamed(part));
}

/** One name, or two without a comma: "Mumbai India". */
function isNamed(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  const isKnown = (from: number, to?: number) => PLACES.has(words.slice(from, to).join(' '));
  return isKnown(0) || words.some((_, at) => at > 0 && isKnown(0, at) && isKnown(at));
}
