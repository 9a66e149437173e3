declare module 'http_ece' {
  /** Reads an encrypted message of RFC 8291 with the receiver's keys; the package brings no types. */
  export function decrypt(
    message: Buffer,
    keys: { version: 'aes128gcm'; privateKey: import('node:crypto').ECDH; authSecret: string },
  ): Buffer;
}
