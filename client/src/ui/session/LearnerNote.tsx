import { Trans } from '@lingui/react/macro';
import type { BookingNote } from '@preproom/models/contract/sessions/sessions';
import { lazy, Suspense } from 'react';
import { DownloadFile } from '../DownloadFile.tsx';

// What finds links is not worth a wait: the text is there before.
const LinkedText = lazy(async () => ({ default: (await import('../LinkedText.tsx')).LinkedText }));

/** What the learner wrote for this session, with the file. */
export function LearnerNote({ note: { text, file } }: { note: BookingNote }) {
  return (
    <div className="flex flex-col gap-3 text-14">
      {text && (
        <p className="wrap-anywhere whitespace-pre-wrap">
          <Suspense fallback={text}>
            <LinkedText text={text} />
          </Suspense>
        </p>
      )}
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
