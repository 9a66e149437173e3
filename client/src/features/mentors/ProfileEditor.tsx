import { Trans } from '@lingui/react/macro';
import type { MentorProfile } from '@preproom/models/contract/people/mentors';
import type { User } from '@preproom/models/contract/people/users';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { OwnPhoto } from './AboutStep.tsx';
import { KnowledgeFields } from './KnowledgeFields.tsx';
import { ALL_FIELDS } from './mentorValues.ts';
import { PersonFields } from './PersonFields.tsx';
import { ProfilePreview } from './ProfilePreview.tsx';
import { ProfileStanding } from './ProfileStanding.tsx';
import { ResumeField, useResumeFault } from './ResumeField.tsx';
import { useMentorForm } from './useMentorForm.ts';
import { WorkFields } from './WorkFields.tsx';

/** All fields with one button that saves them; what is not saved yet shows in the preview alone. */
export function ProfileEditor({ profile, user }: { profile: MentorProfile; user: User }) {
  const errorText = useErrorText();
  const form = useMentorForm(profile, user);
  const [isSaved, setSaved] = useState(false);
  const change = (part: Parameters<typeof form.change>[0]) => {
    setSaved(false);
    form.change(part);
  };
  async function save(): Promise<boolean> {
    const isDone = await form.save(ALL_FIELDS);
    if (isDone) form.forget();
    setSaved(isDone);
    return isDone;
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };
  const fields = { ...form, change };
  const resumeFault = useResumeFault(profile, form);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
      <div className="lg:col-span-2">
        <ProfileStanding
          profile={profile}
          isBusy={form.isBusy}
          onApply={async () => (await save()) && form.apply()}
        />
      </div>
      <form onSubmit={submit} noValidate className="flex min-w-0 flex-col gap-6">
        <Part title={<Trans>About you</Trans>}>
          <OwnPhoto user={user} name={form.values.name} />
          <PersonFields {...fields} />
        </Part>
        <Part title={<Trans>Your work</Trans>}>
          <WorkFields {...fields} />
        </Part>
        <Part title={<Trans>Your expertise</Trans>}>
          <KnowledgeFields {...fields} />
        </Part>
        <Part title={<Trans>Resume</Trans>}>
          <ResumeField itemId={profile._id} error={resumeFault} />
        </Part>
        {form.error && !form.error.fields && <Banner tone="error">{errorText(form.error)}</Banner>}
        {isSaved && (
          <Banner tone="success">
            <Trans>Profile saved.</Trans>
          </Banner>
        )}
        <Button type="submit" isBusy={form.isBusy} className="sm:self-start">
          <Trans>Save profile</Trans>
        </Button>
      </form>
      <ProfilePreview profile={profile} photo={user.photo} form={form} />
    </div>
  );
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
