import { useNow } from '../../../../lib/useNow.ts';

/** Whether an instant on a whole minute has passed, by the server's time. */
export function useIsPast(instant: string): boolean {
  return useNow('minute') >= Date.parse(instant);
}
