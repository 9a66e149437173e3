import { useEffect } from 'react';
import { keepScreenOn } from './adapters/wakeLock.ts';

/** The screen stays on for as long as the component is there: nobody touches it while talking. */
export function useScreenOn(): void {
  useEffect(keepScreenOn, []);
}
