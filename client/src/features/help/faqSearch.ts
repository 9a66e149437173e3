/** Whether a question contains what is searched for, without regard to case; nothing searched for fits every question. */
export function fitsSearch(question: string, search: string): boolean {
  return folded(question).includes(folded(search.trim()));
}

/** Devanagari can be typed with its dots as letters of their own: both spellings are one. */
function folded(text: string): string {
  return text.normalize('NFKD').toLowerCase();
}
