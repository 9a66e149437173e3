import { PAGE_SETTINGS_META, type PageSettings } from '@preproom/models/contract/http/page';

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

/** Where the server draws a page there is no document yet: it fills these in before. */
export const pageSettings: PageSettings = {
  ...UNWRITTEN,
  ...(typeof document === 'undefined' ? {} : readPageSettings(document)),
};

/** What the server wrote into the page's <meta name="preproom">. */
function readPageSettings(page: Document): Partial<PageSettings> {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${PAGE_SETTINGS_META}"]`);
  return meta?.content ? JSON.parse(meta.content) : {};
}
