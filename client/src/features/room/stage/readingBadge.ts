import type { ComponentType } from 'react';
import type { ReadingControls } from './useExpressionReading.ts';

/** Passed in by the app, because features do not import each other. */
export interface WithReadingBadge {
  /** Shows the state of expression reading and a stop button. */
  ReadingBadge: ComponentType<ReadingControls & { isSmall: boolean; isIdle: boolean }>;
}
