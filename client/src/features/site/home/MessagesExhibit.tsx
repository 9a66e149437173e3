import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Messages in the room's chat: the last one waits for the connection. */
export function MessagesExhibit() {
  return (
    <div className="flex flex-1 flex-col justify-end gap-3 rounded-card border border-line bg-paper p-4">
      <p className="max-w-[85%] self-start rounded-card bg-raised px-3 py-2">
        <Trans>How would you find the first duplicate?</Trans>
      </p>
      <Message>
        <Trans>I’d keep a set of the items I’ve seen.</Trans>
      </Message>
      <Message state={<Trans>Sending</Trans>}>
        <Trans>Then each lookup takes constant time.</Trans>
      </Message>
    </div>
  );
}

function Message({ state, children }: { state?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex max-w-[85%] flex-col items-end gap-1 self-end">
      <p className="rounded-card bg-peacock/20 px-3 py-2">{children}</p>
      {state && <p className="text-12 text-muted">{state}</p>}
    </div>
  );
}
