import { Trans, useLingui } from '@lingui/react/macro';
import { getFileUrl } from '@preproom/models/contract/accounts/files';
import { FOLDERS } from '@preproom/models/contract/accounts/folders';
import type { AppError } from '@preproom/models/contract/http/errors';
import type { MentorProfile } from '@preproom/models/contract/mentors/mentors';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { callApi } from '../../lib/api.ts';
import { checkFile, sendFile } from '../../lib/files/upload.ts';
import { useUpload } from '../../lib/files/useUpload.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { ownMentorQuery } from '../../shared/mentors/ownMentor.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/forms/FileDrop.tsx';
import { FieldFault } from '../../ui/forms/fieldStyle.tsx';
import { resumeQuery } from './api.ts';

/** The stored resume, and the field that uploads another. */
export function ResumeField({ itemId, error }: { itemId: string; error?: string | undefined }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: resume } = useQuery(resumeQuery(itemId));
  const upload = useUpload(async (file, options) => {
    checkFile('resume', file);
    const stored = await sendFile({ folder: 'resume', itemId }, file, options);
    client.setQueryData(resumeQuery(itemId).queryKey, stored);
    await client.invalidateQueries({ queryKey: ownMentorQuery.queryKey });
  });
  return (
    <div className="flex flex-col gap-1">
      <FileDrop
        label={t`Your resume`}
        help={t`PDF or Word, up to 5 MB. Only our team sees it.`}
        limits={FOLDERS.resume}
        upload={upload}
        choose={resume ? <Trans>Choose another file</Trans> : undefined}
      >
        {resume && <OwnResume id={resume._id} name={resume.name} />}
      </FileDrop>
      {error && <FieldFault>{error}</FieldFault>}
    </div>
  );
}

function OwnResume({ id, name }: { id: string; name: string }) {
  const errorText = useErrorText();
  const opening = useMutation({
    mutationFn: () => callApi(getFileUrl, { params: { id } }),
    // The file comes as a download, so the browser stays on this page.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FileText aria-hidden className="size-5 shrink-0 text-peacock" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <Button tone="plain" size="small" isBusy={opening.isPending} onClick={() => opening.mutate()}>
        <Trans>Download</Trans>
      </Button>
      {opening.error && <FieldFault>{errorText(opening.error)}</FieldFault>}
    </div>
  );
}

/** The error text at the resume when an application was refused because it is missing. */
export function useResumeFault(profile: MentorProfile, failure: AppError | null): string | undefined {
  const { t } = useLingui();
  const isRefused = failure?.fields?.resume !== undefined && profile.missing.includes('resume');
  return isRefused ? t`Upload your resume first.` : undefined;
}
