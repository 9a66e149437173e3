import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useIsOnline } from '../useIsOnline.ts';
import { errorTable } from './errorTable.ts';

/** A longer wait is told in hours. */
const MOST_MINUTES = 90;

/** Returns a function that gives an error's text in the current language, including how long to wait. */
export function useErrorText(): (
  error: Pick<AppError, 'code'> & Partial<Pick<AppError, 'retryAfterSeconds'>>,
) => string {
  const { t, i18n } = useLingui();
  const isOnline = useIsOnline();
  // An error of the program has no code.
  return ({ code = 'internal', retryAfterSeconds }) => {
    if (code === 'unavailable' && !isOnline)
      return t`You’re offline. Connect to the internet, then try again.`;
    if (code !== 'too_many_requests' || !retryAfterSeconds) {
      const table = errorTable();
      // They could not be fetched, so the network or the service is at fault.
      if (!table) return t`Something went wrong. Try again in a moment.`;
      const texts = table[code].filter((text) => text !== null);
      return texts.map((text) => (i18n.locale === 'en' ? text : i18n._(text))).join(' ');
    }
    const minutes = Math.ceil(retryAfterSeconds / 60);
    if (minutes > MOST_MINUTES) {
      const hours = Math.ceil(minutes / 60);
      return t`Too many attempts. Try again in ${plural(hours, { one: '# hour', other: '# hours' })}.`;
    }
    return t`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
  };
}
