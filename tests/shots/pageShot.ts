import type { Seed } from './seed.ts';

export interface PageShot {
  /** The picture's name, and what `--only=` asks for. */
  name: string;
  path: string | ((seed: Seed) => string);
  /** Who looks at it; a visitor when nobody is named. */
  as?:
    | 'learner'
    | 'practised'
    | 'mentor'
    | 'newcomer'
    | 'leaver'
    | 'affiliate'
    | 'declined'
    | 'applicant'
    | 'admin';
  /** The page is the first link of `path` whose address fits. */
  follow?: RegExp;
  /** The first part of each address that is to fail, for pages that say what went wrong. */
  failing?: string;
  /** The device loses its network once the page stands. */
  isOffline?: boolean;
  /** As it comes out of a printer. */
  isPrinted?: boolean;
  /** A button that opens a dialog, pressed first, at the smallest width. */
  press?: string;
  /** Pressed in that dialog. */
  pressThere?: string;
}
