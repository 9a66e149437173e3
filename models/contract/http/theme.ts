/** `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The cookie with the theme chosen on this device, with which the server draws the page. Absent for `system`. */
export const THEME_COOKIE = 'theme';

/** The theme in a Cookie header or in `document.cookie`. */
export function themeOf(cookies: string | undefined): Theme {
  const chosen = new RegExp(`(?:^|;)\\s*${THEME_COOKIE}=(\\w+)`).exec(cookies ?? '')?.[1];
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

/** The media query of the browser's bar colour for light or dark pages (`<meta name="theme-color">`). */
export function themeColorMedia(side: 'light' | 'dark', chosen: Theme): string {
  if (chosen === 'system') return `(prefers-color-scheme: ${side})`;
  return chosen === side ? 'all' : 'not all';
}
