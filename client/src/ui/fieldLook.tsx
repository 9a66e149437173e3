import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';

/** The box of everything one types or picks in. */
export const INPUT_LOOK =
  'min-h-11 w-full rounded-control border border-line-strong bg-raised px-3 py-2 text-16 text-ink placeholder:text-muted ' +
  'transition-colors duration-150 hover:border-ink data-[invalid]:border-brick data-[disabled]:opacity-50';

export interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong; the field is then marked as invalid. */
  error?: ReactNode;
}

/** Label above, then the control, then help, then the error. Inside a react-aria field these are tied to its input. */
export function FieldFrame({ label, help, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <>
      <Label className="text-14 font-medium">{label}</Label>
      {children}
      {help && (
        <Text slot="description" className="text-14 text-muted">
          {help}
        </Text>
      )}
      <FieldError className="text-14 text-brick">{error}</FieldError>
    </>
  );
}
