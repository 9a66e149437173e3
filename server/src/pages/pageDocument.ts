import type { Language } from '@preproom/models/contract/http/language';
import { PAGE_DATA_ID, PAGE_SETTINGS_META, type PageSettings } from '@preproom/models/contract/http/page';
import type { RenderedPage } from '@preproom/models/contract/http/renderedPage';
import { type Theme, themeColorMedia } from '@preproom/models/contract/http/theme';

/** The places in index.html that each page fills, as Vite writes them. */
const PLACES = {
  language: '<html lang="en">',
  lightBar: `media="${themeColorMedia('light', 'system')}"`,
  darkBar: `media="${themeColorMedia('dark', 'system')}"`,
  settings: `<meta name="${PAGE_SETTINGS_META}" content="" />`,
  title: /<title>[^<]*<\/title>/,
  scripts: '<script type="module"',
  root: '<div id="root"></div>',
  noScript: /<noscript>[^<]*<\/noscript>/,
} as const;

export interface DocumentParts {
  language: Language;
  theme: Theme;
  settings: PageSettings;
  links: string;
  /** Null for a page that the browser renders. */
  rendered: RenderedPage | null;
}

/** Makes the function that fills the template. Throws when it lacks one of the places. */
export function createPageDocument(template: string): (parts: DocumentParts) => string {
  for (const [name, place] of Object.entries(PLACES))
    if (fill(template, place, '') === template)
      throw new Error(`The built index.html has no place for ${name}`);
  return ({ language, theme, settings, links, rendered }) => {
    const meta = PLACES.settings.replace('""', `"${escapeAttribute(JSON.stringify(settings))}"`);
    const html = fill(withTheme(template, theme), PLACES.language, openingTag(language, theme));
    const page = fill(fill(html, PLACES.settings, meta), PLACES.scripts, links + PLACES.scripts);
    return rendered ? filledBody(page, rendered) : page;
  };
}

function openingTag(language: Language, theme: Theme): string {
  return `<html lang="${language}"${theme === 'system' ? '' : ` data-theme="${theme}"`}>`;
}

/** The colours of the browser's own bars. */
function withTheme(html: string, theme: Theme): string {
  const light = fill(html, PLACES.lightBar, `media="${themeColorMedia('light', theme)}"`);
  return fill(light, PLACES.darkBar, `media="${themeColorMedia('dark', theme)}"`);
}

function filledBody(html: string, { head, body, data }: RenderedPage): string {
  const titled = fill(html, PLACES.title, head);
  const rooted = fill(titled, PLACES.root, `<div id="root">${body}</div>${dataElement(data)}`);
  return fill(rooted, PLACES.noScript, '');
}

/** Data, not code: the Content-Security-Policy has nothing against it. "<" could end the element from within a text. */
function dataElement(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
}

/** Unlike `replace` with a text, gives "$" in it no meaning. */
function fill(html: string, place: string | RegExp, text: string): string {
  return html.replace(place, () => text);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
