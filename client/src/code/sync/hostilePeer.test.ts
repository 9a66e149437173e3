import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { FakeClock } from '../../lib/testing/fakeClock.ts';
import { FakeCodePage, FakeCodeServer } from '../testing/fakeCodeServer.ts';
import { toBase64 } from './base64.ts';
import { createCodeDocument } from './codeDocument.ts';
import { writePeerMessage } from './peerMessages.ts';
import { createPresence } from './presence.ts';

/** A page's document, and what another page that writes what it likes makes of a copy of it. */
function openDocument() {
  const page = createCodeDocument();
  page.text.insert(0, 'hello');
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(page.doc));
  const change = (write: (doc: Y.Doc) => void): Uint8Array => {
    const before = Y.encodeStateVector(copy);
    copy.transact(() => write(copy));
    return Y.encodeStateAsUpdate(copy, before);
  };
  return { page, copy, change };
}

it('takes no nested types, formats, embedded objects or documents from the other page', () => {
  const wrong: ((doc: Y.Doc) => void)[] = [
    (doc) => {
      let deep = doc.getMap<unknown>('board');
      for (let i = 0; i < 200; i++) {
        const next = new Y.Map<unknown>();
        deep.set('x', next);
        deep = next;
      }
    },
    (doc) => doc.getText('text').insertEmbed(2, { src: 'https://example.org' }),
    (doc) => doc.getText('text').format(0, 3, { onclick: 'alert(1)' }),
    (doc) => doc.getMap('files').set('a', new Y.Doc()),
    (doc) => doc.getArray('runs').push([new Uint8Array(100)]),
  ];
  for (const write of wrong) {
    const { page, change } = openDocument();
    expect(page.apply(change(write), 'peer')).toBe(false);
    expect(page.text.toString()).toBe('hello');
    expect(page.files.size + page.board.size + page.runs.length).toBe(0);
  }
});

it('keeps the places of a text in which something stands that is no text', () => {
  const { page, copy, change } = openDocument();
  const update = change((doc) => {
    const text = doc.getText('text');
    const first = text._start as Y.Item;
    doc.transact((transaction) => {
      const id = Y.createID(doc.clientID, Y.getState(doc.store, doc.clientID));
      const item = [id, first, first.lastId, null, null, text, null, new Y.ContentAny([1, 2, 3])] as const;
      new Y.Item(...(item as unknown as ConstructorParameters<typeof Y.Item>)).integrate(transaction, 0);
    });
  });
  expect(copy.getText('text').length).toBe(8);
  expect(page.apply(update, 'stored')).toBe(true);
  expect(page.text.length).toBe(5);
  page.text.insert(5, '!');
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(page.doc));
  expect([copy.getText('text').toString(), copy.getText('text').length]).toEqual(['hello!', 6]);
});

it('takes no more from the other page than a room can store, applied or waiting', () => {
  const { page, change } = openDocument();
  const piece = 'x'.repeat(45_000);
  const taken = Array.from({ length: 40 }, () =>
    page.apply(
      change((doc) => doc.getText('text').insert(0, piece)),
      'peer',
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(24);
  expect(page.text.length).toBeLessThan(1_200_000);
  // What the server has stored is still taken, and this person goes on writing.
  page.text.insert(0, 'mine');
  expect(page.text.toString().startsWith('mine')).toBe(true);

  const { page: other, change: changeOther } = openDocument();
  changeOther((doc) => doc.getText('text').insert(0, 'missing'));
  const late = Array.from({ length: 40 }, () =>
    other.apply(
      changeOther((doc) => doc.getText('text').insert(0, piece)),
      'peer',
    ),
  );
  expect(late.filter(Boolean).length).toBeLessThan(40);
  expect(other.text.toString()).toBe('hello');
});

it('stays the same for any message of the other page that is none', async () => {
  const [clock, server] = [new FakeClock(), new FakeCodeServer()];
  const learner = new FakeCodePage(server, 'learner', clock);
  const mentor = new FakeCodePage(server, 'mentor', clock);
  await clock.pass(1_000);
  learner.type('code');
  const huge = toBase64(new Uint8Array(64_000).fill(7));
  for (const kind of ['v', 'u', 'p', 'd', 'x', ''])
    for (const body of ['', '!', 'AA==', '/////w==', huge]) mentor.sendRaw(kind + body);
  mentor.sendRaw(writePeerMessage({ kind: 'draft', bytes: new TextEncoder().encode('{"__proto__":1}') }));
  expect(learner.text).toBe('code');
  mentor.type('!');
  expect(learner.text).toBe('code!');
});

it('shows one cursor and one sound file, whatever a page says of itself', async () => {
  const clock = new FakeClock();
  const mentor = createPresence({
    sync: { doc: new Y.Doc(), sendPresence: () => {} },
    ...{ otherName: 'Asha', clock },
  });
  const sent: Uint8Array[] = [];
  const open = () =>
    createPresence({
      sync: { doc: new Y.Doc(), sendPresence: (bytes) => void sent.push(bytes) },
      ...{ otherName: 'Ravi', clock },
    });
  for (const file of ['a', null, '<b>', '__proto__', 7, { id: 'a' }, 'x'.repeat(25)]) {
    const learner = open();
    learner.awareness.setLocalState({ cursor: 'c', file, user: { name: '<script>' }, more: 'x' });
    await clock.pass(100);
    for (const bytes of sent.splice(0)) mentor.receive(bytes);
    const states = [...mentor.awareness.getStates()].filter(([id]) => id !== mentor.awareness.clientID);
    expect(states).toHaveLength(1);
    expect(states[0]?.[1]).not.toHaveProperty('more');
    expect(states[0]?.[1]).toMatchObject({ user: { name: 'Asha' } });
    const isSound = file === null || file === 'a' || file === '__proto__';
    expect(mentor.otherFile.get().file).toBe(isSound ? file : undefined);
  }
  const learner = open();
  learner.awareness.setLocalState({ cursor: 'x'.repeat(64_000) });
  await clock.pass(100);
  const before = mentor.awareness.getStates().size;
  for (const bytes of sent.splice(0)) mentor.receive(bytes);
  expect(mentor.awareness.getStates().size).toBe(before);
});
