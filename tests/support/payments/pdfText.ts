import { inflateSync } from 'node:zlib';

/** A text that stands for the glyphs up to EMC, a place, a font, or glyphs. */
const DRAWN =
  /\/ActualText \(((?:\\.|[^\\)])*)\)\s*>> BDC.*?1 0 0 1 \S+ (\S+) Tm.*?\bEMC|1 0 0 1 \S+ (\S+) Tm|\/(F\d+) [\d.]+ Tf|\[(<.*?)\] TJ/gs;

/** The texts of a PDF as pdfkit writes it, a line for each height, in the order in which they are read. */
export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(id, inflated(body));
  const all = [...objects.values()];
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of all.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
    fonts.set(name, glyphsOf(objects.get(unicode) ?? ''));
  }
  let font = new Map<string, string>();
  let [text, height, written] = ['', '', ''];
  const write = (more: string) => {
    text += text === '' || height === written ? more : `\n${more}`;
    written = height;
  };
  for (const [, actual, actualHeight, y, name, hex] of all.join('\n').matchAll(DRAWN)) {
    height = actualHeight ?? y ?? height;
    if (actual !== undefined) write(readable(actual));
    else if (name) font = fonts.get(name) ?? new Map();
    else if (hex) write(decoded(hex, font));
  }
  return text;
}

function inflated(body: string): string {
  const stream = /stream\n(.*)\nendstream/s.exec(body)?.[1];
  if (stream === undefined) return body;
  return body.includes('/FlateDecode')
    ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    : stream;
}

/** Glyph numbers with the text that each stands for: `<0001> <0002> [<0050> <0052>]`. */
function glyphsOf(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs))
    [...list.matchAll(/<(\w*)>/g)].forEach(([, text = ''], i) => {
      const glyph = (Number.parseInt(first, 16) + i).toString(16).padStart(4, '0');
      glyphs.set(glyph, Buffer.from(text, 'hex').swap16().toString('utf16le'));
    });
  return glyphs;
}

/** A string of a PDF, which is UTF-16 with a mark before it unless it is ASCII. */
function readable(string: string): string {
  const names: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = Buffer.from(
    string.replace(/\\(.)/gs, (_, sign: string) => names[sign] ?? sign),
    'latin1',
  );
  return bytes.readUInt16BE() === 0xfeff ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString();
}

function decoded(hex: string, font: Map<string, string>): string {
  const codes = [...hex.matchAll(/<(\w+)>/g)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? []);
  return codes.map((code) => font.get(code) ?? '?').join('');
}
