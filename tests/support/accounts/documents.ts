import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** A PDF of these objects, of which the first is the catalog. */
function pdfOf(objects: (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, i) => {
    places.push(length());
    parts.push(
      Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    );
  });
  const start = length();
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\n`),
    Buffer.from(`startxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

const page = (more = '') => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${more}>>`;
const aScript = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

/** A PDF of empty pages; more entries of the catalog and of each page can be given, and more objects behind the pages. */
export function aPdf({
  pages = 1,
  catalog = '',
  inPage = '',
  more = [] as (string | Buffer)[],
} = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, i) => `${i + 3} 0 R`).join(' ');
  return pdfOf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    ...Array.from({ length: pages }, () => page(inPage)),
    ...more,
  ]);
}

export const A_PDF = aPdf();
export const scriptAtOpening = () => aPdf({ catalog: `/OpenAction${aScript}` });
export const namedScript = () => aPdf({ catalog: `/Names<</JavaScript<</Names[(a) ${aScript}]>>>>` });
export const scriptOfPage = () => aPdf({ inPage: `/AA<</O${aScript}>>` });
export const scriptOfField = () =>
  aPdf({
    catalog: '/AcroForm<</Fields[4 0 R]>>',
    inPage: '/Annots[4 0 R]',
    more: [`<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</K${aScript}>>>>`],
  });

/** One page whose content has 0.4 MB and unpacks to 300 MB. */
export function aPdfBomb(): Buffer {
  const packed = deflateSync(Buffer.alloc(300_000_000, 'BT ET '), { level: 9 });
  const stream = [`<</Length ${packed.length}/Filter/FlateDecode>>stream\n`, packed, '\nendstream'];
  return aPdf({
    inPage: '/Contents 4 0 R',
    more: [Buffer.concat(stream.map((part) => Buffer.from(part)))],
  });
}

/** A PDF that asks for a password. */
export function lockedPdf(): Buffer {
  const zeros = '0'.repeat(64);
  const locked = `/Encrypt<</Filter/Standard/V 1/R 2/O<${zeros}>/U<${zeros}>/P -4>>/ID[<00><00>]/Root`;
  return Buffer.from(A_PDF.toString('latin1').replace('/Root', locked), 'latin1');
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const CONTENT_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`;

/** A Word document with these parts besides its own. */
export function aDocx(parts: Record<string, Buffer> = {}): Promise<Buffer> {
  return zipOf({
    '[Content_Types].xml': Buffer.from(CONTENT_TYPES),
    'word/document.xml': Buffer.from('<w:document/>'),
    ...parts,
  });
}

export function zipOf(files: Record<string, Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(content, name);
  archive.end();
  return buffer(archive.outputStream);
}

/** A Word document of 0.1 MB that unpacks to 120 MB, which it announces as 13 bytes if it lies. */
export async function aDocxBomb({ lies }: { lies: boolean }): Promise<Buffer> {
  const bomb = await aDocx({ 'word/media/image1.png': Buffer.alloc(120_000_000) });
  if (!lies) return bomb;
  const announced = Buffer.alloc(4);
  announced.writeUInt32LE(120_000_000);
  const said = Buffer.alloc(4);
  said.writeUInt32LE(13);
  for (let at = bomb.indexOf(announced); at >= 0; at = bomb.indexOf(announced, at)) said.copy(bomb, at);
  return bomb;
}
