import type { Language } from '@preproom/models/contract/http/language';
import { i18nOf } from '../../../../i18n/i18nOf.ts';
import type { Asked } from './demoTokens.ts';

const FIELD = 'display:block;width:100%;box-sizing:border-box;font:inherit;padding:.6rem;margin:.3rem 0 1rem';

/** The provider's own page: who do you want to be? Plain HTML, as it stands for a page of somebody else. */
export function openIdPage(language: Language, { redirectUri, state, nonce, challenge }: Asked): string {
  const i18n = i18nOf(language);
  const hidden = { redirect_uri: redirectUri, state, nonce, code_challenge: challenge };
  const title = i18n.t('Demo ID');
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<main style="max-width:24rem;margin:10vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif">
<h1>${title}</h1>
<p>${i18n.t('This replaces Google while you try the product. Nothing you type is checked.')}</p>
<form method="post">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
  .join('\n')}
<label>${i18n.t('Name')}<input name="name" required autocomplete="name" value="Asha Verma" style="${FIELD}"></label>
<label>${i18n.t('E-mail')}<input name="email" type="email" required autocomplete="email" value="asha.verma@demo-id.example" style="${FIELD}"></label>
<button style="font:inherit;padding:.6rem 1.2rem">${i18n.t('Continue')}</button>
</form>
</main>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
