import { type RefObject, useEffect } from 'react';
import { isDialogOpen, isForPage } from '../../lib/keys/isForPage.ts';
import { useKeysPreference } from '../../lib/keys/keysPreference.ts';
import { shortcutKey } from '../../lib/keys/shortcutKey.ts';

/** `/` goes to the search box; `j` and `k` to the next and the previous row, which Enter opens. */
export function useListKeys(area: RefObject<HTMLElement | null>): void {
  const [areOn] = useKeysPreference();
  useEffect(() => {
    if (!areOn) return;
    const listen = (event: KeyboardEvent) => {
      if (!isForPage(event) || isDialogOpen()) return;
      const key = shortcutKey(event);
      if (key === '/') area.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
      else if (key === 'j') moveRow(area.current, 1);
      else if (key === 'k') moveRow(area.current, -1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [areOn, area]);
}

function moveRow(area: HTMLElement | null, step: number): void {
  const rows = [...(area?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const current = rows.indexOf(document.activeElement as HTMLElement);
  rows[Math.min(Math.max(current + step, 0), rows.length - 1)]?.focus();
}
