import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test'
import { LongboxPool } from './longboxPool'
import { navigateWithoutHistoryCopy } from './navigateWithoutHistoryCopy'
import type { RunningLongbox } from './startLongbox'

export type { RunningLongbox }

/** Accounts of the test server (tests/README.md). */
export const testAccounts = {
  admin: { email: 'demo@longbox.org', password: 'demo' },
  reader: { email: 'reader@longbox.org', password: 'reader' },
  child: { email: 'child@longbox.org', password: 'child' },
}

export async function submitSignInForm(
  within: Page | Locator,
  { email, password } = testAccounts.admin,
): Promise<void> {
  await within.getByLabel('E-mail').fill(email)
  await within.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await within.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/**
 * Signs in by an API request. The response sets the session cookie. First signs out another account, because the server
 * would otherwise continue the session of this account.
 * @param url address of the client, without a trailing slash
 */
export async function signInByApi(
  context: BrowserContext,
  url: string,
  { email, password } = testAccounts.admin,
): Promise<void> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const current = await context.request.get(`${url}/api/v2/users/me`, { headers })
  const currentUser: { email?: string } = await current.json().catch(() => ({}))
  if (current.ok() && currentUser.email !== email) {
    const logout = await context.request.post(`${url}/api/logout`, { headers })
    expect(logout.status()).toBeLessThan(400)
  }
  const authorization = `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
  const response = await context.request.get(`${url}/api/v2/users/me`, { headers: { ...headers, authorization } })
  expect(response.ok()).toBe(true)
}

/** Console errors that every test may cause: failed requests, and blocked scripts in book frames. */
const EXPECTED_ERRORS = /Failed to load resource|net::ERR_|Blocked script execution in 'blob:/

/** Adds script errors and unexpected console errors of a page to the array `faults`. */
function watchForFaults(page: Page, faults: string[]) {
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !EXPECTED_ERRORS.test(message.text())) faults.push(message.text())
  })
}

/**
 * Removes the request handlers that a test has added. Ignores errors of handlers that are still running, because their
 * page is about to close.
 */
const removeRoutes = (routed: Page | BrowserContext): Promise<void> =>
  routed.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {})

/** Maximum time in milliseconds for closing the pages of a test. Chromium sometimes hangs while it closes pages. */
const CLOSE_TIMEOUT_MS = 15_000

/** Browser in which this Playwright worker runs its tests. If the browser hangs, the next test starts a new browser. */
let ownBrowser: Browser | undefined

/**
 * Closes the pages of a test. If the pages take longer than {@link CLOSE_TIMEOUT_MS} to close, closes the whole browser
 * and prints a warning.
 */
async function close(context: BrowserContext, browser: Browser): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<true>(resolve => {
    timer = setTimeout(() => resolve(true), CLOSE_TIMEOUT_MS)
  })
  const isLate = await Promise.race([context.close(), timeout])
  clearTimeout(timer)
  if (!isLate) return
  console.warn(
    `The browser did not close the pages of a test within ${CLOSE_TIMEOUT_MS / 1000} s: the next test gets another browser.`,
  )
  ownBrowser = undefined
  void browser.close().catch(() => {})
}

/** Browser that Playwright's fixture `browser` provides. Undefined until a test uses this fixture. */
let fixtureBrowser: Browser | undefined

/**
 * Closes all browser contexts that a test has opened in the browser of the fixture `browser`. Otherwise, their pages
 * would send further requests to the server that the next test uses.
 */
async function closeOwnContexts(): Promise<void> {
  for (const context of fixtureBrowser?.contexts() ?? []) await context.close()
}

/**
 * Time limit in milliseconds for each fixture that starts a server. The start does not count toward the time limit of a
 * test, which is shorter.
 */
const START_TIMEOUT_MS = 200_000

type WorkerFixtures = {
  programs: LongboxPool
}

type Fixtures = {
  /** Command-line options of `npm start` for the test. Tests with the same options use the same running program. */
  args: string[]
  /** Whether the test needs a new server that no other test has used. */
  freshServer: boolean
  /** Command that starts the server (tests/README.md). If empty, the test uses the mock server. */
  backend: string | undefined
  /**
   * Matches console errors and script errors that do not make the test fail, for example errors of requests while the
   * server is unreachable.
   */
  tolerated: RegExp | undefined
  longbox: RunningLongbox
  /**
   * Signs in with an API request. Must run before the test opens its first page. Tests of the sign-in form use {@link
   * submitSignInForm} instead.
   */
  signIn: (who?: keyof typeof testAccounts, page?: Page) => Promise<void>
  /** Signs in and opens the home page. Waits for the header of the page. */
  signInAtHome: (who?: keyof typeof testAccounts, page?: Page) => Promise<void>
}

/**
 * End-to-end test with a running `npm start` and a browser page. At the start of the test, the server is in its initial
 * state. Script errors and console errors of the page make the test fail, except expected errors. Several tests use the
 * same server, until a test changes the data of the server (see `LongboxPool`).
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  args: [['--scenario', 'admin'], { option: true }],
  freshServer: [false, { option: true }],
  backend: [process.env.LONGBOX_BACKEND, { option: true }],
  tolerated: [undefined, { option: true }],
  programs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const programs = new LongboxPool()
      await use(programs)
      await programs.stop()
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  browser: [
    async ({ browser }, use) => {
      fixtureBrowser = browser
      await use(browser)
      fixtureBrowser = undefined
    },
    { scope: 'worker' },
  ],
  longbox: [
    async ({ args, freshServer, backend, programs }, use) => {
      await use(await programs.acquire(args, freshServer, backend))
      await closeOwnContexts()
    },
    { timeout: START_TIMEOUT_MS },
  ],
  context: async ({ playwright, longbox }, use) => {
    ownBrowser ??= await playwright.chromium.launch()
    const browser = ownBrowser
    // Sets `baseURL` here, because a fixture with the name `baseURL` would start the program too early: Playwright runs
    // a fixture with this name for `beforeAll` hooks too.
    const context = await browser.newContext({ baseURL: `${longbox.url}/` })
    await use(context)
    await removeRoutes(context)
    await close(context, browser)
  },
  page: async ({ page, tolerated }, use) => {
    const faults: string[] = []
    watchForFaults(page, faults)
    navigateWithoutHistoryCopy(page)
    await use(page)
    await removeRoutes(page)
    expect(faults.filter(fault => !tolerated?.test(fault))).toEqual([])
  },
  signIn: async ({ page: defaultPage, longbox }, use) =>
    use(async (who = 'admin', page = defaultPage) => {
      await signInByApi(page.context(), longbox.url, testAccounts[who])
      await page.goto(`${longbox.url}/favicon.svg`)
    }),
  signInAtHome: async ({ page: defaultPage, longbox, signIn }, use) =>
    use(async (who, page = defaultPage) => {
      await signIn(who, page)
      await page.goto(`${longbox.url}/`)
      // Waits until the page shows its header. If the test opened another page before the header appears, the browser
      // would abort the requests for the files of the client.
      await expect(page.getByRole('banner')).toBeVisible()
    }),
})

export { expect }
