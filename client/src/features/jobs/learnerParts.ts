import { type ComponentType, lazy } from 'react';
import { loadTexts } from '../../lib/i18n.ts';

/** A learner's part of the public pages, in a chunk of its own with its texts: visitors load neither. */
function learnerPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadTexts(['applications'])]);
    return { default: part };
  });
}

export const ApplyPart = learnerPart(async () => (await import('./applications/ApplyPart.tsx')).ApplyPart);
export const SaveAlert = learnerPart(async () => (await import('./applications/SaveAlert.tsx')).SaveAlert);
