import type { ComponentProps } from 'react';

/** A trap for spam bots: hidden from view, keyboard and screen readers, so only bots fill it in. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -start-[100vw] size-px overflow-hidden">
      <label>
        Website
        <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
