import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LineStory } from '@preproom/models/contract/room/connectionHistory';
import { type ReactNode, useId } from 'react';
import { useAmountTexts } from '../lib/texts/amountText.ts';
import { type LineAdvice, lineAdvice } from '../lib/texts/connectionAdvice.ts';
import { Card } from './Card.tsx';
import { LineStrip } from './ConnectionStrip.tsx';

/** How the line was in one call: the facts in a sentence, a strip over time, and one piece of advice when it was bad. */
export function LineCard({ story, className }: { story: LineStory; className?: string }) {
  const heading = useId();
  const advice = lineAdvice(story);
  return (
    <Card as="section" labelledBy={heading} className={`flex flex-col gap-3 ${className ?? ''}`}>
      <h2 id={heading} className="text-18">
        <Trans>Connection</Trans>
      </h2>
      <p>
        <Facts story={story} />
      </p>
      {story.quality.length > 0 && <LineStrip quality={story.quality} />}
      <Details story={story} />
      {advice && <Advice advice={advice} />}
    </Card>
  );
}

function Facts({ story }: { story: LineStory }) {
  const { dataText, durationText } = useAmountTexts();
  const { secondsConnected, sentBytes, receivedBytes, route } = story;
  if (secondsConnected === 0) return <Trans>You weren’t connected to each other.</Trans>;
  const connected = durationText(secondsConnected * 1000);
  return (
    <>
      <Trans>Connected {connected}</Trans>, <Interruptions story={story} />
      {route && ', '}
      {route === 'direct' && <Trans>direct connection</Trans>}
      {route === 'relay' && <Trans>indirect connection</Trans>}, {dataText(sentBytes + receivedBytes)}
    </>
  );
}

function Interruptions({ story }: { story: LineStory }) {
  const { durationText } = useAmountTexts();
  const { interruptions } = story;
  const longest = durationText(story.longestInterruptionMs);
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
function Details({ story }: { story: LineStory }) {
  const { durationText } = useAmountTexts();
  const { roundTripMs, lostPerMille, secondsReduced, secondsSoundOnly, secondsDataSaver } = story;
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

function Advice({ advice }: { advice: LineAdvice }) {
  const { t } = useLingui();
  const texts: Record<LineAdvice, string> = {
    interrupted: t`The connection dropped. Next time, stay close to the router or use a cable.`,
    lossy: t`Some audio and video was lost. Next time, sit closer to the router or use a cable.`,
    detour: t`Your network only allowed an indirect connection. Another network, such as mobile data, may be faster.`,
    late: t`Audio arrived late. Next time, pause downloads and other calls on the same connection.`,
    slow: t`The connection was often too slow for video. Next time, pause downloads or turn on data saver.`,
  };
  return <p className="border-t border-line pt-3 text-14">{texts[advice]}</p>;
}
