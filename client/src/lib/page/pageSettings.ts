import { PAGE_SETTINGS_META, type PageSettings } from '@preproom/models/contract/http/page';
import { createContext, use } from 'react';

/** Without our server in front (Vite's dev server) nobody has written the settings: assume a login and ask. */
const UNWRITTEN: PageSettings = {
  brandName: 'PrepRoom',
  isProduction: !import.meta.env.DEV,
  hasLogin: true,
  contact: {
    email: 'help@preproom.example',
    social: [],
    grievance: { officer: 'Example Officer', email: 'help@preproom.example' },
  },
  socialProviders: [],
};

/** What the server wrote into this page's <meta name="preproom">; while the server renders there is no document. */
export const WRITTEN_SETTINGS: Readonly<PageSettings> = {
  ...UNWRITTEN,
  ...(typeof document === 'undefined' ? {} : readPageSettings(document)),
};

/** The server provides the settings of the request for which it renders. */
export const PageSettingsContext = createContext<Readonly<PageSettings>>(WRITTEN_SETTINGS);

export function usePageSettings(): Readonly<PageSettings> {
  return use(PageSettingsContext);
}

function readPageSettings(page: Document): Partial<PageSettings> {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${PAGE_SETTINGS_META}"]`);
  return meta?.content ? JSON.parse(meta.content) : {};
}
