import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';

/** Look of all inputs. */
export const INPUT_LOOK =
  'min-h-11 w-full rounded-control border border-line-strong bg-raised px-3 py-2 text-16 text-ink placeholder:text-muted ' +
  'transition-colors duration-150 enabled:hover:border-ink aria-invalid:border-brick disabled:opacity-50';

export interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  /** Error text; marks the field as invalid. */
  error?: ReactNode;
}

/** Attributes that connect a control to its label, help and error. */
export interface FieldTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  className?: string | undefined;
  children: (ties: FieldTies) => ReactNode;
}

/** Label above, then the control, then help, then the error. */
export function FieldFrame({ label, help, error, className, children }: FieldFrameProps) {
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const describedBy = cx(Boolean(help) && helpId, Boolean(error) && errorId);
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {help && (
        <p id={helpId} className="text-14 text-muted">
          {help}
        </p>
      )}
      {error && <FieldFault id={errorId}>{error}</FieldFault>}
    </div>
  );
}

/** A field's error text with an icon. */
export function FieldFault({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-14 text-brick">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
