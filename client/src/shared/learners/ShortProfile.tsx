import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import { isLanguage } from '@preproom/models/contract/http/language';
import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ApiForm } from '../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../ui/forms/api/FormSubmit.tsx';
import { NameField } from '../../ui/forms/api/NameField.tsx';
import { PhoneField } from '../../ui/forms/api/PhoneField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BirthDateField } from './BirthDateField.tsx';
import { GuardianForm } from './GuardianForm.tsx';
import { useProfile, useSaving } from './profile.ts';
import { TargetRoleField } from './TargetRoleField.tsx';
import { useStepForm } from './useStepForm.ts';

export interface ShortProfileProps {
  /** On the button that saves. */
  action: ReactNode;
  size?: 'large';
  /** The button was pressed, and the profile has what a session needs. */
  onDone(): void;
  /** A minor's guardian has agreed, and so it has too. By default `onDone`. */
  onConsent?(): void;
}

/** What a session needs to know of its learner and is not known yet, in one form; then a minor's guardian. */
export function ShortProfile(props: ShortProfileProps) {
  const user = useStore((state) => state.user);
  const { data: profile, error, isFetching, refetch } = useProfile();
  if (profile && user) return <Missing user={user} profile={profile} {...props} />;
  if (error && !isFetching)
    return (
      <ErrorState
        title={<Trans>Couldn’t load your profile</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton className="h-40" />;
}

type MissingProps = ShortProfileProps & { user: User; profile: StudentProfile };

function Missing({ user, profile, action, size, onDone, onConsent = onDone }: MissingProps) {
  const doneBy = (tell: () => void) => (saved: StudentProfile) => {
    if (!saved.completed) return;
    // Its failure is not this form's: the profile is saved.
    useStore
      .getState()
      .refreshUser()
      .catch(() => undefined);
    tell();
  };
  if (profile.needsGuardian && profile.goal)
    return <Guardian profile={profile} onSaved={doneBy(onConsent)} />;
  return <Fields {...{ user, profile, action, ...(size && { size }) }} onSaved={doneBy(onDone)} />;
}

function Guardian({
  profile,
  onSaved,
}: Pick<MissingProps, 'profile'> & { onSaved(profile: StudentProfile): void }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14">
        <Trans>You’re under 18, so a parent or guardian needs to agree first.</Trans>
      </p>
      <GuardianForm profile={profile} action="" onSaved={onSaved} />
    </div>
  );
}

interface Typed {
  name: string;
  phone: string;
  dateOfBirth: string;
  targetRole: string;
}

type FieldsProps = Omit<MissingProps, 'onDone'> & { onSaved(profile: StudentProfile): void };

function Fields({ user, profile, action, size, onSaved }: FieldsProps) {
  const { i18n } = useLingui();
  const saving = useSaving();
  const { Name, phone } = user;
  const { dateOfBirth, goal } = profile;
  const language = isLanguage(i18n.locale) ? i18n.locale : profile.language;
  const form = useStepForm<Typed>({
    step: 'short',
    values: {
      name: Name,
      phone,
      dateOfBirth: dateOfBirth ?? '',
      targetRole: goal?.targetRole ?? '',
    },
    async save({ targetRole, ...about }) {
      await saving.about({ ...about, language });
      return saving.goal({ programId: null, interviewDate: null, ...goal, targetRole });
    },
    onSaved,
  });
  return (
    <ApiForm form={form}>
      {Name === '' && <NameField />}
      {phone === '' && <PhoneField />}
      {dateOfBirth === null && <BirthDateField />}
      {goal === null && <TargetRoleField />}
      <FormSubmit {...(size && { size })}>{action}</FormSubmit>
    </ApiForm>
  );
}
