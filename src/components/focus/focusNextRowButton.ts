/**
 * Moves the focus away from a button whose list row is about to be removed: to the last button of the next row, else of the previous
 * row, else to the fallback.
 * @param button  the last button of its row, which is an `li` element
 * @param heir  element to focus when there is no other row; the main landmark when absent
 */
export function focusNextRowButton(button: HTMLElement, heir?: HTMLElement | null): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const next = [...(beside?.querySelectorAll('button') ?? [])].at(-1) ?? heir ?? document.getElementById('main')
  next?.focus()
}
