import {
  applyAsMentor,
  type MentorProfile,
  saveMentorPerson,
  saveMentorProfile,
} from '@preproom/models/contract/people/mentors';
import type { User } from '@preproom/models/contract/people/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asAppError, callApi } from '../../lib/api.ts';
import { useSessionDraft } from '../../lib/useSessionDraft.ts';
import { keepOwn } from './api.ts';
import {
  detailsOf,
  faultyFields,
  type MentorField,
  PERSON_FIELDS,
  refusedFields,
  valuesOf,
} from './mentorValues.ts';
import { useFaultTexts } from './useFaultTexts.ts';

/** What a mentor types about themself: kept for this tab until the server has it, saved field by field of those given. */
export function useMentorForm(profile: MentorProfile, user: User) {
  const client = useQueryClient();
  const faultTexts = useFaultTexts();
  const { draft, change, forget } = useSessionDraft(`mentor:${user._id}`, valuesOf(profile, user));
  const [checked, setChecked] = useState<readonly MentorField[]>([]);

  const saving = useMutation({
    mutationFn: async ({ fields, password }: { fields: readonly MentorField[]; password: string }) => {
      const answer = fields.some((field) => field === PERSON_FIELDS[0])
        ? await callApi(saveMentorPerson, {
            body: { name: draft.name, phone: draft.phone, ...(password && { password }) },
          })
        : null;
      const details = detailsOf(draft, fields);
      const last =
        Object.keys(details).length > 0 ? await callApi(saveMentorProfile, { body: details }) : answer;
      if (last) await keepOwn(client, last.data);
    },
  });
  const applying = useMutation({
    mutationFn: async () => keepOwn(client, (await callApi(applyAsMentor, {})).data),
    onSuccess: forget,
  });

  /** Whether all is well and saved; else the faulty fields are marked and the first has the focus. */
  async function save(fields: readonly MentorField[], password = ''): Promise<boolean> {
    setChecked(fields);
    const [first] = faultyFields(draft, fields);
    if (first) focusField(first);
    if (first) return false;
    return saving.mutateAsync({ fields, password }).then(
      () => true,
      (failure) => {
        const [refused] = refusedFields(asAppError(failure).fields);
        if (refused) focusField(refused);
        return false;
      },
    );
  }

  const error = saving.error ?? applying.error;
  const refused = error && asAppError(error);
  return {
    values: draft,
    change,
    forget,
    faults: faultTexts([...faultyFields(draft, checked), ...refusedFields(refused?.fields)]),
    isChecked: checked.length > 0,
    error: refused,
    isBusy: saving.isPending || applying.isPending,
    save,
    apply: () =>
      applying.mutateAsync().then(
        () => true,
        () => false,
      ),
  };
}

export type MentorForm = ReturnType<typeof useMentorForm>;

/** Once its fault stands beside it. */
function focusField(name: string): void {
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[name=${CSS.escape(name)}], [data-field=${CSS.escape(name)}] input`)
      ?.focus(),
  );
}
