/** What is loaded when the code is first opened: the editor, the document and their views, in one chunk. */

export { CodePanel } from './CodePanel.tsx';
export { openCode } from './openCode.ts';
