import { getFileUrl } from '@preproom/models/contract/people/files';
import { callApi } from '../api.ts';

/** Downloads a file that only some people may read: its address is good for some minutes. Throws AppError. */
export async function openPrivateFile(id: string): Promise<void> {
  const { url } = await callApi(getFileUrl, { params: { id } });
  // Answered as an attachment, so the page stays.
  window.location.assign(url);
}
