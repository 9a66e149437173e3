import { getResolvedPDFJS } from 'unpdf';
import { parseResume } from '../parseResume.ts';
import { detectType } from './detectType.ts';
import { ExtractError } from './extractError.ts';
import { extractResume } from './extractResume.ts';
import { renderPages, WORKER_DISPLAY } from './renderPages.ts';
import type { FromResumeWorker, PagePicture, ToResumeWorker } from './workerProtocol.ts';

// Worker that reads one resume off the main thread, so that a hostile file can hang nothing. Ended with `terminate`.

self.addEventListener('message', ({ data }: MessageEvent<ToResumeWorker>) => {
  // pdf.js listens here too; its messages have no type.
  if (data.type === 'read') read(new Uint8Array(data.bytes)).catch(fail);
});

async function read(bytes: Uint8Array) {
  await (detectType(bytes) === 'pdf' ? getResolvedPDFJS() : import('./readDocx.ts'));
  post({ type: 'loaded' });
  await extractResume(bytes, {
    display: WORKER_DISPLAY,
    onPage: (read) => post({ type: 'progress', read }),
    onContent: async (content, pdf) => {
      post({ type: 'read', resume: parseResume(content) });
      const show = (picture: PagePicture) => post({ type: 'page', picture }, [picture.image]);
      if (pdf) await renderPages(pdf, show).catch(() => {});
      post({ type: 'drawn' });
    },
  });
}

function fail(cause: unknown) {
  const { fault, pages } = cause instanceof ExtractError ? cause : new ExtractError('damaged');
  post({ type: 'failed', fault, pages });
}

function post(message: FromResumeWorker, transfer: Transferable[] = []) {
  self.postMessage(message, { transfer });
}
