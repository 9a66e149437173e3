import type { Font, Glyph, GlyphIterator, Lookup, Processor } from 'fontkit';

// fontkit 2.0.4 shapes Indian scripts wrongly, and fails or never ends for some. This changes the code of its classes, once for all fonts;
// shaping.test.ts compares words of every script with what HarfBuzz makes of them. Each repair may go when its test passes without it.

/** Marks that a lookup does not skip, by the lookup's flags: https://learn.microsoft.com/typography/opentype/spec/chapter2#lookup-table */
const markSets = new WeakMap<object, object>();
let isRepaired = false;

/** Before the first text is laid out. */
export function repairFontkit({ _layoutEngine }: Font): void {
  const { GSUBProcessor, GPOSProcessor } = _layoutEngine.engine ?? {};
  const processor = GSUBProcessor ?? GPOSProcessor;
  if (isRepaired || !processor || !GPOSProcessor) return;
  isRepaired = true;
  repairAnchors(Object.getPrototypeOf(GPOSProcessor));
  const common: Processor = Object.getPrototypeOf(Object.getPrototypeOf(processor));
  repairIterator(common, processor);
  repairMatch(common);
  repairNested(common);
  repairLookups(common);
}

/** A font may have no place for a mark on some letter: fontkit fails then. */
function repairAnchors(positioning: Processor): void {
  const { applyAnchor } = positioning;
  positioning.applyAnchor = function (mark, base, baseIndex) {
    if (base) applyAnchor?.call(this, mark, base, baseIndex);
  };
}

/** fontkit does not know sets of marks to skip. */
function repairIterator(common: Processor, processor: Processor): void {
  // It makes an iterator at each call, and exports the class nowhere.
  common.applyLookups.call(processor, [], []);
  const iterator: GlyphIterator = Object.getPrototypeOf(processor.glyphIterator);
  const { shouldIgnore } = iterator;
  iterator.shouldIgnore = function (glyph) {
    if (shouldIgnore.call(this, glyph)) return true;
    const set = markSets.get(this.options);
    return set !== undefined && glyph.isMark && common.coverageIndex(set, glyph.id) < 0;
  };
}

function noteMarkSet({ font }: Processor, { flags, markFilteringSet }: Lookup): void {
  const set = font.GDEF?.markGlyphSetsDef?.coverage[markFilteringSet ?? -1];
  if (set) markSets.set(flags, set);
}

/** What stands before a glyph is listed from the nearest to the farthest. */
function repairMatch(common: Processor): void {
  const { match } = common;
  common.match = function (start, sequence, fits, matched) {
    return match.call(this, start, start < 0 ? sequence.toReversed() : sequence, fits, matched);
  };
}

function repairNested(common: Processor): void {
  const { applyLookupList } = common;
  common.applyLookupList = function (records) {
    for (const { lookupListIndex } of records) noteMarkSet(this, this.table.lookupList.get(lookupListIndex));
    return applyLookupList.call(this, records);
  };
}

/**
 * As fontkit's, but goes on after the glyphs that a lookup has added, which could be matched for ever, and leaves alone what a lookup
 * skips.
 */
function repairLookups(common: Processor): void {
  const { applyLookups } = common;
  common.applyLookups = function (lookups, glyphs, positions) {
    applyLookups.call(this, [], glyphs, positions);
    const iterator = this.glyphIterator;
    for (const { feature, lookup } of lookups) {
      this.currentFeature = feature;
      noteMarkSet(this, lookup);
      iterator.reset(lookup.flags);
      for (let glyph = iterator.cur; glyph; glyph = iterator.next()) {
        if (!(feature in glyph.features) || iterator.shouldIgnore(glyph)) continue;
        if (feature === 'init' && isInBengaliWord(this, glyphs[iterator.index - 1])) continue;
        const before = glyphs.length;
        lookup.subTables.some((table) => this.applyLookup(lookup.lookupType, table));
        iterator.index += Math.max(0, glyphs.length - before);
      }
    }
  };
}

/** fontkit takes each syllable of Bengali for the beginning of a word. */
function isInBengaliWord({ scriptTag }: Processor, before: Glyph | undefined): boolean {
  const isBengali = scriptTag === 'bng2' || scriptTag === 'beng';
  return isBengali && /[\p{L}\p{M}]/u.test(String.fromCodePoint(...(before?.codePoints ?? [])));
}
