import type { Page } from 'playwright/test'
import { type HangingProxy, startHangingProxy } from './hangingProxy'
import { accounts, test as base, expect } from './longboxTest'
import { type RunningLongbox, startLongbox } from './startLongbox'

/** The program and the proxy before it. */
type Served = { longbox: RunningLongbox; proxy: HangingProxy }

/** What is given up in the middle of loading is no fault of ours. */
export const givenUp = /Failed to fetch|dynamically imported|NetworkError|Load failed|AbortError/

/** One program and one proxy for all tests of a file. */
export const test = base.extend<{ served: Served }, { program: Served }>({
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
    program.proxy.letGo()
    await use(program)
    program.proxy.letGo()
  },
  longbox: async ({ program }, use) => use(program.longbox),
})

/** What says that the server is slow. */
export const slow = (page: Page) => page.getByText('The server is slow to answer').filter({ visible: true }).first()
export const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first()
export const wayOut = (page: Page) =>
  page
    .getByRole('link', { name: /^(Home|Longbox)/ })
    .or(page.getByRole('button', { name: /^(Back|Dismiss|Stop waiting)$/ }))
    .filter({ visible: true })
    .first()

/** Signs in without the program. */
export async function signInThrough(page: Page, { url }: HangingProxy): Promise<void> {
  const { email, password } = accounts.admin
  const answer = await page.context().request.get(`${url}/api/v2/users/me`, {
    headers: {
      Authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
      'X-Requested-With': 'XMLHttpRequest',
    },
  })
  expect(answer.ok()).toBe(true)
}

/** Ten seconds pass in the page, in steps that let answers of the proxy in between arrive. */
export async function tenSecondsPass(page: Page): Promise<void> {
  for (let step = 0; step < 10; step++) await page.clock.runFor(1_000)
}

export { expect }
