import type { AppError } from '@preproom/models/contract/http/errors';
import type { ComponentType } from 'react';

export interface FirstPasswordProps {
  value: string;
  onChange: (password: string) => void;
  /** The form was sent: what is wrong is said from now on. */
  isChecked: boolean;
  /** What the server has refused last. */
  refused: AppError | null;
}

/** One feature has the field, others are handed it. */
export type FirstPassword = ComponentType<FirstPasswordProps>;
