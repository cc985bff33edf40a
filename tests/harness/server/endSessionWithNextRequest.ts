import type { Page, Route } from 'playwright/test'

/**
 * Ends the session of a page when the page sends the next request to a URL. The server receives this request without a
 * session. If a test ended the session earlier, another request could open the sign-in page before the next click.
 * @param url pattern of the URL, as in `page.route`
 */
export async function endSessionWithNextRequest(page: Page, url: string): Promise<void> {
  const endSession = async (route: Route) => {
    await page.context().clearCookies()
    await route.continue()
  }
  await page.route(url, endSession, { times: 1 })
}
