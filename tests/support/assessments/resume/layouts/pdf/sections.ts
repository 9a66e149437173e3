import type { SectionKind } from '@preproom/client/src/resume/words/headings.ts';
import { type Entry, isBullet, type TextSection, withoutMark } from '../../resumeText.ts';
import { headingText } from '../headingText.ts';
import type { Pen } from './Pen.ts';
import { widthOf, wrap } from './pieces.ts';

/** Where the one tab stop of the `tab` layout is, from the left margin. */
const TAB = 350;
/** How far a job stands in behind its bullet. */
const NESTED = 12;
/** The left margin that has the dates in the `margin` layout. */
const DATE_MARGIN = 120;

/** The left column that has the headings. */
const HEADING_COLUMN = 130;
/** The left column that has the dates. */
const DATE_COLUMN = 88;

/** How wide dates and names are in the `stacked` layout. */
const STACK = 64;
const NAME = 190;

type Section = TextSection & { kind?: SectionKind };

export function drawSection(pen: Pen, section: Section): void {
  const { headingSize, hasRules, hasHeadingColumn, size } = pen.style;
  pen.entry += 1;
  pen.next(size, -4);
  if (hasHeadingColumn) {
    const beside = pen.indented(HEADING_COLUMN);
    // On the baseline of the section's first line.
    pen.y -= 0.8 * (headingSize - size);
    drawHeading(pen, section, HEADING_COLUMN - 10);
    drawContent(beside, section);
    if (beside.y > pen.y || beside.page > pen.page) pen.follow(beside);
    return;
  }
  drawHeading(pen, section, pen.column.width);
  pen.next(headingSize, 2);
  if (hasRules) pen.rule();
  drawContent(pen, section);
}

function drawHeading(pen: Pen, section: Section, width: number): void {
  const { heading, headingMark, headingSize: size } = pen.style;
  const text = headingText(section.heading, section.kind, heading);
  const put = { weight: 'Bold', size } as const;
  if (heading !== 'smallCapitals') {
    pen.mark(headingMark, size);
    pen.at(text, pen.column.x + widthOf(headingMark, 'icons', size), {
      ...put,
      spacing: heading === 'apart' ? 3 : 0,
    });
    return;
  }
  for (const line of wrap(text, pen.font('Bold'), size, width)) {
    pen.smallCapitals(line, pen.column.x, put);
    pen.y += size * 1.1;
  }
}

function drawContent(pen: Pen, section: Section): void {
  const { hasTable, areDegreesBeside } = pen.style;
  for (const line of section.lines ?? [])
    if (isBullet(line)) pen.bullet(withoutMark(line));
    else pen.paragraph(line);
  const rows =
    section.rows ?? (hasTable && section.kind === 'education' ? tableOf(section.entries ?? []) : null);
  if (rows) drawRows(pen, rows, hasTable);
  else if (areDegreesBeside && section.kind === 'education') drawPairs(pen, section.entries ?? []);
  else for (const entry of section.entries ?? []) drawEntry(pen, entry);
}

/** Degree, school, year and marks, under a row that names them. */
export function tableOf(entries: readonly Entry[]): string[][] {
  return [
    ['Degree', 'Institute', 'Year', 'Score'],
    ...entries.map(({ title, organisation, dates, grade }) => [title, organisation, dates, grade]),
  ];
}

/** Cells at fixed places, or one line with commas. */
function drawRows(pen: Pen, rows: readonly (readonly string[])[], isTable: boolean): void {
  const { x, width } = pen.column;
  for (const row of rows) {
    if (!isTable) {
      pen.paragraph(row.join(', '));
      continue;
    }
    row.forEach((cell, index) => {
      const left = x + (index * width) / row.length;
      const box = {
        page: pen.page,
        x: left,
        y: pen.y - 2,
        width: width / row.length,
        height: pen.style.size * 1.25 + 4,
      };
      pen.sheet.shapes.push({ kind: 'box', ...box });
      pen.at(cell, left + 3);
    });
    pen.next(pen.style.size, 4);
  }
}

function drawEntry(pen: Pen, entry: Entry): void {
  pen.entry += 1;
  const { isNested, entry: look } = pen.style;
  const inner = isNested ? pen.indented(NESTED) : look === 'dateColumn' ? pen.indented(DATE_COLUMN) : pen;
  if (isNested) pen.at('•', pen.column.x);
  if (look === 'dateColumn') drawDates(pen, entry.dates);
  HEADS[look](inner, entry);
  const { listLabel } = pen.style;
  if (listLabel !== '' && entry.bullets.length > 0) inner.paragraph(listLabel, { weight: 'Bold' });
  for (const bullet of entry.bullets) inner.bullet(bullet);
  pen.follow(inner);
  pen.y += 3;
}

/** Two degrees in a row: their schools, their dates and the degrees, each in its half. A third one stands alone. */
function drawPairs(pen: Pen, entries: readonly Entry[]): void {
  for (let index = 0; index < entries.length; index += 2) {
    const pair = entries.slice(index, index + 2);
    const [one] = pair;
    if (pair.length === 1 && one) drawEntry(pen, one);
    else
      for (const part of ['organisation', 'dates', 'title', 'grade'] as const) {
        pair.forEach((entry, half) => {
          pen.at(entry[part], pen.column.x + (half * pen.column.width) / 2, {
            weight: part === 'organisation' ? 'Bold' : '',
          });
        });
        pen.next();
      }
    pen.y += 3;
  }
}

/** In as many lines as they need; what stands beside them begins in their first line. */
function drawDates(pen: Pen, dates: string): void {
  const { y } = pen;
  for (const line of wrap(dates, pen.font(), pen.style.size, DATE_COLUMN - 8)) {
    pen.at(line, pen.column.x);
    pen.y += pen.style.size * 1.25;
  }
  pen.y = y;
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

const HEADS: Record<Pen['style']['entry'], (pen: Pen, entry: Entry) => void> = {
  line(pen, { title, organisation, place, dates, grade }) {
    pen.paragraph(joined(title, organisation, place, dates, grade));
  },
  right(pen, { title, organisation, place, dates, grade }) {
    pen.at(joined(title, organisation), pen.column.x, { weight: 'Bold' });
    pen.atRight(dates);
    pen.next();
    if (place !== '' || grade !== '') pen.paragraph(joined(place, grade), { weight: 'Italic' });
  },
  rows(pen, { title, organisation, place, dates, grade }) {
    const hasTwo = organisation !== '';
    pen.at(hasTwo ? organisation : title, pen.column.x, { weight: 'Bold' });
    const right = hasTwo ? place : dates;
    if (right !== '') pen.atRight(right);
    pen.next();
    if (!hasTwo) return;
    pen.at(joined(title, grade), pen.column.x, { weight: 'Italic' });
    if (dates !== '') pen.atRight(dates, { weight: 'Italic' });
    pen.next();
  },
  tab(pen, { title, organisation, place, dates, grade }) {
    const { x } = pen.column;
    pen.at(organisation || title, x, { weight: 'Bold' });
    if (dates !== '') pen.at(dates, x + TAB, { isRight: true });
    pen.next();
    if (organisation === '') return;
    pen.at(joined(title, grade), x);
    if (place !== '') pen.at(place, x + TAB, { isRight: true });
    pen.next();
  },
  margin(pen, { title, organisation, place, dates, grade }) {
    const { x } = pen.column;
    if (dates !== '') pen.at(dates, x);
    pen.at(title, x + DATE_MARGIN, { weight: 'Bold' });
    pen.next();
    if (organisation !== '') pen.paragraph(joined(organisation, place, grade), { indent: DATE_MARGIN });
  },
  dateColumn(pen, { title, organisation, place, grade }) {
    pen.paragraph(title, { weight: 'Bold' });
    pen.paragraph(joined(organisation, place, grade) || ' ');
  },
  stacked(pen, { title, organisation, place, dates, grade }) {
    const { x, width } = pen.column;
    const { y } = pen;
    for (const line of wrap(dates, pen.font(), pen.style.size, STACK)) {
      pen.at(line, x + width - STACK);
      pen.y += pen.style.size * 1.25;
    }
    pen.y = y;
    const name = joined(organisation || title, place);
    // Wrapped before the dates.
    for (const line of wrap(name, pen.font('Bold'), pen.style.size, NAME)) {
      pen.at(line, x, { weight: 'Bold' });
      pen.next();
    }
    if (organisation !== '') pen.paragraph(joined(title, grade), { weight: 'Italic' });
    else pen.y += pen.style.size;
  },
  labels(pen, { title, organisation, place, dates, grade }) {
    if (organisation === '') {
      pen.paragraph(joined(title, dates), { weight: 'Bold' });
      return;
    }
    const rows = [
      ['Organisation', joined(organisation, place)],
      ['Designation', joined(title, grade)],
      ['Duration', dates],
    ];
    for (const [label = '', value = ''] of rows) if (value !== '') pen.paragraph(`${label} : ${value}`);
  },
  brackets(pen, { title, organisation, place, dates, grade }) {
    if (organisation !== '') pen.paragraph(joined(organisation, place), { weight: 'Bold' });
    const own = dates === '' ? title : `${title} (${dates})`;
    pen.paragraph(joined(own, grade), { weight: organisation === '' ? 'Bold' : '' });
  },
  organisationFirst(pen, { title, organisation, place, dates, grade }) {
    pen.at(joined(organisation || title, place), pen.column.x, { weight: 'Bold' });
    if (dates !== '') pen.atRight(dates);
    pen.next();
    if (organisation !== '') pen.paragraph(joined(title, grade), { weight: 'Italic' });
  },
};
