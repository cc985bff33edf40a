import type { Page } from 'playwright/test'
import { type HangingProxy, startHangingProxy } from './hangingProxy'
import { test as base, expect, signInByApi } from './longboxFixture'
import { type RunningLongbox, startLongbox } from './startLongbox'

/**
 * Time limit in milliseconds for the start of the server and the proxy. The time limit of a test would be too short for
 * this start.
 */
const START_TIMEOUT_MS = 200_000

type Served = { longbox: RunningLongbox; proxy: HangingProxy }

/** Factor by which the tests slow down the CPU of the page, in order to simulate a slow machine. */
const CPU_SLOWDOWN = Number(process.env.LONGBOX_CPU_SLOWDOWN ?? 1)

/**
 * Matches script errors that occur when the page aborts a request for a file. Tests with hanging requests expect such
 * errors.
 */
const ABORTED_LOAD_ERRORS = /Failed to fetch|dynamically imported|NetworkError|Load failed|AbortError/

/**
 * End-to-end test with a Longbox server and a proxy in front of it. The proxy can make requests hang. All tests of a
 * Playwright worker use the same server and proxy.
 */
export const hangingServerTest = base.extend<{ served: Served }, { program: Served }>({
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const longbox = await startLongbox(['--scenario', 'admin'])
      const proxy = await startHangingProxy(longbox.url)
      await use({ longbox, proxy })
      await proxy.stop()
      await longbox.stop()
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
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

export const locateSlowServerMessage = (page: Page) =>
  page.getByText('The server is slow to answer').filter({ visible: true }).first()
const retryButton = (page: Page) => page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first()
/**
 * Locates the link or button with which the user can stop waiting, for example the link to the home page or the button
 * "Dismiss".
 */
export const locateStopWaitingControl = (page: Page) =>
  page
    .getByRole('link', { name: /^(Home|Longbox)/ })
    .or(page.getByRole('button', { name: /^(Back|Dismiss|Stop waiting)$/ }))
    .filter({ visible: true })
    .first()

/**
 * Signs in through the proxy and opens a small file of the proxy. The page then has the address of the proxy, so its
 * scripts may send requests to the proxy.
 */
export async function signInThroughProxy(page: Page, { url }: HangingProxy): Promise<void> {
  await signInByApi(page.context(), url)
  await page.goto(`${url}/favicon.svg`)
}

/** Waits until a request hangs. Then advances the clock of the page by ten seconds. */
export async function letRequestHangForTenSeconds(page: Page, proxy: HangingProxy): Promise<void> {
  await expect.poll(() => proxy.hungPaths().length).toBeGreaterThan(0)
  await advanceFakeClockTenSeconds(page, proxy)
}

/** Makes the proxy respond to new requests again, and clicks the retry button of the client. */
export async function retryAfterHangingRequest(page: Page, proxy: HangingProxy): Promise<void> {
  proxy.stopHanging()
  await retryButton(page).click()
}

/**
 * Advances the clock of the page by ten seconds, in ten steps. Before each step, waits until only hanging requests and
 * event streams are pending. Without this wait, the client on a slow machine could still be loading its files when the
 * ten seconds have passed.
 */
export async function advanceFakeClockTenSeconds(page: Page, proxy: HangingProxy): Promise<void> {
  for (let step = 0; step < 10; step++) {
    await requestsSettle(page, proxy)
    await page.clock.runFor(1_000)
  }
  await requestsSettle(page, proxy)
}

/** Waits until the page has run its queued tasks and only hanging requests and event streams are pending. */
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

/** Waits until the page has run its queued tasks. Repeats this five times, because tasks can queue further tasks. */
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
