import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { locateDownloadedBookItem } from '../../harness/offlineDownloadTestSteps'
import { locatePositionStatus, turnComicPagesTo, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

type EarlierDownloads = {
  worker: { address: string; scope: string }
  program: { cache: string; paths: string[] }
  account: { cache: string; paths: string[] }
  books: { title: string; cache: string; paths: string[]; entry: object }[]
  fonts: { database: string; version: number; store: string; name: string }
}

/**
 * Data that the first release stored in the browser: service worker, caches, list of downloaded books, and database
 * with an imported font.
 */
const stored: EarlierDownloads = JSON.parse(readFileSync('tests/upgrade/releases/0.1.0.downloads.json', 'utf8'))

/**
 * Writes the data in {@link stored} to the browser storage of the signed-in user. Must be called before the client
 * starts in the page.
 */
const storeAsFirstRelease = (page: Page): Promise<void> =>
  page.evaluate(async ({ worker, program, account, books, fonts }) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const fetchJson = async (path: string, options?: RequestInit) => (await fetch(path, { headers, ...options })).json()
    const fill = async (name: string, paths: string[]) => {
      const cache = await caches.open(name)
      for (const path of paths) await cache.put(new URL(path, location.origin), await fetch(path, { headers }))
    }
    const { id: userId } = await fetchJson('/api/v2/users/me')
    const { content } = await fetchJson('/api/v1/books?unpaged=true')
    const list = []
    for (const { cache, paths } of [program, account]) await fill(cache, paths)
    for (const { title, cache, paths, entry } of books) {
      const book = content.find(({ metadata }: { metadata: { title: string } }) => metadata.title === title)
      const insertIds = (text: string) =>
        text.replace('USER', userId).replace('BOOK', book.id).replace('SERIES', book.seriesId)
      await fill(insertIds(cache), paths.map(insertIds))
      list.push({
        bookId: book.id,
        seriesId: book.seriesId,
        title,
        ...entry,
        file: book.fileHash,
        since: 1767225600000,
      })
    }
    localStorage.setItem(`longbox.offline.${userId}`, JSON.stringify(list))
    localStorage.setItem('longbox.wasSignedIn', 'true')
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open(fonts.database, fonts.version)
      opening.onupgradeneeded = () => opening.result.createObjectStore(fonts.store).put(new Blob(['font']), fonts.name)
      opening.onsuccess = () => resolve(opening.result.close())
      opening.onerror = reject
    })
    await navigator.serviceWorker.register(worker.address, { scope: worker.scope })
    await navigator.serviceWorker.ready
  }, stored)

// The browser goes offline, so it cannot load files. It also cannot decode the stored font, because the data is not a
// real font. These errors do not make the tests fail.
test.use({ tolerated: /Failed to fetch|dynamically imported|NetworkError|Load failed|decode|OTS/ })

test('downloads of the first release are read offline after an upgrade', async ({ page, longbox, signIn, context }) => {
  test.setTimeout(120_000)
  await signIn()
  const comic = await waitForReadableBook(page, 'Low Tide')
  const text = await waitForReadableBook(page, 'The Lamp That Blinked Twice')
  await storeAsFirstRelease(page)
  await page.goto(`${longbox.url}/offline`)
  for (const { title } of stored.books)
    await expect(locateDownloadedBookItem(page, title).getByText(/downloaded/)).toBeVisible()
  const programCaches = () =>
    page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('longbox shell ')))
  await expect.poll(programCaches).toEqual([expect.not.stringContaining('0.1.0')])
  await context.setOffline(true)

  await page.goto(`${longbox.url}/book/${comic.id}/read?page=1`)
  await turnComicPagesTo(page, 8, 8)
  await expect
    .poll(() =>
      page.locator('main img').evaluateAll(all => all.some(img => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true)
  await page.goto(`${longbox.url}/book/${text.id}/read-epub`)
  await expect(locatePositionStatus(page, /Page 1 of \d+/)).toBeAttached()
  await page.keyboard.press('s')
  await expect(page.getByRole('radio', { name: stored.fonts.name })).toBeAttached()
})
