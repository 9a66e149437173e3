import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_SEARCH_LENGTH } from '@preproom/models/contract/http/paging';
import { SALARY_STEPS_LAKH } from '@preproom/models/contract/jobs/jobLimits';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { EXPERIENCE_STEPS, type JobFilter, jobFilter, jobsPath } from './jobFilter.ts';
import { useJobTexts } from './jobTexts.ts';

export interface JobFilterFormProps {
  filter: JobFilter;
  /** Options of the city filter. */
  places: readonly string[];
}

/** A GET form, so that it works without JavaScript and the filter is in the URL. */
export function JobFilterForm({ filter, places }: JobFilterFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const texts = useJobTexts();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(jobsPath(jobFilter(new URLSearchParams(given))));
  };
  const any = { id: '', label: t`Any` };
  const cities = [...new Set([...(filter.place ? [filter.place] : []), ...places])].toSorted();
  return (
    <form action="/jobs" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t`Search`}
        type="search"
        name="q"
        defaultValue={filter.q}
        placeholder={t`Title, company or skill`}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
      />
      <Select
        label={t`City`}
        name="place"
        defaultValue={filter.place}
        options={[any, ...cities.map((city) => ({ id: city, label: city }))]}
      />
      <Checkbox name="remote" value="1" defaultChecked={filter.remote === '1'}>
        <Trans>Remote work possible</Trans>
      </Checkbox>
      <Select
        label={t`Your experience`}
        name="experience"
        defaultValue={filter.experience}
        options={[
          any,
          ...EXPERIENCE_STEPS.map((years) => ({ id: String(years), label: texts.yearsOf(years) })),
        ]}
      />
      <Select
        label={t`Annual pay`}
        name="salary"
        defaultValue={filter.salary}
        options={[
          any,
          ...SALARY_STEPS_LAKH.map((lakh) => ({ id: String(lakh), label: texts.lakhOrMore(lakh) })),
        ]}
      />
      <TextField
        label={t`Skills`}
        help={t`Separate with commas. Shows jobs that need all of them.`}
        name="skills"
        defaultValue={filter.skills}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
      />
      <Button type="submit">
        <Trans>Show jobs</Trans>
      </Button>
    </form>
  );
}
