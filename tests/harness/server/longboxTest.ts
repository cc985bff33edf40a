import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test'
import { ProgramPool } from './programPool'
import type { RunningLongbox } from './startLongbox'

export type { RunningLongbox }

export const accounts = {
  admin: { email: 'demo@longbox.org', password: 'demo' },
  reader: { email: 'reader@longbox.org', password: 'reader' },
  child: { email: 'child@longbox.org', password: 'child' },
}

/** Fills the form of the entrance and sends it. */
export async function enter(within: Page | Locator, { email, password } = accounts.admin): Promise<void> {
  await within.getByLabel('E-mail').fill(email)
  await within.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await within.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** What the browser notes in any journey: answers that say no, and that nothing may run in the frames of books. */
const expected = /Failed to load resource|net::ERR_|Blocked script execution in 'blob:/

/** Problems that the browser noted and no journey expects: script errors and refused content. */
function watchForFaults(page: Page, faults: string[]) {
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !expected.test(message.text())) faults.push(message.text())
  })
}

/** So long a browser has to close the pages of a journey, in milliseconds. It may hang there, with the page still alive. */
const closing = 15_000

/** The browser of this process's journeys; another one takes its seat when it does not close what it opened. */
let ownBrowser: Browser | undefined

/** Closes the pages of a journey, or else their browser, which is told: it is no fault of the journey. */
async function close(context: BrowserContext, browser: Browser): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<true>(resolve => {
    timer = setTimeout(() => resolve(true), closing)
  })
  const isLate = await Promise.race([context.close(), late])
  clearTimeout(timer)
  if (!isLate) return
  console.warn(
    `The browser did not close the pages of a journey within ${closing / 1000} s: the next journey gets another.`,
  )
  ownBrowser = undefined
  void browser.close().catch(() => {})
}

/** The browser of the `browser` fixture, once a test has used it. */
let fixtureBrowser: Browser | undefined

/** Closes what a test opened by `browser.newContext()`: its pages would go on asking the shared server. */
async function closeOwnContexts(): Promise<void> {
  for (const context of fixtureBrowser?.contexts() ?? []) await context.close()
}

/** Starting a server may take longer than a test; in milliseconds. */
const START_TIMEOUT_MS = 200_000

type WorkerFixtures = {
  programs: ProgramPool
}

type Fixtures = {
  /** Options of `npm start` for the program of this file's tests. Tests with equal options share a program. */
  args: string[]
  /** Whether a test needs a server that has answered to no other test, even if the others only read. */
  freshServer: boolean
  /** Command that starts the server (tests/README.md); undefined for the built-in mock server. */
  backend: string | undefined
  /** Faults that belong to the journey, such as parts that cannot be fetched while the server is away. */
  tolerated: RegExp | undefined
  longbox: RunningLongbox
  /** Has somebody signed in, without the program: a journey goes where it begins by itself. Those about signing in use the form. */
  signIn: (who?: keyof typeof accounts, page?: Page) => Promise<void>
  /** The same, and then at home, once its frame has come. */
  signInAtHome: (who?: keyof typeof accounts, page?: Page) => Promise<void>
}

/**
 * An end-to-end test: a program started by `npm start`, whose server is in its initial state, and a page that must stay free of
 * faults. The program may be that of earlier tests of the worker: it is reused while nothing has changed its server's state, and
 * reset or restarted otherwise (`ProgramPool`).
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  args: [['--scenario', 'admin'], { option: true }],
  freshServer: [false, { option: true }],
  backend: [process.env.LONGBOX_BACKEND, { option: true }],
  tolerated: [undefined, { option: true }],
  programs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const programs = new ProgramPool()
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
    // Not by the fixture `baseURL`: that one is set up for `beforeAll` hooks too, and would start a program before them.
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
  signIn: async ({ page: own, longbox }, use) =>
    use(async (who = 'admin', page = own) => {
      const { email, password } = accounts[who]
      const answer = await page.context().request.get(`${longbox.url}/api/v2/users/me`, {
        headers: {
          Authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
          'X-Requested-With': 'XMLHttpRequest',
        },
      })
      expect(answer.ok()).toBe(true)
      await page.goto(`${longbox.url}/favicon.svg`)
    }),
  signInAtHome: async ({ page: own, longbox, signIn }, use) =>
    use(async (who, page = own) => {
      await signIn(who, page)
      await page.goto(`${longbox.url}/`)
      // A journey that goes elsewhere before the frame has come would cut off its files.
      await expect(page.getByRole('banner')).toBeVisible()
    }),
})

export { expect }
