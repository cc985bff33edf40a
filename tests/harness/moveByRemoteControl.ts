import type { Locator, Page } from 'playwright/test'

const MAX_KEY_PRESSES = 60

/**
 * Moves the focus to an element with the arrow keys, as the user of a remote control does. Presses the arrow key that
 * points to the element. If this key does not move the focus, presses the arrow key of the other axis.
 * @throws Error if the element does not get the focus
 */
export async function moveByRemoteControl(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  let isBlocked = false
  for (let step = 0; step < MAX_KEY_PRESSES; step++) {
    const keys = await target.evaluate(findArrowKeys)
    const key = isBlocked ? (keys[1] ?? keys[0]) : keys[0]
    if (!key) return
    const before = await page.evaluateHandle(() => document.activeElement)
    await page.keyboard.press(key)
    isBlocked = await before.evaluate(element => element === document.activeElement)
  }
  throw new Error(`${target} is not reached by arrow keys`)
}

/**
 * Returns the arrow keys that point from the focused element to the target, or an empty list if the target has the
 * focus. If the elements are side by side, the horizontal key is the first key. Otherwise, the vertical key is the
 * first key. Runs in the page.
 */
function findArrowKeys(target: Element): string[] {
  if (target === document.activeElement) return []
  const from = (document.activeElement ?? document.body).getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const vertical = to.top + to.bottom > from.top + from.bottom ? 'ArrowDown' : 'ArrowUp'
  const horizontal = to.left + to.right > from.left + from.right ? 'ArrowRight' : 'ArrowLeft'
  const hasOverlap = to.top < from.bottom && to.bottom > from.top
  return hasOverlap ? [horizontal, vertical] : [vertical, horizontal]
}
