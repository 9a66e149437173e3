import { THEME_COOKIE, type Theme, themeColorMedia, themeOf } from '@preproom/models/contract/http/theme';

const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The theme chosen on this device. */
export function chosenTheme(): Theme {
  return themeOf(document.cookie);
}

/** Shows the whole site in this theme and keeps it on this device. The server draws later pages in it from the start. */
export function chooseTheme(theme: Theme): void {
  const seconds = theme === 'system' ? 0 : COOKIE_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser that we serve has the Cookie Store API
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  showTheme(theme);
}

export function showTheme(theme: Theme): void {
  const { documentElement: page, head } = document;
  if (theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = theme;
  const [light, dark] = head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  if (light) light.media = themeColorMedia('light', theme);
  if (dark) dark.media = themeColorMedia('dark', theme);
}
