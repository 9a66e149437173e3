// Separate from the schemas, so pages that only show the limits don't load zod.

/** Which files a folder accepts, and whether they are public. */
export interface FolderRules {
  /** Media types, detected from the content, because a file name proves nothing. */
  types: readonly string[];
  maxBytes: number;
  /** Public files have a permanent URL that cannot be guessed. Private files have signed URLs valid for some minutes. */
  isPublic: boolean;
}

/** Folders for uploads. */
export const FOLDERS = {
  photo: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5_000_000, isPublic: true },
  resume: {
    types: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    maxBytes: 5_000_000,
    isPublic: false,
  },
} as const satisfies Record<string, FolderRules>;
export type Folder = keyof typeof FOLDERS;

/** A resume with more is refused. */
export const MAX_DOCUMENT_PAGES = 30;

/** iPhone photo formats. Few browsers display them, and sharp's builds lack the decoder. */
export const HEIC_TYPES: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
];

/** Each photo is stored as two squares with these sides, in pixels. */
export const PHOTO_SIZES = { large: 512, small: 128 } as const;

/** URL of a photo's small square, for display below 64 pixels. */
export function smallPhoto(address: string): string {
  return address.replace(/^(\/files\/.*)\/large\.webp$/, '$1/small.webp');
}
