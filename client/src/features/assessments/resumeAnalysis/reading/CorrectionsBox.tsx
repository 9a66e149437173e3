import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { type Corrections, isCorrected, NO_CORRECTIONS } from './corrections.ts';

export interface CorrectionsBoxProps {
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
  /** The score with the corrections, which stands far above. */
  percent: number;
}

/** What corrections count for, and the way to take all of them back and put them back. Nothing while there are none. */
export function CorrectionsBox({ corrections, onCorrect, percent }: CorrectionsBoxProps) {
  const [undone, setUndone] = useState<Corrections | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isMade = isCorrected(corrections);
  // A new correction ends what could be put back.
  if (isMade && undone !== null) setUndone(null);
  const isUndone = !isMade && undone !== null;
  // The row with the last correction may be far away, so the focus stays on this button.
  useEffect(() => {
    if (isUndone) button.current?.focus();
  }, [isUndone]);
  const isShown = isMade || isUndone;
  const press = () => {
    setUndone(isMade ? corrections : null);
    onCorrect(isMade ? NO_CORRECTIONS : (undone ?? NO_CORRECTIONS));
  };
  return (
    <div
      className={
        isShown
          ? 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-raised p-4'
          : 'sr-only'
      }
    >
      <p role="status" className="min-w-0 flex-1 basis-60 text-14">
        {isMade && (
          <Trans>
            Your score is {percent}% with your corrections. They don’t change points already saved in your
            account.
          </Trans>
        )}
        {isUndone && <Trans>All corrections undone. Your score is {percent}%.</Trans>}
      </p>
      {isShown && (
        <Button ref={button} tone="quiet" size="small" onClick={press}>
          {isMade ? <Trans>Undo all</Trans> : <Trans>Restore all</Trans>}
        </Button>
      )}
    </div>
  );
}
