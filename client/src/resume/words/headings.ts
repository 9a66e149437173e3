import headings from './headings.json' with { type: 'json' };

/** Kinds of sections, with the headings that are common for them on Indian resumes. */
export type SectionKind = keyof typeof headings;

const NAMES = Object.entries(headings).flatMap(([kind, names]) =>
  names.map((name) => [name, kind as SectionKind] as const),
);
const KIND_OF = new Map<string, SectionKind>(NAMES);
const KIND_OF_COMPACT = new Map(NAMES.map(([name, kind]) => [name.replaceAll(' ', ''), kind]));
/** Devanagari by its letters alone: files that keep it as it is drawn have them in another order. */
const KIND_OF_LETTERS = new Map(
  NAMES.filter(([name]) => /\p{Script=Devanagari}/u.test(name)).map(([name, kind]) => [
    sortedLetters(name),
    kind,
  ]),
);

/** A part of a heading is of this kind if it begins or ends so. In the order in which they are tried. */
const KEY_WORDS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'activities',
    /^(?:volunteer\w*|leadership|extra ?curriculars?|co ?curriculars?)\b|\b(?:activity|activities|responsibilit(?:y|ies)|volunteering|leadership|involvement|societies|community service)$/,
  ],
  ['publications', /^research work|\b(?:publications?|papers|patents?|conferences|articles|writings?)$/],
  ['languages', /^(?:spoken |foreign |human )?languages(?: (?:known|spoken))?$/],
  [
    'skills',
    /\b(?:skills?|skillset|technologies|competenc(?:y|ies)|expertise|proficienc(?:y|ies)|strengths|tools|frameworks|languages|tech stack|stack|toolkit)$/,
  ],
  [
    'certifications',
    /\b(?:certifications?|certificates?|courses|coursework|course work|licen[cs]es|moocs?|(?:workshops?|seminars?)(?: attended)?)$/,
  ],
  ['projects', /\b(?:projects|open source(?: contributions?)?|contributions|portfolio)$/],
  [
    'experience',
    /\b(?:experiences?|internships?|employment|work history|trainings?|career|appointments|academic positions|positions held)$|^(?:work|employment|internships?)$/,
  ],
  [
    'education',
    /\b(?:education|educational background|qualifications?|academics|academia|schooling|scholastics)$|^(?:academic|educational) (?:details|profile|record|history|background|performance|credentials)\b/,
  ],
  [
    'achievements',
    /\b(?:achievements?|accomplishments?|awards?|honou?rs?|recognitions?|scholarships?|distinctions|fellowships)$/,
  ],
  ['interests', /\b(?:interests?|hobbies)$/],
  ['summary', /\b(?:summary|profile|objective|overview|statement)$|^about\b/],
  ['references', /\b(?:references?|referees)$/],
  ['personal', /^personal (?:details|information|info|data|particulars)$/],
  [
    'contact',
    /^contacts?\b|\bcontact details$|^(?:links|profiles|social (?:links|media|profiles)|online profiles)$/,
  ],
];
/** Words that only describe what the other part names: "Academic & Personal Projects". */
const DESCRIBES =
  /^(?:academic|personal|professional|technical|key|major|other|relevant|selected|work|industrial|scholastic|research|programming|core|additional|extra|curricular|co)$/;

/** "E D U C A T I O N", also with a kerned pair as in "E D U C AT I O N": where its words end is lost when the file is read. */
export function isSpacedOut(text: string): boolean {
  const parts = text.trim().split(/\s+/);
  const single = parts.filter((part) => /^[\p{L}&]$/u.test(part)).length;
  return (
    parts.length >= 4 &&
    parts.every((part) => /^[\p{L}&.-]{1,3}$/u.test(part)) &&
    single >= 0.6 * parts.length
  );
}

/** Spaced-out words as words, as far as wider gaps tell them apart. */
export function closedUp(text: string): string {
  if (!isSpacedOut(text)) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ');
}

/** The kind of section that a line with exactly these words begins, whatever its case and punctuation. */
export function headingKind(text: string): SectionKind | null {
  const plain = plainHeading(text.replace(/\s*\([^()]*\)\s*$/, ''));
  const kind = isSpacedOut(text) ? KIND_OF_COMPACT.get(plain.replaceAll(' ', '')) : KIND_OF.get(plain);
  return kind ?? KIND_OF_LETTERS.get(sortedLetters(plain)) ?? kindWithLigature(text);
}

/** The kind by key words, for a line that looks like a heading: "Technical Projects", "Leadership / Extracurricular". */
export function headingKindByWords(text: string): SectionKind | null {
  const known = headingKind(text);
  if (known) return known;
  const parts = plainHeading(closedUp(text))
    .split(/ and |,/)
    .map((part) => part.trim());
  // A describing word names the section only if no other part does.
  for (const part of [...parts.filter((one) => !DESCRIBES.test(one)), ...parts]) {
    const kind = KIND_OF.get(part) ?? KEY_WORDS.find(([, words]) => words.test(part))?.[0];
    if (kind) return kind;
  }
  return null;
}

/** Ligatures without a character leave a gap: "Pro les" for "Profiles". */
function kindWithLigature(text: string): SectionKind | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what pdf.js gives for a glyph without a character
  const gap = /[\u0000\uFFFD]| /;
  if (!gap.test(text) || text.length > 40) return null;
  for (const ligature of ['fi', 'fl', 'ff', 'ffi']) {
    const kind = KIND_OF.get(plainHeading(text.replace(gap, ligature)));
    if (kind) return kind;
  }
  return null;
}

/** Lower case, "and" for "&" and "/", without numbers and marks. */
function plainHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/[&/+|]/g, ' and ')
    .replace(/[^\p{L}\p{M}, ]/gu, ' ')
    .replace(/,/g, ' and ')
    .replace(/\s+/g, ' ')
    .replace(/(?: and)+(?= and )/g, '')
    .trim();
}

function sortedLetters(text: string): string {
  return /\p{Script=Devanagari}/u.test(text) ? [...text.replace(/\s/g, '')].toSorted().join('') : '';
}
