import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { watchLevel } from '../../call/adapters/microphoneLevel.ts';

/** A bar that moves with one's voice; drawn straight into the element, because it changes with every frame. */
export function MicrophoneLevel({ track }: { track: MediaStreamTrack }) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(
    () =>
      watchLevel(track, (level) => {
        bar.current?.style.setProperty('scale', `${level.toFixed(3)} 1`);
        if (meter.current) meter.current.value = level;
      }),
    [track],
  );
  return (
    <div className="h-2 overflow-hidden rounded-full bg-line">
      <meter ref={meter} aria-label={t`Microphone level`} min={0} max={1} className="sr-only" />
      <div ref={bar} aria-hidden className="h-full w-full origin-left rounded-full bg-leaf" />
    </div>
  );
}
