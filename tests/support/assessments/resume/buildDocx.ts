import {
  Document,
  type FileChild,
  Header,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  Textbox,
} from 'docx';
import {
  contactLine,
  contactWords,
  plain,
  type Section,
  sectionContent,
  title,
} from './layouts/docx/paragraphs.ts';
import { DOCX_STYLES, type DocxLook, type DocxStyle } from './layouts/docx/style.ts';
import { portrait } from './portrait.ts';
import type { ResumeText } from './resumeText.ts';

const ASIDE = /skill|tools|language|contact|personal|hobbies|interest|competenc/i;

/** A resume as a Word file. */
export async function buildDocx(
  text: ResumeText,
  { look = 'single' }: { look?: DocxLook } = {},
): Promise<Uint8Array> {
  const style: DocxStyle = DOCX_STYLES[look];
  const headers = style.contacts === 'header' && {
    headers: { default: new Header({ children: [plain(contactLine(text))] }) },
  };
  const children = style.isArranged ? arranged(text, style) : await inOneColumn(text, style);
  const document = new Document({ sections: [{ ...headers, children }] });
  return new Uint8Array(await Packer.toBuffer(document));
}

async function inOneColumn(text: ResumeText, style: DocxStyle): Promise<FileChild[]> {
  return [
    ...(text.photo ? [await picture()] : []),
    title(text.name, style),
    ...contacts(text, style),
    ...text.sections.flatMap((section) => sectionContent(section, style)),
    ...(text.personal ?? []).map(plain),
  ];
}

function contacts(text: ResumeText, { contacts: where }: DocxStyle): FileChild[] {
  if (where === 'header') return [];
  if (where === 'words') return [contactWords(text)];
  if (where === 'text') return [plain(contactLine(text))];
  return [new Textbox({ children: [plain(contactLine(text))], style: { width: '450pt', height: '20pt' } })];
}

/** Contact and skills in the left cell, all else in the right one. */
function arranged(text: ResumeText, style: DocxStyle): FileChild[] {
  const content = (sections: readonly Section[]) =>
    sections.flatMap((section) => sectionContent(section, style));
  const isAside = ({ heading }: Section) => ASIDE.test(heading);
  const left = [title(text.name, style), plain(text.email), plain(text.phone), ...text.links.map(plain)];
  const cells = [
    [...left, ...content(text.sections.filter(isAside))],
    content(text.sections.filter((section) => !isAside(section))),
  ];
  return [
    new Table({ rows: [new TableRow({ children: cells.map((children) => new TableCell({ children })) })] }),
  ];
}

async function picture(): Promise<Paragraph> {
  const data = await portrait();
  return new Paragraph({
    children: [new ImageRun({ type: 'jpg', data, transformation: { width: 70, height: 90 } })],
  });
}
