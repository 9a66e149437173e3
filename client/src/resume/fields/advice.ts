import type { PageImage, ResumeContent } from '../extract/document.ts';
import type { Line } from '../layout/line.ts';

/** What employers in India need not know, and what invites bias. It costs no points. */
export const ADVICE_KINDS = ['photo', 'birthDate', 'parentsNames'] as const;
export type AdviceKind = (typeof ADVICE_KINDS)[number];

export interface Advice {
  kind: AdviceKind;
  /** Null for the photo. */
  line: Line | null;
}

export const BIRTH_DATE =
  /\b(?:date\s+of\s+birth|birth\s*date|d\.?\s?o\.?\s?b\.?|born\s+on)(?![a-z])|जन्म\s*(?:तिथि|दिनांक)/iu;
const PARENT =
  /\b(?:father|mother|parent|guardian)(?:['’]?s)?['’]?\s*(?:name\b|[:\-–])|\b[sd]\/o\b|पिता\s*का\s*नाम|माता\s*का\s*नाम/iu;

export function adviceOf(lines: readonly Line[], content: ResumeContent): Advice[] {
  const birth = lines.find(({ text }) => BIRTH_DATE.test(text));
  const parent = lines.find(({ text }) => PARENT.test(text));
  return [
    ...(hasPhoto(content) ? [{ kind: 'photo' as const, line: null }] : []),
    ...(birth ? [{ kind: 'birthDate' as const, line: birth }] : []),
    ...(parent ? [{ kind: 'parentsNames' as const, line: parent }] : []),
  ];
}

/** A picture of a portrait's size and shape on the first page. Of a Word file's pictures only the number is known. */
function hasPhoto(content: ResumeContent): boolean {
  if (content.kind === 'docx') return content.images > 0;
  const [first] = content.pages;
  return first ? first.images.some((image) => isPortrait(image, first)) : false;
}

/** Icons are smaller; backgrounds, banners and lines are larger or longer. */
function isPortrait({ width, height }: PageImage, page: { width: number }): boolean {
  const shape = height / width;
  return width >= 40 && width <= 0.4 * page.width && shape >= 0.7 && shape <= 1.8;
}
