import { expect, type Page } from 'playwright/test'

/**
 * Makes `goto` and `reload` of a page wait until the client has removed the copy of a history entry. When a dialog
 * opens, the client may add a copy of the first history entry, so that back navigation closes the dialog
 * (`closeOverlaysOnBack.ts`). The client removes this copy by a navigation, a second after the last dialog has closed.
 * If a test navigated at the same time, Chromium would abort the navigation of the test.
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
 * CSS selector of open dialogs, menus and lists of search results. While the page contains such an element, `goto` and
 * `reload` do not wait, because the client usually does not remove its copy of the first history entry. Exception: on
 * devices with a mouse, menus and other non-modal overlays do not prevent the removal (see `needsHistoryEntry`).
 */
const OPEN_OVERLAY = ':modal, [role=dialog][data-open], [role=menu][data-open], [role=listbox]'

const isRemovalPending = (page: Page): Promise<boolean> =>
  page.evaluate(overlay => history.state?.isCopy === true && !document.querySelector(overlay), OPEN_OVERLAY)

async function waitForRemovalOfCopy(page: Page): Promise<void> {
  if (await isRemovalPending(page))
    await expect.poll(() => isRemovalPending(page), { message: 'the copy of the first history entry' }).toBe(false)
}
