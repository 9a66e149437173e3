import type { Language } from '@preproom/models/contract/http/language';
import type { MailContent, MailFooter, MailPart } from './content.ts';

/** The colours of client/src/styles/tokens.css in hex, which mail programs understand: light and dark. */
const LIGHT = {
  ink: '#0d2323',
  muted: '#495c5c',
  paper: '#fbf9f4',
  raised: '#fffefd',
  line: '#e0dcd4',
  brand: '#005c65',
  onBrand: '#f8fdfd',
};
const DARK: typeof LIGHT = {
  ink: '#f0eee9',
  muted: '#a0aeae',
  paper: '#091516',
  raised: '#111f1f',
  line: '#283738',
  brand: '#5bc8c8',
  onBrand: '#021819',
};

/** Inline styles are light, for mail programs that ignore style sheets; these classes switch to dark. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${DARK.paper}!important}
.card{background:${DARK.raised}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}
.muted{color:${DARK.muted}!important}
.brand{color:${DARK.brand}!important}
.door{border-color:${DARK.brand}!important}
.code{background:${DARK.paper}!important;border-color:${DARK.line}!important}
.button{background:${DARK.brand}!important;color:${DARK.onBrand}!important}
}`;

const FONT = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans Devanagari','Nirmala UI',sans-serif";
const CODE_FONT = "ui-monospace,'SF Mono',Menlo,Consolas,monospace";
/** Devanagari has marks above and below its letters. */
const LINE_HEIGHT: Record<Language, string> = { en: '1.55', hi: '1.75' };
/** Long URLs must wrap on a phone. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';
/** The doorway logo, made of borders: mail programs often block images. */
const DOOR = `display:inline-block;width:10px;height:13px;margin-right:10px;border:4px solid ${LIGHT.brand};border-bottom:0;border-radius:3px 3px 0 0;vertical-align:-1px`;

/** Renders a mail as HTML: nothing is fetched, styles are inline, one column that fits a phone. */
export function renderHtml(
  { subject, preview, heading, parts }: MailContent,
  language: Language,
  brand: string,
  footer: MailFooter,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;max-width:560px;font-family:${FONT};font-size:16px;line-height:${LINE_HEIGHT[language]};${BREAK}">
<tr><td class="brand" style="padding:0 8px 16px;color:${LIGHT.brand};font-size:18px;font-weight:700"><span class="door" style="${DOOR}"></span>${escapeHtml(brand)}</td></tr>
<tr><td class="card ink" style="padding:28px 24px;background:${LIGHT.raised};border:1px solid ${LIGHT.line};border-radius:14px;color:${LIGHT.ink}">
<h1 class="ink" style="margin:0 0 16px;color:${LIGHT.ink};font-size:24px;line-height:1.3;font-weight:700">${escapeHtml(heading)}</h1>
${parts.map((part, i) => htmlOf(part, i === parts.length - 1)).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 8px 0;color:${LIGHT.muted};font-size:13px;line-height:1.6">${footerHtml(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The last part has no bottom margin: the card's padding follows. */
function htmlOf(part: MailPart, isLast: boolean): string {
  const below = (px: number) => (isLast ? 0 : px);
  switch (part.is) {
    case 'text':
      return `<p style="margin:0 0 ${below(16)}px">${escapeHtml(part.text)}</p>`;
    case 'code':
      return `<p class="code ink" style="margin:8px 0 ${below(24)}px;padding:16px 8px;background:${LIGHT.paper};border:1px solid ${LIGHT.line};border-radius:8px;text-align:center;color:${LIGHT.ink};font-family:${CODE_FONT};font-size:34px;line-height:1.2;font-weight:700;letter-spacing:0.18em">${escapeHtml(part.code)}</p>`;
    case 'button':
      return `<p style="margin:8px 0 ${below(24)}px"><a class="button" href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 20px;background:${LIGHT.brand};border-radius:8px;color:${LIGHT.onBrand};font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`;
    case 'links':
      return `<p style="margin:0 0 ${below(16)}px;font-size:14px">${part.links.map(linkHtml).join(' &#183; ')}</p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 ${below(20)}px">${part.facts.map(factHtml).join('')}</table>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 ${below(16)}px;color:${LIGHT.muted};font-size:14px">${escapeHtml(part.text)}</p>`;
  }
}

function linkHtml({ label, href }: { label: string; href: string }): string {
  return `<a class="brand" href="${escapeHtml(href)}" style="color:${LIGHT.brand}">${escapeHtml(label)}</a>`;
}

function factHtml({ label, value }: { label: string; value: string }): string {
  return `<tr><td class="muted" valign="top" style="padding:2px 16px 2px 0;color:${LIGHT.muted}">${escapeHtml(label)}</td><td class="ink" style="padding:2px 0;color:${LIGHT.ink};font-weight:600">${escapeHtml(value)}</td></tr>`;
}

function footerHtml({ lines, off }: MailFooter): string {
  const link = off
    ? [
        `<a class="muted" href="${escapeHtml(off.href)}" style="color:${LIGHT.muted}">${escapeHtml(off.label)}</a>`,
      ]
    : [];
  return [...lines.map(escapeHtml), ...link].join('<br>');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
