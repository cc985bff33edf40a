import type { Page } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import {
  downloadBookByMenu,
  locateDownloadedBookItem,
  locateMoreMenuButton,
  openDownloadsPage,
  startDownloadByMenu,
} from '../../harness/offlineDownloadTestSteps'
import {
  fetchProgressPageNumber,
  locatePositionStatus,
  turnComicPagesTo,
  waitForReadableBook,
} from '../../harness/readers/readableBooks'
import { selectInterfaceLanguage } from '../../harness/selectInterfaceLanguage'
import { expect, submitSignInForm, test } from '../../harness/server/longboxFixture'

// In these tests, the browser goes offline, so requests fail. The tests ignore the errors that these requests cause.
test.use({ tolerated: /Failed to fetch|dynamically imported|NetworkError|Load failed/ })
test.describe.configure({ timeout: 120_000 })

test('reads a downloaded comic offline, resumes it, writes the position when online again, and opens it offline at a position that was read online', async ({
  page,
  longbox,
  signIn,
  context,
}) => {
  await signIn()
  const id = await downloadBookByMenu(page, longbox, 'Low Tide')
  const other = await waitForReadableBook(page, 'The Ferry Clock')
  await context.setOffline(true)
  await page.goto(`${longbox.url}/book/${other.id}/read-epub`)
  await expect(page.getByText('You are offline, and this book is not on this device.')).toBeVisible()
  await page.getByRole('link', { name: 'Available offline' }).click()
  await expect(page.getByRole('link', { name: 'Read Low Tide' })).toBeVisible()
  await page.goto(`${longbox.url}/`)
  await page.getByRole('link', { name: 'Offline books' }).click()
  await page.getByRole('link', { name: 'Read Low Tide' }).click()
  await turnComicPagesTo(page, 5, 8)
  await page.keyboard.press('t')
  const pictures = page.getByRole('dialog', { name: 'All pages' }).locator('img')
  await expect
    .poll(() => pictures.evaluateAll(all => all.filter(img => (img as HTMLImageElement).naturalWidth > 0).length))
    .toBe(8)
  await page.keyboard.press('Escape')
  await page.goto('about:blank')
  await page.goto(`${longbox.url}/book/${id}/read`)
  await expect(locatePositionStatus(page, 'Page 5 of 8')).toBeAttached()
  await context.setOffline(false)
  await expect.poll(() => fetchProgressPageNumber(page, 'Low Tide'), { timeout: 60_000 }).toBe(5)

  await page.goto(`${longbox.url}/book/${id}/read`)
  await expect(locatePositionStatus(page, 'Page 5 of 8')).toBeAttached()
  const cachedPage = () =>
    page.evaluate(async book => {
      const response = await caches.match(new URL(`api/v1/books/${book}`, document.baseURI).href, { ignoreVary: true })
      return (await response?.json())?.readProgress?.page
    }, id)
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 6 of 8')).toBeAttached()
  await expect.poll(cachedPage).toBe(6)
  await page.goto('about:blank')
  await context.setOffline(true)
  await page.goto(`${longbox.url}/book/${id}/read`)
  await expect(locatePositionStatus(page, 'Page 6 of 8')).toBeAttached()
})

test('progress that was read offline does not overwrite a later position of another device', async ({
  page,
  browser,
  longbox,
  signIn,
  context,
}) => {
  await signIn()
  const id = await downloadBookByMenu(page, longbox, 'Low Tide')
  await context.setOffline(true)
  await page.goto(`${longbox.url}/book/${id}/read`)
  await turnComicPagesTo(page, 2, 8)

  const second = await browser.newContext()
  const tablet = await second.newPage()
  await signIn('admin', tablet)
  await tablet.goto(`${longbox.url}/book/${id}/read?page=5`)
  await expect(locatePositionStatus(tablet, 'Page 5 of 8')).toBeAttached()
  await tablet.keyboard.press('ArrowRight')
  await expect.poll(() => fetchProgressPageNumber(tablet, 'Low Tide')).toBe(6)

  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Another reading position' })).toContainText('page 6', {
    timeout: 60_000,
  })
  expect(await fetchProgressPageNumber(tablet, 'Low Tide')).toBe(6)
  await second.close()
})

test('downloads a series; removing a download deletes its data, and removing the last download removes the service worker', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/search?q=Harbour`)
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Harbour Nine/ })
    .first()
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Nine' })).toBeVisible()
  await startDownloadByMenu(page)
  await expect(page.getByText(/Downloading \d books/)).toBeVisible()
  await openDownloadsPage(page)
  const lines = page.getByRole('list', { name: 'Available offline' }).getByRole('listitem')
  await expect(lines.nth(1)).toBeVisible()
  await expect(lines.filter({ hasText: 'downloaded' })).toHaveCount(await lines.count(), { timeout: 60_000 })
  expect(await findAxeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  const horizontalOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(horizontalOverflow)).toBeLessThanOrEqual(0)
  const before = await lines.count()
  expect(before).toBeGreaterThan(1)
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(lines).toHaveCount(before - 1)
  await expect(lines.first().getByRole('button', { name: /^Remove/ })).toBeFocused()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByRole('heading', { name: 'No downloads yet' })).toBeVisible()
  const remaining = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await expect.poll(remaining).toEqual([])
})

test('a book that is downloaded after the last download was removed is readable offline', async ({
  page,
  longbox,
  signIn,
  context,
}) => {
  await signIn()
  const id = await downloadBookByMenu(page, longbox, 'Low Tide')
  await page.goBack()
  await page.reload()
  await locateMoreMenuButton(page).click()
  await page.getByRole('menuitem', { name: 'Remove download' }).click()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await startDownloadByMenu(page)
  await openDownloadsPage(page)
  await expect(locateDownloadedBookItem(page, 'Low Tide').getByText(/downloaded/)).toBeVisible({ timeout: 30_000 })
  await context.setOffline(true)
  await page.goto(`${longbox.url}/book/${id}/read`)
  await expect(locatePositionStatus(page, 'Page 1 of 8')).toBeAttached()
})

test('downloads an EPUB on a page that was reloaded without the cache, and reads it offline, including unopened chapters and their images', async ({
  page,
  longbox,
  signIn,
  context,
}) => {
  await signIn()
  await downloadBookByMenu(page, longbox, 'Low Tide')
  const { id } = await waitForReadableBook(page, 'The Ferry Clock')
  await page.goto(`${longbox.url}/book/${id}`)
  const tools = await context.newCDPSession(page)
  await tools.send('Page.reload', { ignoreCache: true })
  await expect(async () => {
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  }).toPass()
  await startDownloadByMenu(page)
  await openDownloadsPage(page)
  await expect(locateDownloadedBookItem(page, 'The Ferry Clock').getByText(/downloaded/)).toBeVisible({
    timeout: 30_000,
  })

  const earlierPageNumber = await fetchProgressPageNumber(page, 'The Ferry Clock')
  await context.setOffline(true)
  await page.goto(`${longbox.url}/book/${id}/read-epub`)
  await expect(locatePositionStatus(page, /Page 1 of \d+ in/)).toBeAttached()
  await page.keyboard.press('t')
  const contents = page.getByRole('dialog', { name: 'Contents' })
  for (const chapter of [/^20 /, /^40 /]) {
    await contents.getByRole('button', { name: chapter }).click()
    await page.keyboard.press('t')
  }
  await page.keyboard.press('Escape')
  await expect(locatePositionStatus(page, /in 40 /)).toBeAttached()
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto(`${longbox.url}/dashboard`)
  await expect
    .poll(() => fetchProgressPageNumber(page, 'The Ferry Clock'), { timeout: 60_000 })
    .toBeGreaterThan(earlierPageNumber ?? 1)
})

test('reports a full device and continues the download when space is free', async ({ page, longbox, signIn }) => {
  await page.addInitScript(() => {
    const { storage } = navigator
    const real = storage.estimate.bind(storage)
    storage.estimate = async () => (sessionStorage.getItem('full') ? { quota: 1000, usage: 999 } : real())
  })
  await signIn()
  await page.evaluate(() => sessionStorage.setItem('full', 'yes'))
  const { id } = await waitForReadableBook(page, 'Low Tide')
  await page.goto(`${longbox.url}/book/${id}`)
  await startDownloadByMenu(page)
  await openDownloadsPage(page)
  const notice = page.getByRole('status').filter({ hasText: 'Not enough space on this device' })
  await expect(notice).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('full'))
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(locateDownloadedBookItem(page, 'Low Tide').getByText(/downloaded/)).toBeVisible({ timeout: 30_000 })
})

test.describe('under a base path', () => {
  test.use({ args: ['--scenario', 'admin', '--base', '/comics'] })

  test('downloads a book again when the list opens and its files were deleted, and reads it offline', async ({
    page,
    longbox,
    signIn,
    context,
  }) => {
    await signIn()
    const id = await downloadBookByMenu(page, longbox, 'Low Tide')
    await page.goto(`${longbox.url}/`)
    const findBookCache = () =>
      page.evaluate(async bookId => (await caches.keys()).find(name => name.endsWith(bookId)), id)
    const name = await findBookCache()
    expect(name).toBeDefined()
    await page.evaluate(cacheName => caches.delete(cacheName), name ?? '')
    await openDownloadsPage(page)
    await expect.poll(findBookCache).toBe(name)
    await expect(locateDownloadedBookItem(page, 'Low Tide').getByText(/downloaded/)).toBeVisible({ timeout: 30_000 })
    await context.setOffline(true)
    await page.goto(`${longbox.url}/book/${id}/read`)
    await expect(locatePositionStatus(page, 'Page 1 of 8')).toBeAttached()
  })
})

test('caches the texts of the selected languages only, and works offline in a language that was selected later', async ({
  page,
  longbox,
  signIn,
  context,
}) => {
  await signIn()
  await downloadBookByMenu(page, longbox, 'Low Tide')
  expect(await listLanguagesOfCachedTexts(page)).toEqual(['en'])
  await selectInterfaceLanguage(page, 'de', 'Deutsch')
  await expect.poll(() => listLanguagesOfCachedTexts(page)).toEqual(['de', 'en'])
  await context.setOffline(true)
  await page.goto(`${longbox.url}/offline`)
  await expect(page.getByRole('heading', { level: 1, name: 'Offline verfügbar' })).toBeVisible()
  await page.getByRole('link', { name: 'Low Tide lesen' }).click()
  await expect(locatePositionStatus(page, 'Seite 1 von 8')).toBeAttached()
})

/**
 * Returns the codes of the languages whose interface texts are completely cached by the service worker. A language is
 * complete if it has the same number of cached text files as English.
 */
const listLanguagesOfCachedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const counts = new Map<string, number>()
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const code = /\/assets\/([\w-]+)-\w+-\w+\.json$/.exec(url)?.[1]
        if (code) counts.set(code, (counts.get(code) ?? 0) + 1)
      }
    return [...counts.keys()].filter(code => counts.get(code) === counts.get('en')).sort()
  })

test('explains over plain HTTP why downloads are not available', async ({ page, longbox }) => {
  const url = longbox.url.replace('127.0.0.1', 'longbox.test')
  await page.goto(`${url}/login`)
  await submitSignInForm(page)
  // Waits until the home page is open. If the test left the sign-in page earlier, the browser would cancel the sign-in
  // request.
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto(`${url}/offline`)
  await expect(page.getByText(/need an address that begins with https/)).toBeVisible()
})
