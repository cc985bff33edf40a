/**
 * Moves the focus to a neighboring row before a list row is removed. Focuses the last button of the next row. If there
 * is no next row, focuses the last button of the previous row.
 * @param button a button in the row that will be removed
 * @param fallback element to focus if there is no button in a neighboring row. By default, the element with the id
 *   `main`
 */
export function focusNextRowButton(button: HTMLElement, fallback?: HTMLElement | null): void {
  const row = button.closest('li')
  const siblingRow = row?.nextElementSibling ?? row?.previousElementSibling
  const target =
    [...(siblingRow?.querySelectorAll('button') ?? [])].at(-1) ?? fallback ?? document.getElementById('main')
  target?.focus()
}
