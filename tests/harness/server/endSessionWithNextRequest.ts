import type { Page, Route } from 'playwright/test'

/**
 * Makes the next request of a page to a URL end the session of the page. The server receives this request without a
 * session. A test cannot end the session before this request: another request could then fail first and open the
 * sign-in page too early.
 * @param url pattern of the URL, as in `page.route`
 */
export async function endSessionWithNextRequest(page: Page, url: string): Promise<void> {
  const endSession = async (route: Route) => {
    await page.context().clearCookies()
    await route.continue()
  }
  await page.route(url, endSession, { times: 1 })
}
