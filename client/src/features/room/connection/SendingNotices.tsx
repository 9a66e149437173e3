import { ChevronsDown } from 'lucide-react';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { cx } from '../../../lib/cx.ts';
import { useConnectionQuality } from './useConnectionQuality.ts';
import { useSendingTexts } from './useSendingTexts.ts';

/** Shows why video is reduced or off; screen readers announce changes. */
export function SendingNotices({ call, state }: { call: Call; state: InRoomState }) {
  const sending = useConnectionQuality(call, (connection) => connection.sending);
  const dataSaver = useConnectionQuality(call, (connection) => connection.dataSaver);
  const { Name, media } = state.room.other;
  const texts = useSendingTexts({ sending, dataSaver }, media, Name);
  const isShown = state.status === 'connected';
  return (
    <div role="status" className="flex flex-col items-start gap-1">
      {isShown &&
        texts.map(({ text, isInStatus }) => (
          <p
            key={text}
            className={cx(
              'flex items-start gap-2 rounded-card border border-line bg-raised/90 px-3 py-1.5 text-12 sm:text-14',
              // On a phone it would cover the face.
              isInStatus && 'small:sr-only',
            )}
          >
            <ChevronsDown aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
            {text}
          </p>
        ))}
    </div>
  );
}
