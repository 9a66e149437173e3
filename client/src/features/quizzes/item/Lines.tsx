import { cx } from '../../../lib/cx.ts';

/** Code or a text in numbered lines. It scrolls sideways within itself. */
export function Lines({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it only while it has the focus
      tabIndex={0}
      className={cx('overflow-x-auto rounded-control border border-line bg-paper py-3 text-14', className)}
    >
      <code>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and may repeat
          <span key={i} className="grid min-w-max grid-cols-[2.5rem_1fr] px-3">
            <span aria-hidden className="select-none pe-3 text-end text-muted tabular-nums">
              {i + 1}
            </span>
            <span className="whitespace-pre">{line || ' '}</span>
          </span>
        ))}
      </code>
    </pre>
  );
}
