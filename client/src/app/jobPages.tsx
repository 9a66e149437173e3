import { type ComponentType, lazy } from 'react';
import { JobPage } from '../features/jobs/JobPage.tsx';
import { JobsPage } from '../features/jobs/JobsPage.tsx';
import { loadTexts } from '../lib/i18n.ts';

/** A learner's part of the public pages of jobs, in a chunk of its own with its texts: visitors load neither. */
function learnersPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadTexts(['applications'])]);
    return { default: part };
  });
}

const ApplyPart = learnersPart(
  async () => (await import('../features/jobs/applications/ApplyPart.tsx')).ApplyPart,
);
const SaveAlert = learnersPart(
  async () => (await import('../features/jobs/applications/SaveAlert.tsx')).SaveAlert,
);

export const JobsForAll = () => <JobsPage SaveAlert={SaveAlert} />;
export const JobForAll = () => <JobPage Apply={ApplyPart} />;
