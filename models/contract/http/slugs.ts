import { ID_FORM } from './forms.ts';
import { foldText } from './searchText.ts';

/**
 * A slug from the words of a text. A text without Latin letters or digits gives `otherwise`, which also begins a slug that would look like
 * an id.
 */
export function slugOf(text: string, longest: number, otherwise: string): string {
  const words = foldText(text).match(/[a-z0-9]+/g) ?? [otherwise];
  const slug = words.join('-').slice(0, longest).replace(/-$/, '');
  return ID_FORM.test(slug) ? `${otherwise}-${slug}`.slice(0, longest) : slug;
}
