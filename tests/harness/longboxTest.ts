import { type Browser, type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test'
import { type RunningLongbox, startLongbox } from './startLongbox'

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

type Fixtures = {
  /** Options of `npm start` for the program of this file's tests. */
  args: string[]
  /** Faults that belong to the journey, such as parts that cannot be fetched while the server is away. */
  tolerated: RegExp | undefined
  longbox: RunningLongbox
  /** Has somebody signed in, without the program: a journey goes where it begins by itself. Those about signing in use the form. */
  signIn: (who?: keyof typeof accounts, page?: Page) => Promise<void>
  /** The same, and then at home, once its frame has come. */
  signInAtHome: (who?: keyof typeof accounts, page?: Page) => Promise<void>
}

/** A journey: a program of its own started as a person starts it, and a page that must stay free of faults. */
export const test = base.extend<Fixtures>({
  args: [['--scenario', 'admin'], { option: true }],
  tolerated: [undefined, { option: true }],
  longbox: async ({ args }, use) => {
    const longbox = await startLongbox(args)
    await use(longbox)
    await longbox.stop()
  },
  context: async ({ playwright }, use) => {
    ownBrowser ??= await playwright.chromium.launch()
    const browser = ownBrowser
    const context = await browser.newContext()
    await use(context)
    await close(context, browser)
  },
  baseURL: async ({ longbox }, use) => use(`${longbox.url}/`),
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
