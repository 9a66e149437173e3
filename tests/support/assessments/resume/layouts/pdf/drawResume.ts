import type { SectionKind } from '@preproom/client/src/resume/words/headings.ts';
import type { ResumeText, TextSection } from '../../resumeText.ts';
import { spacedOut } from '../headingText.ts';
import { Pen } from './Pen.ts';
import { PAGE, type Piece, type Sheet } from './pieces.ts';
import { drawSection } from './sections.ts';
import type { PdfStyle } from './style.ts';

type Section = TextSection & { kind?: SectionKind };

const { margin } = PAGE;
const WIDTH = PAGE.width - 2 * margin;
/** Names of sections that stand in a sidebar. */
const ASIDE =
  /skill|tools|language|contact|personal|hobbies|interest|competenc|certif|recogni|award|honor|achieve/i;
const ICONS = { email: '✉', phone: '☎', link: '🖳' };
const SIDEBAR = 165;

/** A resume as texts at their places, in the order in which the layout's producer stores them. */
export function drawResume(text: ResumeText, style: PdfStyle, photo: Buffer | null): Sheet {
  const sheet: Sheet = { pieces: [], shapes: [], photo };
  const head = new Pen(sheet, style, { x: margin, width: photo ? WIDTH - 90 : WIDTH }, margin);
  drawName(head, text.name);
  if (style.columns === 'one' || style.columns === 'part') inOneColumn(head, text);
  else inTwoColumns(head, text);
  if (style.rightCells === 'afterEntry') sheet.pieces = rightCellsLast(sheet.pieces);
  if (style.columns === 'jumbled') sheet.pieces.sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  if (style.hasFurniture) addFurniture(sheet, text.name);
  return sheet;
}

function drawName(pen: Pen, name: string): void {
  const { name: look } = pen.style;
  const put = { weight: 'Bold', size: 22 } as const;
  if (look === 'centred') pen.centred(name, put);
  else pen.paragraph(look === 'spaced' && !/\p{M}/u.test(name) ? spacedOut(name.toUpperCase()) : name, put);
}

function inOneColumn(pen: Pen, text: ResumeText): void {
  const { contacts, name } = pen.style;
  const details = detailsOf(text);
  if (contacts === 'icons') drawIcons(pen, details);
  else if (contacts === 'lines' || contacts === 'labels')
    for (const { text: detail, label } of details)
      pen.paragraph(contacts === 'labels' ? `${label}: ${detail}` : detail);
  else {
    const line = details.map(({ text: detail }) => detail).join(contacts);
    if (name === 'centred') pen.centred(line);
    else pen.paragraph(line);
  }
  const below = new Pen(
    pen.sheet,
    pen.style,
    { x: margin, width: WIDTH },
    pen.sheet.photo ? margin + 96 : pen.y,
  );
  const isBeside = ({ entries }: Section) => pen.style.columns === 'part' && !entries;
  for (const section of text.sections.filter((one) => !isBeside(one))) drawSection(below, section);
  drawBeside(below, text.sections.filter(isBeside));
  for (const line of text.personal ?? []) below.paragraph(line);
}

/** Two sections in a row, each in its half. */
function drawBeside(pen: Pen, sections: readonly Section[]): void {
  const width = (WIDTH - 24) / 2;
  for (let index = 0; index < sections.length; index += 2) {
    const halves = sections.slice(index, index + 2).map((section, half) => {
      const own = new Pen(pen.sheet, pen.style, { x: margin + half * (width + 24), width }, pen.y);
      own.page = pen.page;
      drawSection(own, section);
      return own;
    });
    pen.follow(halves.reduce((low, own) => (own.page > low.page || own.y > low.y ? own : low)));
  }
}

const detailsOf = ({ email, phone, links }: ResumeText) => [
  { text: email, icon: ICONS.email, label: 'E-mail' },
  { text: phone, icon: ICONS.phone, label: 'Mobile' },
  ...links.map((link) => ({ text: link, icon: ICONS.link, label: 'Profile' })),
];

/** Each detail behind a glyph of a symbol font. */
function drawIcons(pen: Pen, details: ReturnType<typeof detailsOf>): void {
  let { x } = pen.column;
  for (const { text, icon } of details) {
    const { size } = pen.style;
    pen.put({ text: icon, font: 'icons', size, x });
    pen.at(text, x + size + 4);
    x += 40 + text.length * size * 0.5;
    if (x < pen.column.x + pen.column.width - 130) continue;
    pen.next();
    ({ x } = pen.column);
  }
  pen.next();
}

function inTwoColumns(head: Pen, text: ResumeText): void {
  const { columns } = head.style;
  const top = Math.max(head.y + 8, head.sheet.photo ? margin + 96 : 0);
  const contact: Section = {
    heading: 'Contact',
    kind: 'contact',
    lines: detailsOf(text).map(({ text: one }) => one),
  };
  const aside = [contact, ...text.sections.filter(({ heading }) => ASIDE.test(heading))];
  const main = text.sections.filter(({ heading }) => !ASIDE.test(heading));
  const narrow = columns === 'halves' || columns === 'jumbled' ? (WIDTH - 24) / 2 : SIDEBAR;
  const wide = WIDTH - narrow - 24;
  const asideX = columns === 'sidebarRight' ? margin + wide + 24 : margin;
  const mainX = columns === 'sidebarRight' ? margin : margin + narrow + 24;
  const drawAside = () => drawColumn(head, aside, { x: asideX, width: narrow }, top, text.personal);
  const drawMain = () => drawColumn(head, main, { x: mainX, width: wide }, top);
  for (const draw of columns === 'sidebarRight' ? [drawMain, drawAside] : [drawAside, drawMain]) draw();
}

function drawColumn(
  { sheet, style }: Pen,
  sections: readonly Section[],
  column: Pen['column'],
  top: number,
  lines: readonly string[] = [],
): void {
  const pen = new Pen(sheet, style, column, top);
  for (const section of sections) drawSection(pen, section);
  for (const line of lines) pen.paragraph(line);
}

/** Within each entry, what stands at the right after all that stands at the left. */
function rightCellsLast(pieces: readonly Piece[]): Piece[] {
  return [...Map.groupBy(pieces, ({ entry }) => entry).values()].flatMap((own) => [
    ...own.filter(({ isRight }) => !isRight),
    ...own.filter(({ isRight }) => isRight),
  ]);
}

/** What a program that prints adds: a name above and the page's number with the day below. */
function addFurniture(sheet: Sheet, name: string): void {
  const pages = Math.max(...sheet.pieces.map(({ page }) => page)) + 1;
  const put = { font: 'sans', size: 8, x: margin, entry: -1, isRight: false, isSpelled: true } as const;
  for (let page = 0; page < pages; page += 1) {
    sheet.pieces.push({ ...put, text: `${name} - Resume`, page, y: 20 });
    sheet.pieces.push({
      ...put,
      text: `March 14, 2026    Page ${page + 1} of ${pages}`,
      page,
      y: PAGE.height - 26,
    });
  }
}
