import { useLingui } from '@lingui/react/macro';

/** Gives the function that names a person also when they have deleted their account. */
export function useNamed(): <P extends { Name: string | null }>(person: P) => P & { Name: string } {
  const { t } = useLingui();
  return (person) => ({ ...person, Name: person.Name ?? t`Former member` });
}
