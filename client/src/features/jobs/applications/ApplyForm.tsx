import { Trans, useLingui } from '@lingui/react/macro';
import { FOLDERS } from '@preproom/models/contract/accounts/folders';
import {
  type ApplicationState,
  applyForJob,
  uploadApplicationResume,
} from '@preproom/models/contract/jobs/applications';
import { APPLICATION_LIMITS } from '@preproom/models/contract/jobs/jobLimits';
import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { checkFile, sendForm } from '../../../lib/files/upload.ts';
import { type Upload, useUpload } from '../../../lib/files/useUpload.ts';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextArea } from '../../../ui/forms/api/FormTextArea.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { FileDrop } from '../../../ui/forms/FileDrop.tsx';
import { FieldFault } from '../../../ui/forms/fieldStyle.tsx';
import { RadioList } from '../../../ui/forms/RadioList.tsx';
import { applicationQuery, applicationsQuery } from './api.ts';

type Source = 'profile' | 'uploaded';

export interface ApplyFormProps {
  job: string;
  state: ApplicationState;
}

/** A resume and a note. What is typed stays in this tab until it is sent; the resume is uploaded at once. */
export function ApplyForm({ job, state: { uploaded, profileResume } }: ApplyFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Source | null>(null);
  const source = chosen ?? (profileResume && !uploaded ? 'profile' : 'uploaded');
  const upload = useResumeUpload(job);
  const [isMissing, setMissing] = useState(false);
  const hasResume = source === 'profile' || uploaded !== null;
  const form = useApiForm<{ note: string }>({
    values: { note: '' },
    draft: { key: `apply:${job}`, fields: ['note'] },
    async send({ note }) {
      setMissing(!hasResume);
      if (!hasResume) return null;
      const answer = await callApi(applyForJob, { params: { job }, body: { resume: source, note } });
      queries.setQueryData(applicationQuery(job).queryKey, answer);
      await queries.invalidateQueries({ queryKey: applicationsQuery.queryKey, exact: true });
      return answer;
    },
  });
  return (
    <ApiForm form={form}>
      {profileResume && (
        <RadioList<Source>
          label={t`Resume`}
          value={source}
          onChange={setChosen}
          className="wrap-anywhere"
          options={[
            { id: 'profile', label: t`From your profile: ${profileResume.name}` },
            { id: 'uploaded', label: t`Another file` },
          ]}
        />
      )}
      {source === 'uploaded' && <ResumeUpload uploaded={uploaded} upload={upload} />}
      {isMissing && !hasResume && (
        <div role="alert">
          <FieldFault>
            <Trans>Add a resume.</Trans>
          </FieldFault>
        </div>
      )}
      <FormTextArea
        name="note"
        label={t`Note (optional)`}
        help={<Trans>Why this job suits you, in a few sentences.</Trans>}
        rows={4}
        maxLength={APPLICATION_LIMITS.note}
        fault={t`Use fewer characters.`}
      />
      <FormSubmit>
        <Trans>Apply</Trans>
      </FormSubmit>
      <p className="text-14 text-muted">
        <Trans>Our team sees your name, contact details, resume and note.</Trans>
      </p>
    </ApiForm>
  );
}

/** Uploads a resume for this job, then fetches what is stored. */
function useResumeUpload(job: string): Upload {
  const queries = useQueryClient();
  return useUpload(async (file, options) => {
    checkFile('application', file);
    await sendForm(uploadApplicationResume, { job }, file, options);
    await queries.invalidateQueries({ queryKey: applicationQuery(job).queryKey });
  });
}

interface ResumeUploadProps {
  uploaded: ApplicationState['uploaded'];
  upload: Upload;
}

function ResumeUpload({ uploaded, upload }: ResumeUploadProps) {
  return (
    <FileDrop
      label={<Trans>Resume for this job</Trans>}
      help={<Trans>PDF or Word (DOCX), up to 5 MB</Trans>}
      limits={FOLDERS.application}
      upload={upload}
      choose={uploaded ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
    >
      {uploaded && (
        <p className="flex items-center gap-2">
          <FileText aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 font-medium wrap-anywhere">{uploaded.name}</span>
        </p>
      )}
    </FileDrop>
  );
}
