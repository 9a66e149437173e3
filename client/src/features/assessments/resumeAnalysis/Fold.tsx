import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface FoldProps {
  title: ReactNode;
  /** Of the heading. */
  level: 2 | 3;
  /** What it comes to, in a line or two, whether it is open or not. */
  summary?: ReactNode;
  /** At the right of the title. */
  mark?: ReactNode;
  /** Open at first. */
  isOpen?: boolean;
  /** Opens it again; a new object each time. */
  openOn?: object | null;
  children: ReactNode;
}

/** A part of the result that says in short what it has, and opens to all of it. */
export function Fold({ title, level, summary, mark, isOpen = false, openOn = null, children }: FoldProps) {
  const Heading = `h${level}` as const;
  const heading = useId();
  const details = useRef<HTMLDetailsElement>(null);
  // Later changes of what is told are no reason to close it.
  const [isOpenAtFirst] = useState(isOpen);
  useEffect(() => {
    if (openOn && details.current) details.current.open = true;
  }, [openOn]);
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <details ref={details} open={isOpenAtFirst} className="group rounded-card border border-line bg-raised">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Heading
                id={heading}
                className="text-16 font-medium tracking-normal group-hover:text-peacock sm:text-18"
              >
                {title}
              </Heading>
              {mark}
            </div>
            {summary && <div className="text-14 text-muted">{summary}</div>}
          </div>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-[rotate] duration-180 group-open:rotate-180"
          />
        </summary>
        <div className="border-t border-line px-4">{children}</div>
      </details>
    </section>
  );
}
