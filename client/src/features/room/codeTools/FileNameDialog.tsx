import { Trans, useLingui } from '@lingui/react/macro';
import { type CodeFile, isFileName, MAX_FILE_NAME_LENGTH } from '@preproom/models/contract/room/codeFiles';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';

interface FileNameDialogProps {
  /** Gets another name; without it a file is added. */
  file?: CodeFile;
  /** Names of the other files. */
  taken: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a file, which also says its language. */
export function FileNameDialog({ file, taken, onName, onClose }: FileNameDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [name, setName] = useState(file?.name ?? '');
  const [fault, setFault] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wanted = name.trim();
    if (taken.some((other) => other.toLowerCase() === wanted.toLowerCase()))
      setFault(t`There’s already a file with this name.`);
    else if (!isFileName(wanted)) setFault(t`Use 1 to ${MAX_FILE_NAME_LENGTH} characters, without slashes.`);
    else onName(wanted);
  }

  return (
    <Dialog
      title={file ? t`Rename file` : t`New file`}
      isOpen
      onOpenChange={(stays) => !stays && onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form}>
            {file ? <Trans>Rename</Trans> : <Trans>Add</Trans>}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label={t`Name`}
          help={t`The file extension sets the language, such as main.py or Area.java. Each file runs alone; files can’t import each other.`}
          error={fault}
          value={name}
          maxLength={MAX_FILE_NAME_LENGTH}
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
