import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { createCausalOrder } from './causalOrder.ts';

const UPDATES = 300;

/** One page that types this many keys, and as many others that each have them all. */
function pages() {
  const first = new Y.Doc();
  first.clientID = 1;
  const keys = Array.from({ length: UPDATES }, (_, at) => changeOf(first, (text) => text.insert(at, 'k')));
  const others = keys.map((_, index) => {
    const page = new Y.Doc();
    page.clientID = 2 + index;
    Y.applyUpdate(page, Y.encodeStateAsUpdate(first));
    return page;
  });
  return { keys, others };
}

function changeOf(page: Y.Doc, change: (text: Y.Text) => void): Uint8Array {
  const before = Y.encodeStateVector(page);
  page.transact(() => change(page.getText('text')));
  return Y.encodeStateAsUpdate(page, before);
}

/** Replays these updates; says what text they gave, and how often one was tried. */
function replay(updates: readonly Uint8Array[]) {
  const doc = new Y.Doc();
  let tries = 0;
  const order = createCausalOrder<Uint8Array>(doc, (update) => {
    tries++;
    Y.applyUpdate(doc, update);
  });
  for (const update of updates) order(update);
  return { text: doc.getText('text').toString(), tries };
}

it('tries many held updates again only once what they continue is there', () => {
  const { keys, others } = pages();
  const held = others.map((page) => changeOf(page, (text) => text.insert(UPDATES, 'h')));
  const { text, tries } = replay([...held, ...keys]);
  expect(text).toBe('k'.repeat(UPDATES) + 'h'.repeat(UPDATES));
  expect(tries).toBe(3 * UPDATES);
});

it('tries many held removals again only once all that they remove is there', () => {
  const { keys, others } = pages();
  const held = others.map((page) => changeOf(page, (text) => text.delete(0, UPDATES)));
  const { text, tries } = replay([...held, ...keys]);
  expect(text).toBe('');
  expect(tries).toBeLessThanOrEqual(3 * UPDATES);
});

it('tries updates in the wrong order as often as each continues another', () => {
  const { keys } = pages();
  const { text, tries } = replay(keys.toReversed());
  expect(text).toBe('k'.repeat(UPDATES));
  expect(tries).toBeLessThan(2 * UPDATES);
});

it('leaves out what continues a change that never comes', () => {
  const { keys, others } = pages();
  const held = others.map((page) => changeOf(page, (text) => text.insert(UPDATES, 'h')));
  const { text, tries } = replay([...held, ...keys.slice(0, -1)]);
  expect(text).toBe('k'.repeat(UPDATES - 1));
  expect(tries).toBe(2 * UPDATES - 1);
});
