import { useLingui } from '@lingui/react/macro';
import { type CodeFile, MAX_CODE_FILES } from '@preproom/models/contract/room/codeFiles';
import { Ellipsis, FilePlus2, FileX2, PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { CodeSync } from '../../../code/sync/codeSync.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
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

interface FileAction {
  id: Question['kind'];
  label: string;
  icon: ReactNode;
  run: () => void;
}

const MAIN = 'main';
/** Narrower than `sm`: the bar has one row. */
const PHONE = '(width < 40rem)';

/** Which file is shown here, and what both do with files. */
export function FileBar({ sync, files: { others, shown, show }, children }: FileBarProps) {
  const { t } = useLingui();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const names = others.map(({ name }) => name);
  const isPhone = useMediaQuery(PHONE);

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

  const actions: FileAction[] = [];
  if (others.length < MAX_CODE_FILES)
    actions.push({
      id: 'add',
      label: t`New file`,
      icon: <FilePlus2 />,
      run: () => setQuestion({ kind: 'add' }),
    });
  if (shown)
    actions.push(
      {
        id: 'rename',
        label: t`Rename file`,
        icon: <PencilLine />,
        run: () => setQuestion({ kind: 'rename', file: shown }),
      },
      {
        id: 'remove',
        label: t`Remove file`,
        icon: <FileX2 />,
        run: () => setQuestion({ kind: 'remove', file: shown }),
      },
    );

  return (
    <>
      {others.length > 0 && (
        <select
          aria-label={t`File`}
          value={shown?.id ?? MAIN}
          onChange={({ target }) => show(target.value === MAIN ? null : target.value)}
          className="min-h-11 min-w-16 max-w-64 shrink cursor-pointer text-ellipsis rounded-control border border-line-strong bg-paper px-2 text-16 cramped:min-h-9"
        >
          <option value={MAIN}>{t`Main file`}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {isPhone && actions.length > 1 ? (
        <ActionMenu actions={actions} />
      ) : (
        actions.map(({ id, label, icon, run }) => (
          <Button key={id} aria-label={label} onPress={run} className={roundButton()}>
            {icon}
          </Button>
        ))
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

function ActionMenu({ actions }: { actions: FileAction[] }) {
  const { t } = useLingui();
  return (
    <MenuTrigger>
      <Button aria-label={t`File actions`} className={roundButton()}>
        <Ellipsis />
      </Button>
      <Popover className="min-w-44 rounded-card border border-line bg-raised p-1 shadow-layer">
        <Menu className="outline-none">
          {actions.map(({ id, label, icon, run }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              onAction={run}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-[focused]:bg-peacock/12 [&_svg]:size-5"
            >
              {icon}
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
