/** What we use of fontkit, which has no types of its own; names with an underscore and below are its inside, used by `repairFontkit.ts`. */
declare module 'fontkit' {
  export function create(file: Uint8Array): Font;

  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: unknown,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun;
    _layoutEngine: { engine?: { GSUBProcessor: Processor | null; GPOSProcessor: Processor | null } };
    GDEF?: { markGlyphSetsDef?: { coverage: object[] } | null };
  }

  /** Of a right-to-left script in the order from left to right. */
  export interface GlyphRun {
    glyphs: { id: number; codePoints: number[] }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }

  export interface Glyph {
    id: number;
    codePoints: number[];
    features: Record<string, true>;
    isMark: boolean;
  }

  export interface Lookup {
    lookupType: number;
    flags: object;
    subTables: object[];
    markFilteringSet?: number;
  }

  export interface GlyphIterator {
    index: number;
    readonly cur: Glyph | null;
    options: object;
    reset(options: object): void;
    next(): Glyph | null;
    shouldIgnore(glyph: Glyph): boolean;
  }

  export interface Processor {
    font: Font;
    table: { lookupList: { get(index: number): Lookup } };
    scriptTag: string;
    currentFeature: string;
    glyphIterator: GlyphIterator;
    applyLookups(lookups: { feature: string; lookup: Lookup }[], glyphs: Glyph[], positions?: object[]): void;
    applyLookup(type: number, table: object): boolean;
    applyLookupList(records: { lookupListIndex: number }[]): boolean;
    match(start: number, sequence: unknown[], fits: unknown, matched?: unknown): unknown;
    coverageIndex(coverage: object, glyphId?: number): number;
    /** Only of GPOS. */
    applyAnchor?(mark: object, base: object | null, baseIndex: number): void;
  }
}
