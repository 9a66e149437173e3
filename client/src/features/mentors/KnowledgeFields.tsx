import { useLingui } from '@lingui/react/macro';
import {
  EXPERTISE_BY_CATEGORY,
  EXPERTISE_CATEGORIES,
  EXPERTISE_CATEGORY_NAMES,
} from '@preproom/models/contract/catalogues/expertise';
import { labelOf, type Names } from '@preproom/models/contract/catalogues/label';
import { MENTOR_LANGUAGE_NAMES } from '@preproom/models/contract/catalogues/languages';
import type { Language } from '@preproom/models/contract/http/language';
import { MENTOR_LIMITS } from '@preproom/models/contract/mentors/mentorLife';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import { useMemo } from 'react';
import { useRoundText } from '../../lib/texts/roundText.ts';
import { FormTagPicker } from '../../ui/forms/api/FormTagPicker.tsx';

export function KnowledgeFields() {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const groups = useMemo(() => expertiseGroups(language), [language]);
  const roundText = useRoundText();
  const languages = useMemo(() => optionsOf(MENTOR_LANGUAGE_NAMES, language), [language]);
  return (
    <>
      <FormTagPicker
        name="expertise"
        label={t`Expertise`}
        options={groups}
        max={MENTOR_LIMITS.expertise}
        help={t`Topics you’re ready to interview on. Shown on your public page.`}
        isRequired
        fault={t`Choose at least one.`}
      />
      <FormTagPicker
        name="languages"
        label={t`Languages you interview in`}
        options={languages}
        max={MENTOR_LIMITS.languages}
        isRequired
        fault={t`Choose at least one.`}
      />
      <FormTagPicker
        name="rounds"
        label={t`Rounds you interview for`}
        options={ROUNDS.map((id) => ({ id, label: roundText(id) }))}
        max={ROUNDS.length}
        help={t`Learners can only book you for these.`}
        isRequired
        fault={t`Choose at least one.`}
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

/** Each option is found by its English and its Hindi name. */
function optionsOf(names: Names, language: Language) {
  return Object.entries(names).map(([id, hindi]) => ({
    id,
    label: labelOf(names, id, language),
    alias: language === 'hi' ? id : hindi,
  }));
}
