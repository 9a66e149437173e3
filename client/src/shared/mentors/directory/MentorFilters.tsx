import { Trans, useLingui } from '@lingui/react/macro';
import { EXPERTISE_BY_CATEGORY, EXPERTISE_CATEGORIES } from '@preproom/models/contract/catalogues/expertise';
import { labelOf, type Names } from '@preproom/models/contract/catalogues/label';
import { MENTOR_LANGUAGE_NAMES } from '@preproom/models/contract/catalogues/languages';
import type { Language } from '@preproom/models/contract/http/language';
import { MENTOR_LIMITS } from '@preproom/models/contract/mentors/mentorLife';
import { SlidersHorizontal } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFilterTexts } from './filterTexts.ts';
import { changedSearch, FREE_WITHIN, type MentorFilter, RATINGS, setFilters } from './mentorFilter.ts';

export interface MentorFiltersProps {
  filter: MentorFilter;
  /** For the free introduction, only mentors who offer one are listed anyway. */
  isIntroduction: boolean;
}

/** Search and filters of the mentor list. Each change is applied at once and kept in the address. */
export function MentorFilters({ filter, isIntroduction }: MentorFiltersProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const set = (change: Parameters<typeof changedSearch>[1]) => setSearch(changedSearch(search, change));
  const inPanel = setFilters(filter).filter((name) => name !== 'q').length;
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        key={filter.q}
        label={t`Search mentors`}
        placeholder={t`Name, company, job title or skill`}
        name="q"
        action=""
        defaultValue={filter.q}
        onSearch={(q) => set({ q })}
      />
      <details className="rounded-card border border-line bg-raised">
        <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-medium">
          <SlidersHorizontal aria-hidden className="size-5" />
          <Trans>Filters</Trans>
          {inPanel > 0 && <span className="text-muted tabular-nums">({inPanel})</span>}
        </summary>
        <FilterFields filter={filter} isIntroduction={isIntroduction} set={set} />
      </details>
    </div>
  );
}

type FieldsProps = MentorFiltersProps & { set: (change: Parameters<typeof changedSearch>[1]) => void };

function FilterFields({ filter, isIntroduction, set }: FieldsProps) {
  const { t, i18n } = useLingui();
  const texts = useFilterTexts();
  const language = i18n.locale as Language;
  const any = { id: '', label: t`Any` };
  const expertise = EXPERTISE_CATEGORIES.flatMap((category) =>
    optionsOf(EXPERTISE_BY_CATEGORY[category], language),
  ).toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className="grid items-end gap-4 border-t border-line p-4 sm:grid-cols-2">
      <Select
        label={t`Expertise`}
        value={filter.expertise}
        onChange={({ target }) => set({ expertise: target.value })}
        options={[any, ...expertise]}
      />
      <Select
        label={t`Language`}
        value={filter.language}
        onChange={({ target }) => set({ language: target.value })}
        options={[any, ...optionsOf(MENTOR_LANGUAGE_NAMES, language)]}
      />
      <Select
        label={t`Rating`}
        value={filter.rating}
        onChange={({ target }) => set({ rating: target.value })}
        options={[any, ...RATINGS.map((id) => ({ id, label: texts.stars(id) }))]}
      />
      <Select
        label={t`Next free time`}
        value={filter.freeWithin}
        onChange={({ target }) => set({ freeWithin: target.value })}
        options={[any, ...FREE_WITHIN.map((id) => ({ id, label: texts.within(id) }))]}
      />
      <TextField
        key={filter.company}
        label={t`Company`}
        defaultValue={filter.company}
        maxLength={MENTOR_LIMITS.company}
        autoComplete="off"
        enterKeyHint="search"
        onBlur={({ target }) =>
          target.value.trim() !== filter.company && set({ company: target.value.trim() })
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing)
            set({ company: event.currentTarget.value.trim() });
        }}
      />
      {!isIntroduction && (
        <Checkbox
          checked={filter.introduction === '1'}
          onChange={({ target }) => set({ introduction: target.checked ? '1' : '' })}
          className="min-h-11 items-center"
        >
          <Trans>Offers a free introduction</Trans>
        </Checkbox>
      )}
    </div>
  );
}

function optionsOf(names: Names, language: Language) {
  return Object.keys(names).map((id) => ({ id, label: labelOf(names, id, language) }));
}
