import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeNumberedComic } from '../../../harness/content/writeNumberedComic'
import { openComicIncognito } from '../../../harness/readers/openComicIncognito'
import { expect, test } from '../../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-crop-'))
test.use({ args: ['--library', library] })
test.beforeAll(async () => {
  await writeNumberedComic(join(library, 'Framed', 'Framed 001.cbz'), 6, { width: 600, height: 900, border: 60 })
  await writeNumberedComic(join(library, 'Narrow', 'Narrow 001.cbz'), 2, { width: 600, height: 900, border: 10 })
})
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

test('crops white borders of pages and the sides of a strip; with cropping off, each mode shows full pages', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.reader.crop', 'true'))
  await openComicIncognito(page, longbox.url, 'Framed 001', 2)
  /**
   * Creates a function that measures which part of a page image is visible. The result contains the visible fractions
   * of the width and of the height.
   * @param boxes selector of the page boxes. The function measures the image in the first box.
   */
  const share = (boxes: string) => () =>
    page
      .locator(boxes)
      .first()
      .evaluate(box => {
        const image = box.querySelector('img')?.getBoundingClientRect()
        const { width, height } = box.getBoundingClientRect()
        return image ? [width / image.width, height / image.height].map(part => part.toFixed(1)).join(' ') : ''
      })
  const paged = share('[data-shown="true"] [data-page]')
  const strip = share('[data-strip][data-page="2"]')
  await expect.poll(paged).toBe('0.8 0.9')
  await page.keyboard.press('w')
  await expect.poll(strip).toBe('0.8 1.0')
  await page.keyboard.press('s')
  await page.getByRole('switch', { name: 'Cut off white and black borders' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(strip).toBe('1.0 1.0')
  await page.keyboard.press('l')
  await expect.poll(paged).toBe('1.0 1.0')
})

test('the automatic background takes the color of a narrow page border, not of the drawing inside', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.reader.background', '"auto"'))
  await openComicIncognito(page, longbox.url, 'Narrow 001', 2)
  const ground = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('main [style*="background-color"]')?.style.backgroundColor)
  await expect.poll(async () => Math.min(...((await ground())?.match(/\d+/g) ?? [0]).map(Number))).toBeGreaterThan(235)
  const frame = page.locator('[data-background]')
  await page.keyboard.press('s')
  for (const [name, color] of [
    ['White', 'rgb(255, 255, 255)'],
    ['Gray', 'rgb(33, 33, 33)'],
    ['Black', 'rgb(0, 0, 0)'],
  ] as const) {
    await page.getByRole('radio', { name, exact: true }).check({ force: true })
    await expect(frame).toHaveCSS('background-color', color)
  }
  expect(await ground()).toBeUndefined()
})
