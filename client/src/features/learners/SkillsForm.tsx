import { useLingui } from '@lingui/react/macro';
import { EXPERTISE_AREA_NAMES, EXPERTISE_AREAS } from '@preproom/models/contract/catalogues/expertiseAreas';
import { labelOf, type Names } from '@preproom/models/contract/catalogues/label';
import {
  DATABASES,
  FRAMEWORKS,
  PROGRAMMING_LANGUAGES,
} from '@preproom/models/contract/catalogues/technologies';
import type { Language } from '@preproom/models/contract/http/language';
import { isLanguage } from '@preproom/models/contract/http/language';
import { MAX_PICKED } from '@preproom/models/contract/learners/profileLimits';
import { type SkillsValues, useSaving } from '../../shared/learners/profile.ts';
import { StepForm } from '../../shared/learners/StepForm.tsx';
import { type StepProps, useStepForm } from '../../shared/learners/useStepForm.ts';
import { FormTagPicker } from '../../ui/forms/api/FormTagPicker.tsx';
import type { TagOption } from '../../ui/forms/TagPicker.tsx';

const NONE: SkillsValues = { programmingLanguages: [], frameworks: [], databases: [], expertiseAreas: [] };

/** The learner's skills; each list may be empty. */
export function SkillsForm({ profile, onSaved, ...frame }: StepProps) {
  const { t, i18n } = useLingui();
  const saving = useSaving();
  const form = useStepForm<SkillsValues>({
    step: 'skills',
    values: profile.skills ?? NONE,
    save: saving.skills,
    onSaved,
  });
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const fields = [
    {
      name: 'expertiseAreas',
      label: t`What you want to practise`,
      options: optionsOf(EXPERTISE_AREA_NAMES, EXPERTISE_AREAS, language),
    },
    {
      name: 'programmingLanguages',
      label: t`Programming languages`,
      options: technologies(PROGRAMMING_LANGUAGES),
    },
    { name: 'frameworks', label: t`Frameworks and libraries`, options: technologies(FRAMEWORKS) },
    { name: 'databases', label: t`Databases`, options: technologies(DATABASES) },
  ] as const;
  return (
    <StepForm {...frame} form={form}>
      {fields.map((field) => (
        <FormTagPicker
          key={field.name}
          {...field}
          max={MAX_PICKED}
          fault={t`One of your choices is no longer available. Remove it and choose again.`}
        />
      ))}
    </StepForm>
  );
}

/** Translated names, found by typing in either language. */
function optionsOf(names: Names, list: readonly string[], language: Language): TagOption[] {
  const other = language === 'hi' ? 'en' : 'hi';
  return list.map((name) => ({
    id: name,
    label: labelOf(names, name, language),
    alias: labelOf(names, name, other),
  }));
}

/** Names that are not translated. */
function technologies(list: readonly string[]): TagOption[] {
  return list.map((name) => ({ id: name, label: name }));
}
