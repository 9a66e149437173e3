import { AppError } from '@preproom/models/contract/http/errors';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, forgetOldItems } from '../../../lib/delivery/outbox.ts';
import { FakeClock } from '../../../lib/testing/fakeClock.ts';
import { isDoneWhenRefused, type OutboxItem } from './cockpitItems.ts';

const PREFIX = 'cockpit:user:room00000001:';
const at = '2026-11-20T13:00:00.000Z';
const note = (id: string, text = id): OutboxItem => ({
  kind: 'note',
  id,
  words: { at, editedAt: at, text, criterion: null, mark: null },
});
let clock: FakeClock;

beforeEach(() => {
  localStorage.clear();
  clock = new FakeClock();
});

function open(send: (item: OutboxItem) => Promise<unknown>) {
  const delivered: string[] = [];
  const outbox = createOutbox({
    clock,
    storage: localStorage,
    prefix: PREFIX,
    send,
    onDelivered: ({ id }) => delivered.push(id),
    isDoneWhenRefused,
  });
  return { outbox, delivered };
}

const settled = () => vi.waitFor(() => Promise.resolve());
const idsOf = (outbox: ReturnType<typeof open>['outbox']) => outbox.get().waiting.map(({ item }) => item.id);

describe('the outbox', () => {
  it('delivers in order, each once, and then holds nothing', async () => {
    const { outbox, delivered } = open(async () => ({}));
    for (const id of ['a', 'b', 'c']) outbox.add(note(id));
    await expect.poll(() => delivered).toEqual(['a', 'b', 'c']);
    await clock.pass(0);
    expect([outbox.get().waiting, localStorage.length]).toEqual([[], 0]);
  });

  it('keeps what could not be sent over a reload, in its order', async () => {
    const refuse = () => Promise.reject(new AppError('unavailable'));
    const before = open(refuse).outbox;
    before.add(note('a'));
    before.add(note('b'));
    await expect.poll(() => before.get().isDelayed).toBe(true);
    const { outbox, delivered } = open(async () => ({}));
    expect(idsOf(outbox)).toEqual(['a', 'b']);
    outbox.flush();
    await expect.poll(() => delivered).toEqual(['a', 'b']);
  });

  it('keeps a refused note with its reason, goes on with the next, and sends it changed on retry', async () => {
    const sent: OutboxItem[] = [];
    const { outbox, delivered } = open(async (item) => {
      sent.push(item);
      if (item.kind === 'note' && item.words.text === 'bad') throw new AppError('bad_request');
    });
    outbox.add(note('a', 'bad'));
    outbox.add(note('b'));
    await expect.poll(() => delivered).toEqual(['b']);
    const [refused] = outbox.get().waiting;
    expect(refused).toMatchObject({ item: { id: 'a' }, refused: 'bad_request' });
    outbox.retry(refused?.key ?? '', () => note('a', 'good'));
    await expect.poll(() => delivered).toEqual(['b', 'a']);
    expect(sent).toHaveLength(3);
  });

  it('holds the newest version of what is being typed, and sends it after a pause, not at every key', async () => {
    const sent: string[] = [];
    const { outbox } = open(async (item) => sent.push(item.kind === 'note' ? item.words.text : ''));
    for (const text of ['N', 'No', 'Not', 'Note']) outbox.type(note('a', text));
    expect(outbox.get().waiting.map(({ item }) => item)).toEqual([note('a', 'Note')]);
    expect(Object.values({ ...localStorage }).join()).toContain('"Note"');
    expect([sent, localStorage.length]).toEqual([[], 1]);
    await clock.pass(2_000);
    expect(sent).toEqual(['Note']);
  });

  it('sends what was typed while an older version was under way', async () => {
    const sent: string[] = [];
    let answer = () => {};
    const { outbox } = open((item) => {
      sent.push(item.kind === 'note' ? item.words.text : '');
      return new Promise<void>((resolve) => (answer = resolve));
    });
    outbox.add(note('a', 'One'));
    outbox.type(note('a', 'One two'));
    outbox.type(note('a', 'One two three'));
    expect(idsOf(outbox)).toEqual(['a', 'a']);
    answer();
    await expect.poll(() => sent).toEqual(['One', 'One two three']);
  });

  it('waits for a login that has ended, instead of giving up', async () => {
    const { outbox } = open(() => Promise.reject(new AppError('signed_out')));
    outbox.add(note('a'));
    await expect.poll(() => outbox.get().isDelayed).toBe(true);
    expect(outbox.get().waiting).toMatchObject([{ refused: null }]);
  });

  it('never sends what another person left in this browser, and deletes it after a day', async () => {
    open(() => Promise.reject(new AppError('unavailable'))).outbox.add(note('a'));
    await settled();
    const other = createOutbox({
      clock,
      storage: localStorage,
      prefix: 'cockpit:other:room00000001:',
      send: async (_: OutboxItem) => ({}),
      onDelivered: () => {},
    });
    expect(other.get().waiting).toEqual([]);
    forgetOldItems(localStorage, 'cockpit:', clock.now() + 23 * 60 * 60_000);
    expect(localStorage.length).toBe(1);
    forgetOldItems(localStorage, 'cockpit:', clock.now() + 25 * 60 * 60_000);
    expect(localStorage.length).toBe(0);
  });
});
