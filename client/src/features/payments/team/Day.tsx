import { When } from '../../../ui/When.tsx';

/** A day in India, such as "2026-12-01". */
export function Day({ day }: { day: string }) {
  return <When instant={`${day}T00:00:00+05:30`} show="date" />;
}
