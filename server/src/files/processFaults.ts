/** Exit codes of `pictureProcess.ts` and `documentProcess.ts`. Node.js itself ends with lower ones. */
export const TOO_BIG = 65;
export const UNREADABLE = 66;
export const NO_ROOM = 67;
export const ACTIVE_CONTENT = 68;
export const PASSWORD_NEEDED = 69;
