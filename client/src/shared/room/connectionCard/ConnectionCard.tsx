import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ConnectionHistory } from '@preproom/models/contract/room/connectionHistory';
import { type ReactNode, useId } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { type ConnectionAdvice, connectionAdvice } from '../../../lib/texts/connectionAdvice.ts';
import { Card } from '../../../ui/Card.tsx';
import { ConnectionStrip } from '../../../ui/ConnectionStrip.tsx';

/** The connection in one call: the figures in a sentence, a strip over time, and one piece of advice when it was bad. */
export function ConnectionCard({
  history,
  isSinceLoading,
  className,
}: {
  history: ConnectionHistory;
  /** It tells of the time since the page was loaded, which may not be the whole call. */
  isSinceLoading?: boolean;
  className?: string;
}) {
  const heading = useId();
  const advice = connectionAdvice(history);
  return (
    <Card as="section" labelledBy={heading} className={`flex flex-col gap-3 ${className ?? ''}`}>
      <h2 id={heading} className="text-18">
        <Trans>Your connection</Trans>
      </h2>
      <p>
        <Facts history={history} />
      </p>
      {isSinceLoading && (
        <p className="text-14 text-muted">
          <Trans>Since you last opened this page.</Trans>
        </p>
      )}
      {history.quality.length > 0 && <ConnectionStrip quality={history.quality} />}
      <Details history={history} />
      {advice && <Advice advice={advice} />}
    </Card>
  );
}

function Facts({ history }: { history: ConnectionHistory }) {
  const { dataText, durationText } = useAmountTexts();
  const { secondsConnected, sentBytes, receivedBytes, route } = history;
  if (secondsConnected === 0) return <Trans>You weren’t connected to each other.</Trans>;
  const connected = durationText(secondsConnected * 1000);
  return (
    <>
      <Trans>Connected {connected}</Trans>, <Interruptions history={history} />
      {route && ', '}
      {route === 'direct' && <Trans>direct connection</Trans>}
      {route === 'relay' && <Trans>connection through our server</Trans>},{' '}
      {dataText(sentBytes + receivedBytes)}
    </>
  );
}

function Interruptions({ history }: { history: ConnectionHistory }) {
  const { durationText } = useAmountTexts();
  const { interruptions } = history;
  const longest = durationText(history.longestInterruptionMs);
  if (interruptions === 0) return <Trans>no interruptions</Trans>;
  if (interruptions === 1) return <Trans>1 interruption of {longest}</Trans>;
  return (
    <>
      <Plural value={interruptions} one="# interruption" other="# interruptions" />
      <Trans>, longest {longest}</Trans>
    </>
  );
}

/** What was held back, and the two measures that people compare. */
function Details({ history }: { history: ConnectionHistory }) {
  const { durationText } = useAmountTexts();
  const { roundTripMs, lostPerMille, secondsReduced, secondsSoundOnly, secondsDataSaver } = history;
  const items: ReactNode[] = [];
  const minutes = (seconds: number) => durationText(seconds * 1000);
  if (roundTripMs) items.push(<Trans>Latency {roundTripMs.median} ms</Trans>);
  const lost = Math.max(lostPerMille.sent, lostPerMille.received) / 10;
  if (lost > 0) items.push(<Trans>{lost}% of data lost</Trans>);
  if (secondsReduced > 0) items.push(<Trans>Lower video quality for {minutes(secondsReduced)}</Trans>);
  if (secondsSoundOnly > 0) items.push(<Trans>Audio only for {minutes(secondsSoundOnly)}</Trans>);
  if (secondsDataSaver > 0) items.push(<Trans>Data saver on for {minutes(secondsDataSaver)}</Trans>);
  if (items.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted">
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that is built anew as a whole
        <li key={i}>{item}</li>
      ))}
    </ul>
  );
}

function Advice({ advice }: { advice: ConnectionAdvice }) {
  const { t } = useLingui();
  const texts: Record<ConnectionAdvice, string> = {
    interrupted: t`The connection dropped. Next time, stay close to the router or use a cable.`,
    lossy: t`Some audio and video was lost. Next time, sit closer to the router or use a cable.`,
    detour: t`Your network didn’t allow a direct connection. Another network, such as mobile data, may be faster.`,
    late: t`Audio arrived late. Next time, pause downloads and other calls on the same connection.`,
    slow: t`The connection was often too slow for video. Next time, pause downloads or turn on data saver.`,
  };
  return <p className="border-t border-line pt-3 text-14">{texts[advice]}</p>;
}
