import type { Cockpit, SessionNote } from '@preproom/models/contract/room/cockpit';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepStored } from './api.ts';

const ROOM = 'room00000001';
const EMPTY: Cockpit = { metAt: null, asked: [], notes: [], shownId: null, askedBefore: [], favourites: [] };
const NOTE: SessionNote = {
  ...{ id: 'a0000000-0000-4000-8000-000000000001', text: 'Clear examples', criterion: null, mark: null },
  ...{ at: '2026-11-24T10:00:00.000Z', editedAt: '2026-11-24T10:00:00.000Z' },
};
const ITEM = { kind: 'note', id: NOTE.id, words: NOTE } as const;

it('shows a note that was stored while the first answer, without it, was on its way', async () => {
  const queries = new QueryClient();
  const answers = [Promise.withResolvers<Cockpit>(), Promise.withResolvers<Cockpit>()];
  let asked = 0;
  const observer = new QueryObserver<Cockpit>(queries, {
    queryKey: ['cockpit', ROOM],
    queryFn: () => answers[asked++]?.promise ?? EMPTY,
  });
  const stop = observer.subscribe(() => {});
  keepStored(queries, ROOM, ITEM, { note: NOTE });
  answers[0]?.resolve(EMPTY);
  answers[1]?.resolve({ ...EMPTY, notes: [NOTE] });
  await expect.poll(() => observer.getCurrentResult().data?.notes).toEqual([NOTE]);
  stop();
});
