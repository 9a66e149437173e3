import { useLingui } from '@lingui/react/macro';

/** Returns a function that fills in "Former member" for people who deleted their account. */
export function useNamed(): <P extends { Name: string | null }>(person: P) => P & { Name: string } {
  const { t } = useLingui();
  return (person) => ({ ...person, Name: person.Name ?? t`Former member` });
}
