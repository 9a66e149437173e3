// Apart from the schemas: pages say what fits before anything is chosen, and need no zod for it.

/** What a folder takes, and whether its files can be seen by whoever knows their address. */
export interface FolderRules {
  /** Media types, as the content shows them; a name proves nothing. */
  types: readonly string[];
  maxBytes: number;
  /** For ever under an address that cannot be guessed; a private file has addresses of some minutes. */
  isPublic: boolean;
}

/** The folders into which people put files. */
export const FOLDERS = {
  photo: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5_000_000, isPublic: true },
  resume: {
    types: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    maxBytes: 5_000_000,
    isPublic: false,
  },
} as const satisfies Record<string, FolderRules>;
export type Folder = keyof typeof FOLDERS;

/** What iPhones make of a photo. Few browsers can show it, and sharp comes without its decoder. */
export const HEIC_TYPES: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
];

/** Sides of the two squares in which a photo is kept, in pixels. */
export const PHOTO_SIZES = { large: 512, small: 128 } as const;

/** The small square of a photo at this address: for wherever it is drawn below 64 pixels. */
export function smallPhoto(address: string): string {
  return address.replace(/^(\/files\/.*)\/large\.webp$/, '$1/small.webp');
}
