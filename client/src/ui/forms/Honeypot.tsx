import type { ComponentProps } from 'react';

/** A field that only programs find and fill; people neither see it nor reach it by keyboard or screen reader. */
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
