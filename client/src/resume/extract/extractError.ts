/** Why a file cannot be read. The page has a sentence for each. */
export const EXTRACT_FAULTS = [
  'empty',
  'too_big',
  'wrong_type',
  'old_word',
  'password',
  'too_many_pages',
  'too_much',
  'no_text',
  'broken_text',
  'damaged',
  'timeout',
] as const;
export type ExtractFault = (typeof EXTRACT_FAULTS)[number];

export class ExtractError extends Error {
  override name = 'ExtractError';
  readonly fault: ExtractFault;
  /** Pages of the file, for `too_many_pages`. */
  readonly pages: number | undefined;

  constructor(fault: ExtractFault, { pages, cause }: { pages?: number; cause?: unknown } = {}) {
    super(fault, { cause });
    this.fault = fault;
    this.pages = pages;
  }
}
