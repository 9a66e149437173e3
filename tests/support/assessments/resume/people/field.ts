/** What people of one profession write, from which each takes a part. */
export interface Field {
  degree: string;
  summary: string;
  skills: readonly string[];
  jobs: readonly { title: string; organisation: string; place: string; bullets: readonly string[] }[];
  projects: readonly { title: string; bullets: readonly string[] }[];
}
