import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { openInApp } from '../../harness/openInApp'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { readPageValueWhenStable } from '../../harness/readPageValueWhenStable'
import { expect, test } from '../../harness/server/longboxFixture'

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`
const picture = (name: string) => `<p><img src="${name}.svg" alt="${name}"/></p>`
const file = (name: string, width: number, height: number) => ({
  path: `${name}.svg`,
  use: 'file' as const,
  type: 'image/svg+xml',
  body: drawing(width, height),
})
const prose = (paragraphs: number, seed: number) =>
  Array.from(
    { length: paragraphs },
    (_, index) =>
      `<p>Paragraph ${seed}.${index}: the harbour lay grey under a low sky, and nobody on the quay spoke of the boat that had not come home for the ${index + 1}th time.</p>`,
  ).join('')

const files = [file('tall', 500, 2400), file('wide', 700, 400), file('plate', 500, 700)]
/** Chapters with headings, texts and images. When the reader shows them in pages, some pages contain only images. */
const mixedChapters = [
  { path: 'roll.xhtml', body: createEpubChapterXhtml(`<h1>Title of the roll</h1>${picture('plate').repeat(4)}`) },
  { path: 'text.xhtml', body: createEpubChapterXhtml(`<h1>Text</h1>${prose(6, 1)}${picture('wide')}${prose(9, 2)}`) },
  { path: 'strip.xhtml', body: createEpubChapterXhtml(picture('tall').repeat(3)) },
  { path: 'last.xhtml', body: createEpubChapterXhtml(`${prose(40, 3)}${picture('plate').repeat(5)}`) },
]
const verticalText = Array.from(
  { length: 60 },
  (_, index) => `<p>第${index + 1}段落。吾輩は猫である。名前はまだ無い。</p>`,
)
const verticalChapters = [
  {
    path: 'a.xhtml',
    body: createEpubChapterXhtml(
      verticalText.join('') + picture('wide') + verticalText.join(''),
      '<style>html { writing-mode: vertical-rl }</style>',
      'ja',
    ),
  },
]
const arabicProse = (paragraphs: number, seed: number) =>
  Array.from(
    { length: paragraphs },
    (_, index) =>
      `<p>الفقرة ${seed}.${index}: كان المرفأ رماديًا تحت سماء منخفضة، ولم يتحدث أحد على الرصيف عن القارب الذي لم يعد للمرة ${index + 1}.</p>`,
  ).join('')
const rightToLeftChapters = [
  { path: 'r1.xhtml', body: createEpubChapterXhtml(`<h1>عنوان</h1>${arabicProse(12, 1)}`, '', 'ar') },
  {
    path: 'r2.xhtml',
    body: createEpubChapterXhtml(
      `${picture('wide')}${arabicProse(9, 2)}${picture('plate').repeat(3)}${arabicProse(60, 3)}`,
      '',
      'ar',
    ),
  },
]
const fixedChapters = Array.from({ length: 20 }, (_, index) => index + 1).map(number => ({
  path: `p${number}.xhtml`,
  body: createEpubChapterXhtml(`<h1>Page-${number}</h1>`, '<meta name="viewport" content="width=600, height=800"/>'),
}))

const library = mkdtempSync(join(tmpdir(), 'longbox-positions-'))
writeEpub(join(library, 'Mixed', 'Mixed images.epub'), [...files, ...mixedChapters])
writeEpub(join(library, 'Vertical', 'Vertical lines.epub'), [...files, ...verticalChapters], {
  direction: 'rtl',
  language: 'ja',
})
writeEpub(join(library, 'Fixed', 'Fixed pages.epub'), fixedChapters, { fixed: true })
writeEpub(join(library, 'Right to left', 'Right to left.epub'), [...files, ...rightToLeftChapters], {
  direction: 'rtl',
  language: 'ar',
})
writeEpub(join(library, 'Right to left pages', 'Right to left pages.epub'), fixedChapters, {
  fixed: true,
  direction: 'rtl',
})
writeEpub(join(library, 'Documents', 'Scrolled documents.epub'), [...files, ...mixedChapters], {
  metadata: '<meta property="rendition:flow">scrolled-doc</meta>',
})
writeEpub(
  join(library, 'Pages and text', 'Pages and text.epub'),
  [
    ...files,
    ...fixedChapters.slice(0, 3),
    ...mixedChapters.map(part => ({ ...part, spineProperties: 'rendition:layout-reflowable' })),
    ...fixedChapters.slice(3, 6),
  ],
  { fixed: true },
)
writeEpub(
  join(library, 'Vertical after title', 'Vertical after a title.epub'),
  [...files, { path: 'title.xhtml', body: createEpubChapterXhtml('<h1>題</h1>', '', 'ja') }, ...verticalChapters],
  { direction: 'rtl', language: 'ja' },
)
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

const chapter = (page: Page) => page.frameLocator('[data-chapter][data-shown=true] iframe')

/**
 * Returns the index of a chapter, and the first visible word or image of the chapter. A word is visible if at least
 * half of its first character is visible. An image is visible if at least 2 % of its area is visible. For an image,
 * also returns the height of the part above the visible area, in lines of 24 pixels.
 */
const readFirstVisible = async (page: Page): Promise<string> => {
  // Waits until the reader stands still. Only then searches the first visible word, because the search is slow.
  await readPageValueWhenStable(page, readPlacesAndLoading)
  return page.evaluate(findFirstVisible)
}

/**
 * Runs in the page. Returns the number of loaded files. For each chapter, also returns its visibility, position, size
 * and content size. While a page turn waits for the next chapter, only new files and new chapters change the result.
 */
function readPlacesAndLoading(): number[] {
  const chapters = [...document.querySelectorAll<HTMLElement>('[data-chapter]')].flatMap(view => {
    const frame = view.querySelector('iframe')
    const root = frame?.contentDocument?.scrollingElement
    const { left = 0, top = 0, width = 0, height = 0 } = frame?.getBoundingClientRect() ?? {}
    const isShown = view.dataset.shown === 'true' ? 1 : 0
    return [isShown, left, top, width, height, root?.scrollWidth ?? 0, root?.scrollHeight ?? 0]
  })
  return [performance.getEntriesByType('resource').length, ...chapters]
}

/** Runs in the page. Returns the text that {@link readFirstVisible} returns. */
function findFirstVisible(): string {
  const window = (
    document.querySelector('[data-strip]') ?? document.querySelector('[data-shown=true]')
  )?.getBoundingClientRect()
  const views = [...document.querySelectorAll<HTMLElement>('[data-chapter][data-shown=true]')].sort(
    (a, b) => Number(a.dataset.chapter) - Number(b.dataset.chapter),
  )
  for (const view of views) {
    const iframe = view.querySelector('iframe')
    const inner = iframe?.contentDocument
    if (!window || !iframe || !inner) continue
    const origin = iframe.getBoundingClientRect()
    const range = inner.createRange()
    const walker = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    const isSeen = (box: DOMRect, share: number) => {
      const [left, top] = [origin.left + box.left, origin.top + box.top]
      const width = Math.min(left + box.width, window.right) - Math.max(left, window.left)
      const height = Math.min(top + box.height, window.bottom) - Math.max(top, window.top)
      return width > 0 && height > 0 && width * height >= share * box.width * box.height
    }
    let [word, image] = [0, 0]
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.nodeName === 'img') {
        const box = (node as Element).getBoundingClientRect()
        const hiddenLines = Math.round(Math.max(0, window.top - origin.top - box.top) / 24)
        image += 1
        if (isSeen(box, 0.02)) return `${view.dataset.chapter}: image ${image} from line ${hiddenLines}`
      }
      if (node.nodeType !== Node.TEXT_NODE) continue
      for (const { 0: text, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        word += 1
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const [box] = range.getClientRects()
        if (box && isSeen(box, 0.5)) return `${view.dataset.chapter}: ${text} ${word}`
      }
    }
  }
  return 'nothing'
}

const getReaderPath = (id: string) => `/book/${id}/read-epub`

async function openBook(page: Page, origin: string, id: string) {
  await page.goto(origin + getReaderPath(id))
  await expectOpenBook(page)
}

/** Closes the open book and opens it again, without a reload of the client. */
async function reopenBookInApp(page: Page, id: string) {
  await openInApp(page, '/account')
  await openInApp(page, getReaderPath(id))
  await expectOpenBook(page)
}

async function expectOpenBook(page: Page) {
  await expect(locatePositionStatus(page, /\d/)).toBeAttached()
  await expect(page.locator('[data-shown=true] iframe').first()).toBeVisible()
}

/**
 * In each of three rounds, turns a few pages, mostly forwards, and opens the book again. Then goes to the end of the
 * book, turns pages backwards, and opens the book again. Reloads the client in the first and in the last round.
 * @param seed seed of the random number generator that chooses the page turns
 * @returns visible content before and after each reopening
 */
async function readAtRandom(page: Page, origin: string, id: string, seed: number) {
  const reopened: { before: string; after: string }[] = []
  let state = seed
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  // Number of pages from the start of the book to the current page. If the number is 0, the test turns only forwards,
  // because backwards page turns at the start of the book can close the reader.
  let pageTurnsFromStart = 0
  await openBook(page, origin, id)
  for (let round = 0; round < 4; round++) {
    const isFromEnd = round === 3
    if (isFromEnd) {
      await page.keyboard.press('End')
      await readFirstVisible(page)
    }
    const turns = isFromEnd ? 3 : 2 + Math.floor(random() * 4)
    for (let turn = 0; turn < turns; turn++) {
      const isForward = !isFromEnd && (random() < 0.8 || pageTurnsFromStart === 0)
      pageTurnsFromStart += isForward ? 1 : -1
      await page.keyboard.press(isForward ? 'PageDown' : 'PageUp')
    }
    const before = await readFirstVisible(page)
    await (round === 0 || isFromEnd ? openBook(page, origin, id) : reopenBookInApp(page, id))
    reopened.push({ before, after: await readFirstVisible(page) })
  }
  return reopened
}

const layouts = [
  { name: 'pages of a phone', title: 'Mixed images', viewport: { width: 390, height: 700 }, layout: 'paginated' },
  { name: 'two columns', title: 'Mixed images', viewport: { width: 1280, height: 600 }, layout: 'paginated' },
  { name: 'a strip', title: 'Mixed images', viewport: { width: 390, height: 700 }, layout: 'scroll' },
  { name: 'vertical lines', title: 'Vertical lines', viewport: { width: 390, height: 500 }, layout: 'paginated' },
  { name: 'fixed pages', title: 'Fixed pages', viewport: { width: 390, height: 700 }, layout: 'paginated' },
  { name: 'right-to-left pages', title: 'Right to left', viewport: { width: 390, height: 700 }, layout: 'paginated' },
  {
    name: 'two right-to-left columns',
    title: 'Right to left',
    viewport: { width: 1280, height: 600 },
    layout: 'paginated',
  },
  { name: 'pairs of pages', title: 'Fixed pages', viewport: { width: 1280, height: 800 }, layout: 'paginated' },
  {
    name: 'pairs of right-to-left pages',
    title: 'Right to left pages',
    viewport: { width: 1280, height: 800 },
    layout: 'paginated',
  },
  {
    name: 'chapters that scroll separately',
    title: 'Scrolled documents',
    viewport: { width: 390, height: 700 },
    layout: 'scroll',
  },
  {
    name: 'a book of fixed pages and text, on a phone',
    title: 'Pages and text',
    viewport: { width: 390, height: 700 },
    layout: 'paginated',
  },
  {
    name: 'a book of fixed pages and text, in a wide window',
    title: 'Pages and text',
    viewport: { width: 1280, height: 700 },
    layout: 'paginated',
  },
  {
    name: 'vertical text after a horizontal title, with the setting for scrolled text',
    title: 'Vertical after a title',
    viewport: { width: 390, height: 500 },
    layout: 'scroll',
  },
] as const

for (const [index, { name, title, viewport, layout }] of layouts.entries())
  test(`in ${name}, a reopened book shows the same first word or image`, async ({ page, longbox, signIn }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn()
    await page.evaluate(value => localStorage.setItem('longbox.epub.layout', JSON.stringify(value)), layout)
    const { id } = await waitForReadableBook(page, title)
    const reopened = await readAtRandom(page, longbox.url, id, 17 + index)
    expect(reopened.map(({ after }) => after)).toEqual(reopened.map(({ before }) => before))
    expect(new Set(reopened.map(({ before }) => before)).size).toBeGreaterThan(1)
  })

test('a reopened book shows the same first word, even if its images load late', async ({ page, longbox, signIn }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn()
  const { id } = await waitForReadableBook(page, 'Mixed images')
  await openBook(page, longbox.url, id)
  // Turns pages until several images are before the current position. Later, the test delays these images. When they
  // load, their height increases, but the visible text must not move.
  for (let turn = 0; turn < 6; turn++) await page.keyboard.press('PageDown')
  await expect(page.locator('[data-chapter="1"][data-shown=true]')).toBeAttached()
  const before = await readFirstVisible(page)
  expect(before).toMatch(/^1: /)
  let releaseImages = () => {}
  const imagesReleased = new Promise<void>(resolve => {
    releaseImages = resolve
  })
  await page.route(/\/resource\/.*\.svg/, async route => {
    await imagesReleased
    await route.continue()
  })
  await openBook(page, longbox.url, id)
  expect(await chapter(page).locator('img').first().getAttribute('src')).toBeNull()
  releaseImages()
  await expect(chapter(page).locator('img').first()).toHaveAttribute('src', /^blob:/)
  expect(await readFirstVisible(page)).toBe(before)
})

test('with the setting for scrolled text, vertical text after a horizontal title is on pages without cut lines', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.epub.layout', JSON.stringify('scroll')))
  const { id } = await waitForReadableBook(page, 'Vertical after a title')
  await openBook(page, longbox.url, id)
  await expect(page.locator('[data-strip]')).toHaveCount(0)
  await page.keyboard.press('PageDown')
  await expect(page.locator('[data-chapter="1"][data-shown=true]')).toBeAttached()
  expect(await readFirstVisible(page)).toMatch(/^1: 第1段落/)
  await page.keyboard.press('PageDown')
  await expect.poll(() => readFirstVisible(page)).not.toMatch(/^1: 第1段落/)
  const { width } = (await chapter(page).locator('body').boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(390)
})

for (const layout of ['paginated', 'scroll'])
  test(`the first word stays the same after enlarging the text and restoring its size, ${layout}`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn()
    await page.evaluate(value => localStorage.setItem('longbox.epub.layout', JSON.stringify(value)), layout)
    const { id } = await waitForReadableBook(page, 'Mixed images')
    await openBook(page, longbox.url, id)
    for (let turn = 0; turn < 6; turn++) await page.keyboard.press('PageDown')
    const before = await readFirstVisible(page)
    for (const key of ['+', '+', '+', '-', '-', '-']) await page.keyboard.press(key)
    expect(await readFirstVisible(page)).toBe(before)
    await openBook(page, longbox.url, id)
    expect(await readFirstVisible(page)).toBe(before)
  })
