/**
 * Hands the focus on from a button whose row is about to go: to the same button of the next row, else of the one before, else to
 * the heir, which is the page where none is named.
 * @param button  the last one of its row
 */
export function focusNextRowButton(button: HTMLElement, heir?: HTMLElement | null): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const next = [...(beside?.querySelectorAll('button') ?? [])].at(-1) ?? heir ?? document.getElementById('main')
  next?.focus()
}
