interface CodeBlockProps {
  text: string;
  /** Its name for screen readers. */
  label: string;
}

/** Code or a value, in lines that break where the page is too narrow. */
export function CodeBlock({ text, label }: CodeBlockProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-control border border-line bg-raised p-3"
    >
      <pre lang="en" translate="no" className="font-mono text-14 wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    </section>
  );
}
