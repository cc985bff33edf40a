import type { Page, Route } from 'playwright/test'

/**
 * Ends the session of a page when the page sends its next request to a URL. The server receives this request without a
 * session. Tests must not end the session earlier, because another request could then fail first and open the sign-in
 * page too early.
 * @param url pattern of the URL, as in `page.route`
 */
export async function endSessionWithNextRequest(page: Page, url: string): Promise<void> {
  const endSession = async (route: Route) => {
    await page.context().clearCookies()
    await route.continue()
  }
  await page.route(url, endSession, { times: 1 })
}
