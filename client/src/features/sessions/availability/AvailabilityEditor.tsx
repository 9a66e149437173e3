import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { FieldFault } from '../../../ui/forms/fieldStyle.tsx';
import type { SavedAvailability } from './api.ts';
import { BookingRules } from './BookingRules.tsx';
import { DatesSection } from './dates/DatesSection.tsx';
import { LeaveAvailability } from './LeaveAvailability.tsx';
import { Preview } from './Preview.tsx';
import { SaveBar } from './SaveBar.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';
import { type AvailabilityDraft, useAvailabilityDraft } from './useAvailabilityDraft.ts';
import { WeekSection } from './week/WeekSection.tsx';
import { weeklyOf, weekOf } from './week/weekModel.ts';

/** All of a mentor's availability, saved as one. */
export function AvailabilityEditor({ saved }: { saved: SavedAvailability }) {
  const draft = useAvailabilityDraft(saved);
  const { value, change, fields } = draft;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <Card className="flex flex-col gap-6">
            <TimeZoneField
              value={value.timeZone}
              onChange={(timeZone) => change({ timeZone })}
              error={fields.timeZone}
            />
            <WeekSection
              week={weekOf(value.weekly)}
              onChange={(week) => change({ weekly: weeklyOf(week) })}
              offersIntroduction={value.offersIntroduction}
            />
            <PartFault draft={draft} part="weekly" />
          </Card>
          <Part title={<Trans>Specific dates</Trans>}>
            <DatesSection draft={draft} />
            <PartFault draft={draft} part="exceptions" />
            <PartFault draft={draft} part="leave" />
            <PartFault draft={draft} part="slots" />
          </Part>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 md:items-start xl:sticky xl:top-24 xl:grid-cols-1">
          <Part title={<Trans>Learners can book</Trans>}>
            <Preview value={value} />
          </Part>
          <Part title={<Trans>Booking rules</Trans>}>
            <BookingRules draft={draft} />
          </Part>
        </div>
      </div>
      <SaveBar draft={draft} />
      <LeaveAvailability draft={draft} />
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-20">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** The server names entries of a list, such as `weekly.3.to`. */
function PartFault({ draft, part }: { draft: AvailabilityDraft; part: string }) {
  const isFaulty = Object.keys(draft.fields).some((path) => path.split('.')[0] === part);
  if (!isFaulty) return null;
  return (
    <FieldFault>
      {part === 'weekly' && <Trans>Some weekly hours can’t be saved. Check them.</Trans>}
      {part === 'exceptions' && <Trans>A date override can’t be saved. Check its date and hours.</Trans>}
      {part === 'leave' && <Trans>Some time off can’t be saved. Check its dates.</Trans>}
      {part === 'slots' && <Trans>An extra time can’t be saved. Check its date and time.</Trans>}
    </FieldFault>
  );
}
