import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { codeFileText, filesAfter, fileTextAfter, readCodeFiles } from '../../../contract/room/codeFiles.ts';
import { replayOf } from './codeReplay.ts';
import { fileNamesIn } from './codeUpdate.ts';
import { packMoments, unpackMoments } from './packMoments.ts';

/** Two pages that write in files, and what is stored of it. */
function openPages() {
  const pages = [new Y.Doc(), new Y.Doc()] as const;
  const updates: Buffer[] = [];
  for (const [page, other] of [pages, pages.toReversed()] as [Y.Doc, Y.Doc][])
    page.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === 'other') return;
      updates.push(Buffer.from(update));
      Y.applyUpdate(other, update, 'other');
    });
  const replay = () => replayOf([{ side: 'learner', times: updates.map((_, i) => i), updates }]);
  return { pages, updates, replay };
}

const step = fc.record({
  page: fc.nat(1),
  id: fc.constantFrom('a', 'b', 'c'),
  does: fc.constantFrom('add', 'write', 'write', 'write', 'erase', 'remove', 'main'),
  at: fc.nat(20),
  text: fc.string({ unit: fc.constantFrom('x', 'क', '\n'), minLength: 1, maxLength: 4 }),
});

it('plays the files as they were at the end, whatever two pages did, and packed as well', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { pages, replay } = openPages();
      for (const [i, { page: which, id, does, at, text }] of steps.entries()) {
        const page = pages[which] as Y.Doc;
        const file = page.getText(does === 'main' ? 'text' : codeFileText(id));
        const place = Math.min(at, file.length);
        if (does === 'add') page.getMap('files').set(id, { name: `${id}${i}.py`, order: i });
        else if (does === 'remove') page.getMap('files').delete(id);
        else if (does === 'erase') file.delete(place, file.length - place);
        else file.insert(place, text);
      }
      const moments = replay();
      const [doc] = pages;
      const files = readCodeFiles(doc.getMap('files').entries());
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      expect(filesAfter(moments).sort(byId)).toEqual(files.map(({ id, name }) => ({ id, name })).sort(byId));
      expect(fileTextAfter(moments, null)).toBe(doc.getText('text').toString());
      for (const { id } of files)
        expect(fileTextAfter(moments, id)).toBe(doc.getText(codeFileText(id)).toString());
      expect(unpackMoments(packMoments(moments))).toEqual(moments);
    }),
  );
});

it('plays a file whose name and text came in one change, once', () => {
  const page = new Y.Doc();
  page.getMap('files').set('a', { name: 'a.py', order: 1 });
  page.getText(codeFileText('a')).insert(0, 'x = 1');
  const update = Buffer.from(Y.encodeStateAsUpdate(page));
  expect(replayOf([{ side: 'mentor', times: [5], updates: [update] }])).toEqual([
    {
      ...{ atMs: 5, side: 'mentor', edits: [] },
      files: [{ id: 'a', name: 'a.py', edits: [[0, 0, 'x = 1']] }],
    },
  ]);
  expect(fileNamesIn(update)).toEqual(['a.py']);
});

it('leaves out files that are none', () => {
  const { pages, replay } = openPages();
  const files = pages[0].getMap('files');
  files.set('a', 'no file');
  files.set('not an id', { name: 'a.py', order: 1 });
  files.set('b', { name: '../etc', order: 1 });
  expect(replay()).toEqual([]);
});

it('packs 2,000 keys of another file in less than 12 kB', () => {
  const { pages, replay } = openPages();
  pages[0].getMap('files').set('a', { name: 'a.py', order: 1 });
  const text = pages[0].getText(codeFileText('a'));
  for (let key = 0; key < 2_000; key++) text.insert(key, String.fromCharCode(97 + ((key * 7919) % 26)));
  expect(packMoments(replay()).length).toBeLessThan(12_000);
});
