import type { ComponentType } from 'react';
import { lazy } from 'react';
import { loadTexts } from '../lib/i18n.ts';

/** A learner's part of the public pages of jobs, in a chunk of its own with its texts: visitors load neither. */
function learnersPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadTexts(['applications'])]);
    return { default: part };
  });
}

export const ApplyPart = learnersPart(
  async () => (await import('../features/applications/ApplyPart.tsx')).ApplyPart,
);
export const SaveAlert = learnersPart(
  async () => (await import('../features/applications/SaveAlert.tsx')).SaveAlert,
);
