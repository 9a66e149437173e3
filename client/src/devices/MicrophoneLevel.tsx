import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef } from 'react';
import { watchLevel } from '../call/adapters/microphoneLevel.ts';
import { JoiningContext } from './joiningContext.ts';

/** A bar that follows the microphone level. Written straight to the element, because it changes with every frame. */
export function MicrophoneLevel({ track }: { track: MediaStreamTrack }) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const meter = useRef<HTMLMeterElement>(null);
  // Paused while joining: each change repaints the lobby, while the CPU is needed for the call.
  const isJoining = use(JoiningContext);
  const isStill = useRef(isJoining);
  useEffect(() => {
    isStill.current = isJoining;
  });
  useEffect(
    () =>
      watchLevel(track, (level) => {
        if (isStill.current) return;
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
