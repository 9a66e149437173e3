// Separate from the schemas, so pages that only show the limits don't load zod.

/** Which files a folder accepts, and whether they are public. */
export interface FolderRules {
  /** Media types, detected from the content, because a file name proves nothing. */
  types: readonly string[];
  maxBytes: number;
  /** Public files have a permanent URL that cannot be guessed. Private files have signed URLs valid for some minutes. */
  isPublic: boolean;
}

const DOCUMENT = {
  types: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  maxBytes: 5_000_000,
  isPublic: false,
} as const;

/** Folders for uploads. */
export const FOLDERS = {
  photo: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5_000_000, isPublic: true },
  resume: DOCUMENT,
  /** The resume sent with an application for a job, which belongs to the applicant. */
  application: DOCUMENT,
  /** What a learner shows the mentor of one session, such as a job description; it belongs to the session. */
  note: { ...DOCUMENT, types: [...DOCUMENT.types, 'image/jpeg', 'image/png', 'image/webp'] },
  /** Pictures of articles, which belong to the article. */
  article: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10_000_000, isPublic: true },
} as const satisfies Record<string, FolderRules>;
export type Folder = keyof typeof FOLDERS;

/** The folders of people, to which they upload for themselves. */
export const OWN_FOLDERS = ['photo', 'resume'] as const satisfies Folder[];
export type OwnFolder = (typeof OWN_FOLDERS)[number];

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
/** The longer side of an article's pictures, in pixels; smaller ones keep their size. */
export const ARTICLE_SIZES = { large: 1600, small: 800 } as const;

/** URL of an uploaded picture's small size: of a photo for display below 64 pixels, of an article's picture below 800. */
export function smallPhoto(address: string): string {
  return address.replace(/^(\/files\/.*)\/large\.webp$/, '$1/small.webp');
}
