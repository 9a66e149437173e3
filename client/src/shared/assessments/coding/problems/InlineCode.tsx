/** A paragraph of a problem, in English; what stands between backticks is code. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move, and may repeat
      <code key={i} className="rounded-[3px] bg-ink/8 px-1 font-mono text-[0.9em] wrap-anywhere">
        {part}
      </code>
    ),
  );
}
