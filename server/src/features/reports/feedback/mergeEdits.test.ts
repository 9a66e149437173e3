import { describe, expect, it } from 'vitest';
import { mergeEdits } from './mergeEdits.ts';

const NOW = Date.parse('2026-11-20T13:00:00.000Z');
const instant = (offsetMs: number) => new Date(NOW + offsetMs).toISOString();
const rated = (stars: number, offsetMs: number) => ({
  ratings: { 'Time Management': stars },
  remarks: {},
  editedAt: { ratings: { 'Time Management': instant(offsetMs) }, remarks: {} },
});

describe('merging edits of a draft', () => {
  it.each([
    ['in the order of editing', [rated(2, -2_000), rated(4, -1_000)]],
    ['in the other order', [rated(4, -1_000), rated(2, -2_000)]],
    ['the later one twice', [rated(4, -1_000), rated(2, -2_000), rated(4, -1_000)]],
  ])('lets the later edit stand: %s', (_, edits) => {
    let stored: ReturnType<typeof mergeEdits> | null = null;
    for (const edit of edits)
      stored = mergeEdits(stored && { ...stored.draft, editedAt: stored.editedAt }, edit, NOW);
    expect(stored?.draft.ratings).toEqual({ 'Time Management': 4 });
  });

  it('leaves all other fields alone, and takes an emptied remark out', () => {
    const stored = { ratings: { 'Stress Handling': 3 }, remarks: { 'Stress Handling': 'calm' } };
    const { draft } = mergeEdits(stored, { ratings: {}, remarks: { 'Stress Handling': '' } }, NOW);
    expect(draft).toEqual({ ratings: { 'Stress Handling': 3 }, remarks: {} });
  });

  it('does not let a clock that is ahead win over later edits', () => {
    const ahead = mergeEdits(null, rated(1, 60 * 60_000), NOW);
    const after = mergeEdits({ ...ahead.draft, editedAt: ahead.editedAt }, rated(5, 1_000), NOW + 1_000);
    expect(after.draft.ratings).toEqual({ 'Time Management': 5 });
  });
});
