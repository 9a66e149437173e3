import type { SessionMessage } from '@preproom/models/contract/sessions/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { markRead } from './api.ts';

/** Marks what the other person wrote as read once this element is on the screen of a visible tab. */
export function useReadWhenSeen(
  element: RefObject<HTMLElement | null>,
  roomid: string,
  { selfId, messages }: { selfId: string; messages: readonly SessionMessage[] },
): void {
  const queries = useQueryClient();
  const upTo = messages.findLast(({ from, isRead }) => from !== selfId && !isRead)?.id;
  useEffect(() => {
    if (!upTo || !element.current) return;
    let isSeen = false;
    let isSent = false;
    const send = () => {
      if (!isSeen || isSent || document.visibilityState !== 'visible') return;
      isSent = true;
      // What fails is marked with the next message, or at the next visit.
      markRead(queries, roomid, upTo).catch(() => {});
    };
    const observer = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false;
      send();
    });
    observer.observe(element.current);
    document.addEventListener('visibilitychange', send);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', send);
    };
  }, [element, queries, roomid, upTo]);
}
