import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Line } from '../../../../resume/layout/line.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { CONTACT_NAMES, contactFault } from '../texts/contactTexts.ts';
import { phoneFix } from '../texts/fixText.ts';
import type { ContactField } from './corrections.ts';
import { RowActions } from './RowActions.tsx';
import type { ReadField } from './readFields.ts';

/** What the keyboard of a phone offers. */
const INPUTS = { name: 'text', email: 'email', phone: 'tel', links: 'url' } as const;

export interface ContactRowProps {
  field: ReadField;
  /** Null if lines cannot be shown on a page. */
  onShow: ((line: Line) => void) | null;
  /** Null takes a correction back. */
  onCorrect: (value: string | null) => void;
}

/** One detail as it was read, with its line and a way to correct it. */
export function ContactRow({ field, onShow, onCorrect }: ContactRowProps) {
  const { t } = useLingui();
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { id, values, line, isCorrected, isUnsure, isMissingInText, wrongPhone } = field;
  const name = t(CONTACT_NAMES[id]);
  const close = () => {
    setIsEdited(false);
    // The form with the focus is gone.
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h4 className="text-14 font-medium tracking-normal text-muted">{name}</h4>
        {isCorrected && (
          <Badge tone="info">
            <Trans>Corrected by you</Trans>
          </Badge>
        )}
      </div>
      {isEdited ? (
        <Correction
          id={id}
          label={name}
          value={values.join(' ')}
          onCancel={close}
          onSave={(value) => {
            onCorrect(value);
            close();
          }}
        />
      ) : (
        <>
          {values.length > 0 ? (
            values.map((value) => (
              <p key={value} dir="auto" className="font-medium wrap-anywhere">
                {value}
              </p>
            ))
          ) : (
            <p className="text-muted">
              <Trans>Not found</Trans>
            </p>
          )}
          {isUnsure && (
            <p className="text-14 text-muted">
              <Trans>We’re not sure. Correct it if it’s wrong.</Trans>
            </p>
          )}
          {wrongPhone && <p className="text-14 text-amber">{t(phoneFix(wrongPhone))}</p>}
          <RowActions
            {...{ name, line, onShow, isCorrected, isMissingInText }}
            editButton={edit}
            onEdit={() => setIsEdited(true)}
            onUndo={() => onCorrect(null)}
          />
        </>
      )}
    </li>
  );
}

interface CorrectionProps {
  id: ContactField;
  label: string;
  value: string;
  onSave: (value: string) => void;
  onCancel: () => void;
}

function Correction({ id, label, value, onSave, onCancel }: CorrectionProps) {
  const [text, setText] = useState(value);
  const [fault, setFault] = useState<MessageDescriptor | null>(null);
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = contactFault(id, text);
    setFault(found);
    if (found) input.current?.focus();
    else onSave(text);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextField
        ref={input}
        label={label}
        type={INPUTS[id]}
        maxLength={500}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        help={<Trans>As it is on your resume. Leave it empty if it isn’t there.</Trans>}
        error={fault && t(fault)}
      />
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
