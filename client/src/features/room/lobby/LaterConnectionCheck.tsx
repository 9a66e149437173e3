import { Trans } from '@lingui/react/macro';
import { type ComponentType, use, useEffect, useEffectEvent, useState } from 'react';
import type { LocalMedia } from '../../../call/media/localMedia.ts';
import { JoiningContext } from '../../../devices/joiningContext.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import type { Room } from '../parts/api.ts';

interface ConnectionCheckProps {
  room: Room;
  media: LocalMedia;
}

/** After the lobby's first picture, which its code and its own traffic would delay. */
const CHECK_AFTER_MS = 3_000;

/** The check of the connection, loaded once the lobby is shown and unless somebody joins before. The lobby works without it. */
export function LaterConnectionCheck(props: ConnectionCheckProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ConnectionCheckProps> | null>(null);
  return Loaded ? <Loaded {...props} /> : <Coming onLoaded={(Check) => setLoaded(() => Check)} />;
}

function Coming({ onLoaded }: { onLoaded: (Check: ComponentType<ConnectionCheckProps>) => void }) {
  const isJoining = use(JoiningContext);
  const loaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (isJoining) return;
    let isGone = false;
    whenIdle(CHECK_AFTER_MS)
      .then(() => (isGone ? null : import('./ConnectionCheck.tsx')))
      .then((module) => {
        if (module && !isGone) loaded(module.ConnectionCheck);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isJoining]);
  return (
    <p className="min-h-9 text-14 text-muted">
      <Trans>Checking your connection, microphone and camera…</Trans>
    </p>
  );
}
