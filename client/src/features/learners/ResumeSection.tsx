import { Trans, useLingui } from '@lingui/react/macro';
import { getFile, removeFile, type StoredFile } from '@preproom/models/contract/accounts/files';
import { FOLDERS } from '@preproom/models/contract/accounts/folders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useId } from 'react';
import { callApi } from '../../lib/api.ts';
import { openPrivateFile } from '../../lib/files/privateFile.ts';
import { checkFile, sendFile } from '../../lib/files/upload.ts';
import { useUpload } from '../../lib/files/useUpload.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FileDrop } from '../../ui/forms/FileDrop.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The stored resume, with controls to replace or remove it. */
export function ResumeSection({ itemId }: { itemId: string }) {
  const heading = useId();
  const errorText = useErrorText();
  const { stored, upload, removing, opening } = useResume(itemId);
  const failure = stored.error ?? removing.error ?? opening.error;
  const file = stored.data?.file;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-20">
        <Trans>Resume</Trans>
      </h2>
      {failure && <Banner tone="error">{errorText(failure)}</Banner>}
      {stored.isPending && <Skeleton className="h-12" />}
      {file && (
        <StoredResume
          file={file}
          onOpen={() => opening.mutate(file._id)}
          onRemove={() => removing.mutate()}
          isRemoving={removing.isPending}
        />
      )}
      <FileDrop
        label={<Trans>Your resume</Trans>}
        help={<Trans>PDF or Word (DOCX), up to 5 MB. Your mentors can download it.</Trans>}
        limits={FOLDERS.resume}
        upload={upload}
        choose={file ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
      />
    </Card>
  );
}

function useResume(itemId: string) {
  const queries = useQueryClient();
  const place = { folder: 'resume', itemId } as const;
  const queryKey = ['resume', itemId];
  const look = () => queries.invalidateQueries({ queryKey });
  const stored = useQuery({ queryKey, queryFn: ({ signal }) => callApi(getFile, { params: place, signal }) });
  const upload = useUpload(async (file, options) => {
    checkFile('resume', file);
    await sendFile(place, file, options);
    await look();
  });
  const removing = useMutation({ mutationFn: () => callApi(removeFile, { params: place }), onSuccess: look });
  const opening = useMutation({ mutationFn: openPrivateFile });
  return { stored, upload, removing, opening };
}

interface StoredResumeProps {
  file: StoredFile;
  onOpen: () => void;
  onRemove: () => void;
  isRemoving: boolean;
}

function StoredResume({ file, onOpen, onRemove, isRemoving }: StoredResumeProps) {
  const { t } = useLingui();
  const when = useWhen();
  const { name } = file;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FileText aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-14 text-muted">
          <Trans>Uploaded on {when.date(file.createdAt)}</Trans>
        </p>
      </div>
      <Button tone="quiet" size="small" aria-label={t`Download ${name}`} onClick={onOpen}>
        <Trans>Download</Trans>
      </Button>
      <Button tone="plain" size="small" aria-label={t`Remove ${name}`} onClick={onRemove} isBusy={isRemoving}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
