import { Trans, useLingui } from '@lingui/react/macro';
import { asciiDigits } from '@preproom/models/contract/http/digits';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { asAppError } from '../../lib/api.ts';
import { readDraft, writeDraft } from '../../lib/drafts/sessionDraft.ts';
import { offerUndo } from '../../lib/list/undoOffer.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Button } from '../Button.tsx';
import { FieldFault, INPUT_LOOK } from '../forms/fieldStyle.tsx';
import type { ListColumn, ListEdit } from './teamList.ts';

export interface EditableCellProps<Row extends { _id: string }> {
  column: ListColumn<Row>;
  edit: ListEdit<Row>;
  row: Row;
  /** Fetches the list again, and answers this row as it is now. */
  reload: (id: string) => Promise<Row | undefined>;
}

interface CellFieldProps<Row extends { _id: string }> extends EditableCellProps<Row> {
  onClose: () => void;
}

/**
 * The field of one value. Enter saves, Escape leaves. If a teammate was first, it shows their value and keeps what was typed; saving
 * again replaces it.
 */
export function CellField<Row extends { _id: string }>({
  column,
  edit,
  row,
  reload,
  onClose,
}: CellFieldProps<Row>) {
  const { t } = useLingui();
  const id = useId();
  const { text, setText, fault, isBusy, save, close } = useCellChange({ column, edit, row, reload, onClose });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBusy) return;
    // Else the dialog or panel around the list would close as well.
    event.stopPropagation();
    close();
  };
  const ties = {
    id,
    value: text,
    // The field takes the place of the button that was pressed.
    autoFocus: true,
    readOnly: isBusy,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': fault ? `${id}-fault` : `${id}-rule`,
  };
  const name = edit.nameOf(row);
  return (
    <form
      onSubmit={save}
      onKeyDown={leave}
      noValidate
      className="flex min-w-44 flex-col gap-2 py-1 text-start whitespace-normal"
    >
      <label htmlFor={id} className="sr-only">
        {t`${column.label} of ${name}`}
      </label>
      {edit.options ? (
        <select {...ties} onChange={({ target }) => setText(target.value)} className={INPUT_LOOK}>
          {edit.options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...ties}
          onChange={({ target }) => setText(column.isNumber ? asciiDigits(target.value) : target.value)}
          onFocus={({ target }) => target.select()}
          inputMode={column.isNumber ? 'numeric' : undefined}
          autoComplete="off"
          className={INPUT_LOOK}
        />
      )}
      <div id={`${id}-fault`} role="alert">
        {fault && <FieldFault>{fault}</FieldFault>}
      </div>
      {edit.rule && !fault && (
        <p id={`${id}-rule`} className="text-12 text-muted">
          {edit.rule}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={isBusy}>
          <Trans>Save</Trans>
        </Button>
        <Button tone="quiet" size="small" onClick={close} disabled={isBusy}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function useCellChange<Row extends { _id: string }>({
  edit,
  column,
  row,
  reload,
  onClose,
}: CellFieldProps<Row>) {
  const errorText = useErrorText();
  const [seen, setSeen] = useState(() => edit.valueOf(row));
  // Survives a reload, as at "Confirm it's you", while the value is still the one that it would replace.
  const key = `act:cell:${row._id}:${column.id}`;
  const [text, showText] = useState(() => {
    const draft = { seen: '', text: '', ...readDraft(key) };
    return draft.seen === seen ? draft.text : seen;
  });
  const [fault, setFault] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  function setText(typed: string): void {
    showText(typed);
    writeDraft(key, { seen, text: typed });
  }

  function close(): void {
    writeDraft(key, null);
    onClose();
  }

  async function send(to: string): Promise<void> {
    const { undo } = await edit.save(row, { seen, to });
    if (undo) offerUndo(undo);
    await reload(row._id);
    close();
  }

  async function explain(failure: unknown, to: string): Promise<void> {
    const error = asAppError(failure);
    if (error.code === 'bad_request') return setFault(edit.fault?.(to, row) ?? edit.rule ?? errorText(error));
    if (error.code !== 'conflict') return setFault(errorText(error));
    const now = await reload(row._id);
    const theirs = now && edit.valueOf(now);
    if (now && theirs !== undefined && theirs !== seen) {
      setSeen(theirs);
      setFault(<Trans>A teammate changed this to {column.cell(now)}. Save again to replace it.</Trans>);
    } else
      setFault(
        edit.conflict ?? <Trans>A teammate made a change first. Check the row, then try again.</Trans>,
      );
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const to = text.trim();
    if (isSending.current) return;
    if (to === seen) return close();
    const wrong = edit.fault?.(to, row);
    setFault(wrong ?? null);
    if (wrong) return;
    isSending.current = true;
    setBusy(true);
    try {
      await send(to);
    } catch (failure) {
      await explain(failure, to);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return { text, setText, fault, isBusy, save, close };
}
