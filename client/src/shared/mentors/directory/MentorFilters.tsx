import { Trans, useLingui } from '@lingui/react/macro';
import { EXPERTISE_BY_CATEGORY, EXPERTISE_CATEGORIES } from '@preproom/models/contract/catalogues/expertise';
import { labelOf, type Names } from '@preproom/models/contract/catalogues/label';
import { MENTOR_LANGUAGE_NAMES } from '@preproom/models/contract/catalogues/languages';
import type { Language } from '@preproom/models/contract/http/language';
import { MENTOR_LIMITS } from '@preproom/models/contract/mentors/mentorLife';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import { SlidersHorizontal } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFilterTexts } from './filterTexts.ts';
import { KEPT_NAMES, KeptFields } from './KeptFields.tsx';
import {
  changedSearch,
  FREE_WITHIN,
  type MentorFilter,
  type MentorFilterName,
  RATINGS,
  setFilters,
} from './mentorFilter.ts';

export interface MentorFiltersProps {
  filter: MentorFilter;
  /** What the page has decided already, such as the round that is booked. */
  hidden?: readonly MentorFilterName[];
}

/** Search and filters of a list of mentors, applied at once and kept in the address; without scripts by a button. */
export function MentorFilters({ filter, hidden = [] }: MentorFiltersProps) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const set = (change: Parameters<typeof changedSearch>[1]) => setSearch(changedSearch(search, change));
  const inPanel = setFilters(filter).filter((name) => name !== 'q').length;
  const fields = <FilterFields filter={filter} hidden={hidden} set={set} />;
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
      >
        <KeptFields filter={filter} names={KEPT_NAMES.filter((name) => name !== 'q')} />
      </SearchField>
      <div className="hidden md:block">{fields}</div>
      <details className="rounded-card border border-line bg-raised md:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-4 font-medium">
          <SlidersHorizontal aria-hidden className="size-5" />
          <Trans>Filters</Trans>
          {inPanel > 0 && <span className="text-muted tabular-nums">({inPanel})</span>}
        </summary>
        <div className="border-t border-line p-4">{fields}</div>
      </details>
    </div>
  );
}

type FieldsProps = Required<MentorFiltersProps> & {
  set: (change: Parameters<typeof changedSearch>[1]) => void;
};

function FilterFields({ filter, hidden, set }: FieldsProps) {
  const { t, i18n } = useLingui();
  const texts = useFilterTexts();
  const roundText = useRoundText();
  const language = i18n.locale as Language;
  const expertise = EXPERTISE_CATEGORIES.flatMap((category) =>
    optionsOf(EXPERTISE_BY_CATEGORY[category], language),
  ).toSorted((a, b) => (a.label < b.label ? -1 : 1));
  const select = (name: MentorFilterName, label: string, options: { id: string; label: string }[]) =>
    !hidden.includes(name) && (
      <Select
        label={label}
        name={name}
        value={filter[name]}
        onChange={({ target }) => set({ [name]: target.value })}
        options={[{ id: '', label: t`Any` }, ...options]}
      />
    );
  return (
    <form
      action=""
      onSubmit={(event) => event.preventDefault()}
      className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-3"
    >
      <KeptFields filter={filter} names={['q', 'sort']} />
      {select(
        'round',
        t`Round`,
        ROUNDS.map((id) => ({ id, label: roundText(id) })),
      )}
      {select('expertise', t`Expertise`, expertise)}
      {select('language', t`Language`, optionsOf(MENTOR_LANGUAGE_NAMES, language))}
      {select(
        'rating',
        t`Rating`,
        RATINGS.map((id) => ({ id, label: texts.stars(id) })),
      )}
      {select(
        'freeWithin',
        t`Next free time`,
        FREE_WITHIN.map((id) => ({ id, label: texts.within(id) })),
      )}
      <TextField
        key={filter.company}
        label={t`Company`}
        name="company"
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
      {!hidden.includes('introduction') && (
        <Checkbox
          name="introduction"
          value="1"
          checked={filter.introduction === '1'}
          onChange={({ target }) => set({ introduction: target.checked ? '1' : '' })}
          className="min-h-11 items-center"
        >
          <Trans>Offers a free introduction</Trans>
        </Checkbox>
      )}
      <noscript>
        <Button type="submit" tone="quiet">
          <Trans>Show mentors</Trans>
        </Button>
      </noscript>
    </form>
  );
}

function optionsOf(names: Names, language: Language) {
  return Object.keys(names).map((id) => ({ id, label: labelOf(names, id, language) }));
}
