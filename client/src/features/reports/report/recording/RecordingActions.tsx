import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import { useState } from 'react';
import { asAppError } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { deleteRoomRecording, type RecordingPart } from '../../../../recording/recordingFiles.ts';
import { cutClip, readyFile } from '../../../../recording/seekable.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { answerAt } from './recordedTimes.ts';

interface RecordingActionsProps {
  userId: string;
  roomid: string;
  parts: readonly RecordingPart[];
  originMs: number;
  atMs: number;
  questions: Timeline['questions'];
  onDeleted: () => void;
}

type Work = 'download' | 'clip' | 'delete';

/** Downloads all or one answer, or deletes it; from and to this device. */
export function RecordingActions(props: RecordingActionsProps) {
  const { userId, roomid, parts, originMs, atMs, questions, onDeleted } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const [work, setWork] = useState<Work | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const answer = answerAt(parts, originMs, questions, atMs);
  const run = async (kind: Work, does: () => Promise<void>) => {
    setWork(kind);
    setError(null);
    await does().catch((failure: unknown) => setError(asAppError(failure)));
    setWork(null);
  };
  const download = () =>
    run('download', async () => {
      for (const [i, part] of parts.entries())
        save(await readyFile(userId, roomid, part), `interview-${roomid}-${i + 1}.${endingOf(part)}`);
    });
  const cut = () =>
    run('clip', async () => {
      if (answer)
        save(await cutClip(userId, roomid, answer.part, answer), `answer-${roomid}.${endingOf(answer.part)}`);
    });
  const remove = () =>
    run('delete', async () => {
      await deleteRoomRecording(userId, roomid);
      setDeleting(false);
      onDeleted();
    });
  const megabytes = Math.max(1, Math.round(parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6));
  return (
    <>
      {answer && (
        <Button tone="quiet" size="small" isBusy={work === 'clip'} onClick={() => void cut()}>
          <Trans>Save this answer as a clip</Trans>
        </Button>
      )}
      <Button tone="quiet" size="small" isBusy={work === 'download'} onClick={() => void download()}>
        <Trans>Download ({megabytes} MB)</Trans>
      </Button>
      <Button tone="quiet" size="small" onClick={() => setDeleting(true)}>
        <Trans>Delete recording</Trans>
      </Button>
      {error && !isDeleting && (
        <p role="alert" className="w-full text-brick">
          {errorText(error)}
        </p>
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        title={t`Delete this recording?`}
        onClose={() => setDeleting(false)}
        action={<Trans>Delete recording</Trans>}
        onConfirm={() => void remove()}
        isBusy={work === 'delete'}
        error={error}
      >
        <p>
          <Trans>
            This permanently deletes it from this device. The other person may still have their copy.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  );
}

const endingOf = ({ type }: RecordingPart) => (type.includes('mp4') ? 'mp4' : 'webm');

/** From the disk to the download folder, without reading it into memory. */
function save(file: File, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
