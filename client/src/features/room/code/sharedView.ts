import type { OpenCode } from './openCode.ts';

/** What both people work on together: two views of one document. */
export type SharedView = 'code' | 'board';

export interface SharedViewProps {
  code: OpenCode;
  otherName: string;
  isOpen: boolean;
  onClose: () => void;
}
