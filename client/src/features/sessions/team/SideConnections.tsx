import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SideConnection } from '@preproom/models/contract/sessions/team/sessions';

const COLOURS = ['bg-brick', 'bg-brick', 'bg-amber', 'bg-leaf'];

/** How the call was on each side: losses, and its quality over time. */
export function SideConnections({ connections }: { connections: readonly SideConnection[] }) {
  const { t } = useLingui();
  if (connections.length === 0) return null;
  const seconds = (ms: number) => Math.round(ms / 1_000);
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-14 font-medium">
        <Trans>Connection</Trans>
      </h3>
      {connections.map(({ side, interruptions, longestInterruptionMs, secondsConnected, ...call }) => {
        const minutes = Math.round(secondsConnected / 60);
        const longest = seconds(longestInterruptionMs);
        return (
          <div key={side} className="flex flex-col gap-1 text-14">
            <p>
              {side === 'learner' ? t`Learner` : t`Mentor`} ·{' '}
              <Plural value={minutes} one="# minute connected" other="# minutes connected" /> ·{' '}
              <Plural value={interruptions} one="# interruption" other="# interruptions" />
              {interruptions > 0 && <Trans> (longest {longest} s)</Trans>}
            </p>
            <div aria-hidden className="flex h-2 gap-px overflow-hidden rounded-full">
              {call.quality.map((quality, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal stretches of time in their order.
                <span key={at} className={`flex-1 ${COLOURS[quality]}`} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
