import { FILE_PART } from '@preproom/models/contract/accounts/files';

/** A request that a page has sent, to be answered by the test. */
export interface SentUpload {
  method: string;
  path: string;
  file: File;
  isAborted: boolean;
  progress(share: number): void;
  answer(status: number, body: unknown): void;
  fail(): void;
}

/** Replaces XMLHttpRequest: records the requests, and answers when the test says so. */
export function fakeUploads() {
  const sent: SentUpload[] = [];
  globalThis.XMLHttpRequest = class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    #entry: SentUpload;

    constructor() {
      this.#entry = {
        method: '',
        path: '',
        file: new File([], ''),
        isAborted: false,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 1000, total: 1000 }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onload?.();
        },
        fail: () => this.onerror?.(),
      };
    }

    open(method: string, path: string) {
      Object.assign(this.#entry, { method, path });
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    abort() {
      this.#entry.isAborted = true;
      this.onabort?.();
    }
    send(form: FormData) {
      this.#entry.file = form.get(FILE_PART) as File;
      sent.push(this.#entry);
    }
  } as unknown as typeof XMLHttpRequest;
  return { sent };
}
