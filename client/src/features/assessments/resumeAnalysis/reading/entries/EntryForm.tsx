import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Entry } from '../../../../../resume/fields/entry.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Select } from '../../../../../ui/forms/Select.tsx';
import { TextField } from '../../../../../ui/forms/TextField.tsx';
import { SECTION_TEXTS } from '../../texts/sectionTexts.ts';
import { ENTRY_KINDS, type EntryCorrection, type EntryPart } from './entryCorrections.ts';
import { correctionOf, type EntryDraft, type EntryFault, faultOf, JOININGS, toDraft } from './entryDraft.ts';

export interface EntryFormProps {
  /** What the fields have at first. */
  entry: Entry;
  /** As it was read: parts that are the same are no corrections. */
  read: Entry;
  /** The name of the entry above, which this one can be joined to. Null if no entry is above it. */
  above: string | null;
  /** Null: all is as it was read. */
  onSave: (correction: EntryCorrection | null) => void;
  onCancel: () => void;
}

/** Corrects a job, project or degree: what it is, its parts, or that it belongs to the one above. Dates and grades are written as on a resume. */
export function EntryForm({ entry, read, above, onSave, onCancel }: EntryFormProps) {
  const { t } = useLingui();
  const present = t`Present`;
  const [draft, setDraft] = useState<EntryDraft>(() => toDraft(entry, present));
  const [fault, setFault] = useState<EntryFault | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusOn(form.current, 'title'), []);
  const isJoined = JOININGS.some((joining) => joining === draft.is);
  const field = (part: EntryPart) => ({
    name: part,
    maxLength: 200,
    value: draft[part],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setDraft((before) => ({ ...before, [part]: value })),
    error: fault?.part === part && <Fault fault={fault} />,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(draft, present);
    setFault(found);
    if (found) focusOn(form.current, found.part);
    else onSave(correctionOf(draft, read, present));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-3 pt-2">
      <Select
        label={<Trans>What is this?</Trans>}
        value={draft.is}
        onChange={({ currentTarget }) => {
          const is = [...ENTRY_KINDS, ...JOININGS].find((one) => one === currentTarget.value);
          if (is) setDraft((before) => ({ ...before, is }));
        }}
        options={[
          ...ENTRY_KINDS.map((id) => ({ id, label: t(SECTION_TEXTS[id]) })),
          ...(above === null
            ? []
            : [
                { id: 'half', label: t`The rest of the item above` },
                { id: 'bullets', label: t`Bullets for the item above` },
              ]),
        ]}
      />
      {isJoined ? (
        <p className="text-14 text-muted">
          <Trans>
            We’ll add these lines to{' '}
            <span dir="auto" className="font-medium text-ink wrap-anywhere">
              {above || t`the item above`}
            </span>
            .
          </Trans>
        </p>
      ) : (
        <>
          <TextField label={<Trans>Title or degree</Trans>} {...field('title')} />
          <TextField label={<Trans>Organisation</Trans>} {...field('organisation')} />
          <TextField label={<Trans>Place</Trans>} {...field('place')} />
          <div className="grid grid-cols-2 items-start gap-3">
            <TextField label={<Trans>From</Trans>} {...field('from')} />
            <TextField label={<Trans>To</Trans>} {...field('to')} />
          </div>
          {draft.is === 'education' && (
            <TextField label={<Trans>CGPA or percentage</Trans>} {...field('grade')} />
          )}
          <p className="text-14 text-muted">
            <Trans>
              Write these as on your resume, with dates like “Jun 2024” or “2024”. Leave out what isn’t there.
            </Trans>
          </p>
        </>
      )}
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

function focusOn(form: HTMLFormElement | null, part: EntryPart): void {
  form?.querySelector<HTMLElement>(`[name="${part}"]`)?.focus();
}

function Fault({ fault: { kind } }: { fault: EntryFault }) {
  switch (kind) {
    case 'order':
      return <Trans>The end date is before the start date.</Trans>;
    case 'grade':
      return <Trans>Use a format like 8.4/10 or 91%.</Trans>;
    case 'empty':
      return <Trans>Enter a title, degree or organisation.</Trans>;
    case 'date':
      return <Trans>Write a month and year, or a year.</Trans>;
  }
}
