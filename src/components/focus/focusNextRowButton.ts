/**
 * Moves the focus away from a button whose list row is about to be removed: to the last button of the next row, else of the previous
 * row, else to the fallback.
 * @param button  the last button of its row, which is an `li` element
 * @param fallback  element to focus when there is no other row; the main landmark when absent
 */
export function focusNextRowButton(button: HTMLElement, fallback?: HTMLElement | null): void {
  const row = button.closest('li')
  const siblingRow = row?.nextElementSibling ?? row?.previousElementSibling
  const target =
    [...(siblingRow?.querySelectorAll('button') ?? [])].at(-1) ?? fallback ?? document.getElementById('main')
  target?.focus()
}
