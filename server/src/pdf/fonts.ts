import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';
import { openWoff } from './openWoff.ts';
import { repairFontkit } from './repairFontkit.ts';

export type Weight = 'regular' | 'bold';

/** A font of one script or of signs, in the files of its package. */
interface Typeface {
  /** Of @fontsource, with the part of its letters: `inter` and `latin`. */
  name: string;
  part: string;
  /** Texts without any of this are not looked up in it, so its file is not read for them. */
  has?: RegExp;
  /** Has one weight for both. */
  isLight?: true;
}

const inter = (part: string, has?: RegExp): Typeface => ({ name: 'inter', part, ...(has && { has }) });
const noto = (part: string, has: RegExp): Typeface => ({ name: `noto-sans-${part}`, part, has });

/** The first one that has a letter prints it. All scripts of the Eighth Schedule of India's constitution, and those of our neighbours in Inter. */
const TYPEFACES: readonly Typeface[] = [
  inter('latin'),
  inter('latin-ext', /[\p{Script_Extensions=Latin}\p{M}\p{Sc}\p{Lm}\p{Sk}]/u),
  inter('vietnamese', /[\p{Script_Extensions=Latin}\p{M}]/u),
  inter('greek', /\p{Script_Extensions=Greek}/u),
  inter('greek-ext', /\p{Script_Extensions=Greek}/u),
  inter('cyrillic', /[\p{Script_Extensions=Cyrillic}№]/u),
  inter('cyrillic-ext', /\p{Script_Extensions=Cyrillic}/u),
  noto('devanagari', /\p{Script_Extensions=Devanagari}/u),
  noto('bengali', /\p{Script_Extensions=Bengali}/u),
  noto('gurmukhi', /\p{Script_Extensions=Gurmukhi}/u),
  noto('gujarati', /\p{Script_Extensions=Gujarati}/u),
  noto('oriya', /\p{Script_Extensions=Oriya}/u),
  noto('tamil', /\p{Script_Extensions=Tamil}/u),
  noto('telugu', /\p{Script_Extensions=Telugu}/u),
  noto('kannada', /\p{Script_Extensions=Kannada}/u),
  noto('malayalam', /\p{Script_Extensions=Malayalam}/u),
  noto('arabic', /\p{Script_Extensions=Arabic}/u),
  noto('ol-chiki', /\p{Script_Extensions=Ol_Chiki}/u),
  noto('meetei-mayek', /\p{Script_Extensions=Meetei_Mayek}/u),
  { name: 'noto-sans-math', part: 'latin', isLight: true },
  { name: 'noto-emoji', part: 'emoji' },
  { name: 'noto-sans-symbols', part: 'symbols' },
  { name: 'noto-sans-symbols-2', part: 'symbols', isLight: true },
];

/** A font of one weight, as it is opened. */
export interface PdfFont {
  /** Of the file. */
  name: string;
  font: Font;
  /** Of one script, whose words must be laid out as one, spaces and signs between them included. */
  isOfScript: boolean;
}

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, PdfFont>();

/** The font for one cluster of letters, marks and joiners, or undefined if none has all of it. Each file is read when it is first needed. */
export function findFont(cluster: string, weight: Weight): PdfFont | undefined {
  for (const typeface of TYPEFACES) {
    if (typeface.has && !typeface.has.test(cluster)) continue;
    const font = open(typeface, weight);
    if (hasAll(font, cluster)) return font;
  }
  return undefined;
}

/** Whether a font has each letter of the text; what is never seen, such as a joiner, does not count. */
export function hasAll({ font }: PdfFont, text: string): boolean {
  const seen = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [...seen].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

function open({ name, part, has, isLight }: Typeface, weight: Weight): PdfFont {
  const file = `${name}-${part}-${weight === 'bold' && !isLight ? 600 : 400}-normal`;
  const known = opened.get(file);
  if (known) return known;
  const path = resolve(`@fontsource/${name}/files/${file}.woff`);
  const font = create(openWoff(readFileSync(path)));
  repairFontkit(font);
  const { layout } = font;
  font.layout = (text, features) =>
    withoutMissing(layout.call(font, text, features, undefined, undefined, directionOf(text)));
  const one = { name: file, font, isOfScript: has !== undefined && name !== 'inter' };
  opened.set(file, one);
  return one;
}

/** Digits of Arabic are written from left to right, unlike its letters. */
function directionOf(text: string): 'ltr' | undefined {
  return /^[\p{N}\p{P}]+$/u.test(text) ? 'ltr' : undefined;
}

/** pdfkit gives glyph 0, which stands for a missing letter, a wrong width: whatever follows it would lie on top of something else. */
function withoutMissing(run: GlyphRun): GlyphRun {
  const isThere = run.glyphs.map(({ id }) => id !== 0);
  run.positions = run.positions.filter((_, i) => isThere[i]);
  run.glyphs = run.glyphs.filter((_, i) => isThere[i]);
  return run;
}
