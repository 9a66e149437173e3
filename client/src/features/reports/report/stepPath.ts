import type { NextStep } from '@preproom/models/contract/reports/nextStep';
import { bookPath } from '../../../lib/sessionPaths.ts';

/** Where a next step is taken. */
export function stepPath(step: NextStep): string {
  switch (step.kind) {
    case 'book':
      return bookPath(step.round);
    case 'mentors':
      return `${bookPath(step.round)}?${new URLSearchParams({ expertise: step.expertise })}`;
    case 'article':
      return `/Blog/${step.slug}`;
    case 'programs':
      return '/programs';
    case 'calendar':
      return '/Dashboard/student/sessions';
    case 'help':
      return '/in/faq';
  }
}
