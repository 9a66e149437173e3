import { PAGE_SETTINGS_META, type PageSettings } from '@preproom/models/contract/http/page';
import { createContext, use } from 'react';

/** Used under Vite's dev server, which writes no settings: assumes a login, so the client asks the API. */
const UNWRITTEN: PageSettings = {
  brandName: 'PrepRoom',
  isProduction: !import.meta.env.DEV,
  hasLogin: true,
  contact: {
    email: 'help@preproom.example',
    social: [],
    grievance: { officer: 'Example Officer', email: 'help@preproom.example' },
  },
  seller: null,
  addressLogDays: null,
  socialProviders: [],
};

/** The settings in this page's <meta name="preproom">. The server, which has no document, uses the context below. */
export const WRITTEN_SETTINGS: Readonly<PageSettings> = {
  ...UNWRITTEN,
  ...(typeof document === 'undefined' ? {} : readPageSettings(document)),
};

/** On the server: the settings of the current request. */
export const PageSettingsContext = createContext<Readonly<PageSettings>>(WRITTEN_SETTINGS);

export function usePageSettings(): Readonly<PageSettings> {
  return use(PageSettingsContext);
}

function readPageSettings(page: Document): Partial<PageSettings> {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${PAGE_SETTINGS_META}"]`);
  return meta?.content ? JSON.parse(meta.content) : {};
}
