import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useId } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { BookingRule } from './BookingRule.tsx';
import { LearnerFirst } from './LearnerFirst.tsx';
import { NoteForMentor } from './NoteForMentor.tsx';
import { Refusal } from './Refusal.tsx';
import { SummaryFacts, type SummaryFactsProps } from './SummaryFacts.tsx';
import type { BookingNoteDraft } from './useBookingNote.ts';

export interface SummaryCardProps extends SummaryFactsProps {
  movesLeft: number;
  note: BookingNoteDraft;
  isBusy: boolean;
  error: AppError | null;
  /** Why the chosen time cannot be booked, known before it is tried. */
  fault: AppError | null;
  onChoose: (time: string) => void;
  onConfirm: () => void;
}

/** The booking so far, its rule in dates, and the button that confirms it. */
export function SummaryCard(props: SummaryCardProps) {
  const { purchase, mentor, time, movesLeft, note, isBusy, error, fault, onChoose, onConfirm } = props;
  const refusal = error ?? fault;
  const canConfirm = mentor !== null && time !== null && fault === null;
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4 lg:sticky lg:top-20">
      <h2 id={heading} className="text-20">
        <Trans>Your booking</Trans>
      </h2>
      <SummaryFacts {...props} />
      {time && !fault && (
        <div className="border-t border-line pt-4">
          <BookingRule startsAt={time} movesLeft={movesLeft} isIntroduction={purchase.isIntroduction} />
        </div>
      )}
      {mentor && time && <NoteForMentor name={mentor.Name} note={note} />}
      {refusal && <Refusal error={refusal} onChoose={onChoose} />}
      <LearnerFirst isChosen={canConfirm} isBusy={isBusy} onConfirm={onConfirm}>
        <Button size="large" disabled={!canConfirm} isBusy={isBusy} onClick={onConfirm}>
          <Trans>Confirm booking</Trans>
        </Button>
      </LearnerFirst>
    </Card>
  );
}
