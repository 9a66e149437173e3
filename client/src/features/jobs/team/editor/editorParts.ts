import type { Job } from '@preproom/models/contract/jobs/jobs';
import type { ComponentType } from 'react';

/** What this page shows of other features. */
export interface EditorParts {
  /** Edits formatted text. */
  Editor: ComponentType<{ html: string; onChange: (html: string) => void }>;
  /** Draws a job as visitors see it. */
  Preview: ComponentType<{ job: Job }>;
}
