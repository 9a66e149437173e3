import { createHmac } from 'node:crypto';
import { SIGNED_ADDRESS_MINUTES } from '@preproom/models/contract/accounts/files';
import type { File } from '@preproom/models/db/accounts/file.model';
import { isSameSecret } from '@preproom/models/runtime/isSameSecret';

type Addressed = Pick<File, '_id' | 'secret' | 'parts'>;

/** The permanent address of a public file. Ids increase, so the address of a newer file sorts after that of an older one. */
export function publicAddress({ _id, secret, parts }: Addressed): string {
  return `/files/${_id}/${secret}/${parts[0]}`;
}

/** A signed address of a private file, valid for `SIGNED_ADDRESS_MINUTES`. */
export function signedAddress({ _id, parts }: Addressed, jwtSecret: string, now: number) {
  const expiresAt = now + SIGNED_ADDRESS_MINUTES * 60_000;
  const proof = `${expiresAt}-${signature(_id.toString(), expiresAt, jwtSecret)}`;
  return { url: `/files/${_id}/${proof}/${parts[0]}`, expiresAt: new Date(expiresAt) };
}

/** Whether this secret or signature gives access to the file now. */
export function isProven(file: Addressed, proof: string, jwtSecret: string, now: number): boolean {
  if (file.secret !== null) return isSameSecret(proof, file.secret);
  const expiresAt = Number(/^\d{13}(?=-)/.exec(proof)?.[0] ?? 0);
  const right = `${expiresAt}-${signature(file._id.toString(), expiresAt, jwtSecret)}`;
  return isSameSecret(proof, right) && now < expiresAt;
}

/** The prefix keeps it distinct from everything else that is signed with this key. */
function signature(id: string, expiresAt: number, jwtSecret: string): string {
  return createHmac('sha256', jwtSecret).update(`file address ${id} ${expiresAt}`).digest('base64url');
}
