import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { browserClock } from '../clock.ts';
import { createOutbox, forgetOldItems, type Outbox, type OutboxPorts } from './outbox.ts';

/** One outbox for each prefix, shared by everything on the page that shows it. */
const outboxes = new WeakMap<QueryClient, Map<string, unknown>>();

interface OutboxKind<Item extends { id: string }, Answer>
  extends Pick<OutboxPorts<Item, Answer>, 'send' | 'onDelivered' | 'isDoneWhenRefused'> {
  /** Every key in storage begins so. */
  kind: string;
  /** Whose items, and about what. */
  of: string;
}

/** The outbox of this kind, on this device. Sends what an earlier load of the page left, and at once when the browser is online again. */
export function useOutbox<Item extends { id: string }, Answer>({
  kind,
  of,
  ...ports
}: OutboxKind<Item, Answer>): { outbox: Outbox<Item> } & ReturnType<Outbox<Item>['get']> {
  const queries = useQueryClient();
  const known = outboxes.get(queries) ?? new Map<string, unknown>();
  outboxes.set(queries, known);
  const prefix = `${kind}${of}:`;
  const outbox = (known.get(prefix) as Outbox<Item> | undefined) ?? open(kind, prefix, ports);
  known.set(prefix, outbox);
  const state = useSyncExternalStore(outbox.subscribe, outbox.get);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.startsWith(kind)) outbox.reload();
    };
    outbox.flush();
    window.addEventListener('online', outbox.flush);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('online', outbox.flush);
      window.removeEventListener('storage', onStorage);
    };
  }, [outbox, kind]);
  return { outbox, ...state };
}

function open<Item extends { id: string }, Answer>(
  kind: string,
  prefix: string,
  ports: Pick<OutboxPorts<Item, Answer>, 'send' | 'onDelivered' | 'isDoneWhenRefused'>,
): Outbox<Item> {
  forgetOldItems(localStorage, kind, Date.now());
  return createOutbox<Item, Answer>({ ...ports, clock: browserClock, storage: localStorage, prefix });
}
