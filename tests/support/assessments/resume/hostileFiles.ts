import { Document, ExternalHyperlink, Packer, Paragraph, TextRun } from 'docx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { buildDocx } from './buildDocx.ts';
import { buildPages, buildPdf, buildScan } from './buildPdf.ts';
import { INVENTED } from './invented.ts';

/** Where a hostile file's links lead: nothing may ever ask for it. */
export const TRAP = 'http://trap.example';

export interface HostileFile {
  name: string;
  build: () => Promise<Uint8Array>;
  /** Null if it can be read all the same. */
  fault: string | null;
}

export const HOSTILE_FILES: readonly HostileFile[] = [
  { name: 'empty.pdf', build: async () => new Uint8Array(), fault: 'empty' },
  {
    name: 'password.pdf',
    build: () => buildPdf(INVENTED.asha.text, { password: 'secret' }),
    fault: 'password',
  },
  { name: 'scan.pdf', build: buildScan, fault: 'no_text' },
  { name: 'pages.pdf', build: () => buildPages(500), fault: 'too_many_pages' },
  { name: 'large.pdf', build: async () => new Uint8Array(5_000_001).fill(37), fault: 'too_big' },
  { name: 'damaged.pdf', build: damagedPdf, fault: 'damaged' },
  {
    name: 'notes.pdf',
    build: async () => strToU8('Not a PDF at all, whatever its name says.'),
    fault: 'wrong_type',
  },
  {
    name: 'old.docx',
    build: async () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new Array(600).fill(0)]),
    fault: 'old_word',
  },
  {
    name: 'archive.docx',
    build: async () => zipSync({ 'notes.txt': strToU8('hello') }),
    fault: 'wrong_type',
  },
  { name: 'damaged.docx', build: damagedDocx, fault: 'damaged' },
  { name: 'bomb.docx', build: zipBomb, fault: 'too_much' },
  { name: 'lying-bomb.docx', build: lyingBomb, fault: 'damaged' },
  { name: 'deep.docx', build: deepDocx, fault: 'damaged' },
  { name: 'linked.docx', build: linkedDocx, fault: null },
  { name: 'really-a-pdf.docx', build: () => buildPdf(INVENTED.asha.text), fault: null },
];

async function damagedPdf(): Promise<Uint8Array> {
  const bytes = await buildPdf(INVENTED.asha.text);
  return bytes.slice(0, 200);
}

async function damagedDocx(): Promise<Uint8Array> {
  return (await buildDocx(INVENTED.asha.text)).slice(0, 2_000);
}

/** 50 MB of spaces in the document’s text, in 50 kB. */
async function zipBomb(): Promise<Uint8Array> {
  return withDocument(new Uint8Array(50_000_000).fill(32));
}

/** The same with a small size announced: 4 bytes at the end of its local header and its place in the directory. */
async function lyingBomb(): Promise<Uint8Array> {
  const text = new Uint8Array(50_000_000).fill(32);
  const bytes = await withDocument(text);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 4 <= bytes.length; at += 1)
    if (view.getUint32(at, true) === text.length) view.setUint32(at, 1_000, true);
  return bytes;
}

async function deepDocx(): Promise<Uint8Array> {
  return withDocument(strToU8(`<?xml version="1.0"?>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}`));
}

async function withDocument(text: Uint8Array): Promise<Uint8Array> {
  const parts = unzipSync(await buildDocx(INVENTED.asha.text));
  return zipSync({ ...parts, 'word/document.xml': text });
}

/** A resume with a link, a picture and a template that lie elsewhere. */
async function linkedDocx(): Promise<Uint8Array> {
  const link = new ExternalHyperlink({ link: `${TRAP}/link`, children: [new TextRun('my page')] });
  const lines = [
    'Kavya Menon',
    'kavya@mailbox.example',
    '+91 98989 89898',
    'Skills',
    'Java, SQL, Git, Docker, Linux',
  ];
  const document = new Document({
    sections: [
      { children: [...lines.map((text) => new Paragraph({ text })), new Paragraph({ children: [link] })] },
    ],
  });
  const parts = unzipSync(new Uint8Array(await Packer.toBuffer(document)));
  const path = 'word/_rels/document.xml.rels';
  const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const outside = (id: string, kind: string) =>
    `<Relationship Id="${id}" Type="${kinds}/${kind}" Target="${TRAP}/${kind}" TargetMode="External"/>`;
  const rels = new TextDecoder()
    .decode(parts[path])
    .replace(
      '</Relationships>',
      `${outside('x1', 'image')}${outside('x2', 'attachedTemplate')}</Relationships>`,
    );
  const picture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="x1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const text = new TextDecoder()
    .decode(parts['word/document.xml'])
    .replace(/<w:sectPr/, `${picture}<w:sectPr`);
  return zipSync({ ...parts, [path]: strToU8(rels), 'word/document.xml': strToU8(text) });
}
