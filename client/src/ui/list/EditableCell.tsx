import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CellField, type EditableCellProps } from './CellField.tsx';

/** A value of a row, which some may change in its place. */
export function CellValue<Row extends { _id: string }>({
  column,
  row,
  reload,
}: Omit<EditableCellProps<Row>, 'edit'>) {
  if (!column.edit || column.edit.isOpenTo?.(row) === false) return column.cell(row);
  return <EditableCell column={column} edit={column.edit} row={row} reload={reload} />;
}

/** A value that becomes a field: by its button, which Enter presses, or by F2. */
function EditableCell<Row extends { _id: string }>({ column, edit, row, reload }: EditableCellProps<Row>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return <CellField column={column} edit={edit} row={row} reload={reload} onClose={() => setOpen(false)} />;
  const [label, name] = [column.label, edit.nameOf(row)];
  return (
    <button
      ref={button}
      type="button"
      data-edit
      onClick={() => setOpen(true)}
      title={t`Edit`}
      className="group inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control text-start"
    >
      <span>{column.cell(row)}</span>
      <Pencil aria-hidden className="size-4 shrink-0 text-muted group-hover:text-ink" />
      <span className="sr-only">
        <Trans>
          Change {label} for {name}
        </Trans>
      </span>
    </button>
  );
}

/** F2 anywhere in a row opens the first field that can be changed. */
export function openFirstField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'F2') return;
  const focused = (event.target as Element).closest<HTMLElement>('[data-edit]');
  (focused ?? event.currentTarget.querySelector<HTMLElement>('[data-edit]'))?.click();
}
