import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { projectFolder } from '../../../server/serverOptions'
import { writeProseEpub } from '../../harness/content/writeProseEpub'
import { openInApp } from '../../harness/openInApp'
import { pageThroughEpub, type ShownChapterContent } from '../../harness/readers/pageThroughEpub'
import { fetchReadableBooks, locatePositionStatus, type ReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const layouts = ['paginated', 'scroll'] as const
type Layout = (typeof layouts)[number]

for (const layout of layouts)
  test(`every EPUB of the sample library, ${layout}: shows each line of each chapter in order, and writes no progress`, async ({
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
    const before = await fetchReadableBooks(page)
    const texts = before.filter(isText)
    expect(texts.length).toBeGreaterThan(15)
    await readTexts(page, longbox.url, texts, layout)
    expect(await fetchReadableBooks(page)).toEqual(before)
    expect(written).toEqual([])
  })

const phone = { width: 390, height: 844 }
const modes = [
  { name: 'one column', settings: { columns: 'one' }, seen: { columns: 1 } },
  { name: 'two columns', settings: { columns: 'two' }, seen: { columns: 2 } },
  { name: 'from left to right', settings: { direction: 'ltr' }, seen: { next: 'right' } },
  { name: 'from right to left', settings: { direction: 'rtl', columns: 'two' }, seen: { next: 'left', columns: 2 } },
  { name: 'on a phone', settings: { fontSize: 120 }, viewport: phone, seen: { columns: 1, letters: 19.2 } },
  {
    name: 'on a phone, as a strip',
    settings: { layout: 'scroll' },
    viewport: phone,
    seen: { columns: 0, letters: 16 },
  },
] as const

/**
 * Whether the test reads all EPUBs of the sample library in all modes, which takes three minutes. By default, it reads
 * each EPUB in a single mode.
 */
const everyBook = process.env.LONGBOX_EVERY_BOOK === '1'

test(`every EPUB of the sample library in ${everyBook ? 'all' : 'one of the'} other modes: shows each line`, async ({
  page,
  longbox,
  signIn,
}) => {
  test.setTimeout(everyBook ? 600_000 : 240_000)
  await signIn()
  const texts = (await fetchReadableBooks(page)).filter(isText)
  expect(texts.length).toBeGreaterThan(15)
  for (const [mode, { name, settings, seen, ...more }] of modes.entries()) {
    const read = texts.filter((_, at) => everyBook || at % modes.length === mode)
    await test.step(name, async () => {
      await page.setViewportSize('viewport' in more ? more.viewport : { width: 1280, height: 720 })
      await page.evaluate(all => {
        for (const key of ['columns', 'direction', 'fontSize']) localStorage.removeItem(`longbox.epub.${key}`)
        for (const [key, value] of Object.entries(all))
          localStorage.setItem(`longbox.epub.${key}`, JSON.stringify(value))
      }, settings)
      const layoutsSeen = await readTexts(page, longbox.url, read, 'layout' in settings ? settings.layout : 'paginated')
      const plain = layoutsSeen.filter(look => look !== undefined)
      expect(plain.length).toBeGreaterThan(everyBook ? 15 : 0)
      for (const look of plain) expect(look).toMatchObject(seen)
    })
  }
})

test.describe('EPUBs of unusual length', () => {
  const library = mkdtempSync(join(tmpdir(), 'longbox-lengths-'))
  writeProseEpub(join(library, 'Huge', 'One huge chapter.epub'), 1, 120_000)
  writeProseEpub(join(library, 'Many', 'Hundreds of chapters.epub'), 200, 500)
  test.use({ args: ['--library', library] })
  test.afterAll(() => rmSync(library, { recursive: true, force: true }))

  test('shows each line of one huge chapter and of hundreds of chapters', async ({ page, longbox, signIn }) => {
    test.setTimeout(240_000)
    await signIn()
    await expect(async () => expect(await fetchReadableBooks(page)).toHaveLength(2)).toPass({ timeout: 60_000 })
    await readTexts(page, longbox.url, (await fetchReadableBooks(page)).filter(isText), 'paginated')
  })
})

const sharedBooks = join(projectFolder, '../shared/media/books')

test.describe('EPUBs of the folder ../shared/media', () => {
  test.skip(!existsSync(sharedBooks), `there is no folder ${sharedBooks}`)
  test.use({ args: ['--library', sharedBooks] })

  test('shows each line of every EPUB of the folder', async ({ page, longbox, signIn }) => {
    test.setTimeout(300_000)
    await signIn()
    await expect(async () => expect(await fetchReadableBooks(page)).toHaveLength(4)).toPass({ timeout: 60_000 })
    await readTexts(page, longbox.url, (await fetchReadableBooks(page)).filter(isText), 'paginated')
  })
})

const isText = ({ reader }: ReadableBook) => reader === 'epub'

/**
 * Reads EPUBs from start to end and checks that each line was visible. Opens the first EPUB by loading the client, so
 * that the client applies the settings in local storage.
 * @returns layout of each EPUB. The layout is undefined if the text is vertical.
 */
async function readTexts(page: Page, origin: string, books: readonly ReadableBook[], layout: Layout) {
  const layoutsSeen: ReturnType<typeof currentLayout>[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(layout => localStorage.setItem('longbox.epub.layout', JSON.stringify(layout)), layout)
  for (const [index, { id, title }] of books.entries()) {
    const path = `/book/${id}/read-epub?incognito=true`
    await (index === 0 ? page.goto(origin + path) : openInApp(page, path))
    await expect(locatePositionStatus(page, /Page \d+ of \d+/), title).toBeAttached()
    await page.keyboard.press('Home')
    // Checks that the first chapter is visible. The page number is not sufficient for this, because several chapters
    // can have a page 1.
    await expect.poll(() => page.evaluate(isAtBeginning), { message: title }).toBe(true)
    await expect(locatePositionStatus(page, /Page 1 of \d+/), title).toBeAttached()
    layoutsSeen.push(await page.evaluate(currentLayout))
    const { stops, seen } = await pageThroughEpub(page, 'PageDown')
    expect(missingLines(seen, layout), title).toEqual([])
    const firsts = [...new Set(stops.flatMap(({ chapters }) => chapters))]
    expect(firsts, title).toEqual(Array.from(firsts, (_, index) => index))
    const leads = stops.map(({ chapters }) => chapters[0] ?? -1)
    expect(leads, title).toEqual([...leads].sort((one, other) => one - other))
  }
  return layoutsSeen
}

/**
 * Returns the current layout: number of visible columns, font size in pixels, and side of the button "Next page".
 * Returns undefined for vertical text. Runs in the page.
 */
function currentLayout() {
  const shown = document.querySelector('[data-chapter][data-shown="true"]')
  const inner = shown?.querySelector('iframe')?.contentDocument
  const text = inner && getComputedStyle(inner.body)
  if (!inner || !text?.writingMode.startsWith('horizontal')) return undefined
  const button = document.querySelector('[aria-label="Next page"]')?.getBoundingClientRect()
  const column = Number.parseFloat(text.columnWidth) + Number.parseFloat(text.columnGap)
  return {
    columns: Math.round((shown?.clientWidth ?? 0) / column) || 0,
    letters: Number.parseFloat(getComputedStyle(inner.documentElement).fontSize),
    next: (button?.left ?? 0) < innerWidth / 2 ? 'left' : 'right',
  }
}

/** Returns whether the beginning of the first chapter is visible. Runs in the page. */
function isAtBeginning(): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-chapter][data-shown="true"]')]
  const strip = document.querySelector('[data-strip]')
  return shown.some(({ dataset }) => dataset.chapter === '0') && (strip?.scrollTop ?? 0) < 1
}

/**
 * Returns the lines and images that were never fully visible. In the scroll layout, an image can be higher than the
 * screen. In this layout, the result therefore omits images that were partly visible. Also returns the images that the
 * browser could not draw.
 */
function missingLines(seen: ReadonlyMap<number, ShownChapterContent>, layout: Layout): string[] {
  return [...seen].flatMap(([chapter, { lines, seen, cut, broken }]) => [
    ...lines
      .map((line, index) => ({ line: `chapter ${chapter}: ${line}`, index }))
      .filter(({ index }) => !seen.has(index))
      .filter(({ line, index }) => !(layout === 'scroll' && cut.has(index) && line.includes('<img ')))
      .map(({ line }) => line),
    ...[...broken].map(picture => `chapter ${chapter}: not drawn: ${picture}`),
  ])
}
