import type { SectionKind } from '@preproom/client/src/resume/words/headings.ts';
import {
  ExternalHyperlink,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
} from 'docx';
import { type Entry, isBullet, type ResumeText, type TextSection, withoutMark } from '../../resumeText.ts';
import { headingText } from '../headingText.ts';
import { tableOf } from '../pdf/sections.ts';
import type { DocxStyle } from './style.ts';

export type Section = TextSection & { kind?: SectionKind };
export type Content = Paragraph | Table;

export const plain = (text: string) => new Paragraph({ text });

export function title(name: string, { headings }: DocxStyle): Paragraph {
  return headings === 'styles'
    ? new Paragraph({ text: name, heading: HeadingLevel.TITLE })
    : new Paragraph({ children: [new TextRun({ text: name, bold: true, size: 36 })] });
}

export function sectionContent(section: Section, style: DocxStyle): Content[] {
  const { entries = [], lines = [] } = section;
  const rows = section.rows ?? (style.hasTable && section.kind === 'education' ? tableOf(entries) : null);
  const table = rows && (style.hasTable ? [tableOfRows(rows)] : rows.map((row) => plain(row.join(', '))));
  return [
    heading(headingText(section.heading, section.kind, style.form), style),
    ...lines.map((line) => (isBullet(line) ? bullet(withoutMark(line), style) : plain(line))),
    ...(table ?? entries.flatMap((entry) => entryContent(entry, style))),
  ];
}

function heading(text: string, { headings }: DocxStyle): Paragraph {
  return headings === 'styles'
    ? new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
    : new Paragraph({ children: [new TextRun({ text, bold: true, size: 26 })] });
}

function bullet(text: string, { bullet: mark }: DocxStyle): Paragraph {
  return mark === 'list' ? new Paragraph({ text, bullet: { level: 0 } }) : plain(`${mark} ${text}`);
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

function entryContent(entry: Entry, style: DocxStyle): Content[] {
  const { title: job, organisation, place, dates, grade, bullets } = entry;
  const points = bullets.map((text) => bullet(text, style));
  const left = joined(job, organisation, place, grade);
  if (style.entry === 'line') return [plain(joined(left, dates)), ...points];
  if (style.entry === 'table') return [tableOfRows([[left, dates]]), ...points];
  if (style.entry === 'datesLeft') return [datedRow(dates, [plain(left), ...points])];
  if (style.entry === 'labels' && organisation !== '')
    return [
      labelled('Company', joined(organisation, place)),
      labelled('Designation', joined(job, grade)),
      ...(dates === '' ? [] : [labelled('Duration', dates)]),
      ...points,
    ];
  const row = new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9_000 }],
    children: [
      new TextRun({ text: joined(job, organisation), bold: true }),
      new TextRun({ children: dates === '' ? [] : [new Tab(), dates] }),
    ],
  });
  const below = joined(place, grade);
  return [row, ...(below === '' ? [] : [plain(below)]), ...points];
}

const labelled = (label: string, value: string) =>
  new Paragraph({ children: [new TextRun(label), new TextRun({ children: [new Tab(), `: ${value}`] })] });

function datedRow(dates: string, beside: readonly Paragraph[]): Table {
  const cells = [new TableCell({ children: [plain(dates)] }), new TableCell({ children: [...beside] })];
  return new Table({ rows: [new TableRow({ children: cells })] });
}

function tableOfRows(rows: readonly (readonly string[])[]): Table {
  const cell = (text: string) => new TableCell({ children: [plain(text)] });
  return new Table({ rows: rows.map((row) => new TableRow({ children: row.map(cell) })) });
}

export const contactLine = ({ email, phone, links }: ResumeText) => [email, phone, ...links].join(' | ');

/** E-mail and links as words to click, without their address. */
export function contactWords({ email, phone, links }: ResumeText): Paragraph {
  const link = (word: string, address: string): ParagraphChild =>
    new ExternalHyperlink({ link: address, children: [new TextRun({ text: word, style: 'Hyperlink' })] });
  const words = links.flatMap((address) => [new TextRun(' | '), link('Profile', `https://${address}`)]);
  return new Paragraph({
    children: [new TextRun(`${phone} | `), link('E-mail', `mailto:${email}`), ...words],
  });
}
