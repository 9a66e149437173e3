import { expect, it } from 'vitest';
import { filesAfter, fileTextAfter, isFileName, languageOfFile, readCodeFiles } from './codeFiles.ts';

it('takes names that a file can have, and no path', () => {
  for (const name of ['a', 'main.py', 'my file.c', 'मेरी.txt', '.env', 'x'.repeat(40)])
    expect(isFileName(name)).toBe(true);
  for (const name of ['', ' a', 'a ', 'a/b', '..\\a', 'a\nb', 'a\u202eb', 'x'.repeat(41), 7, null])
    expect(isFileName(name)).toBe(false);
});

it('knows the language by the name', () => {
  expect(['a.py', 'B.JS', 'a.test.ts', 'a.cpp', 'a.h', 'py', 'a'].map(languageOfFile)).toEqual([
    ...['python', 'javascript', 'typescript', 'cpp', 'text'],
    ...['python', 'text'],
  ]);
});

it('reads files in their order, and leaves out what is none', () => {
  const entries: [string, unknown][] = [
    ['b', { name: 'two', order: 2 }],
    ['a', { name: 'two too', order: 2 }],
    ['c', { name: 'one', order: 1 }],
    ['not an id', { name: 'x', order: 1 }],
    ['d', { name: 'a/b', order: 1 }],
    ['e', { name: 'x', order: 0.5 }],
    ['f', 'x'],
  ];
  expect(readCodeFiles(entries).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  const many = Array.from({ length: 12 }, (_, i): [string, unknown] => [`f${i}`, { name: 'x', order: i }]);
  expect(readCodeFiles(many)).toHaveLength(9);
});

it('plays files: added, written, renamed and removed', () => {
  const moment = { atMs: 0, side: 'learner', edits: [] } as const;
  const moments = [
    { ...moment, edits: [[0, 0, 'main'] as [number, number, string]] },
    { ...moment, files: [{ id: 'a', name: 'a.py' }] },
    { ...moment, files: [{ id: 'a', edits: [[0, 0, 'x = 1'] as [number, number, string]] }] },
    { ...moment, files: [{ id: 'a', name: 'b.py' }] },
    { ...moment, files: [{ id: 'a', name: null }] },
  ].map(({ edits, ...rest }) => ({ ...rest, edits: [...edits] }));
  expect(filesAfter(moments.slice(0, 3))).toEqual([{ id: 'a', name: 'a.py' }]);
  expect(filesAfter(moments.slice(0, 4))).toEqual([{ id: 'a', name: 'b.py' }]);
  expect(filesAfter(moments)).toEqual([]);
  expect([fileTextAfter(moments, null), fileTextAfter(moments, 'a')]).toEqual(['main', 'x = 1']);
});
