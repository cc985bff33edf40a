import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { projectDir } from '../../server/options'
import { everyBook } from '../harness/everyBook'
import { expect, test } from '../harness/longboxTest'
import { placeIn, type ReadableBook, readableBooks } from '../harness/readingAlong'
import { type ChapterSeen, readText } from '../harness/readText'
import { writeBook } from '../harness/writtenBook'

const layouts = ['paginated', 'scroll'] as const
type Layout = (typeof layouts)[number]

for (const layout of layouts)
  test(`every text of the sample, ${layout}: each line of each chapter comes into sight, in order, and nothing is written`, async ({
    page,
    longbox,
    signIn,
  }) => {
    test.setTimeout(240_000)
    const written: string[] = []
    page.on('request', request => {
      if (/\/(read-progress|progression)$/.test(request.url()) && request.method() !== 'GET')
        written.push(request.url())
    })
    await signIn()
    const before = await readableBooks(page)
    const texts = before.filter(isText)
    expect(texts.length).toBeGreaterThan(15)
    await readTexts(page, longbox.url, texts, layout)
    expect(await readableBooks(page)).toEqual(before)
    expect(written).toEqual([])
  })

const modes = [
  { name: 'one column', settings: { columns: 'one' } },
  { name: 'two columns', settings: { columns: 'two' } },
  { name: 'from left to right', settings: { direction: 'ltr' } },
  { name: 'from right to left', settings: { direction: 'rtl', columns: 'two' } },
  { name: 'on a phone', settings: { fontSize: 120 }, viewport: { width: 390, height: 844 } },
  { name: 'on a phone, as a strip', settings: { layout: 'scroll' }, viewport: { width: 390, height: 844 } },
] as const

test(`${everyBook ? 'every text' : 'two texts'} of the sample in other modes: each line comes into sight`, async ({
  page,
  longbox,
  signIn,
}) => {
  test.setTimeout(everyBook ? 3_600_000 : 240_000)
  await signIn()
  const all = (await readableBooks(page)).filter(isText)
  const texts = everyBook ? all : all.filter(({ title }) => modeTexts.includes(title))
  expect(texts.length).toBeGreaterThanOrEqual(modeTexts.length)
  for (const { name, settings, ...more } of modes) {
    await test.step(name, async () => {
      await page.setViewportSize('viewport' in more ? more.viewport : { width: 1280, height: 720 })
      await page.evaluate(all => {
        for (const key of ['columns', 'direction', 'fontSize']) localStorage.removeItem(`longbox.epub.${key}`)
        for (const [key, value] of Object.entries(all))
          localStorage.setItem(`longbox.epub.${key}`, JSON.stringify(value))
      }, settings)
      await readTexts(page, longbox.url, texts, 'layout' in settings ? settings.layout : 'paginated')
    })
  }
})

test.describe('books of unusual lengths', () => {
  const library = mkdtempSync(join(tmpdir(), 'longbox-lengths-'))
  writeBook(join(library, 'Huge', 'One huge chapter.epub'), 1, 120_000)
  writeBook(join(library, 'Many', 'Hundreds of chapters.epub'), 200, 500)
  test.use({ args: ['--library', library] })
  test.afterAll(() => rmSync(library, { recursive: true, force: true }))

  test('one huge chapter, hundreds of chapters: each line comes into sight', async ({ page, longbox, signIn }) => {
    test.setTimeout(240_000)
    await signIn()
    await expect(async () => expect(await readableBooks(page)).toHaveLength(2)).toPass({ timeout: 60_000 })
    await readTexts(page, longbox.url, (await readableBooks(page)).filter(isText), 'paginated')
  })
})

const ownBooks = join(projectDir, '../shared/media/books')

test.describe('a folder of one’s own', () => {
  test.skip(!existsSync(ownBooks), `there is no folder ${ownBooks}`)
  test.use({ args: ['--library', ownBooks] })

  test('each line of every book in it comes into sight', async ({ page, longbox, signIn }) => {
    test.setTimeout(300_000)
    await signIn()
    await expect(async () => expect(await readableBooks(page)).toHaveLength(4)).toPass({ timeout: 60_000 })
    await readTexts(page, longbox.url, (await readableBooks(page)).filter(isText), 'paginated')
  })
})

const modeTexts = ['The Lamp That Blinked Twice', 'The Ferry Clock']

const isText = ({ reader }: ReadableBook) => reader === 'epub'

async function readTexts(page: Page, origin: string, books: readonly ReadableBook[], layout: Layout): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(layout => localStorage.setItem('longbox.epub.layout', JSON.stringify(layout)), layout)
  for (const { id, title } of books) {
    await page.goto(`${origin}/book/${id}/read-epub?incognito=true`)
    await expect(placeIn(page, /Page \d+ of \d+/), title).toBeAttached()
    await page.keyboard.press('Home')
    // Other chapters have a first page too.
    await expect.poll(() => page.evaluate(isAtBeginning), { message: title }).toBe(true)
    await expect(placeIn(page, /Page 1 of \d+/), title).toBeAttached()
    const { stops, seen } = await readText(page, 'PageDown')
    expect(missing(seen, layout), title).toEqual([])
    const firsts = [...new Set(stops.flatMap(({ chapters }) => chapters))]
    expect(firsts, title).toEqual(Array.from(firsts, (_, index) => index))
    const leads = stops.map(({ chapters }) => chapters[0] ?? -1)
    expect(leads, title).toEqual([...leads].sort((one, other) => one - other))
  }
}

/** Runs in the page: whether the first chapter is shown, a strip at its upper end. */
function isAtBeginning(): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-chapter][data-shown="true"]')]
  const strip = document.querySelector('[data-strip]')
  return shown.some(({ dataset }) => dataset.chapter === '0') && (strip?.scrollTop ?? 0) < 1
}

/** The lines and pictures that were never in sight; in a strip a picture may be seen in two parts. */
function missing(seen: ReadonlyMap<number, ChapterSeen>, layout: Layout): string[] {
  return [...seen].flatMap(([chapter, { lines, seen, cut, broken }]) => [
    ...lines
      .map((line, index) => ({ line: `chapter ${chapter}: ${line}`, index }))
      .filter(({ index }) => !seen.has(index))
      .filter(({ line, index }) => !(layout === 'scroll' && cut.has(index) && line.includes('<img ')))
      .map(({ line }) => line),
    ...[...broken].map(picture => `chapter ${chapter}: not drawn: ${picture}`),
  ])
}
