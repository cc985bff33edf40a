import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { projectDir } from '../../server/options'
import { expect, test } from '../harness/longboxTest'
import { placeIn, type ReadableBook, readableBooks } from '../harness/readingAlong'
import { readThrough, type Stop } from '../harness/readThrough'

/** The modes of the comic reader: the keys that choose them from the one before, and the key that goes on. */
const modes = [
  { name: 'left to right', choose: ['l'], goOn: 'ArrowRight' },
  { name: 'right to left', choose: ['r'], goOn: 'ArrowLeft' },
  { name: 'vertical', choose: ['v'], goOn: 'ArrowDown' },
  { name: 'left to right, double', choose: ['l', 'd'], goOn: 'ArrowRight' },
  { name: 'right to left, double', choose: ['r'], goOn: 'ArrowLeft' },
  { name: 'left to right, double without cover', choose: ['l', 'd'], goOn: 'ArrowRight' },
  { name: 'webtoon', choose: ['d', 'w'], goOn: 'PageDown' },
]

test('every comic of the sample in every mode: each page once, in order, and then it is read', async ({
  page,
  longbox,
  signIn,
}) => {
  test.setTimeout(600_000)
  await signIn()
  const comics = (await readableBooks(page)).filter(({ reader }) => reader === 'comic')
  expect(comics.length).toBeGreaterThan(30)
  await readComics(page, longbox.url, comics)
})

test('every text of the sample in pages and in one scroll: each page once, in order, and then it is read', async ({
  page,
  longbox,
  signIn,
}) => {
  test.setTimeout(180_000)
  await signIn()
  const texts = (await readableBooks(page)).filter(({ reader }) => reader === 'epub')
  expect(texts.length).toBeGreaterThan(4)
  await readTexts(page, longbox.url, texts)
})

const media = join(projectDir, '../shared/media')
const isThere = existsSync(media)
if (!isThere && process.env.TEST_WORKER_INDEX === '0')
  console.log(`there is no folder ${media}: its books are not read`)

test.describe('books that others made', () => {
  test.skip(!isThere, `there is no folder ${media}`)
  test.use({ args: ['--library', media] })

  test('each is read to its end', async ({ page, longbox, signIn }) => {
    test.setTimeout(400_000)
    await signIn()
    await expect(async () => expect(await readableBooks(page)).toHaveLength(8)).toPass({ timeout: 60_000 })
    const books = await readableBooks(page)
    await readComics(
      page,
      longbox.url,
      books.filter(({ reader }) => reader === 'comic'),
    )
    await readTexts(
      page,
      longbox.url,
      books.filter(({ reader }) => reader === 'epub'),
    )
  })
})

async function readComics(page: Page, origin: string, comics: readonly ReadableBook[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const book of comics) {
    await page.goto(`${origin}/book/${book.id}/read?page=1`)
    await expect(placeIn(page, `Page 1 of ${book.pages}`), book.title).toBeAttached()
    for (const { name, choose, goOn } of modes) {
      for (const key of choose) await page.keyboard.press(key)
      await page.keyboard.press('Home')
      await expect(page.locator(name === 'webtoon' ? '[data-webtoon]' : '[data-spread][data-shown=true]')).toBeVisible()
      await expect(placeIn(page, new RegExp(`Page [12] of ${book.pages}`)), `${book.title}, ${name}`).toBeAttached()
      const stops = await readThrough(page, goOn)
      if (name === 'webtoon') expectWholeStrip(stops, book)
      else
        expect(
          stops.flatMap(({ pages }) => pages),
          `${book.title}, ${name}`,
        ).toEqual(Array.from({ length: book.pages }, (_, index) => index + 1))
    }
    // The next book begins as the one before did.
    await page.keyboard.press('l')
  }
  await expectRead(page, comics)
}

async function readTexts(page: Page, origin: string, texts: readonly ReadableBook[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const book of texts) {
    await page.goto(`${origin}/book/${book.id}/read-epub`)
    await expect(placeIn(page, /Page \d+ of \d+/), book.title).toBeAttached()
    await layOut(page, 'pages')
    expectWholeText(await readThrough(page, 'PageDown'), book)
    await layOut(page, 'scroll')
    const scrolled = await readThrough(page, 'PageDown')
    expect(scrolled.length, book.title).toBeGreaterThan(0)
  }
  await expectRead(page, texts)
}

/** Lays a text out in pages or in one scroll, and goes to its beginning. */
async function layOut(page: Page, how: 'pages' | 'scroll'): Promise<void> {
  const strip = page.locator('[data-strip]')
  if ((await strip.count()) > 0 !== (how === 'scroll')) await page.keyboard.press('v')
  await expect(strip).toHaveCount(how === 'scroll' ? 1 : 0)
  await page.keyboard.press('Home')
  await expect(placeIn(page, /Page 1 of \d+/)).toBeAttached()
}

/** Nothing is skipped: no step is longer than the window is high, and the last place is the last page. */
function expectWholeStrip(stops: readonly Stop[], { title, pages }: ReadableBook) {
  const numbers = stops.map(({ place }) => Number(/\d+/.exec(place)?.[0]))
  expect(numbers, title).toEqual([...numbers].sort((a, b) => a - b))
  expect(numbers.at(-1), title).toBe(pages)
  stops.forEach(({ scrolled = 0, view }, index) => {
    expect(scrolled - (stops[index - 1]?.scrolled ?? 0), title).toBeLessThanOrEqual(view)
  })
}

/** Every file of the reading order, and in each its pages from the first to the last. */
function expectWholeText(stops: readonly Stop[], { title }: ReadableBook) {
  const last = stops.at(-1)?.chapter ?? 0
  expect([...new Set(stops.map(({ chapter }) => chapter))], title).toEqual(
    Array.from({ length: last + 1 }, (_, index) => index),
  )
  for (let chapter = 0; chapter <= last; chapter++) {
    const places = stops.filter(stop => stop.chapter === chapter).map(({ place }) => /(\d+)\D+(\d+)/.exec(place))
    const numbers = places.map(found => Number(found?.[1]))
    expect(numbers, `${title}, file ${chapter}`).toEqual(numbers.map((_, index) => index + 1))
    expect(numbers.at(-1), `${title}, file ${chapter}`).toBe(Number(places.at(-1)?.[2]))
  }
}

async function expectRead(page: Page, books: readonly ReadableBook[]): Promise<void> {
  await expect(async () => {
    const now = new Map((await readableBooks(page)).map(book => [book.id, book.progress]))
    const unread = books.filter(({ id }) => !now.get(id)?.includes('"completed":true'))
    expect(unread.map(({ title }) => title)).toEqual([])
  }).toPass({ timeout: 10_000 })
}
