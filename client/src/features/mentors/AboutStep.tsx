import type { User } from '@preproom/models/contract/people/users';
import type { ReactNode } from 'react';
import { asAppError } from '../../lib/api.ts';
import { usePhoto } from '../../lib/files/usePhoto.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';
import type { FieldsProps } from './fields.ts';
import { PersonFields } from './PersonFields.tsx';

export interface AboutStepProps extends FieldsProps {
  user: User;
  /** The password, where there is none yet. */
  children: ReactNode;
}

/** Who the mentor is; the photo is stored as soon as it is chosen. */
export function AboutStep({ user, children, ...fields }: AboutStepProps) {
  return (
    <>
      <PersonFields {...fields} />
      {/* For password managers: the account that the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={user.Email} readOnly hidden />
      {children}
      <OwnPhoto user={user} name={fields.values.name || user.Name} />
    </>
  );
}

export function OwnPhoto({ user, name }: { user: User; name: string }) {
  const errorText = useErrorText();
  const { upload, removing } = usePhoto(user);
  return (
    <>
      {removing.error && <Banner tone="error">{errorText(asAppError(removing.error))}</Banner>}
      <PhotoPicker
        name={name}
        photo={user.photo}
        upload={upload}
        onRemove={() => removing.mutate()}
        isRemoving={removing.isPending}
      />
    </>
  );
}
