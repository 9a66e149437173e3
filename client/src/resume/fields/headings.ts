import headings from './headings.json' with { type: 'json' };

/** Kinds of sections, with the headings that are common for them on Indian resumes. */
export type SectionKind = keyof typeof headings;

const NAMES = Object.entries(headings).flatMap(([kind, names]) =>
  names.map((name) => [name, kind as SectionKind] as const),
);
const KIND_OF = new Map<string, SectionKind>(NAMES);
const KIND_OF_COMPACT = new Map(NAMES.map(([name, kind]) => [name.replaceAll(' ', ''), kind]));

/** "E D U C A T I O N": where its words end is lost when the file is read. */
const SPACED_OUT = /^(?:[\p{L}&-]\s+){3,}\p{L}$/u;

export function isSpacedOut(text: string): boolean {
  return SPACED_OUT.test(text.trim());
}

/** The kind of section that a line with exactly these words begins, whatever its case and punctuation. */
export function headingKind(text: string): SectionKind | null {
  const kind = isSpacedOut(text)
    ? KIND_OF_COMPACT.get(plainHeading(text.replace(/\s/g, '')).replaceAll(' ', ''))
    : KIND_OF.get(plainHeading(text));
  return kind ?? null;
}

/** Lower case, "and" for "&" and "/", without numbers and marks. */
function plainHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/[&/]/g, ' and ')
    .replace(/[^\p{L}\p{M} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
