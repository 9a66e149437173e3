import { strToU8, zlibSync } from 'fflate';

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** The map of characters of a font that has no letter for a conjunct: a consonant and nothing. */
const MAP = '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <41> <09150000> endbfchar';

/**
 * A PDF as Chrome writes one in Hindi: each word in Devanagari is a marked part whose glyphs mean nothing, with its own text if `isGiven`. Each line
 * is a text with its size; spaces are characters of the file. `+` divides a word into two marked parts, `~` are two spaces within a run.
 */
export function actualTextPdf(lines: readonly (readonly [string, number])[], isGiven = true): Uint8Array {
  let y = 800;
  const content = lines.map(([text, size]) => {
    y -= size * 1.6;
    let x = 40;
    const words = text.split(' ').map((word) => {
      const parts = word.split('+').map((part) => {
        const plain = `/F2 ${size} Tf (${part.replaceAll('~', '  ')}) Tj`;
        const shown = DEVANAGARI.test(part) ? markedWord(part, isGiven, size) : plain;
        const placed = `1 0 0 1 ${x} ${y} Tm ${shown}`;
        x += size * 0.55 * part.length;
        return placed;
      });
      x += size * 0.3;
      return `${parts.join('\n')} /F2 ${size} Tf ( ) Tj`;
    });
    return `BT ${words.join('\n')} ET`;
  });
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>';
  const font = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding';
  return joined([
    strToU8('%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    strToU8(`2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n${page}\nendobj\n`),
    ...stream(4, content.join('\n')),
    strToU8(`5 0 obj\n<< ${font} /ToUnicode 7 0 R >>\nendobj\n6 0 obj\n<< ${font} >>\nendobj\n`),
    ...stream(7, MAP),
    strToU8('trailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

function markedWord(word: string, isGiven: boolean, size: number): string {
  const hex = [...`\uFEFF${word}`]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'))
    .join('');
  const mark = isGiven ? `/Span<</ActualText <${hex.toUpperCase()}> >> BDC` : '/Span<</Lang (hi)>> BDC';
  return `${mark} /F1 ${size} Tf (${'A'.repeat(Math.max(1, Math.round(word.length * 0.6)))}) Tj EMC`;
}

function stream(number: number, content: string): Uint8Array[] {
  const bytes = zlibSync(strToU8(content));
  return [
    strToU8(`${number} 0 obj\n<</Filter /FlateDecode\n/Length ${bytes.length}>> stream\n`),
    bytes,
    strToU8('\nendstream\nendobj\n'),
  ];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
