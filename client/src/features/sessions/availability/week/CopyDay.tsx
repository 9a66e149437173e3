import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx';
import { useClockTexts } from '../clockTexts.ts';
import { IconButton } from '../IconButton.tsx';
import { copyDay, hoursOf, WEEK_DAYS, type Week } from './weekModel.ts';

export interface CopyDayProps {
  week: Week;
  day: number;
  onChange: (week: Week) => void;
}

/** A button that copies a day's hours to other days, chosen in a dialog. */
export function CopyDay({ week, day, onChange }: CopyDayProps) {
  const { t } = useLingui();
  const { dayText, hoursText } = useClockTexts();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const hours = hoursOf(week, day);
  const name = dayText(day);
  function copy(): void {
    onChange(copyDay(week, day, chosen));
    setOpen(false);
    setChosen([]);
  }
  return (
    <>
      <IconButton aria-label={t`Copy ${name} to other days`} onClick={() => setOpen(true)}>
        <Copy aria-hidden className="size-5" />
      </IconButton>
      <Dialog
        title={t`Copy ${name} to`}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button tone="quiet" onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button disabled={chosen.length === 0} onClick={copy}>
              <Trans>Copy</Trans>
            </Button>
          </>
        }
      >
        <p className="text-muted tabular-nums">
          {hours.length > 0 ? hours.map(hoursText).join(', ') : <Trans>Unavailable</Trans>}
        </p>
        <div className="flex flex-col gap-1">
          {WEEK_DAYS.filter((other) => other !== day).map((other) => (
            <Checkbox
              key={other}
              className="min-h-11 py-2.5"
              checked={chosen.includes(other)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, other] : chosen.filter((one) => one !== other))
              }
            >
              {dayText(other)}
            </Checkbox>
          ))}
        </div>
      </Dialog>
    </>
  );
}
