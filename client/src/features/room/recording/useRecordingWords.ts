import { useLingui } from '@lingui/react/macro';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { useEffect, useRef, useState } from 'react';
import type { RecordingInUse } from './useRecording.ts';

/** What follows quickly must not displace what was not read out yet. */
const KEPT = 3;

/** What has just begun or ended, for screen readers: in a region that was there before the words. */
export function useRecordingWords({ isLoaded, state }: RecordingInUse, side: SessionSide, otherName: string) {
  const { t } = useLingui();
  const [spoken, setSpoken] = useState<readonly { id: number; text: string }[]>([]);
  const isOwn = state.status !== 'off' && state.by === side;
  const texts = {
    off: t`Recording is off.`,
    asked: isOwn ? t`${otherName} is asked to agree to a recording.` : t`${otherName} wants to record.`,
    on: t`Recording has started. Either of you can stop it.`,
  };
  const latest = useRef(texts);
  const before = useRef<RecordingInUse['state']['status']>('off');
  useEffect(() => {
    latest.current = texts;
  });
  const { status } = state;
  useEffect(() => {
    if (!isLoaded || before.current === status) return;
    before.current = status;
    const text = latest.current[status];
    setSpoken((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, text }].slice(-KEPT));
  }, [isLoaded, status]);
  return spoken;
}
