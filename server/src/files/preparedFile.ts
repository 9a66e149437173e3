/** A received upload, before it is checked. */
export interface Upload {
  path: string;
  /** As the browser calls it. */
  name: string;
  ownerId: string;
}

/** A converted upload, ready to be stored. Each part is a file in the upload's folder. */
export interface PreparedFile {
  name: string;
  type: string;
  size: number;
  parts: { name: string; path: string }[];
}
