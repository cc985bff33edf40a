import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { atRest } from '../atRest'

/** A book that a reader can open. */
export type ReadableBook = {
  id: string
  title: string
  pages: number
  /** The reader that opens it. */
  reader: 'comic' | 'epub'
  direction: 'LEFT_TO_RIGHT' | 'RIGHT_TO_LEFT' | 'VERTICAL' | 'WEBTOON'
  /** What the server remembers of it, as text to compare. */
  progress: string
}

type Answer = {
  id: string
  seriesId: string
  metadata: { title: string }
  media: { mediaProfile: string; epubDivinaCompatible: boolean; pagesCount: number }
  readProgress: unknown
}

/** Every book that is ready to be read, as the server tells the signed-in person of the page. */
export async function readableBooks(page: Page): Promise<ReadableBook[]> {
  const { books, directions } = await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
    const ask = async (path: string, body?: string) => {
      const answer = await fetch(new URL(path, document.baseURI), { method: body ? 'POST' : 'GET', headers, body })
      return await answer.json()
    }
    const ready = { condition: { mediaStatus: { operator: 'is', value: 'READY' } } }
    const { content } = await ask(
      'api/v1/books/list?unpaged=true&sort=series,asc&sort=metadata.numberSort,asc',
      JSON.stringify(ready),
    )
    const series = await ask('api/v1/series?unpaged=true')
    const directions: Record<string, ReadableBook['direction'] | ''> = {}
    for (const { id, metadata } of series.content) directions[id] = metadata.readingDirection
    return { books: content as Answer[], directions }
  })
  return books.map(({ id, seriesId, metadata, media, readProgress }) => ({
    id,
    title: metadata.title,
    pages: media.pagesCount,
    reader: media.mediaProfile === 'EPUB' && !media.epubDivinaCompatible ? 'epub' : 'comic',
    direction: directions[seriesId] || 'LEFT_TO_RIGHT',
    progress: JSON.stringify(readProgress),
  }))
}

/** The readable book of a title, as soon as the server has read it. */
export async function readableBook(page: Page, title: string): Promise<ReadableBook> {
  let book: ReadableBook | undefined
  await expect(async () => {
    book = (await readableBooks(page)).find(known => known.title === title)
    expect(book, title).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return book as ReadableBook
}

/** The key that goes on, by how a book is read. */
export const keyOn = {
  LEFT_TO_RIGHT: 'ArrowRight',
  RIGHT_TO_LEFT: 'ArrowLeft',
  VERTICAL: 'ArrowDown',
  WEBTOON: 'Space',
}

/** Opens comics at their first page without leaving a trace, and goes on by their key until the card at their end. */
export async function readToTheEnd(page: Page, origin: string, books: readonly ReadableBook[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const book of books) {
    await page.goto(`${origin}/book/${book.id}/read?incognito=true&page=1`)
    await expect(placeIn(page, /Page \d+ of \d+/), book.title).toBeAttached()
    await (book.direction === 'WEBTOON' ? readOn(page, book) : readPages(page, book))
    await expect(page.getByRole('region', { name: 'You reached the end' }), book.title).toBeVisible()
  }
}

async function readPages(page: Page, { title, pages, direction }: ReadableBook) {
  for (let number = 1; number <= pages; number++) {
    await expect(placeIn(page, `Page ${number} of ${pages}`), title).toBeAttached()
    await page.keyboard.press(keyOn[direction])
  }
}

/** Where pages are as long as the screen makes them: from the first until the reader says that the end is reached. */
async function readOn(page: Page, { title, direction }: ReadableBook) {
  await expect(placeIn(page, /Page 1 of \d+/), title).toBeAttached()
  await expect(async () => {
    await page.keyboard.press(keyOn[direction])
    expect(await placeIn(page, 'You reached the end').count(), title).toBe(1)
  }).toPass({ intervals: [20], timeout: 30_000 })
}

/**
 * Presses a key as often as it takes to get to another page. It is pressed again only when nothing moves any more, so that a slow
 * machine goes no farther than a fast one.
 */
export async function pressOn(page: Page, key: string, pageNow: () => Promise<string>): Promise<void> {
  const before = await pageNow()
  const seen = async () => [
    await pageNow(),
    await page.evaluate(() => document.querySelector('[data-webtoon], [data-shown=true]')?.scrollTop),
  ]
  for (let presses = 0; presses < MOST_PRESSES && (await pageNow()) === before; presses++) {
    await page.keyboard.press(key)
    await atRest(page, seen)
  }
}

/** No page is as long as so many screens. */
const MOST_PRESSES = 12

/** The place that the reader says to those who listen. */
export const placeIn = (page: Page, name: string | RegExp) => page.getByRole('status', { name })
