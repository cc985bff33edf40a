import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

/**
 * Creates a browser context with a desktop viewport, unless `options` contains another viewport.
 * @param options options for the context, such as the cookies of another context
 */
export async function openBenchmarkBrowserContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  // tsx adds calls of the helper `__name` to compiled functions. Playwright runs some of these functions in the page,
  // so the page needs a definition of the helper.
  await context.addInitScript({ content: 'globalThis.__name = fn => fn' })
  return context
}

/** Signs in by an API request with Basic authentication. The response sets the session cookie. */
export async function signInForBenchmark(
  page: Page,
  url: string,
  account = { email: 'demo@longbox.org', password: 'demo' },
): Promise<void> {
  const basic = Buffer.from(`${account.email}:${account.password}`).toString('base64')
  const response = await page.request.get(`${url}/api/v2/users/me`, {
    headers: { Authorization: `Basic ${basic}`, 'X-Requested-With': 'XMLHttpRequest' },
  })
  if (!response.ok()) throw new Error(`sign-in answered ${response.status()}`)
  await page.goto(`${url}/favicon.svg`)
}

/** Waits until no file or API response arrives for `quiet` milliseconds. Ignores the event stream. */
export async function waitForNetworkIdle(page: Page, quiet = 500): Promise<void> {
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

/** Returns the size of the JavaScript heap in MiB after a garbage collection. */
export async function measureHeapMiB(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1048576
}

/**
 * Counts the loaded images in memory after a garbage collection, including images outside the document.
 * @param width width in pixels. Counts only images that are wider.
 */
export async function countRetainedImages(page: Page, width: number): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { result } = await session.send('Runtime.evaluate', { expression: 'HTMLImageElement.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () { return this.filter(one => one.src && one.complete && one.naturalWidth > ${width}).length }`,
    returnByValue: true,
  })
  await session.detach()
  return count.value
}
