import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { availabilityQuery, type SavedAvailability } from './api.ts';
import { IntroductionField } from './BookingRules.tsx';
import { SaveProblem } from './SaveBar.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import { deviceZone } from './timeZones.ts';
import { useAvailabilityDraft } from './useAvailabilityDraft.ts';
import { WeekRows } from './week/WeekRows.tsx';
import { Templates } from './week/WeekSection.tsx';
import { type Week, weeklyOf, weekOf } from './week/weekModel.ts';

export interface OnboardingAvailabilityProps {
  onBack: () => void;
  onDone: () => void;
}

/** The weekly hours as a step of a mentor's application, which can be skipped. */
export function OnboardingAvailability(props: OnboardingAvailabilityProps) {
  const query = useQuery(availabilityQuery);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        <Trans>You’re only booked at times you offer. You can change them whenever you like.</Trans>
      </p>
      <QueryView query={query} failed={<Trans>Couldn’t load your availability</Trans>}>
        {(data) => <Step {...props} saved={data} />}
      </QueryView>
      {!query.data && <Actions {...props} />}
    </div>
  );
}

function Step({ saved, onBack, onDone }: OnboardingAvailabilityProps & { saved: SavedAvailability }) {
  // Until something is saved, the device's time zone is a better guess than India's.
  const draft = useAvailabilityDraft(saved.revision === 0 ? { ...saved, timeZone: deviceZone() } : saved);
  const { value, change, isChanged, isConflict } = draft;
  const week = weekOf(value.weekly);
  const changeWeek = (changed: Week) => change({ weekly: weeklyOf(changed) });
  const [beganEmpty] = useState(week.length === 0);
  async function save(): Promise<void> {
    if (await (isConflict ? draft.saveOver() : draft.save())) onDone();
  }
  return (
    <>
      <TimeZoneField value={value.timeZone} onChange={(timeZone) => change({ timeZone })} />
      {(beganEmpty || week.length === 0) && <Templates week={week} onChange={changeWeek} />}
      <WeekRows week={week} onChange={changeWeek} />
      <IntroductionField isOffered={value.offersIntroduction} change={change} />
      <SaveProblem draft={draft} />
      <Actions
        onBack={onBack}
        onDone={onDone}
        {...(isChanged && { onSave: () => void save(), isBusy: draft.saving.isPending })}
        isSkipped={saved.revision === 0}
      />
    </>
  );
}

interface ActionsProps extends OnboardingAvailabilityProps {
  /** Where there is something to save. */
  onSave?: () => void;
  isBusy?: boolean;
  /** Going on without saving leaves the hours for later. */
  isSkipped?: boolean;
}

function Actions({ onBack, onDone, onSave, isBusy = false, isSkipped = true }: ActionsProps) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
      <Button tone="quiet" onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        {isSkipped && (
          <Button tone={onSave ? 'plain' : 'primary'} onClick={onDone}>
            <Trans>Add later</Trans>
          </Button>
        )}
        {onSave && (
          <Button isBusy={isBusy} onClick={onSave}>
            <Trans>Save and continue</Trans>
          </Button>
        )}
        {!onSave && !isSkipped && (
          <Button onClick={onDone}>
            <Trans>Continue</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
