import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useKeysPreference } from '../lib/keys/keysPreference.ts';
import { Switch } from './forms/Switch.tsx';

export interface KeyListProps {
  /** What is pressed, one key after the other, and what it does. */
  keys: readonly { keys: readonly string[]; label: ReactNode }[];
}

/** The keyboard shortcuts of a page, with the switch that turns them off. */
export function KeyList({ keys }: KeyListProps) {
  const [areOn, setOn] = useKeysPreference();
  return (
    <>
      <Switch isSelected={areOn} onChange={setOn}>
        <Trans>Use keyboard shortcuts</Trans>
      </Switch>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(({ keys: [...pressed], label }) => (
          <div key={pressed.join(' ')} className="contents">
            <dt className="flex gap-1">
              {pressed.map((key) => (
                <kbd
                  key={key}
                  className="inline-grid min-w-8 place-items-center rounded-control border border-line-strong px-2 py-1 font-sans text-14 uppercase"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
