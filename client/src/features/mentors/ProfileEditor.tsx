import { Trans } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import type { MentorProfile } from '@preproom/models/contract/mentors/mentors';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePhoto } from '../../lib/files/usePhoto.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { ApiForm } from '../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../ui/forms/api/FormSubmit.tsx';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';
import { KnowledgeFields } from './KnowledgeFields.tsx';
import { ALL_FIELDS } from './mentorValues.ts';
import { PersonFields } from './PersonFields.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';
import { ProfileStatusCard } from './ProfileStatusCard.tsx';
import { ResumeField, useResumeFault } from './ResumeField.tsx';
import { useMentorCalls, useMentorForm } from './useMentorForm.ts';
import { WorkFields } from './WorkFields.tsx';

/** All fields with one button that saves them. Only the preview shows unsaved changes. */
export function ProfileEditor({ profile, user }: { profile: MentorProfile; user: User }) {
  const { form, saveAndApply, isSaved } = useProfileEditor(profile, user);
  const resumeFault = useResumeFault(profile, form.failure);
  const values = form.form.watch();
  const isLive = profile.status === 'verified';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-8">
      <div className="xl:col-span-2">
        <ProfileStatusCard profile={profile} isBusy={form.isBusy} onApply={() => void saveAndApply()} />
      </div>
      <ApiForm form={form} isFailureElsewhere={resumeFault !== undefined} className="min-w-0 gap-6">
        <Part title={<Trans>About you</Trans>}>
          <PhotoPicker name={values.name} photo={user.photo} {...usePhoto(user)} />
          <PersonFields withoutPhoneAs={isLive && user.phone === '' ? user.Name : undefined} />
        </Part>
        <Part title={<Trans>Your work</Trans>}>
          <WorkFields />
        </Part>
        <Part title={<Trans>Your expertise</Trans>}>
          <KnowledgeFields />
        </Part>
        <Part title={<Trans>Resume</Trans>}>
          <ResumeField itemId={profile._id} error={resumeFault} />
        </Part>
        {isSaved && (
          <Banner tone="success">
            <Trans>Profile saved.</Trans>
          </Banner>
        )}
        <FormSubmit className="sm:self-start">
          <Trans>Save profile</Trans>
        </FormSubmit>
      </ApiForm>
      <ProfilePreview profile={profile} photo={user.photo} values={values} />
    </div>
  );
}

function useProfileEditor(profile: MentorProfile, user: User) {
  const calls = useMentorCalls();
  const [isSaved, setSaved] = useState(false);
  const isApplying = useRef(false);
  const form = useMentorForm(profile, user, async (values) => {
    // Left empty only where a live profile has none.
    if (values.phone.trim() !== '') await calls.savePerson({ ...values, password: '' });
    await calls.saveDetails(values, ALL_FIELDS);
    if (isApplying.current) await calls.apply();
    setSaved(true);
  });
  const { subscribe } = form.form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setSaved(false) }), [subscribe]);
  async function saveAndApply(): Promise<void> {
    isApplying.current = true;
    await form.submit();
    isApplying.current = false;
  }
  return { form, saveAndApply, isSaved };
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-5">
      <h2 id={heading} className="text-20">
        {title}
      </h2>
      {children}
    </Card>
  );
}
