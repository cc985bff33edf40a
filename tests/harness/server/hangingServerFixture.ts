import type { Page } from 'playwright/test'
import { type HangingProxy, startHangingProxy } from './hangingProxy'
import { test as base, expect, signInByApi } from './longboxFixture'
import { type RunningLongbox, startLongbox } from './startLongbox'

/** A running Longbox, and the hanging proxy in front of it. */
type Served = { longbox: RunningLongbox; proxy: HangingProxy }

/** Factor of the CPU throttling of the page, to run these tests as on a slow machine. */
const CPU_SLOWDOWN = Number(process.env.LONGBOX_CPU_SLOWDOWN ?? 1)

/** Matches script errors of aborted loads. Hanging requests cause such errors. */
const ABORTED_LOAD_ERRORS = /Failed to fetch|dynamically imported|NetworkError|Load failed|AbortError/

/** End-to-end test with one Longbox and one hanging proxy for all tests of a file. */
export const hangingServerTest = base.extend<{ served: Served }, { program: Served }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const longbox = await startLongbox(['--scenario', 'admin'])
      const proxy = await startHangingProxy(longbox.url)
      await use({ longbox, proxy })
      await proxy.stop()
      await longbox.stop()
    },
    { scope: 'worker' },
  ],
  served: async ({ program }, use) => {
    program.proxy.stopHanging()
    await use(program)
    program.proxy.stopHanging()
  },
  tolerated: ABORTED_LOAD_ERRORS,
  longbox: async ({ program }, use) => use(program.longbox),
  page: async ({ page }, use) => {
    if (CPU_SLOWDOWN > 1) {
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    }
    await use(page)
  },
})

/** Locates the message about a slow server. */
export const slowServerMessage = (page: Page) =>
  page.getByText('The server is slow to answer').filter({ visible: true }).first()
/** Locates the button that repeats a request. */
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first()
/** Locates a control that leaves the waiting state: a link to the home page, or a button that goes back or stops waiting. */
export const exitReaderControl = (page: Page) =>
  page
    .getByRole('link', { name: /^(Home|Longbox)/ })
    .or(page.getByRole('button', { name: /^(Back|Dismiss|Stop waiting)$/ }))
    .filter({ visible: true })
    .first()

/** Signs in by an API request through the proxy and opens a file of the proxy, so that the page can send requests. */
export async function signInThroughProxy(page: Page, { url }: HangingProxy): Promise<void> {
  await signInByApi(page.context(), url)
  await page.goto(`${url}/favicon.svg`)
}

/** Waits until a request hangs, then advances the clock of the page by ten seconds. */
export async function waitTenSecondsHanging(page: Page, proxy: HangingProxy): Promise<void> {
  await expect.poll(() => proxy.hungPaths().length).toBeGreaterThan(0)
  await advanceFakeClockTenSeconds(page, proxy)
}

/** Lets the proxy answer again and clicks the retry button. */
export async function retryAfterHangingRequest(page: Page, proxy: HangingProxy): Promise<void> {
  proxy.stopHanging()
  await retryButton(page).click()
}

/**
 * Advances the clock of the page by ten seconds, in steps of one second. Waits before each step until all requests that do not hang
 * are answered. Otherwise, on a slow machine, files of the client would still be loading.
 */
export async function advanceFakeClockTenSeconds(page: Page, proxy: HangingProxy): Promise<void> {
  for (let step = 0; step < 10; step++) {
    await requestsSettle(page, proxy)
    await page.clock.runFor(1_000)
  }
  await requestsSettle(page, proxy)
}

/** Waits until the page has handled its tasks and has no request in flight except hanging ones. */
async function requestsSettle(page: Page, proxy: HangingProxy): Promise<void> {
  await expect
    .poll(
      async () => {
        const received = proxy.received()
        const wasIdle = proxy.inFlight() === 0
        await tasksHandled(page)
        return wasIdle && proxy.inFlight() === 0 && proxy.received() === received
      },
      { intervals: [20], timeout: 30_000 },
    )
    .toBe(true)
}

/** Waits until the page has handled its queued tasks, and the tasks that they added to the queue. */
const tasksHandled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 5; round++)
      await new Promise<void>(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          port1.close()
          resolve()
        }
        port2.postMessage(undefined)
      })
  })

export { expect }
