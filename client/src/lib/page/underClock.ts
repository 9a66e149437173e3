import { useEffect } from 'react';
import { create } from 'zustand';

/** Whether a timed task runs, during which the page around it offers nothing to tap by accident. */
export const underClock = create(() => false);

/** Announces a timed task while the component is mounted. */
export function useUnderClock(isRunning: boolean): void {
  useEffect(() => {
    underClock.setState(isRunning, true);
    return () => underClock.setState(false, true);
  }, [isRunning]);
}
