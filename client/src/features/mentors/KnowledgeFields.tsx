import { useLingui } from '@lingui/react/macro';
import {
  EXPERTISE_BY_CATEGORY,
  EXPERTISE_CATEGORIES,
  EXPERTISE_CATEGORY_NAMES,
} from '@preproom/models/contract/catalogues/expertise';
import { labelOf, type Names } from '@preproom/models/contract/catalogues/label';
import { MENTOR_LANGUAGE_NAMES } from '@preproom/models/contract/catalogues/languages';
import type { Language } from '@preproom/models/contract/http/language';
import { MENTOR_LIMITS } from '@preproom/models/contract/people/mentorLife';
import { useMemo } from 'react';
import { TagPicker } from '../../ui/forms/TagPicker.tsx';
import type { FieldsProps } from './fields.ts';

export function KnowledgeFields({ values, change, faults }: FieldsProps) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const groups = useMemo(() => expertiseGroups(language), [language]);
  const languages = useMemo(() => optionsOf(MENTOR_LANGUAGE_NAMES, language), [language]);
  return (
    <>
      <TagPicker
        label={t`Expertise`}
        options={groups}
        value={values.expertise}
        onChange={(expertise) => change({ expertise })}
        max={MENTOR_LIMITS.expertise}
        help={t`Topics you could run an interview on tomorrow. Learners see these.`}
        error={faults.expertise}
      />
      <TagPicker
        label={t`Languages you interview in`}
        options={languages}
        value={values.languages}
        onChange={(chosen) => change({ languages: chosen })}
        max={MENTOR_LIMITS.languages}
        error={faults.languages}
      />
    </>
  );
}

function expertiseGroups(language: Language) {
  return EXPERTISE_CATEGORIES.map((category) => ({
    label: labelOf(EXPERTISE_CATEGORY_NAMES, category, language),
    options: optionsOf(EXPERTISE_BY_CATEGORY[category], language),
  }));
}

/** Found in both languages, whichever is shown. */
function optionsOf(names: Names, language: Language) {
  return Object.entries(names).map(([id, hindi]) => ({
    id,
    label: labelOf(names, id, language),
    alias: language === 'hi' ? id : hindi,
  }));
}
