import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { keepAsFile } from './starters.ts';

it('keeps what was written for the last problem in a file of its own, as long as there is room', () => {
  const doc = new Y.Doc();
  const sync = {
    text: doc.getText('text'),
    files: doc.getMap<unknown>('files'),
    fileText: (id: string | null) => doc.getText(id === null ? 'text' : `file:${id}`),
  } as Parameters<typeof keepAsFile>[0];
  const others = () =>
    [...sync.files.entries()].map(([id, file]) => ({ id, ...(file as { name: string; order: number }) }));
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    sync.text.insert(0, `solution ${n}`);
    expect(keepAsFile(sync, others(), 'two-sum', 'python')).not.toBeNull();
    expect(sync.text.toString()).toBe('');
  }
  expect(others().map(({ name, id }) => [name, sync.fileText(id).toString()])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`two-sum${n > 1 ? `-${n}` : ''}.py`, `solution ${n}`]),
  );
  sync.text.insert(0, 'stays');
  expect(keepAsFile(sync, others(), 'two-sum', 'python')).toBeNull();
  expect(sync.text.toString()).toBe('stays');
});
