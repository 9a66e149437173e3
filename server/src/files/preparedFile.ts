/** A converted upload, ready to be stored. Each part is a file in the upload's folder. */
export interface PreparedFile {
  name: string;
  type: string;
  size: number;
  parts: { name: string; path: string }[];
}
