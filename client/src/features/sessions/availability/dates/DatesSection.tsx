import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AvailabilityDraft } from '../useAvailabilityDraft.ts';
import { DateOverrides } from './DateOverrides.tsx';
import { ExtraTimes } from './ExtraTimes.tsx';
import { TimeOff } from './TimeOff.tsx';

/** What differs from the weekly hours: single days, days off, single times. */
export function DatesSection({ draft }: { draft: AvailabilityDraft }) {
  return (
    <div className="flex flex-col divide-y divide-line">
      <Part
        title={<Trans>Date overrides</Trans>}
        lead={<Trans>Set different hours for a day, or make it unavailable.</Trans>}
      >
        <DateOverrides draft={draft} />
      </Part>
      <Part title={<Trans>Time off</Trans>} lead={<Trans>Nothing can be booked on these days.</Trans>}>
        <TimeOff draft={draft} />
      </Part>
      <Part
        title={<Trans>Extra times</Trans>}
        lead={<Trans>Offer one session outside your usual hours.</Trans>}
      >
        <ExtraTimes draft={draft} />
      </Part>
    </div>
  );
}

function Part({ title, lead, children }: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 py-6 first:pt-0 last:pb-0">
      <div>
        <h3 className="text-18">{title}</h3>
        <p className="text-14 text-muted">{lead}</p>
      </div>
      {children}
    </section>
  );
}
