import type { ComponentType } from 'react';
import type { ReadingControls } from './useExpressionReading.ts';

/** Lets the app put a component of another feature into the room. */
export interface WithReadingBadge {
  /** Says what expression reading does, and stops it. */
  ReadingBadge: ComponentType<ReadingControls>;
}
