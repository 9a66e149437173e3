/** The endpoints of this noun: one line for each file. */
export { cancelDeletion, downloadArchive, getOwnData, requestDeletion, sendOwnCode } from './privacy.ts';
