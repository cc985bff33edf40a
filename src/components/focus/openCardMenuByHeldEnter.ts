/** Time in milliseconds after which a held Enter key opens the menu of the focused card. Televisions use similar times. */
const HOLD_TIME_MS = 600

/** Whether an Enter key that was pressed on a card is still down. */
let isEnterHeld = false
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Handles the Enter key on the link of a card in remote control mode. A short press follows the link at the release of
 * the key. A long press opens the menu of the card, because a remote control has no other key for the menu.
 * @param active focused element
 * @returns false if the event is not about such a key press
 */
export function openCardMenuByHeldEnter(event: KeyboardEvent, active: HTMLElement): boolean {
  if (event.key !== 'Enter') return false
  if (event.type === 'keyup') return releaseEnter(active)
  // The menu has the focus after the long press. Repeated events of the held key must not choose its first item.
  if (isEnterHeld && event.repeat) return true
  const menuButton = active.matches('[data-card-link]') && findMenuButtonOfCard(active)
  if (!menuButton || event.repeat) return false
  isEnterHeld = true
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    menuButton.click()
  }, HOLD_TIME_MS)
  return true
}

function releaseEnter(active: HTMLElement): boolean {
  if (!isEnterHeld) return false
  isEnterHeld = false
  const isShort = timer !== undefined
  clearTimeout(timer)
  timer = undefined
  if (isShort && active.matches('[data-card-link]')) active.click()
  return true
}

const findMenuButtonOfCard = (link: HTMLElement): HTMLElement | null | undefined =>
  link.closest('article')?.querySelector<HTMLElement>('[aria-haspopup=menu]')
