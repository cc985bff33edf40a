import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160"><title>Map</title><rect width="200" height="160" fill="#7a5"/></svg>'
/** Creates a chapter of several pages. Each of its 40 long paragraphs contains a link. */
const createChapter = (name: string, head = '', language = 'en', start = '') =>
  createEpubChapterXhtml(
    start +
      Array.from(
        { length: 40 },
        (_, at) => `<p>${'word '.repeat(30)}<a href="#end">${name}${at}</a> ${'word '.repeat(20)}</p>`,
      ).join('') +
      '<p id="end">End</p>',
    head,
    language,
  )
const vertical = '<style>html { writing-mode: vertical-rl; }</style>'
const note =
  '<p>A <a epub:type="noteref" href="#n1">note</a>.</p><aside epub:type="footnote" id="n1"><p>Words of the note.</p></aside>'
const plain = createEpubChapterXhtml('<p>No links.</p>')

const library = mkdtempSync(join(tmpdir(), 'longbox-focus-'))
const chaptersOf = (...bodies: readonly string[]) => bodies.map((body, at) => ({ path: `${at}.xhtml`, body }))
const write = (title: string, bodies: readonly string[], about = {}) =>
  writeEpub(join(library, title, `${title}.epub`), chaptersOf(...bodies), about)
write('Left to right', [createChapter('a', '', 'en', `${note}${image}`), createChapter('b'), plain])
write('Right to left', [createChapter('a', '', 'ar'), createChapter('b', '', 'ar')], {
  direction: 'rtl',
  language: 'ar',
})
write('Vertical', [createChapter('a', vertical, 'ja'), createChapter('b', vertical, 'ja')], {
  direction: 'rtl',
  language: 'ja',
})
test.use({ args: ['--library', library], viewport: { width: 900, height: 700 } })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

async function open(page: Page, signIn: () => Promise<void>, origin: string, title: string) {
  await signIn()
  const { id } = await waitForReadableBook(page, title)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${origin}/book/${id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()
  // Waits until the package document has loaded. If the package document changes the page direction, the reader lays
  // out the chapter again in another iframe.
  const direction = title === 'Left to right' ? 'ltr' : 'rtl'
  await expect(page.locator('[data-chapter="0"][data-shown=true]')).toHaveAttribute('dir', direction)
}

/**
 * Returns the text and the tag name of the focused element of a chapter, and whether this element is on the visible
 * page. Returns undefined if the focus is outside of a chapter.
 */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const frame = document.activeElement
    if (!(frame instanceof HTMLIFrameElement)) return undefined
    const { x, y } = frame.getBoundingClientRect()
    const element = frame.contentDocument?.activeElement
    const box = element?.getBoundingClientRect()
    const left = (box?.left ?? -1) + x
    const top = (box?.top ?? -1) + y
    const isVisible = left >= 0 && left < innerWidth && top >= -20 && top < innerHeight
    return { name: element?.textContent ?? '', isVisible, element: element?.localName }
  })
const readPosition = (page: Page) =>
  locatePositionStatus(page, /Page \d+ of/)
    .first()
    .getAttribute('aria-label')

/** Turns pages until a position of the book appears. */
async function turnTo(page: Page, key: string, position: string | RegExp) {
  await expect(async () => {
    if ((await locatePositionStatus(page, position).count()) === 0) await page.keyboard.press(key)
    await expect(locatePositionStatus(page, position)).toBeAttached({ timeout: 500 })
  }).toPass()
}

/** Presses Tab, or the given key, until the focus leaves the chapter. Returns the names of the focused links. */
async function tabThroughPage(page: Page, key = 'Tab'): Promise<string[]> {
  const names: string[] = []
  for (let count = 0; count < 30; count++) {
    await page.keyboard.press(key)
    const focus = await readFocus(page)
    if (!focus) return names
    expect(focus.isVisible, focus.name).toBe(true)
    names.push(focus.name)
  }
  throw new Error('the focus does not leave the chapter')
}

for (const [title, key] of [
  ['Left to right', 'ArrowRight'],
  ['Right to left', 'ArrowLeft'],
  ['Vertical', 'ArrowLeft'],
] as const)
  test(`Tab reaches only the links of the visible page: ${title}`, async ({ page, longbox, signIn }) => {
    await open(page, signIn, longbox.url, title)
    await turnTo(page, key, /Page 3 of/)
    const before = await readPosition(page)
    const names = await tabThroughPage(page)
    expect(names.length).toBeGreaterThan(1)
    expect(names).not.toContain('a0')
    expect(await readPosition(page)).toBe(before)
    expect(await tabThroughPage(page, 'Shift+Tab')).toEqual(names.toReversed())
    expect(await readPosition(page)).toBe(before)

    // When the page turns, the focus stays on a link of the previous page. The next press of Tab moves the focus to the
    // first link of the visible page.
    await page.keyboard.press('Tab')
    await page.keyboard.press(key)
    await expect(locatePositionStatus(page, /Page 4 of/)).toBeAttached()
    const nextNames = await tabThroughPage(page)
    expect(names).not.toContain(nextNames[0])
    expect(await readPosition(page)).toContain('Page 4 of')

    // Goes to the next chapter while a link has the focus, and back to the previous chapter.
    await page.keyboard.press('Shift+Tab')
    expect((await readFocus(page))?.name).toBe(nextNames.at(-1))
    await turnTo(page, key, /Page 1 of/)
    await page.keyboard.press('Tab')
    await expect.poll(() => readFocus(page)).toMatchObject({ name: 'b0', isVisible: true })
    await page.keyboard.press(key === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight')
    await expect(locatePositionStatus(page, /Page 1 of/)).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect.poll(() => readFocus(page)).toMatchObject({ name: expect.stringMatching(/^a/), isVisible: true })
  })

test('Tab reaches only the visible links of the scrolled layout, and skips a page without links', async ({
  page,
  longbox,
  signIn,
}) => {
  await open(page, signIn, longbox.url, 'Left to right')
  await page.keyboard.press('v')
  await expect(page.locator('[data-strip]')).toBeAttached()
  for (let count = 0; count < 3; count++) await page.keyboard.press('PageDown')
  await expect(locatePositionStatus(page, /Page 1 of/)).toHaveCount(0)
  const scrollTop = () => page.locator('[data-strip]').evaluate(element => element.scrollTop)
  const before = await scrollTop()
  const names = await tabThroughPage(page)
  expect(names.length).toBeGreaterThan(1)
  expect(names).not.toContain('a0')
  expect(Math.abs((await scrollTop()) - before)).toBeLessThan(40)

  await page.keyboard.press('p')
  await expect(page.locator('[data-strip]')).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(page.frameLocator('[data-chapter="2"][data-shown=true] iframe').getByText('No links.')).toBeVisible()
  expect(await tabThroughPage(page)).toEqual([])
})

test('a closed footnote and a closed image return the focus to their link and image', async ({
  page,
  longbox,
  signIn,
}) => {
  await open(page, signIn, longbox.url, 'Left to right')
  await page.keyboard.press('Tab')
  await expect.poll(() => readFocus(page)).toMatchObject({ name: 'note' })
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', { name: 'Note' })
  await expect(popover.frameLocator('iframe').getByText('Words of the note.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect.poll(() => readFocus(page)).toMatchObject({ name: 'note' })

  await page.keyboard.press('Enter')
  await popover.frameLocator('iframe').getByText('Words of the note.').click()
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect.poll(() => readFocus(page)).toMatchObject({ name: 'note' })

  await page.keyboard.press('Tab')
  await expect.poll(() => readFocus(page)).toMatchObject({ element: 'svg' })
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Map' })
  await expect(viewer).toBeVisible()
  await viewer.getByRole('button', { name: 'Larger' }).click()
  await viewer.getByRole('button', { name: 'Smaller' }).focus()
  for (let count = 0; count < 3; count++) await page.keyboard.press('Enter')
  await expect(viewer.getByRole('button', { name: 'Smaller' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect.poll(() => readFocus(page)).toMatchObject({ element: 'svg' })
})

test('keys have no effect behind an open sheet, and the selection menu returns the focus to the text', async ({
  page,
  longbox,
  signIn,
}) => {
  await open(page, signIn, longbox.url, 'Left to right')
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await expect(sheet).toBeVisible()
  const less = sheet.getByRole('button', { name: 'Less: Page margins' })
  await less.focus()
  for (let count = 0; count < 12; count++) await page.keyboard.press('Enter')
  await expect(less).toHaveAttribute('aria-disabled', 'true')
  await expect(less).toBeFocused()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('t')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()

  await page.locator('[data-chapter="0"] iframe').evaluate((frame: HTMLIFrameElement) => {
    const paragraph = frame.contentDocument?.querySelector('p')
    frame.focus()
    if (paragraph) frame.contentDocument?.getSelection()?.selectAllChildren(paragraph)
  })
  const menu = page.getByRole('dialog', { name: 'Selected text' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect.poll(() => readFocus(page)).toMatchObject({ element: 'body' })
})
