import type { Language } from '@preproom/models/contract/http/language';
import { i18nOf } from '../i18n/i18nOf.ts';

/** The page for a network that has opened too many: it costs nothing, so it needs no style, script or other file. */
export function tooManyPages(language: Language): string {
  const i18n = i18nOf(language);
  const title = i18n.t('Too many requests');
  const advice = i18n.t('Too many pages were opened from your network. Wait a minute, then reload the page.');
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${advice}</p>
</html>
`;
}
