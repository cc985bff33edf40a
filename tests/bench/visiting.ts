import type { Page } from 'playwright'

/** Signs in without the form: one Basic call makes the session cookie. */
export async function signIn(
  page: Page,
  url: string,
  account = { email: 'demo@longbox.org', password: 'demo' },
): Promise<void> {
  const basic = Buffer.from(`${account.email}:${account.password}`).toString('base64')
  const answer = await page.request.get(`${url}/api/v2/users/me`, {
    headers: { Authorization: `Basic ${basic}`, 'X-Requested-With': 'XMLHttpRequest' },
  })
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}`)
  await page.goto(`${url}/favicon.svg`)
}

/** Waits until no script, style, picture or call has been asked for half a second (the event stream aside). */
export async function settled(page: Page, quiet = 500): Promise<void> {
  await page.waitForFunction(
    ms => {
      const entries = performance.getEntriesByType('resource')
      const last = Math.max(0, ...entries.map(entry => (entry as PerformanceResourceTiming).responseEnd))
      return document.readyState === 'complete' && performance.now() - last > ms && entries.length > 0
    },
    quiet,
    { polling: 100, timeout: 20_000 },
  )
}
