import type { User } from '@preproom/models/contract/accounts/users';
import { useWatch } from 'react-hook-form';
import { usePhoto } from '../../lib/files/usePhoto.ts';
import { NewPasswordField } from '../../ui/forms/api/NewPasswordField.tsx';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';
import type { MentorValues } from './mentorValues.ts';
import { PersonFields } from './PersonFields.tsx';

/** The mentor's name, phone number and photo, and a password while the account has none. */
export function AboutStep({ user, needsPassword }: { user: User; needsPassword: boolean }) {
  const name = useWatch<MentorValues, 'name'>({ name: 'name' });
  return (
    <>
      <PersonFields />
      {needsPassword && <NewPasswordField email={user.Email} />}
      <PhotoPicker name={name || user.Name} photo={user.photo} {...usePhoto(user)} />
    </>
  );
}
