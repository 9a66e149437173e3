import { Trans } from '@lingui/react/macro';
import type { BookingNote } from '@preproom/models/contract/sessions/sessions';
import { DownloadFile } from './DownloadFile.tsx';

/** What the learner wrote for this session, with the file. */
export function LearnerNote({ note: { text, file } }: { note: BookingNote }) {
  return (
    <div className="flex flex-col gap-3 text-14">
      {text && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {file && <NoteFile {...file} />}
    </div>
  );
}

function NoteFile({ _id, name }: NonNullable<BookingNote['file']>) {
  return (
    <DownloadFile id={_id}>
      <Trans>Download {name}</Trans>
    </DownloadFile>
  );
}
