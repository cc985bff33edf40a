import type { BrowserContext, Page } from 'playwright/test'
import { downloadBookByMenu } from '../../harness/offlineDownloadTestSteps'
import { locatePositionStatus, turnComicPagesTo, waitForReadableBook } from '../../harness/readers/readableBooks'
import {
  expect,
  type RunningLongbox,
  signInByApi,
  submitSignInForm,
  test,
  testAccounts,
} from '../../harness/server/longboxFixture'

// In these tests, the browser goes offline. The errors of the requests that then fail do not make the tests fail.
test.use({ tolerated: /Failed to fetch|dynamically imported|NetworkError|Load failed/ })
test.describe.configure({ timeout: 120_000 })

/**
 * Replaces the cookies of the browser by the cookies of another account, as a sign-in in another tab would do. The
 * client receives no message about the change. Adds the new cookies before it deletes the old cookies, because a
 * request without cookies would end the session of the open page.
 */
async function changeCookies(context: BrowserContext, { url }: RunningLongbox, who: keyof typeof testAccounts) {
  const signedInContext = await context.browser()?.newContext()
  if (!signedInContext) throw new Error('The test has no browser.')
  await signInByApi(signedInContext, url, testAccounts[who])
  const cookies = await signedInContext.cookies()
  await signedInContext.close()
  await context.addCookies(cookies)
  const names = new Set(cookies.map(({ name }) => name))
  for (const { name } of await context.cookies()) if (!names.has(name)) await context.clearCookies({ name })
}

/**
 * Fetches the stored page number of a book for the account to which the cookies belong. Returns undefined if this
 * account has not read the book.
 */
async function pageOnServer(context: BrowserContext, { url }: RunningLongbox, id: string): Promise<number | undefined> {
  const response = await context.request.get(`${url}/api/v1/books/${id}`)
  return (await response.json()).readProgress?.page
}

const delays = new WeakMap<BrowserContext, number>()
/** Delays each API request of the page and of the service worker by the given time. */
async function slowServer(context: BrowserContext, delayMs: number) {
  delays.set(context, delayMs)
  await context.route(/\/api\//, async route => {
    await new Promise(resolve => setTimeout(resolve, delays.get(context)))
    await route.continue().catch(() => {})
  })
}

test('progress that an account reads offline is not written to another account that signs in while the server is slow', async ({
  page,
  longbox,
  signIn,
  context,
}) => {
  await signIn()
  const id = await downloadBookByMenu(page, longbox, 'Low Tide')
  await context.setOffline(true)
  await page.goto(`${longbox.url}/book/${id}/read`)
  await turnComicPagesTo(page, 4, 8)
  await page.goto('about:blank')
  await context.setOffline(false)

  await changeCookies(context, longbox, 'reader')
  await slowServer(context, 6_000)
  await page.goto(`${longbox.url}/account`)
  await expect(page.getByRole('main').getByText(testAccounts.reader.email)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(testAccounts.admin.email)).toHaveCount(0)
  delays.set(context, 0)
  await page.goto(`${longbox.url}/dashboard`)
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await pageOnServer(context, longbox, id)).toBeUndefined()

  await changeCookies(context, longbox, 'admin')
  await page.goto(`${longbox.url}/dashboard`)
  await expect.poll(() => pageOnServer(context, longbox, id), { timeout: 60_000 }).toBe(4)
})

test('an open book stops writing and shows a dialog if the cookies change to another account', async ({
  page,
  longbox,
  signIn,
  context,
}) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'Low Tide')
  await page.goto(`${longbox.url}/book/${id}/read`)
  await expect(locatePositionStatus(page, 'Page 1 of 8')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pageOnServer(context, longbox, id)).toBe(2)
  await changeCookies(context, longbox, 'reader')
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'Another account is signed in' })
  await expect(dialog).toContainText(testAccounts.admin.email)
  expect(await pageOnServer(context, longbox, id)).toBeUndefined()
  await dialog.getByRole('button', { name: 'Leave the book' }).click()
  await expect(page.getByRole('button', { name: `Account of ${testAccounts.reader.email}` })).toBeVisible()
  expect(await pageOnServer(context, longbox, id)).toBeUndefined()
  await changeCookies(context, longbox, 'admin')
  await page.goto(`${longbox.url}/dashboard`)
  await expect.poll(() => pageOnServer(context, longbox, id), { timeout: 30_000 }).toBe(3)
})

test('a tab switches to another account when that account signs in in another tab', async ({
  page,
  longbox,
  signInAtHome,
  context,
}) => {
  await signInAtHome()
  await changeCookies(context, longbox, 'reader')
  const other = await context.newPage()
  await other.goto(`${longbox.url}/dashboard`)
  await expect(other.getByRole('button', { name: `Account of ${testAccounts.reader.email}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Account of ${testAccounts.reader.email}` })).toBeVisible()
})

const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const isProgram = name.includes(' shell ')
      for (const request of await cache.keys())
        texts.push(name, request.url, isProgram ? '' : await ((await cache.match(request))?.text() ?? ''))
    }
    for (const { name = '' } of await indexedDB.databases()) {
      texts.push(name)
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        await new Promise(resolve => {
          all.onsuccess = resolve
        })
        texts.push(JSON.stringify(all.result))
      }
      database.close()
    }
    return texts.join('\n')
  })

for (const isOffline of [false, true])
  test(`sign-out with removal of downloads deletes all personal data, ${isOffline ? 'offline' : 'online'}`, async ({
    page,
    longbox,
    signInAtHome,
    context,
  }) => {
    await signInAtHome()
    const id = await downloadBookByMenu(page, longbox, 'Low Tide')
    await page.goto(`${longbox.url}/book/${id}/read`)
    await expect(locatePositionStatus(page, 'Page 1 of 8')).toBeAttached()
    // Waits until the server has stored the bookmark. Otherwise, the sign-out dialog would also list this bookmark as
    // unsent.
    const bookmarkSent = page.waitForResponse(
      response => response.url().endsWith('/client-settings/user') && response.ok(),
    )
    await page.keyboard.press('b')
    await bookmarkSent
    await page.goto(`${longbox.url}/libraries/all/series?q=tide`)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.goto(`${longbox.url}/account`)
    expect(await storedText(page)).toContain('Low Tide')
    if (isOffline) {
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('dialog', { name: 'Sign out' })).toContainText('1 downloaded book')
      await page.keyboard.press('Escape')
      await context.setOffline(true)
    }
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign out' })
    await expect(dialog).toContainText('1 downloaded book')
    await dialog.getByRole('button', { name: 'Sign out and remove downloads' }).click()
    await expect(page).toHaveURL(/\/login/)
    // The client deletes the caches after it has opened the sign-in page. While the test waits for the deletion, the
    // test reads only the names of the caches. If the test opened a deleted cache, the browser would create the cache
    // again.
    await expect.poll(async () => (await page.evaluate(() => caches.keys())).join()).not.toMatch(/ book /)
    const personal = /Low Tide|demo@longbox\.org|longbox[^"\n]* book |"email"/
    await expect.poll(() => storedText(page)).not.toMatch(personal)
    await context.setOffline(false)
    await page.goto(`${longbox.url}/login`)
    await expect(page.getByLabel('E-mail')).toBeVisible()
    expect(await storedText(page)).not.toMatch(personal)
  })

test('sign-out lists remaining downloads and hides them, also from the next account; without downloads, it needs no confirmation', async ({
  page,
  longbox,
  signIn,
  context,
}) => {
  await signIn()
  const id = await downloadBookByMenu(page, longbox, 'Low Tide')
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await signOut()
  const dialog = page.getByRole('dialog', { name: 'Sign out' })
  await expect(dialog).toContainText('1 downloaded book')
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const remaining = await storedText(page)
  expect(remaining).toContain('Low Tide')
  expect(remaining).not.toContain(testAccounts.admin.email)
  await context.setOffline(true)
  await page.goto(`${longbox.url}/book/${id}/read`)
  await expect(page.getByText('The server does not answer')).toBeVisible()
  await context.setOffline(false)
  await page.goto(`${longbox.url}/login`)
  await submitSignInForm(page, testAccounts.reader)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto(`${longbox.url}/offline`)
  await expect(page.getByRole('heading', { name: 'No downloads yet' })).toBeVisible()
  await signOut()
  await expect(page).toHaveURL(/\/login/)
})
