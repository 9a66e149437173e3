import { useEffect, useRef, useState } from 'react';

/** A device's timers are late by less than this, unless it sleeps. */
const TICK_MS = 200;

/** Whole seconds until `endsAtMs` on the session's clock; calls `onOver` once it is reached. */
export function useSecondsLeft(endsAtMs: number, sessionMs: () => number, onOver: () => void): number {
  const left = () => Math.max(0, Math.ceil((endsAtMs - sessionMs()) / 1000));
  const [seconds, setSeconds] = useState(left);
  const latest = useRef({ left, onOver });
  useEffect(() => {
    latest.current = { left, onOver };
  });
  useEffect(() => {
    const tick = () => {
      setSeconds(latest.current.left());
      if (sessionMs() < endsAtMs) return;
      clearInterval(timer);
      latest.current.onOver();
    };
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAtMs, sessionMs]);
  return seconds;
}
