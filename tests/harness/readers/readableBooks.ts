import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { openInApp } from '../openInApp'
import { readPageValueWhenStable } from '../readPageValueWhenStable'

export type ReadableBook = {
  id: string
  title: string
  pages: number
  reader: 'comic' | 'epub'
  direction: 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'VERTICAL' | 'WEBTOON'
  /** Stored reading progress of the book as JSON text. The text is `null` for an unread book. */
  progress: string
  /**
   * Whether the server still has to read the language and the reading direction of the series from the EPUB. A real
   * server reads them after it has analyzed all books of the library.
   */
  isSeriesMetadataPending: boolean
}

type BookResponse = {
  id: string
  seriesId: string
  libraryId: string
  metadata: { title: string }
  media: { mediaProfile: string; epubDivinaCompatible: boolean; pagesCount: number }
  readProgress: unknown
}

/** Fetches all books with the media status `READY` that the user may see. */
export async function fetchReadableBooks(page: Page): Promise<ReadableBook[]> {
  const { books, seriesMetadata, libraries } = await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
    const fetchJson = async (path: string, body?: string) => {
      // With `no-store`, the HTTP cache does not contain the responses, so that later requests of the client are not
      // answered with status 304.
      const init: RequestInit = { method: body ? 'POST' : 'GET', headers, body, cache: 'no-store' }
      const response = await fetch(new URL(path, document.baseURI), init)
      return await response.json()
    }
    const ready = { condition: { mediaStatus: { operator: 'is', value: 'READY' } } }
    const { content } = await fetchJson(
      'api/v1/books/list?unpaged=true&sort=series,asc&sort=metadata.numberSort,asc',
      JSON.stringify(ready),
    )
    const series = await fetchJson('api/v1/series?unpaged=true')
    const seriesMetadata: Record<string, { readingDirection: ReadableBook['direction'] | ''; language: string }> = {}
    for (const { id, metadata } of series.content) seriesMetadata[id] = metadata
    const libraries = (await fetchJson('api/v1/libraries')) as { id: string; importEpubSeries: boolean }[]
    return { books: content as BookResponse[], seriesMetadata, libraries }
  })
  return books.map(({ id, seriesId, libraryId, metadata, media, readProgress }) => ({
    id,
    title: metadata.title,
    pages: media.pagesCount,
    reader: media.mediaProfile === 'EPUB' && !media.epubDivinaCompatible ? 'epub' : 'comic',
    direction: seriesMetadata[seriesId]?.readingDirection || 'LEFT_TO_RIGHT',
    progress: JSON.stringify(readProgress),
    isSeriesMetadataPending:
      media.mediaProfile === 'EPUB' &&
      seriesMetadata[seriesId]?.language === '' &&
      libraries.some(library => library.id === libraryId && library.importEpubSeries),
  }))
}

/** Waits until the server has analyzed the book with the given title and has read the metadata of its series. */
export async function waitForReadableBook(page: Page, title: string): Promise<ReadableBook> {
  let book: ReadableBook | undefined
  await expect(async () => {
    book = (await fetchReadableBooks(page)).find(candidate => candidate.title === title)
    expect(book, title).toMatchObject({ isSeriesMetadataPending: false })
  }).toPass({ timeout: 30_000 })
  return book as ReadableBook
}

/** Keys that turn to the next page. The reading direction of the book determines the key. */
export const nextPageKeyByDirection = {
  LEFT_TO_RIGHT: 'ArrowRight',
  RIGHT_TO_LEFT: 'ArrowLeft',
  VERTICAL: 'ArrowDown',
  WEBTOON: 'Space',
}

/**
 * Opens each comic in incognito mode, and turns its pages until the end card appears. Only the first comic is opened by
 * loading the client.
 */
export async function readComicsToEnd(page: Page, origin: string, books: readonly ReadableBook[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [index, book] of books.entries()) {
    const path = `/book/${book.id}/read?incognito=true&page=1`
    await (index === 0 ? page.goto(origin + path) : openInApp(page, path))
    await expect(locatePositionStatus(page, /Page \d+ of \d+/), book.title).toBeAttached()
    await (book.direction === 'WEBTOON' ? readStrip(page, book) : readPages(page, book))
    await expect(page.getByRole('region', { name: 'You reached the end' }), book.title).toBeVisible()
  }
}

/**
 * Turns the pages of an open comic from page 1 to page `last`. Checks the page number that the reader announces after
 * each turn.
 * @param count number of pages in the comic
 */
export async function turnComicPagesTo(page: Page, last: number, count: number): Promise<void> {
  await expect(locatePositionStatus(page, `Page 1 of ${count}`)).toBeAttached()
  for (let number = 2; number <= last; number++) {
    await page.keyboard.press('ArrowRight')
    await waitForPosition(page, `Page ${number} of ${count}`)
  }
}

/**
 * Waits until the reader announces a position. Uses `waitFor`, because it waits inside the page. An `expect` would
 * repeat a failed check only after 100 ms.
 */
const waitForPosition = (page: Page, position: string): Promise<void> =>
  locatePositionStatus(page, position).waitFor({ state: 'attached', timeout: 20_000 })

/** Fetches the stored page of a book from the server. Returns undefined for an unread book. */
export const fetchProgressPageNumber = async (page: Page, title: string): Promise<number | undefined> =>
  (JSON.parse((await waitForReadableBook(page, title)).progress) as { page: number } | null)?.page

async function readPages(page: Page, { title, pages, direction }: ReadableBook) {
  for (let number = 1; number <= pages; number++) {
    await waitForPosition(page, `Page ${number} of ${pages}`).catch(error => {
      throw new Error(`${title}: ${error}`)
    })
    await page.keyboard.press(nextPageKeyByDirection[direction])
  }
}

async function readStrip(page: Page, { title, direction }: ReadableBook) {
  await expect(locatePositionStatus(page, /Page 1 of \d+/), title).toBeAttached()
  await expect(async () => {
    await page.keyboard.press(nextPageKeyByDirection[direction])
    expect(await locatePositionStatus(page, 'You reached the end').count(), title).toBe(1)
  }).toPass({ intervals: [20], timeout: 30_000 })
}

/**
 * Presses a key until another page is visible. After each key press, waits until the reader no longer scrolls. Without
 * this wait, the number of key presses would depend on the speed of the machine.
 * @param pageNow returns the number of the current page as text
 */
export async function pressUntilPageChanges(page: Page, key: string, pageNow: () => Promise<string>): Promise<void> {
  const before = await pageNow()
  for (let presses = 0; presses < MAX_PRESSES && (await pageNow()) === before; presses++) {
    await page.keyboard.press(key)
    await readPageValueWhenStable(page, () => [
      [...document.querySelectorAll('[role=status]')].map(status => status.getAttribute('aria-label')),
      [...document.querySelectorAll<HTMLElement>('[data-shown=true] [data-page]')].map(shown => shown.dataset.page),
      document.querySelector('[data-webtoon], [data-shown=true]')?.scrollTop,
    ])
  }
}

/**
 * Maximum number of key presses on a page. Each key press scrolls by the height of the window. No page in these tests
 * is higher than 12 windows.
 */
const MAX_PRESSES = 12

/** Locates the status element that contains the reading position for screen readers. */
export const locatePositionStatus = (page: Page, name: string | RegExp) => page.getByRole('status', { name })
