import { labelOf, type Names } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import type { TagOption } from '../../ui/forms/TagPicker.tsx';

/** Translated names, found by typing in either language. */
export function optionsOf(names: Names, list: readonly string[], language: Language): TagOption[] {
  const other = language === 'hi' ? 'en' : 'hi';
  return list.map((name) => ({
    id: name,
    label: labelOf(names, name, language),
    alias: labelOf(names, name, other),
  }));
}

/** Names that are not translated. */
export function technologies(list: readonly string[]): TagOption[] {
  return list.map((name) => ({ id: name, label: name }));
}
