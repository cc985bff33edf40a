import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { writeUnusualEpubs } from '../../harness/content/writeUnusualEpubs'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-frame-'))
writeUnusualEpubs(library)
test.use({ args: ['--library', library], viewport: { width: 900, height: 700 }, hasTouch: true })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

const chapter = (page: Page): FrameLocator => page.frameLocator('[data-shown=true] iframe')
const idOf = async (page: Page, title: string) => (await waitForReadableBook(page, title)).id

test('navigates by lists, slider and page field; keeps the position after a reload in incognito mode; opens the next book', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
  })
  await signIn()
  const book = await idOf(page, 'Book of lists 1')
  const wholeFiles: string[] = []
  page.on('request', request => /\/file(\/|\?|$)/.test(request.url()) && wholeFiles.push(request.url()))
  await page.goto(`${longbox.url}/book/${book}/read?incognito=true`)
  await expect(locatePositionStatus(page, /Page 1 of \d+ in Harbour/)).toBeAttached()
  await expect(page).toHaveURL(/read-epub\?incognito=true/)
  await expect(page.getByText(/\d+ min left in chapter/)).toBeVisible()
  await expect(page.getByText('0%', { exact: true })).toBeVisible()
  const letters = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-shown=true] iframe')
    const [above, below] = [...(frame?.contentDocument?.querySelectorAll('mfrac > *') ?? [])]
    const edges = [above?.getBoundingClientRect().bottom ?? 0, below?.getBoundingClientRect().top ?? -1]
    const faces = [...(frame?.contentDocument?.fonts ?? [])]
    const fonts = faces.some(({ family, status }) => /Embedded/.test(family) && status === 'loaded')
    return { isStacked: (edges[0] ?? 0) <= (edges[1] ?? 0), fonts }
  })
  expect(letters).toEqual({ isStacked: true, fonts: true })
  // The second font is an obfuscated copy of the first font. The obfuscation key is the identifier of the book. If the
  // reader decodes the copy correctly, both fonts have the same widths.
  await expect(async () => {
    const [embedded, disguised, fallback] = await page.evaluate(widthsOfLetters)
    expect(disguised).toBe(embedded)
    expect(embedded).not.toBe(fallback)
  }).toPass()

  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: 'Contents' })
  await expect(sheet.getByRole('button', { name: 'Harbour' })).toHaveAttribute('aria-current', 'location')
  await expect(sheet.getByText(/left in the book/)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Lighthouse' }).click()
  await expect(sheet).toBeHidden()
  await expect(locatePositionStatus(page, /in Lighthouse/)).toBeAttached()
  await page.keyboard.press('t')
  await sheet.getByRole('button', { name: 'Printed pages' }).click()
  await sheet.getByRole('button', { name: '7', exact: true }).click()
  await expect(chapter(page).getByText('Paragraph 31.')).toBeInViewport()
  await page.keyboard.press('t')
  await sheet.getByRole('button', { name: 'Landmarks' }).click()
  await sheet.getByRole('button', { name: 'Where it begins' }).click()
  await expect(locatePositionStatus(page, /Page 1 of \d+ in Quay/)).toBeAttached()
  await page.reload()
  await expect(locatePositionStatus(page, /Page 1 of \d+ in Quay/)).toBeAttached()

  await page.keyboard.press('g')
  await page.getByRole('textbox', { name: /Go to a position/ }).fill('100%')
  await page.keyboard.press('Enter')
  await expect(locatePositionStatus(page, /in Lighthouse/)).toBeAttached()
  await page.getByRole('slider', { name: 'Position in the book' }).press('Home')
  await expect(locatePositionStatus(page, /Page 1 of \d+ in Harbour/)).toBeAttached()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByText('Incognito', { exact: true })).toBeVisible()
  expect(await findAxeViolations(page), 'bars').toEqual([])
  await page.keyboard.press('End')
  await expect(locatePositionStatus(page, /in Lighthouse/)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'You reached the end' })).toContainText('Book of lists 2')
  await page.setViewportSize({ width: 640, height: 320 })
  for (const name of ['Read next', 'Back to the last page'])
    await page.getByRole('button', { name }).click({ trial: true })
  await page.keyboard.press('ArrowRight')
  await expect(chapter(page).getByRole('heading', { name: 'Second volume' })).toBeInViewport()
  await expect(page).toHaveURL(/incognito=true/)
  // The browser reports that the user wants to save data, so the reader must not fetch the whole file of `book`.
  expect(wholeFiles.filter(url => url.includes(book))).toEqual([])
})

test('turns pages by buttons, clicks and taps according to the settings, including right-to-left books', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/book/${await idOf(page, 'Book of lists 1')}/read-epub?incognito=true`)
  const isAt = (number: number) => expect(locatePositionStatus(page, new RegExp(`Page ${number} of`))).toBeAttached()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await isAt(1)
  await page.mouse.click(860, 350)
  await isAt(2)
  await page.mouse.click(860, 350)
  await isAt(3)
  await button('Previous page').click()
  await isAt(2)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.keyboard.press('Home')
  await isAt(1)
  await page.touchscreen.tap(370, 400)
  await isAt(2)
  await page.touchscreen.tap(20, 400)
  await isAt(1)
  await button('Next page').tap()
  await isAt(2)
  await page.touchscreen.tap(195, 400)
  await expect(button('Back')).toBeVisible()

  await page.getByRole('button', { name: 'Settings' }).click()
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  const set = (group: string, name: string) =>
    sheet.getByRole('group', { name: group }).getByRole('radio', { name }).check({ force: true })
  await set('Turn pages with', 'Buttons')
  await set('Reading direction', 'Right to left')
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await page.keyboard.press('Home')
  await isAt(1)
  await page.touchscreen.tap(20, 400)
  await expect(button('Back')).toBeVisible()
  await page.touchscreen.tap(195, 400)
  await expect(button('Back')).toBeHidden()
  await isAt(1)
  await button('Next page').tap()
  await isAt(2)
  expect((await button('Next page').boundingBox())?.x).toBeLessThan(100)
  await page.keyboard.press('ArrowLeft')
  await isAt(3)
})

/**
 * Returns the widths of a text in pixels in three fonts: the embedded font, the obfuscated font, and the default font
 * of the browser. Runs in the page.
 */
function widthsOfLetters(): (number | undefined)[] {
  const frame = document.querySelector<HTMLIFrameElement>('[data-shown=true] iframe')
  const brush = frame?.contentDocument?.createElement('canvas').getContext('2d')
  return ['Embedded', '"In disguise"', '"No such font"'].map(family => {
    if (brush) brush.font = `40px ${family}, serif`
    return brush?.measureText('Illiterate').width
  })
}
