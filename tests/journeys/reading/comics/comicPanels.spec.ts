import type { Page } from 'playwright/test'
import { openComicIncognito } from '../../../harness/readers/openComicIncognito'
import { locatePositionStatus } from '../../../harness/readers/readableBooks'
import { expect, test } from '../../../harness/server/longboxFixture'

const panel = (page: Page) => page.locator('[data-panel]')

/**
 * Checks that the current panel is in the center of the viewport, and that it fills the width or the height of the
 * viewport.
 */
async function expectFilled(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 }
  await expect
    .poll(async () => {
      const box = await panel(page).boundingBox()
      if (!box) return 'no panel'
      const filled = Math.max(box.width / width, box.height / height)
      const off = Math.max(Math.abs(box.x + box.width / 2 - width / 2), Math.abs(box.y + box.height / 2 - height / 2))
      return filled > 0.93 && filled < 1.02 && off < 2 ? 'filled' : `${filled} of the screen, ${off} px off`
    })
    .toBe('filled')
}

/** Returns which part of the comic page is at the center of the viewport, such as `top left` or `middle right`. */
const where = (page: Page) => () =>
  page
    .locator('[data-shown="true"] img')
    .first()
    .evaluate(image => {
      const { x, y, width, height } = image.getBoundingClientRect()
      const [across, down] = [(innerWidth / 2 - x) / width, (innerHeight / 2 - y) / height]
      const third = (at: number, names: readonly [string, string, string]) => names[at < 0.4 ? 0 : at > 0.6 ? 2 : 1]
      return `${third(down, ['top', 'middle', 'bottom'])} ${third(across, ['left', 'middle', 'right'])}`
    })

/**
 * Returns the zoom factor of the comic page relative to the viewport. Divides the width of the page by the width of the
 * viewport, and does the same with the heights. Returns the larger result.
 */
const enlarged = (page: Page) =>
  page
    .locator('[data-shown="true"] img')
    .first()
    .evaluate(image => {
      const { width, height } = image.getBoundingClientRect()
      return Math.max(width / innerWidth, height / innerHeight)
    })

test('guided view steps from panel to panel and from page to page, forward and back', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Orbit Diner 001', 2)
  await page.keyboard.press('e')
  const places = ['top left', 'top right', 'middle middle', 'bottom left', 'bottom right']
  for (const [index, place] of places.entries()) {
    await expect(locatePositionStatus(page, `Panel ${index + 1} of 5`)).toBeAttached()
    await expect.poll(where(page)).toBe(place)
    await expectFilled(page)
    await page.keyboard.press('ArrowRight')
  }
  await expect(locatePositionStatus(page, 'Page 3 of 8')).toBeAttached()
  await expect(locatePositionStatus(page, 'Panel 1 of 4')).toBeAttached()
  await expectFilled(page)
  await expect.poll(where(page)).toBe('top middle')
  await page.keyboard.press('ArrowLeft')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await expect(locatePositionStatus(page, 'Panel 5 of 5')).toBeAttached()
  await expectFilled(page)
  await page.mouse.move(640, 360)
  await page.mouse.wheel(0, -120)
  await expect(locatePositionStatus(page, 'Panel 4 of 5')).toBeAttached()
  await page.mouse.click(1_270, 360)
  await expect(locatePositionStatus(page, 'Panel 5 of 5')).toBeAttached()
  await page.keyboard.press('Shift+Space')
  await expect(locatePositionStatus(page, 'Panel 4 of 5')).toBeAttached()
  await page.keyboard.press('End')
  await expect(locatePositionStatus(page, 'Page 8 of 8')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(locatePositionStatus(page, 'Panel 3 of 3')).toBeAttached()
  await page.reload()
  await expect(locatePositionStatus(page, 'Page 7 of 8')).toBeAttached()
  await expect(locatePositionStatus(page, 'Panel 1 of 3')).toBeAttached()
  await expectFilled(page)
  await page.keyboard.press('e')
  await expect(locatePositionStatus(page, /^Panel \d/)).toHaveCount(0)
  await expect.poll(() => enlarged(page)).toBeLessThanOrEqual(1)
  await page.keyboard.press('ArrowLeft')
  await expect(locatePositionStatus(page, 'Page 6 of 8')).toBeAttached()
})

test('guided view continues from a position to which the user has panned, and shows the end card after the last panel', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.reader.guided', 'true'))
  await openComicIncognito(page, longbox.url, 'Orbit Diner 001', 2)
  await expect(locatePositionStatus(page, 'Panel 1 of 5')).toBeAttached()
  await expectFilled(page)
  for (const _ of [1, 2, 3]) {
    await page.mouse.move(640, 710)
    await page.mouse.down()
    await page.mouse.move(640, 20, { steps: 6 })
    await page.mouse.up()
  }
  await expect(panel(page)).toBeHidden()
  await expect.poll(where(page)).toBe('bottom left')
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Panel 5 of 5')).toBeAttached()
  await expectFilled(page)
  await page.keyboard.press('End')
  await expect(locatePositionStatus(page, 'Page 8 of 8')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'You reached the end' })).toBeVisible()
})

test('shows a page without panels as a whole, and reverses the panel order for the current book only', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Orbit Diner 001', 2)
  await page.keyboard.press('x')
  await expect(page.getByRole('status').filter({ hasText: 'Only available in guided view' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(locatePositionStatus(page, 'Panel 1 of 5')).toBeAttached()
  await page.keyboard.press('x')
  await expect(page.getByRole('status').filter({ hasText: 'This page is shown as a whole' })).toBeVisible()
  await expect.poll(() => enlarged(page)).toBeLessThanOrEqual(1)
  await page.reload()
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Panel 1 of 4')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await expect.poll(() => enlarged(page)).toBeLessThanOrEqual(1)
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Show the whole page, or its panels' }).click()
  await expect(locatePositionStatus(page, 'Panel 1 of 5')).toBeAttached()
  await page.keyboard.press('u')
  await expect(page.getByRole('status').filter({ hasText: 'Panels in reverse order' })).toBeVisible()
  await expectFilled(page)
  await expect.poll(where(page)).toBe('top right')
})

test('guided view steps through the pages of a spread one after the other', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.evaluate(() => {
    localStorage.setItem('longbox.reader.guided', 'true')
    localStorage.setItem('longbox.reader.layout', '"double"')
  })
  await openComicIncognito(page, longbox.url, 'Orbit Diner 001', 2)
  await expect(locatePositionStatus(page, 'Pages 2 and 3 of 8')).toBeAttached()
  for (const words of [
    'Panel 1 of 5',
    'Panel 2 of 5',
    'Panel 3 of 5',
    'Panel 4 of 5',
    'Panel 5 of 5',
    'Panel 1 of 4',
  ]) {
    await expect(locatePositionStatus(page, words)).toBeAttached()
    await expectFilled(page)
    await page.keyboard.press('ArrowRight')
  }
  await expect(locatePositionStatus(page, 'Panel 2 of 4')).toBeAttached()
  await expect(locatePositionStatus(page, 'Pages 2 and 3 of 8')).toBeAttached()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('guided view reads a manga from right to left, optionally shows the full page first, and turns pages by touch', async ({
    page,
    longbox,
    signIn,
  }) => {
    await signIn()
    await openComicIncognito(page, longbox.url, 'Paper Cranes Run v01', 3)
    await page.keyboard.press('s')
    await page.getByRole('switch', { name: /^Panel by panel/ }).click()
    await page.keyboard.press('Escape')
    await expect(locatePositionStatus(page, 'Panel 1 of 5')).toBeAttached()
    await expectFilled(page)
    await expect.poll(where(page)).toBe('top right')
    await page.touchscreen.tap(8, 420)
    await expect(locatePositionStatus(page, 'Panel 2 of 5')).toBeAttached()
    await expectFilled(page)
    await expect.poll(where(page)).toBe('top left')
    await page.keyboard.press('ArrowLeft')
    await expect(locatePositionStatus(page, 'Panel 3 of 5')).toBeAttached()
    await page.touchscreen.tap(382, 420)
    await expect(locatePositionStatus(page, 'Panel 2 of 5')).toBeAttached()
    await page.setViewportSize({ width: 844, height: 390 })
    await expectFilled(page)
    await expect(locatePositionStatus(page, 'Panel 2 of 5')).toBeAttached()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.keyboard.press('s')
    await page.getByRole('switch', { name: 'Show the whole page before its panels' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Home')
    for (const next of [2, 3]) {
      await page.keyboard.press('ArrowLeft')
      await expect(locatePositionStatus(page, `Page ${next} of 9`)).toBeAttached()
      await expect(locatePositionStatus(page, 'The whole page')).toBeAttached()
      await expect.poll(() => enlarged(page)).toBeLessThanOrEqual(1)
      if (next === 2) for (let panels = 0; panels < 6; panels++) await page.keyboard.press('ArrowLeft')
    }
  })
})
