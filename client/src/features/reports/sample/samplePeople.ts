import { useLingui } from '@lingui/react/macro';

/** Texts that the parts of the sample report show, besides its own. */
export const SAMPLE_CATALOGUES = ['reports', 'words', 'site'];

/** The names of the two made-up people. */
export function useSamplePeople() {
  const { t } = useLingui();
  return { learner: t`Asha Verma`, mentor: t`Rohan Kapoor` };
}
