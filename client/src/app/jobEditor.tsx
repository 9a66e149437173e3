import { RichText } from '../features/blogs/team/text/RichText.tsx';
import { JobContent } from '../features/jobs/JobContent.tsx';
import { JobEditorPage } from '../features/jobs/team/editor/JobEditorPage.tsx';

/** A job's page for the team, with the editor of articles and what visitors see. */
export const JobEditor = () => <JobEditorPage Preview={JobContent} Editor={RichText} />;
