import { inflateSync } from 'node:zlib';

/** The texts of a PDF as pdfkit writes it, one per line, in the order in which they were drawn. */
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
  const lines: string[] = [];
  for (const [, name, hex] of all.join('\n').matchAll(/\/(F\d+) [\d.]+ Tf|\[(<.*?)\] TJ/g))
    if (name) font = fonts.get(name) ?? new Map();
    else lines.push(decoded(hex ?? '', font));
  return lines.join('\n');
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

function decoded(hex: string, font: Map<string, string>): string {
  const codes = [...hex.matchAll(/<(\w+)>/g)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? []);
  return codes.map((code) => font.get(code) ?? '?').join('');
}
