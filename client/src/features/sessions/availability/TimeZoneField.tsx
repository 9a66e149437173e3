import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLocale } from '../../../lib/i18n.ts';
import { ComboBox } from '../../../ui/forms/ComboBox.tsx';
import { zoneOptions, zoneText } from './timeZones.ts';

export interface TimeZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
  error?: string | undefined;
}

export function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const options = useMemo(() => zoneOptions(value), [value]);
  return (
    <ComboBox
      label={t`Your time zone`}
      options={options}
      value={value}
      onChange={onChange}
      help={zoneText(locale, value, Date.now())}
      error={error}
      className="w-full max-w-sm"
    />
  );
}
