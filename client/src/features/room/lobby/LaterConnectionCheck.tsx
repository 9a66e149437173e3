import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useState } from 'react';
import type { LocalMedia } from '../../../call/media/localMedia.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import type { Room } from '../parts/api.ts';

interface ConnectionCheckProps {
  room: Room;
  media: LocalMedia;
}

/** After the lobby's first picture, which its code and its own traffic would delay. */
const CHECK_AFTER_MS = 3_000;

/** The check of the connection, loaded once the lobby is shown. The lobby works without it. */
export function LaterConnectionCheck(props: ConnectionCheckProps) {
  const [Loaded, setLoaded] = useState<ComponentType<ConnectionCheckProps> | null>(null);
  useEffect(() => {
    whenIdle(CHECK_AFTER_MS)
      .then(() => import('./ConnectionCheck.tsx'))
      .then(({ ConnectionCheck }) => setLoaded(() => ConnectionCheck))
      .catch(() => undefined);
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return (
    <p className="min-h-9 text-14 text-muted">
      <Trans>Checking your connection, microphone and camera…</Trans>
    </p>
  );
}
