import { Trans } from '@lingui/react/macro';
import { Locate } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { Line } from '../../../../resume/layout/line.ts';

/** Shows a line of the resume on its page. Null where there are no pages. */
export const LinesOnPages = createContext<{ lines: readonly Line[]; show: (line: Line) => void } | null>(
  null,
);

/** Marks a quoted line on its page. Nothing, if what is quoted is no line of a page. */
export function ShowQuote({ quote }: { quote: string }) {
  const pages = useContext(LinesOnPages);
  const line = pages?.lines.find(({ text }) => text === quote);
  if (!pages || !line) return null;
  return (
    <button
      type="button"
      onClick={() => pages.show(line)}
      className="-my-1 ms-1 inline-flex min-h-8 min-w-8 cursor-pointer items-center justify-center rounded-control align-middle text-peacock outline-none hover:bg-line focus-visible:outline-2 focus-visible:outline-peacock"
    >
      <Locate aria-hidden className="size-4" />
      <span className="sr-only">
        <Trans>
          Show on page <span>{quote}</span>
        </Trans>
      </span>
    </button>
  );
}
