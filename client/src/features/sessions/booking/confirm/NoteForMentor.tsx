import { Trans, useLingui } from '@lingui/react/macro';
import { FOLDERS } from '@preproom/models/contract/accounts/folders';
import type { AppError } from '@preproom/models/contract/http/errors';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { asAppError } from '../../../../lib/api.ts';
import { checkFile } from '../../../../lib/files/upload.ts';
import { useFileErrorText } from '../../../../lib/files/useFileErrorText.ts';
import { Button } from '../../../../ui/Button.tsx';
import { buttonStyle } from '../../../../ui/buttonStyle.ts';
import { FieldFault } from '../../../../ui/forms/fieldStyle.tsx';
import { NoteField } from '../../messages/NoteField.tsx';
import type { BookingNoteDraft } from './useBookingNote.ts';

/** The optional agenda and file for the mentor, folded until somebody wants it or has begun it. */
export function NoteForMentor({ name, note }: { name: string; note: BookingNoteDraft }) {
  const [isOpen, setOpen] = useState(note.text !== '' || note.file !== null);
  if (!isOpen)
    return (
      <Button tone="plain" size="small" className="self-start" onClick={() => setOpen(true)}>
        <Trans>Add your agenda for {name} (optional)</Trans>
      </Button>
    );
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <NoteField name={name} value={note.text} onChange={note.changeText} />
      <ChosenFile note={note} />
    </div>
  );
}

function ChosenFile({ note: { file, changeFile } }: { note: BookingNoteDraft }) {
  const { t } = useLingui();
  const errorText = useFileErrorText();
  const [fault, setFault] = useState<AppError | null>(null);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setFault(null);
    try {
      checkFile('note', chosen);
      changeFile(chosen);
    } catch (refusal) {
      setFault(asAppError(refusal));
    }
  };
  return (
    <div className="flex flex-col gap-2">
      {file ? (
        <p className="flex flex-wrap items-center gap-x-3 text-14">
          <Paperclip aria-hidden className="size-4" />
          <span className="min-w-0 wrap-anywhere">{file.name}</span>
          <Button
            tone="plain"
            size="small"
            aria-label={t`Remove ${file.name}`}
            onClick={() => changeFile(null)}
          >
            <Trans>Remove</Trans>
          </Button>
        </p>
      ) : (
        <label className={`${buttonStyle('quiet', 'small')} self-start has-focus-visible:outline-2`}>
          <Paperclip aria-hidden className="size-4" />
          <Trans>Attach a file</Trans>
          <input
            type="file"
            accept={FOLDERS.note.types.join(',')}
            className="sr-only"
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </label>
      )}
      <p className="text-14 text-muted">
        <Trans>For example, a job description. PDF, Word (DOCX) or image, up to 5 MB.</Trans>
      </p>
      {fault && <FieldFault>{errorText(fault, FOLDERS.note)}</FieldFault>}
    </div>
  );
}
