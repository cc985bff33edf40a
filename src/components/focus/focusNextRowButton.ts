/**
 * Moves the focus before a list row is removed. Focuses the last button of the next row, or of the previous row.
 * @param button last button of the row; the row is an `li` element
 * @param fallback element to focus when there is no other row; the main landmark by default
 */
export function focusNextRowButton(button: HTMLElement, fallback?: HTMLElement | null): void {
  const row = button.closest('li')
  const siblingRow = row?.nextElementSibling ?? row?.previousElementSibling
  const target =
    [...(siblingRow?.querySelectorAll('button') ?? [])].at(-1) ?? fallback ?? document.getElementById('main')
  target?.focus()
}
