import { Trans, useLingui } from '@lingui/react/macro';
import type { HqJob } from '@preproom/models/contract/jobs/team/jobs';
import { useState } from 'react';
import { asAppError } from '../../../../lib/api.ts';
import { readDraft, writeDraft } from '../../../../lib/drafts/sessionDraft.ts';
import { Card } from '../../../../ui/Card.tsx';
import { ApiForm } from '../../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../../ui/forms/api/FormSubmit.tsx';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { fetchJob, sendJob } from './api.ts';
import { Conflict } from './Conflict.tsx';
import { JobFormFields } from './JobFormFields.tsx';
import { JobStateCard } from './JobStateCard.tsx';
import { fieldsOf, JOB_FIELDS, type JobFields, textOf } from './jobFields.ts';
import { LeaveJob } from './LeaveJob.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

export interface JobEditorProps {
  /** Null: a new one. */
  job: HqJob | null;
  onSaved: (job: HqJob) => unknown;
  /** After a conflict: the other version is to be edited instead of this one. */
  onReplaced: (job: HqJob) => void;
}

export function JobEditor({ job, onSaved, onReplaced }: JobEditorProps) {
  const { t } = useLingui();
  const [first] = useState(() => fieldsOf(job, Date.now()));
  const [hasConflict, setConflict] = useState(false);
  const key = `job:${job?._id ?? 'new'}`;
  const [isRestored, setRestored] = useState(() => 'revision' in readDraft(key));
  /** Null after a conflict, which keeps the draft. */
  const save = async (fields: JobFields, revision: number) => {
    try {
      const saved = await sendJob(job && { ...job, revision }, textOf(fields));
      setConflict(false);
      setRestored(false);
      // The new baseline for unsaved changes.
      form.form.setValue('revision', saved.revision);
      form.form.reset({ ...fields, revision: saved.revision }, { keepValues: true });
      await onSaved(saved);
      return saved;
    } catch (failure) {
      if (asAppError(failure).code !== 'conflict') throw failure;
      setConflict(true);
      return null;
    }
  };
  const form = useApiForm<JobFields>({
    values: first,
    draft: { key, fields: JOB_FIELDS },
    send: (fields) => save(fields, fields.revision),
  });
  const isChanged = form.form.formState.isDirty || isRestored;
  const loadTheirs = async (id: string) => {
    const theirs = await fetchJob(id);
    writeDraft(key, null);
    onReplaced(theirs);
  };
  const saveMine = async (id: string) => {
    const { revision } = await fetchJob(id);
    if (await save(form.form.getValues(), revision)) writeDraft(key, null);
  };
  return (
    <>
      <PageHeading title={job ? job.title : t`New job`} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <ApiForm form={form}>
          {hasConflict && job && (
            <Conflict loadTheirs={() => loadTheirs(job._id)} saveMine={() => saveMine(job._id)} />
          )}
          <JobFormFields />
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
                <Trans>Save the draft before you publish it.</Trans>
              </p>
            </Card>
          )}
          <PreviewDialog fields={() => form.form.getValues()} />
        </div>
      </div>
      <LeaveJob isActive={isChanged && !form.isBusy} />
    </>
  );
}
