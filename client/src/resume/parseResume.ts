import type { ResumeContent } from './extract/document.ts';
import { type Advice, adviceOf } from './fields/advice.ts';
import { type Contact, contactOf } from './fields/contact.ts';
import { datesOf, type WrittenDate } from './fields/dates.ts';
import { type Education, educationOf } from './fields/education.ts';
import { entriesOf } from './fields/entries.ts';
import type { Entry } from './fields/entry.ts';
import { type Section, sectionsOf } from './fields/sections.ts';
import type { Statement } from './fields/statement.ts';
import { statementsOf } from './fields/statements.ts';
import { compareOrder, type OrderComparison } from './layout/compareOrder.ts';
import { layOut } from './layout/layOut.ts';
import type { Layout, Line } from './layout/line.ts';

/** All that the rubric looks at. Made of the file alone; nothing is guessed or added. */
export interface Resume extends Layout {
  kind: ResumeContent['kind'];
  /** Null for Word files, which have no pages. */
  pages: number | null;
  words: number;
  /** How well the other reading orders keep that of a person. */
  order: Record<'stored' | 'across', OrderComparison>;
  hasHeaderText: boolean;
  /** Text boxes or newspaper columns of a Word file, of which the place on the page is not known. */
  hasFrames: boolean;
  sections: Section[];
  contact: Contact;
  education: Education;
  dates: WrittenDate[];
  statements: Statement[];
  /** Jobs, projects and degrees in the order of the page. */
  entries: Entry[];
  advice: Advice[];
}

export function parseResume(content: ResumeContent): Resume {
  const layout = layOut(content);
  const { lines } = layout;
  const sections = sectionsOf(lines);
  // Contact details beside the name are read in any order.
  const head = new Set(sections.length > 1 ? sections[0]?.lines : []);
  const body = lines.filter((line) => !head.has(line));
  const header = content.kind === 'docx' ? content.headerLines.map(toHeaderLine) : [];
  const top = [
    ...header,
    ...sections
      .filter(({ kind }) => kind === 'top' || kind === 'contact')
      .flatMap((section) => section.lines),
  ];
  // What a referee is called and answers under is nobody else's; dates of passports need not look like others.
  const without = (...kinds: readonly Section['kind'][]) => {
    const left = new Set(sections.filter(({ kind }) => kinds.includes(kind)).flatMap((one) => one.lines));
    return lines.filter((line) => !left.has(line));
  };
  return {
    ...layout,
    kind: content.kind,
    pages: content.kind === 'pdf' ? content.pages.length : null,
    order: {
      stored: compareOrder(body, layout.orders.stored),
      across: compareOrder(body, layout.orders.across),
    },
    words: lines.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0), 0),
    hasHeaderText: header.length > 0,
    hasFrames: content.kind === 'docx' && content.hasFrames === true,
    sections,
    contact: contactOf([...header, ...without('references')], top, content.links),
    education: educationOf(sections),
    dates: datesOf(without('personal', 'declaration')),
    statements: statementsOf(sections),
    entries: entriesOf(sections),
    advice: adviceOf(lines, content),
  };
}

/** A paragraph of Word's page header. Its place in the text is before all others. */
function toHeaderLine(text: string): Line {
  const cells = text.split(/\t+/).map((cell) => cell.trim());
  return {
    text: cells.join(' '),
    cells,
    page: 1,
    x: 0,
    y: -1,
    size: null,
    isBold: false,
    style: 'text',
    isInTable: false,
  };
}
