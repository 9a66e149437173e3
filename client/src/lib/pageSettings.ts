import { PAGE_SETTINGS_META, type PageSettings } from '@preproom/models/contract/page';

/** Without our server in front (Vite's dev server) nobody has written the settings: assume a login and ask. */
const UNWRITTEN: PageSettings = { brandName: 'PrepRoom', isProduction: !import.meta.env.DEV, hasLogin: true };

export const pageSettings: PageSettings = readPageSettings(document);

/** What the server wrote into the page's <meta name="preproom">. */
function readPageSettings(page: Document): PageSettings {
  const meta = page.querySelector<HTMLMetaElement>(`meta[name="${PAGE_SETTINGS_META}"]`);
  return meta?.content ? { ...UNWRITTEN, ...JSON.parse(meta.content) } : UNWRITTEN;
}
