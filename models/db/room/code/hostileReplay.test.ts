import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { CodeMoment } from '../../../contract/room/code.ts';
import { codeFileText } from '../../../contract/room/codeFiles.ts';
import { replayOf } from './codeReplay.ts';
import { packMoments, unpackMoments } from './packMoments.ts';

/** The replay of what a page wrote that writes what it likes. It is always one that can be answered and packed. */
function replayed(write: (doc: Y.Doc) => void, side: 'learner' | 'mentor' = 'learner') {
  const doc = new Y.Doc();
  const updates: Buffer[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(Buffer.from(update)));
  write(doc);
  const moments = replayOf([{ side, times: updates.map((_, i) => i), updates }]);
  expect(CodeMoment.array().parse(moments)).toEqual(moments);
  expect(unpackMoments(packMoments(moments))).toEqual(moments);
  return moments;
}

it('leaves out pastes that nobody can have made', () => {
  const most = Number.MAX_SAFE_INTEGER;
  const moments = replayed((doc) => {
    const pastes = doc.getArray<unknown>('pastes');
    pastes.push([most, most, 1e300, -5, Number.NaN]);
    pastes.push([-1, 12]);
  });
  expect(moments.map(({ pasted }) => pasted)).toEqual([12]);
});

it('leaves out runs that this side cannot have made, and names sound files only', () => {
  const run = { side: 'learner', language: 'python', status: 'ok', ms: 1, output: '', tests: null };
  const passed = { slug: 'two-sum', passed: 9, all: 9, hasHidden: true, failed: null };
  const moments = replayed((doc) => {
    const runs = doc.getArray<unknown>('runs');
    runs.push([{ ...run, side: 'mentor' }]);
    runs.push([{ ...run, tests: passed }]);
    runs.push([{ ...run, file: { id: 'a', name: '../../etc/passwd' } }]);
    runs.push([{ ...run, file: { id: 'a', name: 'area.py' } }]);
  });
  expect(moments.map((moment) => moment.run)).toEqual([
    { language: 'python', file: 'area.py', status: 'ok', tests: null },
  ]);
});

it('replays a hundred files at most, with names that can be read', () => {
  const names = ['x'.repeat(10_000), 'a\u0000b', 'a\u202egpj.exe', '<img src=x>/', ' ', '__proto__'];
  const moments = replayed((doc) => {
    const files = doc.getMap<unknown>('files');
    for (const [i, name] of names.entries()) files.set(`n${i}`, { name, order: i });
    files.set('__proto__', { name: 'one.py', order: 1 });
    doc.getText(codeFileText('__proto__')).insert(0, 'x = 1');
    doc.transact(() => {
      for (let i = 0; i < 10_000; i++) files.set(`f${i}`, { name: 'same.py', order: 1 });
    });
  });
  const changes = moments.flatMap(({ files = [] }) => files);
  expect(new Set(changes.map(({ id }) => id)).size).toBeLessThanOrEqual(100);
  expect(changes.slice(0, 3)).toEqual([
    { id: 'n5', name: '__proto__' },
    { id: '__proto__', name: 'one.py' },
    { id: '__proto__', edits: [[0, 0, 'x = 1']] },
  ]);
});

it('draws no shape that is none', () => {
  const base = { kind: 'box', color: 'ink', order: 1, at: [0, 0], width: 10, height: 10, text: '' };
  const wrong: Record<string, unknown>[] = [
    { ...base, at: [Number.NaN, 0] },
    { ...base, width: Number.POSITIVE_INFINITY },
    { ...base, at: [1e308, 0] },
    { ...base, color: 'url(https://example.org)' },
    { ...base, kind: 'foreignObject' },
    { kind: 'pen', color: 'ink', order: 1, points: Array(20_000).fill(0) },
  ];
  const moments = replayed((doc) => {
    for (const [i, shape] of wrong.entries()) doc.getMap('board').set(`w${i}`, shape);
    doc.getMap('board').set('"><script>', base);
    doc
      .getMap('board')
      .set('ok', { ...base, text: '</text><script>alert(1)</script>', href: 'javascript:1' });
  });
  expect(moments.map(({ board }) => board)).toEqual([
    [['ok', { ...base, text: '</text><script>alert(1)</script>' }]],
  ]);
});
