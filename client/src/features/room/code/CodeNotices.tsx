import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { CodeState } from '../../../code/sync/codeSync.ts';
import type { Readable } from '../../../lib/observable.ts';
import type { CodeNotice } from './useCodeNotice.ts';

interface CodeNoticesProps {
  state: Readable<CodeState>;
  notice: CodeNotice | null;
  otherName: string;
}

/** What the other person pasted, and why something here is not stored. */
export function CodeNotices({ state, notice, otherName }: CodeNoticesProps) {
  const { refused } = useSyncExternalStore(state.subscribe, state.get);
  return (
    <div role="status">
      {refused && (
        <Line>
          {refused === 'too_large' ? (
            <Trans>
              This code is full: nothing more can be saved. Copy what you need; it stays here until you leave.
            </Trans>
          ) : (
            <Trans>Your last changes can’t be saved. Copy them; they stay here until you leave.</Trans>
          )}
        </Line>
      )}
      {notice?.kind === 'tooLong' && (
        <Line>
          <Trans>That’s too long: the code can be 60 kB in all. Nothing was added.</Trans>
        </Line>
      )}
      {notice?.kind === 'pasted' && (
        <Line>
          <Plural
            value={notice.length}
            one={`${otherName} pasted # character.`}
            other={`${otherName} pasted # characters.`}
          />
        </Line>
      )}
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="border-line border-b bg-raised px-3 py-2 text-14">{children}</p>;
}
