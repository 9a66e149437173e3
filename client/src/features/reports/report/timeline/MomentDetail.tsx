import { Trans } from '@lingui/react/macro';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import { phaseName } from '@preproom/models/contract/words/agendaWords';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import type { ReactNode } from 'react';
import { useWords } from '../../../../lib/texts/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { momentAt } from './momentAt.ts';
import { type PeopleNames, useMomentTexts } from './useMomentTexts.ts';

interface MomentDetailProps {
  timeline: Timeline;
  atMs: number;
  names: PeopleNames;
  /** Only where code was written. */
  onShowCode: ((atMs: number) => void) | undefined;
}

/** All that is known about the chosen moment, together. Screen readers hear it from the slider. */
export function MomentDetail({ timeline, atMs, names, onShowCode }: MomentDetailProps) {
  const texts = useMomentTexts(names);
  const words = useWords();
  const facts = momentAt(timeline, atMs);
  const speaking = texts.speaking(facts);
  return (
    <div className="no-print flex flex-col gap-3 rounded-card border border-line p-4">
      <p className="font-heading text-18 font-semibold tabular-nums">{callTimeText(words, atMs)}</p>
      <dl className="flex flex-col gap-2">
        {facts.phase && (
          <Fact name={<Trans>Phase</Trans>}>{phaseName(words, facts.phase, names.learner === null)}</Fact>
        )}
        {facts.question && (
          <Fact name={<Trans>Question</Trans>}>
            {facts.question.text}{' '}
            <span className="text-muted tabular-nums">({callTimeText(words, facts.question.atMs)})</span>
          </Fact>
        )}
        {speaking && <Fact name={<Trans>Speech</Trans>}>{speaking}</Fact>}
        {facts.marks.map(({ atMs: markedAt, mark }) => (
          <Fact key={`${markedAt}${mark}`} name={<Trans>Mentor</Trans>}>
            {texts.mark(mark)}{' '}
            <span className="text-muted tabular-nums">({callTimeText(words, markedAt)})</span>
          </Fact>
        ))}
        {facts.reading && (
          <Fact name={<Trans>Readings</Trans>}>
            {texts
              .readings(facts.reading)
              .map(({ name, percent }) => `${name} ${percent}%`)
              .join(' · ')}
          </Fact>
        )}
        {facts.grade !== null && <Fact name={<Trans>Connection</Trans>}>{texts.grade(facts.grade)}</Fact>}
        <Fact name={<Trans>In the room</Trans>}>{texts.inRoom(facts.present) ?? '–'}</Fact>
      </dl>
      {onShowCode && (
        <Button tone="quiet" size="small" className="self-start" onClick={() => onShowCode(atMs)}>
          <Trans>Show the code at this time</Trans>
        </Button>
      )}
      {timeline.readings.length > 0 && (
        <p className="text-14 text-muted">
          <Trans>Readings describe facial movement over ten seconds, not what you felt.</Trans>
        </p>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
