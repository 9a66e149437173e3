/** What the cells of a table's column say; `mixed`: a title and below it an organisation. */
export type ColumnKind = 'title' | 'organisation' | 'from' | 'to' | 'dates' | 'grade' | 'mixed' | 'other';

const KINDS: readonly (readonly [ColumnKind, RegExp])[] = [
  ['other', /^(?:s|sl|sr|no|serial|क्रम(?:ांक)?)$/],
  ['from', /^(?:from|joining)$/],
  ['to', /^(?:to|leaving)$/],
  [
    'grade',
    /^(?:marks|percentage|percent|grades?|division|score|c?gpa|cpi|aggregate|results?|%|प्रतिशत|अंक|श्रेणी)$/,
  ],
  ['dates', /^(?:years?|session|duration|period|dates?|passing|completion|batch|वर्ष|अवधि)$/],
  [
    'title',
    /^(?:degree|course|qualifications?|examinations?|exam|class|standard|certificate|programme|program|designation|role|position|post|stream|परीक्षा|उपाधि|योग्यता|पद)$/,
  ],
  [
    'organisation',
    /^(?:institutes?|institutions?|college|school|university|company|organi[sz]ation|employer|hospital|firm|board|संस्था|विद्यालय|विश्वविद्यालय)$/,
  ],
];
/** Where somebody learnt, not who examined. */
const SCHOOL = /\b(?:institut(?:e|ion)s?|college|school)\b/i;
/** Words that only stand beside those. */
const BESIDE = /^(?:of|and|the|in|name|obtained|passed|branch|speciali[sz]ation|level|बोर्ड|का|नाम|व|एवं)$/;

/** The kinds of a row's columns if it has nothing but the names of columns: "Examination", "Institute", "Year", "CPI/%"; else null. */
export function columnsOf(cells: readonly string[]): ColumnKind[] | null {
  const kinds = cells.map(kindsIn);
  if (cells.length < 3 || kinds.some((found) => found === null)) return null;
  const own = kinds.map((found) => columnKind(found ?? []));
  const known = new Set(own.filter((kind) => kind !== 'other'));
  if (known.size < 2) return null;
  // A board beside a school, a university beside a college.
  const named = own.findIndex((kind, index) => kind === 'organisation' && SCHOOL.test(cells[index] ?? ''));
  const first = named < 0 ? own.indexOf('organisation') : named;
  return own.map((kind, index) => (kind === 'organisation' && index !== first ? 'other' : kind));
}

/** Whether two names are of columns of two kinds: "Year", "Percentage". */
export function areTwoColumns(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => columnKind(kindsIn(name) ?? []));
  return first !== 'other' && second !== 'other' && first !== second;
}

/** The kinds that the words of a column's name tell; null if one of them names no column. */
function kindsIn(name: string): ColumnKind[] | null {
  const words = name
    .toLowerCase()
    .split(/[\s/|(),.&-]+/)
    .filter((word) => word !== '');
  const kinds = words.map((word) =>
    BESIDE.test(word) ? 'beside' : (KINDS.find(([, own]) => own.test(word))?.[0] ?? null),
  );
  if (words.length === 0 || kinds.includes(null)) return null;
  const found = kinds.flatMap((kind) => (kind === 'beside' || kind === null ? [] : [kind]));
  return found.length > 0 ? found : null;
}

function columnKind(kinds: readonly ColumnKind[]): ColumnKind {
  const has = (kind: ColumnKind) => kinds.includes(kind);
  if (has('title') && has('organisation')) return kinds[0] === 'title' ? 'mixed' : 'other';
  if (has('from') && has('to')) return 'dates';
  return (['grade', 'dates', 'title', 'organisation', 'from', 'to'] as const).find(has) ?? 'other';
}
