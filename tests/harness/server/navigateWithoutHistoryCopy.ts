import { expect, type Page } from 'playwright/test'

/**
 * Makes `goto` and `reload` wait until the client no longer needs to remove a copy of a history entry. The client may
 * add such a copy when a dialog opens, so that back navigation closes the dialog (`closeOverlaysOnBack.ts`). A second
 * after the last dialog has closed, the client navigates back to remove the copy. If a test navigated at the same time,
 * Chromium would abort the navigation of the test.
 */
export function navigateWithoutHistoryCopy(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...args) => {
    await waitForRemovalOfCopy(page)
    return goto.apply(page, args)
  }
  page.reload = async (...args) => {
    await waitForRemovalOfCopy(page)
    return reload.apply(page, args)
  }
}

/**
 * CSS selector of open dialogs, menus and lists of search results. While such an element is open, the client usually
 * does not remove the copy of the first history entry. Therefore, `goto` and `reload` do not wait for the removal.
 * Exception: on devices with a mouse, the client can remove the copy while a menu or another non-modal overlay is open
 * (see `needsHistoryEntry`).
 */
const OPEN_OVERLAY = ':modal, [role=dialog][data-open], [role=menu][data-open], [role=listbox]'

const isRemovalPending = (page: Page): Promise<boolean> =>
  page.evaluate(overlay => history.state?.isCopy === true && !document.querySelector(overlay), OPEN_OVERLAY)

async function waitForRemovalOfCopy(page: Page): Promise<void> {
  if (await isRemovalPending(page))
    await expect.poll(() => isRemovalPending(page), { message: 'the copy of the first history entry' }).toBe(false)
}
