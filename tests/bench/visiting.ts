import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

/**
 * A fresh browser at a desk.
 * @param options  e.g. the cookies of another
 */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  // tsx wraps named functions in a helper; functions that are sent to the page find it here.
  await context.addInitScript({ content: 'globalThis.__name = made => made' })
  return context
}

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

/** The JavaScript heap in MiB, after the garbage was collected. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1048576
}

/**
 * How many images wider than `width` pixels the page holds after the garbage was collected, in the document or out of it:
 * what a cache keeps counts too.
 */
export async function imagesKept(page: Page, width: number): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { result } = await session.send('Runtime.evaluate', { expression: 'HTMLImageElement.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { result: kept } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () { return this.filter(one => one.src && one.complete && one.naturalWidth > ${width}).length }`,
    returnByValue: true,
  })
  await session.detach()
  return kept.value
}
