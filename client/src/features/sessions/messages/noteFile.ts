/** The file chosen at a booking, until the page of the session has uploaded it. A reload loses it, as it does any chosen file. */
let passed: { roomid: string; file: File } | null = null;

export function passNoteFile(roomid: string, file: File | null): void {
  passed = file && { roomid, file };
}

export function passedNoteFile(roomid: string): File | null {
  return passed?.roomid === roomid ? passed.file : null;
}
