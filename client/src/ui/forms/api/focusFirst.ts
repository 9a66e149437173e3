/** Focuses the first invalid control of a form and centres it, so that its label and its error are in sight. */
export function focusFirst(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A radio group is marked as a whole.
  const control = invalid?.matches('input, textarea, select') ? invalid : invalid?.querySelector('input');
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
