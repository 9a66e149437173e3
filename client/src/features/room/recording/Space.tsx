import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { canRecord, freeBytes, minutesThatFit } from '../../../recording/recordingFormat.ts';

/** More than any interview lasts. */
const ENOUGH_MINUTES = 120;

/** Told before: how much this device can record. */
export function Space() {
  const [free, setFree] = useState<number | null>(null);
  const isAble = canRecord();
  useEffect(() => {
    if (isAble) void freeBytes().then(setFree);
  }, [isAble]);
  if (!isAble)
    return (
      <p className="text-14">
        <Trans>This browser can’t record, so only the other device would have a recording.</Trans>
      </p>
    );
  if (free === null) return null;
  const minutes = minutesThatFit(free, 'both');
  if (minutes < 1)
    return (
      <p className="text-14">
        <Trans>
          There’s no space to record on this device, so only the other device would have a recording.
        </Trans>
      </p>
    );
  return (
    <p className="text-14 text-muted">
      {minutes >= ENOUGH_MINUTES ? (
        <Trans>This device has enough space for the whole interview.</Trans>
      ) : (
        <Plural
          value={minutes}
          one="This device has space for about # minute."
          other="This device has space for about # minutes."
        />
      )}
    </p>
  );
}
