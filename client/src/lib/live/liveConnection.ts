import type { ErrorCode } from '@preproom/models/contract/http/errors';
import type { LiveTopic } from '@preproom/models/contract/room/signalling';
import type { Clock } from '../clock.ts';
import { type Backoff, backoffMs } from '../retry.ts';

/** A tab hidden for this long gives its connection up; switching tabs to and fro keeps it. */
export const HIDDEN_FOR_MS = 10_000;
/** What a page fetched when it opened is not fetched again if the connection stands this soon. */
export const FRESH_FOR_MS = 3_000;
/** Changes often come in bursts: one booking touches sessions, notifications and free times. */
export const GATHER_MS = 150;
const BACKOFF: Backoff = { minMs: 1_000, maxMs: 60_000, random: Math.random };

export interface LiveListener {
  onUp(): void;
  /** Lost, or could not be opened now. */
  onDown(): void;
  /** There will be no connection for this login. */
  onRefused(code: ErrorCode): void;
  onChanged(topics: LiveTopic[]): void;
}

/** Returns the function that closes the connection; the listener is not called after it. */
export type OpenLiveSocket = (listener: LiveListener) => () => void;

export interface LivePage {
  isVisible(): boolean;
  /** Calls the listener when the tab is shown or hidden; returns its undo. */
  onVisibility(listener: () => void): () => void;
  onOnline(listener: () => void): () => void;
}

export interface LivePorts {
  clock: Pick<Clock, 'performanceNow' | 'after'>;
  page: LivePage;
  /** Rejects when its code cannot be loaded. */
  loadSocket(): Promise<OpenLiveSocket>;
  refetch(topics: readonly LiveTopic[]): void;
  /** The page was without a connection: anything may have changed. */
  refetchAll(): void;
  onSignedOut(): void;
}

/**
 * Keeps one connection while the tab is visible, and fetches again what the server says has changed. A missing connection is
 * harmless: pages also fetch when the tab gets the focus. Returns the function that ends it.
 */
export function keepLive(ports: LivePorts): () => void {
  const { clock, page } = ports;
  /** The connection, or the wait before the next try; null while the tab is hidden or after a refusal. */
  let current: { close(): void; isUp: boolean } | null = null;
  let cancelHide = () => {};
  let failures = 0;
  let isRefused = false;
  /** When what the page shows was last known to be complete. */
  let freshAtMs = clock.performanceNow();
  const gathered = gather(clock, ports.refetch);

  const open = () => {
    current?.close();
    const opened = { close: () => {}, isUp: false };
    current = opened;
    const ifCurrent = (act: () => void) => current === opened && act();
    const listener: LiveListener = {
      onUp: () => {
        opened.isUp = true;
        failures = 0;
        if (clock.performanceNow() - freshAtMs > FRESH_FOR_MS) ports.refetchAll();
      },
      onDown: () => ifCurrent(retryLater),
      onRefused: (code) =>
        ifCurrent(() => {
          isRefused = true;
          close();
          if (code === 'signed_out') ports.onSignedOut();
        }),
      onChanged: gathered.add,
    };
    ports.loadSocket().then(
      (openSocket) =>
        ifCurrent(() => {
          opened.close = openSocket(listener);
        }),
      () => ifCurrent(retryLater),
    );
  };

  const close = () => {
    current?.close();
    current = null;
  };

  const retryLater = () => {
    if (current?.isUp) freshAtMs = Number.NEGATIVE_INFINITY;
    close();
    failures += 1;
    current = { close: clock.after(backoffMs(failures, BACKOFF), open), isUp: false };
  };

  const onVisibility = () => {
    cancelHide();
    if (!page.isVisible()) {
      cancelHide = clock.after(HIDDEN_FOR_MS, close);
    } else if (!current && !isRefused) {
      freshAtMs = clock.performanceNow();
      ports.refetchAll();
      open();
    }
  };

  const undo = [
    page.onVisibility(onVisibility),
    page.onOnline(() => {
      if (current && !current.isUp) open();
    }),
  ];
  if (page.isVisible()) open();
  return () => {
    for (const step of undo) step();
    cancelHide();
    gathered.cancel();
    close();
  };
}

/** Collects topics for a moment, then hands them on together. */
function gather(clock: LivePorts['clock'], onGathered: LivePorts['refetch']) {
  const topics = new Set<LiveTopic>();
  let cancel: (() => void) | null = null;
  const flush = () => {
    cancel = null;
    onGathered([...topics]);
    topics.clear();
  };
  return {
    add: (more: LiveTopic[]) => {
      for (const topic of more) topics.add(topic);
      cancel ??= clock.after(GATHER_MS, flush);
    },
    cancel: () => cancel?.(),
  };
}
