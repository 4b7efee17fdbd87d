/** As a ref: one comes to fill in, so the first field has the focus; of radio buttons the chosen one. */
export function focusFirstField(form: HTMLElement | null | undefined): void {
  const first = form?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)');
  const group = first?.matches('input[type=radio]') ? first.closest('fieldset') : undefined;
  (group?.querySelector<HTMLElement>('input:checked:not(:disabled)') ?? first)?.focus();
}
