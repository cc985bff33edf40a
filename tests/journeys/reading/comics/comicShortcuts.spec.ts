import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { waitForAnalyzedBookId } from '../../../bench/benchmarkRouteBytes'
import { writeNumberedComic } from '../../../harness/content/writeNumberedComic'
import { createVisiblePageNumbersGetter, openComicIncognito } from '../../../harness/readers/openComicIncognito'
import { locatePositionStatus } from '../../../harness/readers/readableBooks'
import { expect, test } from '../../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-keys-'))
test.use({ args: ['--library', library] })
test.beforeAll(async () => {
  await writeNumberedComic(join(library, 'Plain', 'Plain 001.cbz'), 12, { width: 600, height: 900 })
  await writeNumberedComic(join(library, 'Wide', 'Wide 001.cbz'), 4, { width: 1200, height: 800 })
})
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

/**
 * Presses several keys without waiting between them.
 * @param then what happens immediately after the last key: `reload` reloads the page, `leave` opens another page. If
 *   undefined, the page stays open.
 */
const pressAtOnce = (page: Page, keys: string[], then?: 'reload' | 'leave') =>
  page.evaluate(
    ([keys, then]) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      if (then === 'reload') location.reload()
      if (then === 'leave') location.assign('/favicon.svg')
    },
    [keys, then] as const,
  )

test('a page turn is not lost if the user reloads or leaves the page immediately', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Plain 001', 5)
  await expect(locatePositionStatus(page, 'Page 5 of 12')).toBeAttached()
  const loaded = page.waitForEvent('load')
  await pressAtOnce(page, ['ArrowRight'], 'reload')
  await loaded
  await expect(locatePositionStatus(page, 'Page 6 of 12')).toBeAttached()
  await expect(page).toHaveURL(/page=6/)
  const id = await waitForAnalyzedBookId(page, 'DIVINA', 'Plain 001')
  await page.goto(`${longbox.url}/book/${id}/read`)
  await expect(locatePositionStatus(page, 'Page 1 of 12')).toBeAttached()
  await pressAtOnce(page, ['ArrowRight', 'ArrowRight'], 'leave')
  await page.waitForURL(/favicon/)
  await expect
    .poll(async () => (await (await page.request.get(`${longbox.url}/api/v1/books/${id}`)).json()).readProgress?.page)
    .toBe(3)
})

test('the end card appears after two page turns in the same frame on the second to last page', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Plain 001', 11)
  await expect(locatePositionStatus(page, 'Page 11 of 12')).toBeAttached()
  await pressAtOnce(page, ['ArrowRight', 'ArrowRight'])
  await expect(page.getByRole('region', { name: 'You reached the end' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('12')
})

test('keeps the visible half of a split page when settings change', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.reader.split', '"always"'))
  await openComicIncognito(page, longbox.url, 'Wide 001', 2)
  const half = () =>
    page.evaluate(() => {
      const image = document.querySelector<HTMLElement>('[data-shown="true"] img')
      const box = image?.closest<HTMLElement>('[data-page]')
      return box && image ? `${box.dataset.page} ${image.offsetLeft < 0 ? 'right' : 'left'}` : ''
    })
  await page.keyboard.press('ArrowRight')
  await expect.poll(half).toBe('2 right')
  for (const [key, words] of [
    ['c', 'Scale'],
    ['v', 'Vertical'],
    ['l', 'Left to right'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect.poll(half).toBe('2 right')
  }
  await page.reload()
  await expect.poll(half).toBe('2 right')
  await page.keyboard.press('ArrowRight')
  await expect.poll(half).toBe('3 left')
})

test('commands that were issued before their code has loaded run in order', async ({ page, longbox, signIn }) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Plain 001', 5)
  await pressAtOnce(page, ['b', 'r', 'c'])
  await expect(page.locator('[data-shown="true"][dir="rtl"]')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Scale' })).toBeVisible()
  await page.keyboard.press('t')
  await page.getByRole('tab', { name: 'Bookmarks' }).click()
  await expect(page.getByRole('button', { name: 'Page 5', exact: true })).toBeVisible()
})

test('page turns that were requested before the book has opened run after it has opened', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  let answer = () => {}
  const requestSeen = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/v1/books/*/pages', async route => {
    await requestSeen
    await route.continue()
  })
  const id = await waitForAnalyzedBookId(page, 'DIVINA', 'Plain 001')
  await page.goto(`${longbox.url}/book/${id}/read?incognito=true&page=5`)
  await expect(locatePositionStatus(page, 'Opening…')).toBeAttached()
  await pressAtOnce(page, ['ArrowRight', 'ArrowRight'])
  answer()
  await expect(locatePositionStatus(page, 'Page 7 of 12')).toBeAttached()
})

test('the page field has the focus when it appears, also in the next book', async ({ page, longbox, signIn }) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Plain 001', 11)
  const field = page.getByRole('textbox', { name: 'Go to a position' })
  await page.keyboard.press('g')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'Read', exact: true }).click()
  await expect(locatePositionStatus(page, 'Page 1 of 12')).toBeAttached()
  await pressAtOnce(page, ['g'])
  await expect(field).toBeFocused()
})

test('shows feedback at the edges for taps and key labels for keys, without animation under reduced motion', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Plain 001', 5)
  const sign = (edge: string) => page.locator(`[data-edge="${edge}"][aria-hidden="true"]`)
  const tap = (x: number, edge: string) =>
    expect(async () => {
      await page.mouse.click(x, 400)
      await expect(sign(edge)).toBeVisible({ timeout: 400 })
    }).toPass()
  await tap(1240, 'right')
  await tap(40, 'left')
  await expect(page.getByRole('status').filter({ hasText: 'Left to right' })).toHaveCount(0)
  await page.keyboard.press('r')
  const words = page.getByRole('status').filter({ hasText: 'Right to left' })
  await expect(words.locator('svg[aria-hidden]')).toBeVisible()
  await tap(1240, 'right')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const before = await createVisiblePageNumbersGetter(page)()
  await page.mouse.click(40, 400)
  await expect.poll(createVisiblePageNumbersGetter(page)).not.toBe(before)
  await expect(sign('left')).toBeAttached()
  await expect(sign('left')).toBeHidden()
})
