import type { Page } from 'playwright'

/**
 * Opens a page of the client without a reload, by the router of the client. Returns when the client has rendered the
 * new page. By then, the previous page is no longer in the document, unless both URLs belong to the same route. Open
 * dialogs and menus must be closed before the call.
 * @param path path and query of the page, for example `/libraries/all/series?genre=horror`. The client must not have a
 *   base path.
 * @throws Error if no page of the client is open
 */
export function openInApp(page: Page, path: string): Promise<void> {
  return page.evaluate(async href => {
    const router = window.__TSR_ROUTER__
    if (!router) throw new Error('No page of the client is open')
    await router.navigate({ href })
  }, path)
}
