/**
 * Hands the focus on from a button whose row is about to go: to the same button of the next row, else of the one before, else to the page.
 * @param button  the last one of its row
 */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const heir = [...(beside?.querySelectorAll('button') ?? [])].at(-1) ?? document.getElementById('main')
  heir?.focus()
}
