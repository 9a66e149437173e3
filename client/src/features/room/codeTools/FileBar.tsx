import { useLingui } from '@lingui/react/macro';
import { type CodeFile, MAX_CODE_FILES } from '@preproom/models/contract/room/codeFiles';
import { FilePlus2, FileX2, PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import type { CodeSync } from '../../../code/sync/codeSync.ts';
import { roundButton } from '../../../shared/room/roundButton.ts';
import type { CodeFiles } from './codeFiles.ts';
import { FileNameDialog } from './FileNameDialog.tsx';
import { RemoveFileDialog } from './RemoveFileDialog.tsx';

interface FileBarProps {
  sync: Pick<CodeSync, 'files'>;
  files: CodeFiles;
  /** Beside the choice of a file. */
  children?: ReactNode;
}

type Question = { kind: 'add' } | { kind: 'rename' | 'remove'; file: CodeFile };

const MAIN = 'main';

/** Which file is shown here, and what both do with files. */
export function FileBar({ sync, files: { others, shown, show }, children }: FileBarProps) {
  const { t } = useLingui();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const names = others.map(({ name }) => name);

  function add(name: string): void {
    const id = crypto.randomUUID().slice(0, 8);
    const order = Math.max(0, ...others.map((file) => file.order)) + 1;
    sync.files.set(id, { name, order });
    show(id);
    close();
  }

  function rename({ id }: CodeFile, name: string): void {
    const order = others.find((file) => file.id === id)?.order ?? 0;
    sync.files.set(id, { name, order });
    close();
  }

  function remove({ id }: CodeFile): void {
    sync.files.delete(id);
    close();
  }

  return (
    <>
      {others.length > 0 && (
        <select
          aria-label={t`File`}
          value={shown?.id ?? MAIN}
          onChange={({ target }) => show(target.value === MAIN ? null : target.value)}
          className="min-h-11 min-w-0 max-w-64 cursor-pointer text-ellipsis rounded-control border border-line-strong bg-paper px-2 text-16 cramped:min-h-9"
        >
          <option value={MAIN}>{t`Main file`}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {others.length < MAX_CODE_FILES && (
        <Button
          aria-label={t`New file`}
          onPress={() => setQuestion({ kind: 'add' })}
          className={roundButton()}
        >
          <FilePlus2 />
        </Button>
      )}
      {shown && (
        <>
          <Button
            aria-label={t`Rename file`}
            onPress={() => setQuestion({ kind: 'rename', file: shown })}
            className={roundButton()}
          >
            <PencilLine />
          </Button>
          <Button
            aria-label={t`Remove file`}
            onPress={() => setQuestion({ kind: 'remove', file: shown })}
            className={roundButton()}
          >
            <FileX2 />
          </Button>
        </>
      )}
      {children}
      {question?.kind === 'add' && <FileNameDialog taken={names} onName={add} onClose={close} />}
      {question?.kind === 'rename' && (
        <FileNameDialog
          file={question.file}
          taken={names.filter((name) => name !== question.file.name)}
          onName={(name) => rename(question.file, name)}
          onClose={close}
        />
      )}
      {question?.kind === 'remove' && (
        <RemoveFileDialog name={question.file.name} onRemove={() => remove(question.file)} onClose={close} />
      )}
    </>
  );
}
