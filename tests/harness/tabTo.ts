import { expect, type Locator, type Page } from 'playwright/test'

/** Maximum number of key presses. No page of the tests has more controls before the target. */
const MAX_KEY_PRESSES = 200

/**
 * Presses a key until an element has the focus.
 * @param key `Tab` or `Shift+Tab`
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let count = 0; count < MAX_KEY_PRESSES; count++) {
    await page.keyboard.press(key)
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}
