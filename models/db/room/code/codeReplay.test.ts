import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { CodeMoment } from '../../../contract/room/code.ts';
import type { CodeBatchDocument } from './codeBatch.model.ts';
import { replayOf } from './codeReplay.ts';
import { packMoments, unpackMoments } from './packMoments.ts';

type Batch = Pick<CodeBatchDocument, 'side' | 'times' | 'updates'>;

/** What two people type, each seeing the other's keys at once. */
function typeTogether(keys: readonly { isMentor: boolean; at: number; removes: boolean; text: string }[]) {
  const [learner, mentor] = [new Y.Doc(), new Y.Doc()];
  const batches: Batch[] = [];
  for (const [doc, other, side] of [
    [learner, mentor, 'learner'],
    [mentor, learner, 'mentor'],
  ] as const)
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === 'other') return;
      batches.push({ side, times: [1_000 * batches.length], updates: [Buffer.from(update)] });
      Y.applyUpdate(other, update, 'other');
    });
  for (const { isMentor, at, removes, text } of keys) {
    const shared = (isMentor ? mentor : learner).getText('text');
    const place = Math.min(at, shared.length);
    if (removes && place < shared.length) shared.delete(place, 1);
    else shared.insert(place, text);
  }
  return { batches, text: learner.getText('text').toString() };
}

/** The plain model: edits of strings. */
function textAfter(moments: readonly CodeMoment[]): string {
  return moments
    .flatMap(({ edits }) => edits)
    .reduce((text, [at, removed, inserted]) => text.slice(0, at) + inserted + text.slice(at + removed), '');
}

const keys = fc.array(
  fc.record({
    isMentor: fc.boolean(),
    at: fc.nat(60),
    removes: fc.boolean(),
    // Of one UTF-16 unit each: an editor never places a key between the two of a pair.
    text: fc.string({ unit: fc.constantFrom('a', 'क', '\n', '\t', '€', '"'), minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 60 },
);

it('replays to the same text from batches stored in any order and more than once', () => {
  fc.assert(
    fc.property(keys, fc.infiniteStream(fc.nat(1_000)), (typed, order) => {
      const { batches, text } = typeTogether(typed);
      const places = [...batches, ...batches].map((batch) => ({
        batch,
        place: order.next().value as number,
      }));
      const stored = places.sort((a, b) => a.place - b.place).map(({ batch }) => batch);
      const moments = replayOf(stored);
      expect(textAfter(moments)).toBe(text);
      expect(moments).toHaveLength(batches.length);
      expect(moments.map(({ side }) => side)).toEqual(batches.map(({ side }) => side));
      expect(unpackMoments(packMoments(moments))).toEqual(moments);
    }),
  );
});

it('tells of a chosen language and of what was pasted', () => {
  const doc = new Y.Doc();
  const updates: Buffer[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(Buffer.from(update)));
  doc.getMap('settings').set('language', 'python');
  doc.getMap('settings').set('language', 'no language');
  doc.getArray('pastes').push([240]);
  doc.getArray('pastes').push(['much']);
  const moments = replayOf([{ side: 'mentor', times: updates.map((_, i) => i), updates }]);
  expect(moments).toEqual([
    { atMs: 0, side: 'mentor', edits: [], language: 'python' },
    { atMs: 2, side: 'mentor', edits: [], pasted: 240 },
  ]);
  expect(unpackMoments(packMoments(moments))).toEqual(moments);
});

it('tells of the problem and of runs as far as they are sound, each with its own side', () => {
  const run = { side: 'mentor', language: 'python', status: 'ok', ms: 5, output: 'secret output' };
  const failed = { number: 3, isHidden: true, values: null };
  const tests = { slug: 'two-sum', passed: 2, all: 9, hasHidden: true, failed };
  const doc = new Y.Doc();
  const updates: Buffer[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(Buffer.from(update)));
  const written = (...values: unknown[]) => doc.getArray('runs').push(values);
  doc.getMap('settings').set('problem', 'two-sum');
  doc.getMap('settings').set('problem', '../two-sum');
  written({ ...run, tests });
  written({ ...run, tests: null }, { ...run, tests: null, status: 'error' });
  written({ ...run, tests: { ...tests, passed: 10 } }, 'x'.repeat(20_000));
  written({ ...run, side: 'learner', tests: null });
  const batch = { times: updates.map((_, i) => i), updates };
  const moments = replayOf([{ side: 'mentor', ...batch }]);
  const short = { language: 'python', status: 'ok' };
  expect(moments).toEqual([
    { atMs: 0, side: 'mentor', edits: [], problem: 'two-sum' },
    {
      ...{ atMs: 2, side: 'mentor', edits: [] },
      run: { ...short, tests: { passed: 2, all: 9, hasHidden: true } },
    },
    { ...{ atMs: 3, side: 'mentor', edits: [] }, run: { ...short, tests: null, status: 'error' } },
  ]);
  expect(unpackMoments(packMoments(moments))).toEqual(moments);
  // Only the mentor chooses a problem, and nobody has a result in the other's name.
  expect(replayOf([{ side: 'learner', ...batch }])).toEqual([
    { atMs: 5, side: 'learner', edits: [], run: { ...short, tests: null } },
  ]);
});

it('packs 10,000 keys of two people with their times into 60 kB at most', () => {
  const words = 'for index in range ( 10 ) : return total += values [ index ] # check print'.split(' ');
  // A linear congruential generator, so that every run packs the same.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  const moments: CodeMoment[] = [];
  let [atMs, length] = [0, 0];
  while (moments.length < 10_000) {
    let at = random(length + 1);
    const side = random(3) === 0 ? ('mentor' as const) : ('learner' as const);
    for (const key of `${words[random(words.length)]} `) {
      atMs += 60 + random(300);
      const isDelete = length > 0 && at > 0 && random(8) === 0;
      moments.push({ atMs, side, edits: [isDelete ? [at - 1, 1, ''] : [at, 0, key]] });
      at += isDelete ? -1 : 1;
      length += isDelete ? -1 : 1;
    }
  }
  expect(packMoments(moments).length).toBeLessThan(60_000);
});
