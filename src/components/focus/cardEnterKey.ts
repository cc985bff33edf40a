/**
 * Time in milliseconds after which a held Enter key opens the menu of the focused card. Televisions use similar times.
 */
const HOLD_TIME_MS = 600

/** Address of the card link on which the user holds down the Enter key. Undefined while the key is not down. */
let pressedAddress: string | null | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Handles a press of the Enter key on the link of a card in remote control mode. A short press follows the link at the
 * release of the key (see {@link handleEnterRelease}). A long press opens the menu of the card, because a remote
 * control has no other key for the menu.
 * @param active focused element
 * @returns whether the key press is handled. True for a press of the Enter key on the link of a card with a menu, and
 *   for the repeated events of this press.
 */
export function handleEnterOnCard({ key, repeat }: KeyboardEvent, active: HTMLElement): boolean {
  if (key !== 'Enter') return false
  // After the long press, the menu has the focus. Repeated events of the held key must not choose the first menu item.
  if (pressedAddress !== undefined && repeat) return true
  cancelHeldEnter()
  const menuButton = active.matches('[data-card-link]')
    ? active.closest('article')?.querySelector<HTMLElement>('[aria-haspopup=menu]')
    : undefined
  if (!menuButton || repeat) return false
  pressedAddress = active.getAttribute('href')
  timer = setTimeout(() => {
    timer = undefined
    if (document.activeElement !== active) return
    // When the menu closes, the focus returns to the menu button. The listener `onFocus` then moves the focus to the
    // link of the card, so that the next press of the Enter key follows the link.
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Element) || relatedTarget.closest('[role=menu]')) active.focus()
    }
    menuButton.addEventListener('focus', onFocus, { once: true })
    menuButton.click()
  }, HOLD_TIME_MS)
  return true
}

/**
 * Handles the release of the Enter key. If the key was pressed briefly on the link of a card, follows the link, unless
 * another card has the focus now.
 * @returns whether the key was pressed on the link of a card with a menu
 */
export function handleEnterRelease(active: Element | null): boolean {
  if (pressedAddress === undefined) return false
  const isShortPress = timer !== undefined
  const isSameCard = active instanceof HTMLElement && active.getAttribute('href') === pressedAddress
  cancelHeldEnter()
  if (isShortPress && isSameCard) active.click()
  return true
}

/** Cancels a press of the Enter key, for example when the window loses the focus. The release then has no effect. */
export function cancelHeldEnter(): void {
  clearTimeout(timer)
  timer = undefined
  pressedAddress = undefined
}
