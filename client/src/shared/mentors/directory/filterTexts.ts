import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EXPERTISE_NAMES } from '@preproom/models/contract/catalogues/expertise';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import { MENTOR_LANGUAGE_NAMES } from '@preproom/models/contract/catalogues/languages';
import type { Language } from '@preproom/models/contract/http/language';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import type { MentorFilter, MentorFilterName } from './mentorFilter.ts';

/** The words of a filter's values in the current language. */
export function useFilterTexts() {
  const { t, i18n } = useLingui();
  const roundText = useRoundText();
  const language = i18n.locale as Language;
  const stars = (rating: string) => t`${rating} stars or more`;
  const within = (days: string) =>
    days === '1'
      ? t`Available within a day`
      : t`Available within ${plural(Number(days), { one: '# day', other: '# days' })}`;
  return {
    stars,
    within,
    /** What a set filter says. */
    chosen(filter: MentorFilter, name: MentorFilterName): string {
      const value = filter[name];
      switch (name) {
        case 'q':
          return `“${value}”`;
        case 'round':
          return value && roundText(value as Round);
        case 'expertise':
          return labelOf(EXPERTISE_NAMES, value, language);
        case 'language':
          return labelOf(MENTOR_LANGUAGE_NAMES, value, language);
        case 'company':
          return value;
        case 'rating':
          return stars(value);
        case 'freeWithin':
          return within(value);
        case 'introduction':
          return t`Free introduction`;
      }
    },
  };
}
