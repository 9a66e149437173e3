import { getFileUrl } from '@preproom/models/contract/accounts/files';
import { callApi } from '../api.ts';

/** Downloads a private file through a signed URL that expires within minutes. Throws AppError. */
export async function openPrivateFile(id: string): Promise<void> {
  const { url } = await callApi(getFileUrl, { params: { id } });
  // The response is an attachment, so the browser stays on this page.
  window.location.assign(url);
}
