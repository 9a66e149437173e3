import { Trans } from '@lingui/react/macro';
import { FOLDERS } from '@preproom/models/contract/accounts/folders';
import { FileText } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Banner } from '../../../../ui/Banner.tsx';
import { FileDrop } from '../../../../ui/forms/FileDrop.tsx';
import { FieldFault } from '../../../../ui/forms/fieldStyle.tsx';
import { SubmitButton } from '../../../../ui/forms/SubmitButton.tsx';
import type { ReadingState } from '../useResumeReading.ts';
import { FaultText } from './FaultText.tsx';
import { Reading } from './Reading.tsx';
import { TargetFields } from './TargetFields.tsx';
import { choiceFault, type TargetChoice } from './targetChoice.ts';

export interface ResumeFormProps {
  file: File | null;
  onFile: (file: File) => void;
  choice: TargetChoice;
  onChoice: (choice: TargetChoice) => void;
  reading: ReadingState;
  onAnalyse: () => void;
  onCancel: () => void;
}

/** The file and what to compare it with. All of it stays while a file is read, and if it cannot be. */
export function ResumeForm({
  file,
  onFile,
  choice,
  onChoice,
  reading,
  onAnalyse,
  onCancel,
}: ResumeFormProps) {
  /** With what target it was last tried: what is wrong with another one is said when that is tried. */
  const [tried, setTried] = useState<TargetChoice['kind'] | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(choice.kind);
    if (file && choiceFault(choice) === null) onAnalyse();
  };
  return (
    <form onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-6">
      {reading.status === 'failed' && file && (
        <Banner tone="error">
          <span className="break-words">{file.name}</span>: <FaultText error={reading.error} />
        </Banner>
      )}
      <FileDrop
        label={<Trans>Your resume</Trans>}
        help={<Trans>PDF or Word (DOCX), up to 5 MB. It’s read on this device and isn’t uploaded.</Trans>}
        limits={FOLDERS.resume}
        upload={{ state: { status: 'idle' }, start: onFile, retry: () => {}, cancel: () => {} }}
        choose={file ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
      >
        {file && <ChosenFile name={file.name} />}
        {tried !== null && !file && (
          <div role="alert">
            <FieldFault>
              <Trans>Choose your resume first.</Trans>
            </FieldFault>
          </div>
        )}
      </FileDrop>
      <TargetFields
        choice={choice}
        onChange={onChoice}
        fault={tried === choice.kind ? choiceFault(choice) : null}
      />
      {reading.status === 'reading' && file && <Reading name={file.name} {...reading} onCancel={onCancel} />}
      <SubmitButton className="self-start" isBusy={reading.status === 'reading'}>
        <Trans>Analyse resume</Trans>
      </SubmitButton>
    </form>
  );
}

function ChosenFile({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-3 font-medium">
      <FileText aria-hidden className="size-6 shrink-0 text-muted" />
      <span className="min-w-0 break-words">{name}</span>
    </p>
  );
}
