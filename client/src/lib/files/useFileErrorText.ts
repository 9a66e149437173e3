import { useLingui } from '@lingui/react/macro';
import type { FolderRules } from '@preproom/models/contract/accounts/folders';
import type { AppError } from '@preproom/models/contract/http/errors';
import { useLocale } from '../i18n.ts';
import { useErrorText } from '../texts/errorText.ts';

/** What a media type is called on the page; the names are the same in every language. */
const TYPE_NAMES: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word (DOCX)',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};

export type FileLimits = Pick<FolderRules, 'types' | 'maxBytes'>;

/** The text of an upload's error: of a file that is too large the limit, and of a wrong type the right ones. */
export function useFileErrorText(): (error: AppError, limits: FileLimits) => string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const errorText = useErrorText();
  return (error, { types, maxBytes }) => {
    if (error.code === 'too_large') {
      const megabytes = i18n.number(maxBytes / 1_000_000);
      return t`This file is larger than ${megabytes} MB. Choose a smaller one.`;
    }
    if (error.code !== 'wrong_file_type') return errorText(error);
    const names = types.flatMap((type) => TYPE_NAMES[type] ?? []);
    const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
    return t`This file type isn’t supported. Use ${list}.`;
  };
}
