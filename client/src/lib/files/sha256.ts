/** The SHA-256 of some bytes as 64 hexadecimal digits. Null where the browser may not hash: only pages over HTTPS and on this machine may. */
export async function sha256(bytes: BufferSource): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
