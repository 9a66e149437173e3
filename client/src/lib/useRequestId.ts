import { useRef } from 'react';

/** Gives the same id for the same words: an answer that was lost on the way must not store them twice. */
export function useRequestId(): (body: object) => string {
  const last = useRef({ words: '', id: '' });
  return (body) => {
    const words = JSON.stringify(body);
    if (words !== last.current.words) last.current = { words, id: crypto.randomUUID() };
    return last.current.id;
  };
}
