import type { PageRequest } from '@preproom/models/contract/http/renderedPage';
import { openBuiltClient } from './builtClient.ts';

/** Draws a page in a thread of its own (`drawing.ts`). */
export default async function draw({ request, data }: { request: PageRequest; data: unknown }) {
  const { drawPage } = await openBuiltClient();
  return drawPage(request, data);
}
