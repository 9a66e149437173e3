import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { FieldFault } from '../../../../ui/forms/fieldStyle.tsx';
import { Select, type SelectOption } from '../../../../ui/forms/Select.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';

export interface AddDateField {
  label: string;
  /** A choice instead of a date. */
  options?: readonly SelectOption[];
  /** Before anything is entered. */
  initial?: string;
}

export interface AddDateProps {
  fields: readonly AddDateField[];
  /** The first date that can be added. */
  min: string;
  /** No more can be added. */
  isFull: boolean;
  /** What is wrong with the values, in the order of the fields; null: nothing. */
  fault: (values: readonly string[]) => string | null;
  onAdd: (values: readonly string[]) => void;
  /** The button's text. */
  children: ReactNode;
}

/** Date fields in a row with a button that adds what they say. */
export function AddDate({ fields, min, isFull, fault, onAdd, children }: AddDateProps) {
  const { t } = useLingui();
  const empty = fields.map(({ initial = '' }) => initial);
  const [values, setValues] = useState(empty);
  const [error, setError] = useState<string | null>(null);
  function faultOf(): string | null {
    if (isFull) return t`This list is full. Remove an entry first.`;
    if (values.includes('')) return t`Choose a date.`;
    if (values.some((value, i) => !fields[i]?.options && value < min))
      return t`Choose today or a later date.`;
    return fault(values);
  }
  function add(event: FormEvent): void {
    event.preventDefault();
    const wrong = faultOf();
    setError(wrong);
    if (wrong) return;
    onAdd(values);
    setValues(empty);
  }
  const set = (i: number, value: string) => setValues(values.map((old, j) => (i === j ? value : old)));
  return (
    <form onSubmit={add} noValidate className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        {fields.map(({ label, options }, i) =>
          options ? (
            <Select
              key={label}
              label={label}
              options={options}
              value={values[i]}
              onChange={({ target }) => set(i, target.value)}
              className="w-40"
            />
          ) : (
            <TextField
              key={label}
              type="date"
              label={label}
              min={min}
              aria-invalid={error ? true : undefined}
              value={values[i]}
              onChange={({ target }) => set(i, target.value)}
              className="w-44"
            />
          ),
        )}
        <Button type="submit" tone="quiet">
          {children}
        </Button>
      </div>
      {error && (
        <div role="alert">
          <FieldFault>{error}</FieldFault>
        </div>
      )}
    </form>
  );
}
