import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeNumberedComic } from '../../../harness/content/writeNumberedComic'
import { findAxeViolations } from '../../../harness/findAxeViolations'
import {
  createVisiblePageNumbersGetter,
  getVisiblePageNumbers,
  openComicIncognito,
} from '../../../harness/readers/openComicIncognito'
import { locatePositionStatus } from '../../../harness/readers/readableBooks'
import { readPageValueWhenStable } from '../../../harness/readPageValueWhenStable'
import { expect, test } from '../../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-pages-'))
test.use({ args: ['--library', library] })
test.beforeAll(() => writeNumberedComic(join(library, 'Plain', 'Plain 001.cbz'), 12, { width: 600, height: 900 }))
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

test('bookmarks a page, saves it as a file and sets it as poster', async ({ page, longbox, signIn }) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Plain 001', 5)
  await page.keyboard.press('b')
  await expect(page.getByRole('status').filter({ hasText: 'Page 5 bookmarked' })).toBeVisible()
  await page.reload()
  await expect(locatePositionStatus(page, 'Page 5 of 12')).toBeAttached()
  await page.keyboard.press('End')
  await expect(locatePositionStatus(page, 'Page 12 of 12')).toBeAttached()
  await page.keyboard.press('t')
  await page.getByRole('tab', { name: 'Bookmarks' }).click()
  await page.getByRole('button', { name: 'Page 5', exact: true }).click()
  await expect(locatePositionStatus(page, 'Page 5 of 12')).toBeAttached()
  await page.keyboard.press('m')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name }).click()
  }
  const saved = page.waitForEvent('download')
  await choose('Save this page')
  expect((await saved).suggestedFilename()).toBe('Plain 001 - 005.jpg')
  const sent = page.waitForResponse(answer => /\/series\/.+\/thumbnails/.test(answer.url()))
  await choose('Use as poster of the series')
  expect((await sent).ok()).toBe(true)
  await expect(page.getByRole('status').filter({ hasText: 'Page 5 is the poster now' })).toBeVisible()
})

test('saves the selected page of a spread, and shifts the pairing from the menu', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.reader.layout', '"double"'))
  await openComicIncognito(page, longbox.url, 'Plain 001', 4)
  await expect(locatePositionStatus(page, 'Pages 4 and 5 of 12')).toBeAttached()
  await page.keyboard.press('m')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name }).click()
  }
  const saved = page.waitForEvent('download')
  await choose('Save this page · Page 4')
  expect((await saved).suggestedFilename()).toBe('Plain 001 - 004.jpg')
  await choose('Bookmark this page · Page 4')
  await expect(page.getByRole('status').filter({ hasText: 'Page 4 bookmarked' })).toBeVisible()
  const sent = page.waitForResponse(answer => /\/books\/.+\/thumbnails/.test(answer.url()))
  await choose('Use as poster of the book · Page 4')
  expect((await sent).ok()).toBe(true)
  await choose('Shift the page pairs by one')
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('3-4')
  await choose('Show this page alone')
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('3')
})

test('shows an error with reason and retry for a page that fails to load', async ({ page, longbox, signIn }) => {
  await signIn()
  let fails = (): void => undefined
  const failing = new Promise<void>(resolve => {
    fails = resolve
  })
  await page.route('**/pages/9', async route => {
    await failing
    await route.fulfill({ status: 500, json: { message: 'The archive is damaged' } })
  })
  await openComicIncognito(page, longbox.url, 'Plain 001', 3)
  await page.keyboard.press('g')
  await expect(page.getByRole('textbox', { name: /Go to a position/ })).toBeFocused()
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(locatePositionStatus(page, 'Page 9 is loading')).toBeAttached()
  fails()
  await expect(locatePositionStatus(page, 'Page 9 could not be shown')).toBeAttached()
  const main = page.getByRole('main')
  await expect(main.getByText('The archive is damaged')).toBeVisible()
  await page.unroute('**/pages/9')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(locatePositionStatus(page, 'Page 9 of 12')).toBeAttached()
  await expect(page.locator('[data-shown="true"] img')).toBeVisible()
})

test('axe finds no violations in toolbars, sheets and end card', async ({ page, longbox, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn()
  await openComicIncognito(page, longbox.url, 'Plain 001', 5)
  await page.keyboard.press('m')
  await expect(page.getByRole('slider')).toBeVisible()
  expect(await findAxeViolations(page), 'bars').toEqual([])
  for (const key of ['s', 't', 'h']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true })).toBeVisible()
    expect(await findAxeViolations(page), `sheet of ${key}`).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('m')
  await page.keyboard.press('End')
  await expect(locatePositionStatus(page, 'Page 12 of 12')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'You reached the end' })).toBeVisible()
  expect(await findAxeViolations(page), 'card').toEqual([])
})

test('hides the poster action from users without permission', async ({ page, longbox, signIn }) => {
  await signIn('reader')
  await openComicIncognito(page, longbox.url, 'Plain 001', 5)
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Bookmark this page' })).toBeVisible()
  await expect(page.getByRole('button', { name: /poster/ })).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('two fingers zoom without turning the page; one finger pans, and turns the page only at the edge', async ({
    page,
    context,
    longbox,
    signIn,
  }) => {
    await signIn()
    await page.evaluate(() => localStorage.setItem('longbox.reader.swipe', 'true'))
    await openComicIncognito(page, longbox.url, 'Plain 001', 3)
    await page.touchscreen.tap(195, 420)
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible()
    const client = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    const width = () =>
      page.evaluate(() => document.querySelector('[data-shown="true"] img')?.getBoundingClientRect().width ?? 0)
    const whole = await width()
    await touch('touchStart', [155, 420], [235, 420])
    for (let apart = 50; apart <= 120; apart += 10) await touch('touchMove', [195 - apart, 420], [195 + apart, 420])
    await touch('touchEnd')
    expect(await width()).toBeGreaterThan(whole * 2)
    expect(await createVisiblePageNumbersGetter(page)()).toBe('3')
    const swipe = async () => {
      await touch('touchStart', [330, 420])
      for (let x = 300; x >= 60; x -= 40) await touch('touchMove', [x, 420])
      await touch('touchEnd')
      await readPageValueWhenStable(page, getVisiblePageNumbers)
    }
    await swipe()
    expect(await createVisiblePageNumbersGetter(page)()).toBe('3')
    await expect(async () => {
      if ((await createVisiblePageNumbersGetter(page)()) === '3') await swipe()
      expect(await createVisiblePageNumbersGetter(page)()).toBe('4')
    }).toPass()
    expect(await width()).toBeCloseTo(whole, 0)
    // Sends the events without waits, because the second tap must follow within 240 ms.
    await Promise.all([
      touch('touchStart', [195, 420]),
      touch('touchEnd'),
      touch('touchStart', [196, 421]),
      touch('touchEnd'),
    ])
    await expect.poll(width).toBeGreaterThan(whole * 2)

    await page.keyboard.press('w')
    await page.keyboard.press('End')
    await expect(locatePositionStatus(page, 'Page 12 of 12')).toBeAttached()
    // Pulls only once. The first pull shows the card after the last page. A second pull would leave the reader.
    const distanceToEnd = () =>
      page
        .locator('[data-webtoon]')
        .evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop)
    await expect.poll(distanceToEnd).toBeLessThanOrEqual(2)
    await touch('touchStart', [195, 620])
    for (let y = 600; y >= 420; y -= 30) await touch('touchMove', [195, y])
    await touch('touchEnd')
    await expect(page.getByRole('region', { name: 'You reached the end' })).toBeVisible()
  })
})

test('the gutter shadow setting applies to spreads, not to single pages', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.reader.layout', '"double"'))
  await openComicIncognito(page, longbox.url, 'Plain 001', 4)
  /** Returns the side of the shadow on each visible page. The result is undefined for a page without a shadow. */
  const shadowSides = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-shown="true"] [data-page]')].map(
        element => /to (left|right)/.exec(getComputedStyle(element, '::before').backgroundImage)?.[1],
      ),
    )
  expect(await shadowSides()).toEqual([undefined, undefined])
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await sheet.getByText('Shadow where two pages meet').click()
  // Only the content below the title scrolls. If the sheet itself scrolled, its title and its close button would
  // disappear.
  expect(await sheet.evaluate(element => element.scrollHeight - element.clientHeight)).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(shadowSides).toEqual(['right', 'left'])
  await page.keyboard.press('r')
  await expect.poll(shadowSides).toEqual(['left', 'right'])
  await page.keyboard.press('Home')
  await expect.poll(shadowSides).toEqual([undefined])
})
