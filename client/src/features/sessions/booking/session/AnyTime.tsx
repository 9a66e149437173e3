import { Trans, useLingui } from '@lingui/react/macro';
import { GRID_MINUTES } from '@preproom/models/contract/sessions/availability';
import { useState } from 'react';
import { serverNow } from '../../../../lib/serverTime.ts';
import { useTimeTexts } from '../../../../shared/sessions/times/timeTexts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';

const GRID_MS = GRID_MINUTES * 60_000;

export interface AnyTimeProps {
  isDisabled: boolean;
  onAdd: (time: string) => void;
}

/** A field for a date and time in the device's zone, outside the offered hours too. */
export function AnyTime({ isDisabled, onAdd }: AnyTimeProps) {
  const { t } = useLingui();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { zoneName } = useTimeTexts(zone);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<'past' | 'grid' | null>(null);
  const faults = {
    past: t`Choose a time in the future.`,
    grid: t`Start at :00, :15, :30 or :45.`,
  };
  const add = () => {
    const found = faultOf(text);
    setFault(found);
    if (found) return;
    onAdd(new Date(text).toISOString());
    setText('');
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t`Any other time`}
        help={<Trans>In {zoneName(zone, serverNow())}</Trans>}
        type="datetime-local"
        step={GRID_MINUTES * 60}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={fault && faults[fault]}
        className="min-w-56 flex-1"
      />
      <Button tone="quiet" disabled={isDisabled || text === ''} onClick={add} className="mb-6">
        <Trans>Add</Trans>
      </Button>
    </div>
  );
}

function faultOf(local: string): 'past' | 'grid' | null {
  const at = Date.parse(local);
  if (Number.isNaN(at) || at <= serverNow()) return 'past';
  return at % GRID_MS === 0 ? null : 'grid';
}
