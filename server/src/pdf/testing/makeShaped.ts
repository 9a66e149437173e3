import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWoff } from '../openWoff.ts';
import { WORDS } from './words.ts';

// Makes shaped.json: what HarfBuzz, which browsers use, makes of the words in the fonts of PDFs. Needed again when a font's package has
// a new version: with hb-shape (Debian: libharfbuzz-bin), node server/src/pdf/testing/makeShaped.ts

interface Shaped {
  g: number;
  dx?: number;
  dy?: number;
  ax: number;
}

const { resolve } = createRequire(import.meta.url);
using work = mkdtempDisposableSync(join(tmpdir(), 'fonts-'));
const shaped: Record<string, string> = {};
for (const [part, words] of Object.entries(WORDS)) {
  const file = join(work.path, `${part}.ttf`);
  const name = `noto-sans-${part}`;
  writeFileSync(
    file,
    openWoff(readFileSync(resolve(`@fontsource/${name}/files/${name}-${part}-400-normal.woff`))),
  );
  for (const word of words.split(' ')) {
    const options = ['--output-format=json', '--no-glyph-names', '--no-clusters', file];
    const glyphs: Shaped[] = JSON.parse(execFileSync('hb-shape', options, { input: word }).toString());
    let x = 0;
    const places = glyphs.map(({ g, dx = 0, dy = 0, ax }) => {
      const place = `${g} ${x + dx} ${dy}`;
      x += ax;
      return place;
    });
    shaped[word] = places.join(', ');
  }
}
writeFileSync(new URL('shaped.json', import.meta.url), `${JSON.stringify(shaped, null, 2)}\n`);
