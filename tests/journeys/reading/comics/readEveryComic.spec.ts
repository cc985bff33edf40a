import type { Page } from 'playwright/test'
import { openInApp } from '../../../harness/openInApp'
import { type PageTurnSnapshot, pageThroughBook } from '../../../harness/readers/pageThroughBook'
import {
  fetchReadableBooks,
  locatePositionStatus,
  nextPageKeyByDirection,
  type ReadableBook,
} from '../../../harness/readers/readableBooks'
import { expect, test } from '../../../harness/server/longboxFixture'

/**
 * Reading modes of the comic reader, in the order in which the tests use them. The keys in `choose` select the mode if
 * the previous mode in this list is active. The key in `goOn` turns to the next page.
 */
const modes = [
  { name: 'left to right', choose: ['l'], goOn: 'ArrowRight' },
  { name: 'right to left', choose: ['r'], goOn: 'ArrowLeft' },
  { name: 'vertical', choose: ['v'], goOn: 'ArrowDown' },
  { name: 'left to right, double', choose: ['l', 'd'], goOn: 'ArrowRight' },
  { name: 'right to left, double', choose: ['r'], goOn: 'ArrowLeft' },
  { name: 'left to right, double without cover', choose: ['l', 'd'], goOn: 'ArrowRight' },
  { name: 'webtoon', choose: ['d', 'w'], goOn: 'PageDown' },
]

/**
 * Announcements to screen readers when the reading mode changes. Each key of this object is the key press that changes
 * the mode. The value is the beginning of the announcement.
 */
const announcements: Record<string, RegExp> = {
  l: /^Left to right/,
  r: /^Right to left/,
  v: /^Vertical/,
  w: /^Webtoon/,
  d: /^Page layout/,
}

/**
 * Whether the test reads all comics of the sample library in all modes, which takes ten minutes.
 * `comicAndEpubReaders.spec.ts` always reads each comic, but only in a single mode.
 */
const everyBook = process.env.LONGBOX_EVERY_BOOK === '1'

test(`${everyBook ? 'every comic' : 'a comic of each kind'} in every mode: shows each page once and in order, then marks the book as read`, async ({
  page,
  longbox,
  signIn,
}) => {
  test.setTimeout(everyBook ? 3_600_000 : 200_000)
  await signIn()
  const comics = (await fetchReadableBooks(page)).filter(({ reader }) => reader === 'comic')
  const first = comics.filter(
    ({ direction }, index) => comics.findIndex(other => other.direction === direction) === index,
  )
  expect(first.length).toBeGreaterThan(2)
  await readComics(page, longbox.url, everyBook ? comics : first)
})

test(`${everyBook ? 'every comic' : 'a comic of each kind'} in guided view: shows all pages in order, and most pages in several steps`, async ({
  page,
  longbox,
  signIn,
}) => {
  test.setTimeout(everyBook ? 3_600_000 : 200_000)
  await signIn()
  const comics = (await fetchReadableBooks(page)).filter(
    ({ reader, direction }) => reader === 'comic' && direction !== 'WEBTOON',
  )
  const first = comics.filter(
    ({ direction }, index) => comics.findIndex(other => other.direction === direction) === index,
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => localStorage.setItem('longbox.reader.guided', 'true'))
  let steps = 0
  let pages = 0
  for (const [index, book] of (everyBook ? comics : first).entries()) {
    const path = `/book/${book.id}/read?page=1`
    await (index === 0 ? page.goto(longbox.url + path) : openInApp(page, path))
    await expect(locatePositionStatus(page, `Page 1 of ${book.pages}`), book.title).toBeAttached()
    await expect(page.locator('[data-panel]')).toBeAttached()
    const stops = await pageThroughBook(page, nextPageKeyByDirection[book.direction], true)
    const inTurn = stops.flatMap(({ pages }) => pages).filter((number, at, all) => number !== all[at - 1])
    expect(inTurn, book.title).toEqual(Array.from({ length: book.pages }, (_, index) => index + 1))
    steps += stops.length
    pages += book.pages
  }
  expect(steps).toBeGreaterThan(pages * 1.5)
  await expectRead(page, everyBook ? comics : first)
})

async function readComics(page: Page, origin: string, comics: readonly ReadableBook[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [index, book] of comics.entries()) {
    const path = `/book/${book.id}/read?page=1`
    await (index === 0 ? page.goto(origin + path) : openInApp(page, path))
    await expect(locatePositionStatus(page, `Page 1 of ${book.pages}`), book.title).toBeAttached()
    for (const { name, choose, goOn } of modes) {
      for (const key of choose) await press(page, key, `${book.title}, ${name}`)
      await page.keyboard.press('Home')
      await expect(page.locator(name === 'webtoon' ? '[data-webtoon]' : '[data-spread][data-shown=true]')).toBeVisible()
      await expect(
        locatePositionStatus(page, new RegExp(`(Page [12]|Pages 1 and 2) of ${book.pages}`)),
        `${book.title}, ${name}`,
      ).toBeAttached()
      const stops = await pageThroughBook(page, goOn)
      if (name === 'webtoon') expectWholeStrip(stops, book)
      else
        expect(
          stops.flatMap(({ pages }) => pages),
          `${book.title}, ${name}`,
        ).toEqual(Array.from({ length: book.pages }, (_, index) => index + 1))
    }
    await page.keyboard.press('l')
  }
  await expectRead(page, comics)
}

async function press(page: Page, key: string, where: string): Promise<void> {
  await page.keyboard.press(key)
  await expect(page.getByRole('status').filter({ hasText: announcements[key] }), where).toBeAttached()
}

/**
 * Checks that the reader has shown all parts of a comic in continuous scrolling. No key press may have scrolled by more
 * than the height of the screen, and the reader must have reached the last page.
 */
function expectWholeStrip(stops: readonly PageTurnSnapshot[], { title, pages }: ReadableBook) {
  const numbers = stops.map(({ place }) => Number(/\d+/.exec(place)?.[0]))
  expect(numbers, title).toEqual([...numbers].sort((a, b) => a - b))
  expect(numbers.at(-1), title).toBe(pages)
  stops.forEach(({ scrolled = 0, view }, index) => {
    expect(scrolled - (stops[index - 1]?.scrolled ?? 0), title).toBeLessThanOrEqual(view)
  })
}

async function expectRead(page: Page, books: readonly ReadableBook[]): Promise<void> {
  await expect(async () => {
    const now = new Map((await fetchReadableBooks(page)).map(book => [book.id, book.progress]))
    const unread = books.filter(({ id }) => !now.get(id)?.includes('"completed":true'))
    expect(unread.map(({ title }) => title)).toEqual([])
  }).toPass({ timeout: 10_000 })
}
