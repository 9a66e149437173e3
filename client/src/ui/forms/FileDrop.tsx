import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '@preproom/models/contract/http/errors';
import { Upload as UploadMark } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '../../lib/cx.ts';
import { type FileLimits, useFileErrorText } from '../../lib/files/useFileErrorText.ts';
import type { Upload } from '../../lib/files/useUpload.ts';
import { Button } from '../Button.tsx';
import { buttonStyle } from '../buttonStyle.ts';
import { Progress } from '../Progress.tsx';
import { FieldFault } from './fieldStyle.tsx';
import { useCountedUpload } from './uploads.tsx';

export interface FileDropProps {
  label: ReactNode;
  /** Which files are accepted. */
  help: ReactNode;
  /** Media types and size. */
  limits: FileLimits;
  upload: Upload;
  /** The button's label. */
  choose?: ReactNode;
  /** The stored file, shown above the button. */
  children?: ReactNode;
}

/** Takes one file by choosing, dropping or pasting. Shows the progress, and what to do when it fails. */
export function FileDrop({ label, help, limits, upload, choose, children }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, ...dragging } = useDrop(upload.start);
  const { status } = upload.state;
  useCountedUpload(status === 'sending');
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (file) upload.start(file);
  };
  const cancel = () => {
    upload.cancel();
    input.current?.focus();
  };
  const retry = () => {
    upload.retry();
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's own box cannot be laid out as this one
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      onPaste={paste}
      {...dragging}
      className={cx(
        'flex min-w-0 flex-col gap-3 rounded-card border border-dashed p-4 transition-colors duration-150',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-peacock',
        isOver ? 'border-peacock bg-peacock/8' : 'border-line-strong',
      )}
    >
      <p id={`${id}-label`} className="text-14 font-medium">
        {label}
      </p>
      {children}
      {/* Always rendered, so that keyboard focus is kept while the rest changes. */}
      <input
        ref={input}
        id={id}
        type="file"
        accept={limits.types.join(',')}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) upload.start(file);
          // Cleared, so that choosing the same file again fires a change event.
          currentTarget.value = '';
        }}
      />
      {status === 'sending' && <Sending {...upload.state} onCancel={cancel} />}
      {status === 'failed' && <Failed {...upload.state} limits={limits} onRetry={retry} />}
      <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-2', status === 'sending' && 'sr-only')}>
        <label htmlFor={id} className={buttonStyle('quiet', 'small')}>
          <UploadMark aria-hidden className="size-4" />
          {choose ?? <Trans>Choose a file</Trans>}
        </label>
        <span className="hidden text-14 text-muted pointer-fine:inline">
          <Trans>or drop or paste it here</Trans>
        </span>
      </div>
      <p id={`${id}-help`} className="text-14 text-muted">
        {help}
      </p>
    </div>
  );
}

function Sending({ name, share, onCancel }: { name: string; share: number; onCancel: () => void }) {
  const { t } = useLingui();
  const isChecked = share === 1;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <span role="status" className="min-w-0 flex-1 text-14 break-words">
          {isChecked ? <Trans>Checking {name}…</Trans> : <Trans>Uploading {name}…</Trans>}
        </span>
        <Button tone="plain" size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <Progress label={t`Upload progress: ${name}`} share={share} />
    </div>
  );
}

type Failure = Extract<Upload['state'], { status: 'failed' }>;

/** A retry cannot help with a file of the wrong size or type. */
const FINAL: readonly ErrorCode[] = [
  'too_large',
  'picture_too_big',
  'wrong_file_type',
  'heic_photo',
  'document_too_big',
  'active_content',
  'password_needed',
  'unreadable_file',
];

interface FailedProps extends Omit<Failure, 'status'> {
  limits: FileLimits;
  onRetry: () => void;
}

function Failed({ name, error, limits, onRetry }: FailedProps) {
  const errorText = useFileErrorText();
  const isWorthAnother = !FINAL.includes(error.code);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-0 break-words">
        <FieldFault>
          {name}: {errorText(error, limits)}
        </FieldFault>
      </div>
      {isWorthAnother && (
        <Button tone="quiet" size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

/** Handlers for dropping a file. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(refuseDropsElsewhere, []);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}

/** Without this, a file dropped beside the box would replace the page and lose what was typed. */
function refuseDropsElsewhere(): () => void {
  const refuse = (event: Event) => event.preventDefault();
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
