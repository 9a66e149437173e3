import { Trans, useLingui } from '@lingui/react/macro';
import { FOLDERS } from '@preproom/models/contract/accounts/folders';
import type { BookingNote, SessionSide } from '@preproom/models/contract/sessions/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import { useUpload } from '../../../lib/files/useUpload.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FileDrop } from '../../../ui/forms/FileDrop.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DownloadFile } from '../../../ui/session/DownloadFile.tsx';
import { LearnerNote } from '../../../ui/session/LearnerNote.tsx';
import { useIsPast } from '../booking/session/useIsPast.ts';
import type { ShownSession } from '../booking/session/useOwnSession.ts';
import { bookingNoteQuery, noteCalls } from './api.ts';
import { NoteField } from './NoteField.tsx';
import { passedNoteFile, passNoteFile } from './noteFile.ts';

interface BookingNoteCardProps {
  session: ShownSession;
  side: SessionSide;
}

/** What the learner wants the mentor to know: theirs to change until the session starts, afterwards and for the mentor to read. */
export function BookingNoteCard({ session, side }: BookingNoteCardProps) {
  const heading = useId();
  const { t } = useLingui();
  const { Name } = session.with;
  const query = useQuery(bookingNoteQuery(session.roomid));
  const hasStarted = useIsPast(session.startsAt);
  const canEdit = side === 'learner' && session.status === 'booked' && !hasStarted;
  const isEmpty = query.data?.text === '' && !query.data.file;
  if (!canEdit && (isEmpty || !query.data)) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-20">
        {side === 'learner' ? <Trans>Your agenda</Trans> : <Trans>{Name}’s agenda</Trans>}
      </h2>
      <QueryView query={query} failed={t`Couldn’t load the agenda`} loading={<Skeleton className="h-32" />}>
        {(note) => (canEdit ? <NoteEditor session={session} note={note} /> : <LearnerNote note={note} />)}
      </QueryView>
    </Card>
  );
}

interface NoteEditorProps {
  session: ShownSession;
  note: BookingNote;
}

function NoteEditor({ session: { roomid, with: mentor }, note }: NoteEditorProps) {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { draft, change, forget } = useSessionDraft(`act:note:${roomid}`, { text: null as string | null });
  const text = draft.text ?? note.text;
  const saving = useMutation({
    mutationFn: () => noteCalls(queries, roomid).save(text.trim()),
    onSuccess() {
      change({ text: null });
      forget();
    },
  });
  const isChanged = text.trim() !== note.text;
  return (
    <>
      <NoteField name={mentor.Name} value={text} onChange={(typed) => change({ text: typed })} />
      {saving.error && <Banner tone="error">{errorText(saving.error)}</Banner>}
      <div className="flex items-center gap-3">
        <Button disabled={!isChanged} isBusy={saving.isPending} onClick={() => saving.mutate()}>
          <Trans>Save agenda</Trans>
        </Button>
        <p role="status" className="text-14 text-muted">
          {saving.isSuccess && !isChanged && <Trans>Saved</Trans>}
        </p>
      </div>
      <NoteFile roomid={roomid} file={note.file} />
    </>
  );
}

function NoteFile({ roomid, file }: { roomid: string; file: BookingNote['file'] }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const calls = noteCalls(queries, roomid);
  const upload = useUpload(async (chosen, options) => {
    await calls.upload(chosen, options);
    passNoteFile(roomid, null);
  });
  const removing = useMutation({ mutationFn: calls.removeFile });
  const startPassed = useEffectEvent(() => {
    const passed = passedNoteFile(roomid);
    if (passed) upload.start(passed);
  });
  // The file that was chosen at the booking, before there was a session to add it to.
  useEffect(() => startPassed(), []);
  return (
    <FileDrop
      label={<Trans>File for your mentor (optional)</Trans>}
      help={<Trans>For example, a job description. PDF, Word (DOCX) or image, up to 5 MB.</Trans>}
      limits={FOLDERS.note}
      upload={upload}
      choose={file ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
    >
      {file && (
        <div className="flex flex-wrap items-center gap-3">
          <DownloadFile id={file._id}>{file.name}</DownloadFile>
          <Button
            tone="plain"
            size="small"
            aria-label={t`Remove ${file.name}`}
            isBusy={removing.isPending}
            onClick={() => removing.mutate()}
          >
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
      {removing.error && <Banner tone="error">{errorText(removing.error)}</Banner>}
    </FileDrop>
  );
}
