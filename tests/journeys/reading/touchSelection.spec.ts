import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { waitForAnalyzedBookId } from '../../bench/benchmarkRouteBytes'
import { createPdf } from '../../harness/content/createPdf'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { selectTextInChapter } from '../../harness/readers/epubAnnotationTestSteps'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const words = 'The harbour lay grey under a low sky, and the ropes sang at the end of the pier. '
const library = mkdtempSync(join(tmpdir(), 'longbox-touch-'))
writeEpub(join(library, 'Quay', 'The quay.epub'), [
  {
    path: 'one.xhtml',
    body: createEpubChapterXhtml(
      `<p>First words.</p>${`<p>${words}</p>`.repeat(4)}<p>${words}A lamp.</p><p>${words}</p><p>Last words.</p>`,
    ),
  },
  { path: 'two.xhtml', body: createEpubChapterXhtml(`<p>${words}</p>`) },
])
mkdirSync(join(library, 'Leaflets'))
const line = { text: 'The harbour light', x: 60, y: 400 }
writeFileSync(join(library, 'Leaflets', 'Harbour.pdf'), createPdf([{ lines: [line] }, { lines: [line] }], []))

test.use({ args: ['--library', library], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

/** Height in CSS pixels of the selection handles that touch devices show below selected text. */
const HANDLE_HEIGHT_PX = 24

/**
 * Maximum gap in CSS pixels between the selected text and the menu of the reader. On touch devices, this gap contains
 * the selection handles, or the menu of the browser.
 */
const MAX_GAP_PX = 65

/** Moves a finger to the left across the page. */
async function swipeLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(x => ({ x, y: 700 })) })
  await touch('touchStart', 320)
  for (const x of [260, 180, 100]) await touch('touchMove', x)
  await touch('touchEnd')
}

test('in an EPUB, text can be selected by touch', async ({ page, longbox, signIn }) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'The quay')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  const first = locatePositionStatus(page, /^Page 1 of 1/)
  await expect(first).toBeAttached()
  const frame = page.frameLocator('[data-chapter="0"][data-shown=true] iframe')
  const menu = page.getByRole('dialog', { name: 'Selected text' })

  await test.step('in an EPUB, selecting text without pointer events opens a menu that does not overlap the handles, and swipes keep the page', async () => {
    await selectTextInChapter(page, 'Last words')
    await expect(menu.getByRole('button', { name: 'Look up' })).toBeVisible()
    const [menuBox, textBox] = await Promise.all([menu.boundingBox(), frame.getByText('Last words').boundingBox()])
    expect(menuBox?.y).toBeGreaterThan((textBox?.y ?? 0) + (textBox?.height ?? 0) + HANDLE_HEIGHT_PX)
    await swipeLeft(page)
    await expect(menu).toBeVisible()
    await expect(page.locator('[data-chapter="0"][data-shown=true]')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  await test.step('the selection menu follows the selected text when the device is rotated', async () => {
    await selectTextInChapter(page, 'A lamp')
    await expect(menu.getByRole('button', { name: 'Look up' })).toBeVisible()
    const textBox = () =>
      page.locator('[data-chapter="0"][data-shown=true] iframe').evaluate((frame: HTMLIFrameElement) => {
        const { top = 0, bottom = 0 } =
          frame.contentDocument?.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? {}
        const { y } = frame.getBoundingClientRect()
        return { top: top + y, bottom: bottom + y }
      })
    /** Vertical distance in CSS pixels between the selected text and the menu above or below the text. */
    const distanceToMenu = async () => {
      const { y = 0, height = 0 } = (await menu.boundingBox()) ?? {}
      const { top, bottom } = await textBox()
      return Math.max(y - bottom, top - y - height)
    }
    const isMenuBesideText = async () => {
      const distance = await distanceToMenu()
      return distance > 0 && distance <= MAX_GAP_PX
    }
    const { top } = await textBox()
    expect(await isMenuBesideText()).toBe(true)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(async () => Math.abs((await textBox()).top - top)).toBeGreaterThan(MAX_GAP_PX)
    await expect.poll(isMenuBesideText).toBe(true)
    await expect(locatePositionStatus(page, /^Page 1 of/)).toBeAttached()
  })
})

test('in a PDF, taps and swipes keep the page while text is selected', async ({ page, longbox, signIn }) => {
  await signIn()
  const id = await waitForAnalyzedBookId(page, 'PDF', 'Harbour')
  await page.goto(`${longbox.url}/book/${id}/read?incognito=true&page=1`)
  const text = page.locator('[data-pdf-page="1"]').getByText(line.text)
  await expect(text).toBeAttached()
  await text.selectText()
  const selected = () => page.evaluate(() => document.getSelection()?.toString())
  expect(await selected()).toBe(line.text)
  await swipeLeft(page)
  await expect(locatePositionStatus(page, 'Page 1 of 2')).toBeAttached()
  await text.selectText()
  await page.touchscreen.tap(370, 700)
  await expect.poll(selected).toBe('')
  await expect(locatePositionStatus(page, 'Page 1 of 2')).toBeAttached()
  await page.touchscreen.tap(370, 700)
  await expect(locatePositionStatus(page, 'Page 2 of 2')).toBeAttached()
})
