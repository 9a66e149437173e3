import {
  Document,
  ExternalHyperlink,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { portrait } from './portrait.ts';
import { isBullet, type ResumeText, type TextSection, withoutMark } from './resumeText.ts';

/** `single`: paragraphs. `table`: rows as a table. `sidebar`: the page arranged by a table of two columns. */
export type DocxLook = 'single' | 'table' | 'sidebar';

export interface DocxOptions {
  look?: DocxLook;
  /** Headings by Word's styles, or as bold text. */
  hasStyles?: boolean;
  /** The contact details stand in the page's header only. */
  contactInHeader?: boolean;
  /** E-mail and links are words to click, without their address. */
  linkWords?: boolean;
}

const ASIDE = /skill|language|contact|personal|hobbies|interest|competenc/i;

/** A resume as a Word file. */
export async function buildDocx(text: ResumeText, options: DocxOptions = {}): Promise<Uint8Array> {
  const { look = 'single', contactInHeader = false } = options;
  const header = contactInHeader
    ? { default: new Header({ children: [plain(contactLine(text))] }) }
    : undefined;
  const children = look === 'sidebar' ? arranged(text, options) : await inOneColumn(text, options);
  const document = new Document({ sections: [{ ...(header && { headers: header }), children }] });
  return new Uint8Array(await Packer.toBuffer(document));
}

async function inOneColumn(text: ResumeText, options: DocxOptions) {
  const { contactInHeader = false } = options;
  return [
    ...(text.photo ? [await picture()] : []),
    title(text.name, options),
    ...(contactInHeader ? [] : contact(text, options)),
    ...text.sections.flatMap((section) => inSection(section, options)),
    ...(text.personal ?? []).map(plain),
  ];
}

/** Contact and skills in the left cell, all else in the right one. */
function arranged(text: ResumeText, options: DocxOptions) {
  const isAside = ({ heading }: TextSection) => ASIDE.test(heading);
  const left = text.sections.filter(isAside).flatMap((section) => inSection(section, options));
  const right = text.sections
    .filter((section) => !isAside(section))
    .flatMap((section) => inSection(section, options));
  const cells = [[title(text.name, options), ...contact(text, options), ...left], right];
  return [
    new Table({ rows: [new TableRow({ children: cells.map((children) => new TableCell({ children })) })] }),
  ];
}

function inSection({ heading, lines = [], rows = [] }: TextSection, { hasStyles = true, look }: DocxOptions) {
  const head = hasStyles
    ? new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 })
    : new Paragraph({ children: [new TextRun({ text: heading, bold: true, size: 26 })] });
  const table = new Table({
    rows: rows.map(
      (row) => new TableRow({ children: row.map((cell) => new TableCell({ children: [plain(cell)] })) }),
    ),
  });
  const body = look === 'table' && rows.length > 0 ? [table] : rows.map((row) => plain(row.join(', ')));
  return [head, ...lines.map((line) => (isBullet(line) ? bulleted(line) : plain(line))), ...body];
}

function contact(text: ResumeText, { linkWords = false }: DocxOptions): Paragraph[] {
  if (!linkWords) return [plain(contactLine(text))];
  const link = (word: string, address: string) =>
    new ExternalHyperlink({ link: address, children: [new TextRun({ text: word, style: 'Hyperlink' })] });
  return [
    new Paragraph({
      children: [
        new TextRun(`${text.phone} | `),
        link('E-mail', `mailto:${text.email}`),
        ...text.links.flatMap((address) => [new TextRun(' | '), link('Profile', `https://${address}`)]),
      ],
    }),
  ];
}

const contactLine = ({ email, phone, links }: ResumeText) => [email, phone, ...links].join(' | ');
const plain = (text: string) => new Paragraph({ text });
const bulleted = (line: string) => new Paragraph({ text: withoutMark(line), bullet: { level: 0 } });
const title = (name: string, { hasStyles = true }: DocxOptions) =>
  hasStyles
    ? new Paragraph({ text: name, heading: HeadingLevel.TITLE })
    : new Paragraph({ children: [new TextRun({ text: name, bold: true, size: 36 })] });

async function picture(): Promise<Paragraph> {
  const image = new ImageRun({
    type: 'jpg',
    data: await portrait(),
    transformation: { width: 70, height: 90 },
  });
  return new Paragraph({ children: [image] });
}
