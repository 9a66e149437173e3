/** What is to be stored: every part a file of its own in the upload's folder. */
export interface PreparedFile {
  name: string;
  type: string;
  size: number;
  parts: { name: string; path: string }[];
}
