import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test'
import { LongboxPool } from './longboxPool'
import type { RunningLongbox } from './startLongbox'

export type { RunningLongbox }

/** Accounts of the test server (tests/README.md). */
export const testAccounts = {
  admin: { email: 'demo@longbox.org', password: 'demo' },
  reader: { email: 'reader@longbox.org', password: 'reader' },
  child: { email: 'child@longbox.org', password: 'child' },
}

/** Fills in and submits the sign-in form. */
export async function submitSignInForm(
  within: Page | Locator,
  { email, password } = testAccounts.admin,
): Promise<void> {
  await within.getByLabel('E-mail').fill(email)
  await within.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await within.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/**
 * Signs in by an API request, which sets the session cookie of the context.
 * @param url  address of the client, without a trailing slash
 */
export async function signInByApi(
  context: BrowserContext,
  url: string,
  { email, password } = testAccounts.admin,
): Promise<void> {
  const response = await context.request.get(`${url}/api/v2/users/me`, {
    headers: {
      Authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
      'X-Requested-With': 'XMLHttpRequest',
    },
  })
  expect(response.ok()).toBe(true)
}

/** Console errors that any test may cause: failed requests, and blocked scripts in the frames of books. */
const EXPECTED_ERRORS = /Failed to load resource|net::ERR_|Blocked script execution in 'blob:/

/** Collects script errors and unexpected console errors of a page in `faults`. */
function watchForFaults(page: Page, faults: string[]) {
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !EXPECTED_ERRORS.test(message.text())) faults.push(message.text())
  })
}

/** Maximum time for a browser to close the pages of a test. Chromium sometimes hangs here. */
const CLOSE_TIMEOUT_MS = 15_000

/** Browser of this test worker. The next test launches a new browser when this one hangs on closing pages. */
let ownBrowser: Browser | undefined

/** Closes the pages of a test. If that hangs, closes the browser with a warning; the test does not fail. */
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

/** Browser of the `browser` fixture; undefined until a test uses it. */
let fixtureBrowser: Browser | undefined

/** Closes contexts that a test opened by `browser.newContext()`. Their pages would send further requests to the shared server. */
async function closeOwnContexts(): Promise<void> {
  for (const context of fixtureBrowser?.contexts() ?? []) await context.close()
}

/** Timeout of fixtures that start a server, which may take longer than a test. */
const START_TIMEOUT_MS = 200_000

type WorkerFixtures = {
  programs: LongboxPool
}

type Fixtures = {
  /** Options of `npm start` for the program of this file's tests. Tests with equal options share a program. */
  args: string[]
  /** Whether the test needs a server that no other test has used. */
  freshServer: boolean
  /** Command that starts the server (tests/README.md); undefined for the built-in mock server. */
  backend: string | undefined
  /** Errors that the test expects, such as failed loads while the server is unreachable. */
  tolerated: RegExp | undefined
  longbox: RunningLongbox
  /** Signs in by an API request. The test opens its first page itself. Tests of the sign-in form use {@link submitSignInForm}. */
  signIn: (who?: keyof typeof testAccounts, page?: Page) => Promise<void>
  /** Signs in, opens the home page and waits for its header. */
  signInAtHome: (who?: keyof typeof testAccounts, page?: Page) => Promise<void>
}

/**
 * An end-to-end test with a running `npm start` and a page. The server is in its initial state. The test fails on script errors of
 * the page. Tests of a worker share the program as long as no request changes the server; otherwise `LongboxPool` resets or restarts
 * it.
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
    // Passes `baseURL` here instead of overriding the fixture `baseURL`, which is also set up for `beforeAll` hooks and
    // would start a program too early.
    const context = await browser.newContext({ baseURL: `${longbox.url}/` })
    await use(context)
    await close(context, browser)
  },
  page: async ({ page, tolerated }, use) => {
    const faults: string[] = []
    watchForFaults(page, faults)
    await use(page)
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
      // Leaving the page earlier would abort the loading of its files.
      await expect(page.getByRole('banner')).toBeVisible()
    }),
})

export { expect }
