import { expect, type Page } from 'playwright/test'

/**
 * Selector of the previous page while the code of the new page loads. During this time, React hides the previous page
 * by an inline style and leaves it in the document.
 */
const HIDDEN_PREVIOUS_PAGE = '[style*="display: none !important"]'

/**
 * Opens a page of the client without a reload, by the router of the client. Returns when the client has rendered the
 * new page. By then, the previous page is no longer in the document, unless both URLs belong to the same route. Open
 * dialogs and menus must be closed before the call.
 * @param path path and query of the page, for example `/libraries/all/series?genre=horror`. The client must not have a
 *   base path.
 * @throws Error if no page of the client is open
 */
export async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate(async href => {
    const router = window.__TSR_ROUTER__
    if (!router) throw new Error('No page of the client is open')
    await router.navigate({ href })
  }, path)
  await expect(page.locator(HIDDEN_PREVIOUS_PAGE)).toHaveCount(0)
}
