import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Entry, EntryDate } from '../../../../resume/fields/entry.ts';
import { dateOf } from '../../../../resume/words/dateRange.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import type { EntryCorrection } from './corrections.ts';
import { monthText } from './dateText.ts';

export interface EntryFormProps {
  /** What the fields have at first. */
  entry: Entry;
  /** As it was read: parts that are the same are no corrections. */
  read: Entry;
  /** Null: all is as it was read. */
  onSave: (correction: EntryCorrection | null) => void;
  onCancel: () => void;
}

const PARTS = ['title', 'organisation', 'from', 'to'] as const;
type Parts = Record<(typeof PARTS)[number], string>;
type DateFault = 'form' | 'order';
type DateFaults = Partial<Record<'from' | 'to', DateFault>>;

/** Corrects the parts of a job, project or degree. Dates are written as on a resume, in any form that is read there. */
export function EntryForm({ entry, read, onSave, onCancel }: EntryFormProps) {
  const { t } = useLingui();
  const present = t`Present`;
  const [parts, setParts] = useState<Parts>({
    title: entry.title ?? '',
    organisation: entry.organisation ?? '',
    from: writtenDate(entry.from, present),
    to: writtenDate(entry.to, present),
  });
  const [faults, setFaults] = useState<DateFaults>({});
  const first = useRef<HTMLInputElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const field = (part: keyof Parts) => ({
    maxLength: 200,
    value: parts[part],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setParts((before) => ({ ...before, [part]: value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dates = { from: dateIn(parts.from, present), to: dateIn(parts.to, present) };
    const found = dateFaults(dates);
    setFaults(found);
    if (found.from) from.current?.focus();
    else if (found.to) to.current?.focus();
    else onSave(differences({ ...parts, from: dates.from ?? '', to: dates.to ?? '' }, read));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 pt-2">
      <TextField ref={first} label={<Trans>Title or degree</Trans>} {...field('title')} />
      <TextField label={<Trans>Organisation</Trans>} {...field('organisation')} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          ref={from}
          label={<Trans>From</Trans>}
          {...field('from')}
          error={faults.from && <Fault fault={faults.from} />}
        />
        <TextField
          ref={to}
          label={<Trans>To</Trans>}
          {...field('to')}
          error={faults.to && <Fault fault={faults.to} />}
        />
      </div>
      <p className="text-14 text-muted">
        <Trans>
          As on your resume. Dates can be “Jun 2024”, “2024” or “{present}”. Leave out what isn’t there.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          <Trans>Save</Trans>
        </Button>
        <Button tone="quiet" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function Fault({ fault }: { fault: DateFault }) {
  if (fault === 'order') return <Trans>This is before the start.</Trans>;
  return <Trans>Write a month and year, or a year.</Trans>;
}

/** In English, as most resumes are, so that it can be read again. */
function writtenDate(date: EntryDate | null, present: string): string {
  if (date === null) return '';
  if (date === 'present') return present;
  return date.includes('-') ? monthText(date, 'en') : date;
}

/** '' for an empty field, null for what is no date. */
function dateIn(text: string, present: string): string | null {
  const written = text.trim();
  if (written === '') return '';
  return written.toLowerCase() === present.toLowerCase() ? 'present' : dateOf(written);
}

function dateFaults({ from, to }: { from: string | null; to: string | null }): DateFaults {
  const isFixed = (date: string | null): date is string => Boolean(date) && date !== 'present';
  if (from === null || from === 'present') return { from: 'form' };
  if (to === null) return { to: 'form' };
  return isFixed(from) && isFixed(to) && to < from.slice(0, to.length) ? { to: 'order' } : {};
}

function differences(parts: Parts, read: Entry): EntryCorrection | null {
  const changed = PARTS.flatMap((part) => {
    const value = parts[part].trim();
    return value === (read[part] ?? '') ? [] : [[part, value] as const];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
