/**
 * Whether a text has a term, in the singular or plural; one that ends in "ing" also as "screened" for "screening". Terms with capitals ("C", "R", "Go") are words of a language too, so their case
 * counts. A single letter has no plural ("Rs 500"), and is no half of a pair ("R&D").
 */
export function hasTerm(text: string, term: string): boolean {
  return patternOf(term).test(text);
}

/** The first of the terms that a text has, as the text spells it. */
export function findTerm(text: string, terms: readonly string[]): string | null {
  for (const term of terms) {
    const found = patternOf(term).exec(text);
    if (found) return found[0];
  }
  return null;
}

/** How often a text has a term, by the rules of `hasTerm`. */
export function countTerm(text: string, term: string): number {
  const { source, flags } = patternOf(term);
  return [...text.matchAll(new RegExp(source, `${flags}g`))].length;
}

/** With a stem of four letters or more. */
const ING = /([a-z]{4,})ing$/;

const patterns = new Map<string, RegExp>();

function patternOf(term: string): RegExp {
  const known = patterns.get(term);
  if (known) return known;
  const pattern = new RegExp(patternSource(term), term === term.toLowerCase() ? 'iu' : 'u');
  patterns.set(term, pattern);
  return pattern;
}

/** A pattern for the term with the flag `u`, by the rules of `hasTerm` without those of case. */
export function patternSource(term: string): string {
  const words = term
    .split(/[\s-]+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('[\\s-]?');
  const own =
    term.length === 1
      ? `(?<!\\p{L}&|\\p{L}\\.\\s?)${words}(?!&\\p{L}|\\.\\p{L})`
      : `${words.replace(ING, '$1(?:ing|ed)')}(?:s|es)?`;
  // "Go-to-market" names no language.
  return `(?<![\\p{L}\\p{N}])${own}(?![\\p{L}\\p{N}+#]|-to-)`;
}
