/** Focuses the first invalid control of a form, and scrolls it to the centre so that label and error are visible. */
export function focusFirst(form: HTMLElement | null, { isScrolling } = { isScrolling: true }): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // In a radio group, aria-invalid is on the group.
  const control = invalid?.matches('input, textarea, select') ? invalid : invalid?.querySelector('input');
  control?.focus({ preventScroll: !isScrolling });
  if (isScrolling) control?.scrollIntoView({ block: 'center' });
}
