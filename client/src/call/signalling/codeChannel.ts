import type { CodeBatch, CodeBatchStored, CodePage, StoredCode } from '@preproom/models/contract/room/code';

/** What the room brings about the shared code. */
export interface CodeListener {
  /** The room was joined, for the first time or again. */
  onJoined(): void;
  onDown(): void;
  /** The other page can be reached without the server. */
  onPeerUp(): void;
  onPeerMessage(text: string): void;
  onStored(stored: StoredCode): void;
}

/** The shared code's way through the room: over the socket to the server, over the data channel to the other page. */
export interface CodeChannel {
  /** Stores a batch. Throws AppError; `unavailable` while the socket is disconnected. */
  send(batch: CodeBatch): Promise<CodeBatchStored>;
  /** What is stored after a batch. Throws as `send` does. */
  read(after: number): Promise<CodePage>;
  /** False while the data channel is not open. */
  sendToPeer(text: string): boolean;
  isJoined(): boolean;
  /** Returns its undo. */
  listen(listener: CodeListener): () => void;
}

/** Before the messages of the code on the data channel, which also carries signals. */
const PREFIX = 'code:';

interface CodeChannelOptions extends Pick<CodeChannel, 'send' | 'read' | 'sendToPeer'> {
  /** Something is written in this room. */
  onCode: () => void;
}

/** Passes on what arrives, whether or not the code is open here. */
export function createCodeChannel({ send, read, sendToPeer, onCode }: CodeChannelOptions) {
  const listeners = new Set<CodeListener>();
  let isJoined = false;
  const notify = (tell: (listener: CodeListener) => void) => {
    for (const listener of [...listeners]) tell(listener);
  };
  const channel: CodeChannel = {
    async send(batch) {
      const stored = await send(batch);
      onCode();
      return stored;
    },
    read,
    sendToPeer: (text) => sendToPeer(PREFIX + text),
    isJoined: () => isJoined,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    channel,
    joined(codeSeq: number) {
      isJoined = true;
      if (codeSeq > 0) onCode();
      notify((listener) => listener.onJoined());
    },
    down() {
      isJoined = false;
      notify((listener) => listener.onDown());
    },
    peerUp: () => notify((listener) => listener.onPeerUp()),
    stored(stored: StoredCode) {
      onCode();
      notify((listener) => listener.onStored(stored));
    },
    /** True when the text from the other page was about the code. */
    takePeerMessage(text: string): boolean {
      if (!text.startsWith(PREFIX)) return false;
      notify((listener) => listener.onPeerMessage(text.slice(PREFIX.length)));
      return true;
    },
  };
}
