import { Trans, useLingui } from '@lingui/react/macro';
import type { HqJob } from '@preproom/models/contract/site/hqJobs';
import { useState } from 'react';
import { asAppError } from '../../../lib/api.ts';
import { Card } from '../../../ui/Card.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { fetchJob, sendJob } from './api.ts';
import { Conflict } from './Conflict.tsx';
import type { EditorParts } from './editorParts.ts';
import { JobFormFields } from './JobFormFields.tsx';
import { JobStateCard } from './JobStateCard.tsx';
import { fieldsOf, type JobFields, textOf } from './jobFields.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

export interface JobEditorProps extends EditorParts {
  /** Null: a new one. */
  job: HqJob | null;
  onSaved: (job: HqJob) => unknown;
  /** After a conflict: the other version is to be edited instead of this one. */
  onReplaced: (job: HqJob) => void;
}

export function JobEditor({ job, onSaved, onReplaced, Editor, Preview }: JobEditorProps) {
  const { t } = useLingui();
  const [first] = useState(() => fieldsOf(job, Date.now()));
  const [hasConflict, setConflict] = useState(false);
  const save = async (fields: JobFields, base: HqJob | null) => {
    try {
      const saved = await sendJob(base, textOf(fields));
      setConflict(false);
      // What is typed from now on differs from this.
      form.form.reset(fields, { keepValues: true });
      await onSaved(saved);
    } catch (failure) {
      if (asAppError(failure).code !== 'conflict') throw failure;
      setConflict(true);
    }
  };
  const form = useApiForm<JobFields>({ values: first, send: (fields) => save(fields, job) });
  const isChanged = form.form.formState.isDirty;
  return (
    <>
      <PageHeading title={job ? job.title : t`New job`} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <ApiForm form={form}>
          {hasConflict && job && (
            <Conflict
              loadTheirs={async () => onReplaced(await fetchJob(job._id))}
              saveMine={async () => save(form.form.getValues(), await fetchJob(job._id))}
            />
          )}
          <JobFormFields Editor={Editor} />
          <div className="z-10 flex flex-wrap items-center gap-4 border-t border-line bg-paper py-4 lg:sticky lg:bottom-0">
            <FormSubmit>{job ? <Trans>Save</Trans> : <Trans>Save draft</Trans>}</FormSubmit>
            <p role="status" className="text-14 text-muted">
              {isChanged ? <Trans>Unsaved changes</Trans> : job && <Trans>Saved</Trans>}
            </p>
          </div>
        </ApiForm>
        <div className="flex flex-col gap-6 xl:sticky xl:top-24">
          {job ? (
            <JobStateCard job={job} isChanged={isChanged} onChanged={onSaved} />
          ) : (
            <Card>
              <p className="text-14 text-muted">
                <Trans>Save the draft first. You can publish it then.</Trans>
              </p>
            </Card>
          )}
          <PreviewDialog fields={() => form.form.getValues()} Preview={Preview} />
        </div>
      </div>
      <LeaveDialog isActive={isChanged && !form.isBusy} />
    </>
  );
}
