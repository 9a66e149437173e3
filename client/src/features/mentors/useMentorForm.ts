import type { User } from '@preproom/models/contract/accounts/users';
import {
  applyAsMentor,
  type MentorProfile,
  saveMentorPerson,
  saveMentorProfile,
} from '@preproom/models/contract/mentors/mentors';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { type ApiFormOptions, type ApiFormState, useApiForm } from '../../ui/forms/api/useApiForm.ts';
import { keepOwn } from './api.ts';
import { ALL_FIELDS, detailsOf, type MentorField, type MentorValues, valuesOf } from './mentorValues.ts';

/** All fields of a mentor; what was typed is kept in this tab until `send` resolves with anything but null. */
export function useMentorForm(
  profile: MentorProfile,
  user: User,
  send: ApiFormOptions<MentorValues>['send'],
): ApiFormState<MentorValues> {
  return useApiForm<MentorValues>({
    values: valuesOf(profile, user),
    draft: { key: `mentor:${user._id}`, fields: ALL_FIELDS },
    send,
  });
}

/** The calls that save and send an application. Each throws AppError and stores the profile it gets back. */
export function useMentorCalls() {
  const client = useQueryClient();
  return {
    async savePerson({ name, phone, password }: MentorValues): Promise<void> {
      const body = { name, phone, ...(password && { password }) };
      await keepOwn(client, (await callApi(saveMentorPerson, { body })).data);
    },
    async saveDetails(values: MentorValues, fields: readonly MentorField[]): Promise<void> {
      const body = detailsOf(values, fields);
      await keepOwn(client, (await callApi(saveMentorProfile, { body })).data);
    },
    async apply(): Promise<void> {
      await keepOwn(client, (await callApi(applyAsMentor, {})).data);
    },
  };
}
