import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Response } from 'playwright/test'
import { waitForAnalyzedBookId } from '../../bench/benchmarkRouteBytes'
import { writeNumberedComic } from '../../harness/content/writeNumberedComic'
import { openStoryEpub, readHighlightedTexts, selectTextInChapter } from '../../harness/readers/epubAnnotationTestSteps'
import { createVisiblePageNumbersGetter } from '../../harness/readers/openComicIncognito'
import { locatePositionStatus } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

// The tests need more time, because they sign in several times and wait for late requests.
test.describe.configure({ timeout: 180_000 })

test.describe('a comic of a temporary library', () => {
  const library = mkdtempSync(join(tmpdir(), 'longbox-devices-'))
  test.use({ args: ['--library', library] })
  test.beforeAll(() => writeNumberedComic(join(library, 'Plain', 'Plain 001.cbz'), 12, { width: 600, height: 900 }))
  test.afterAll(() => rmSync(library, { recursive: true, force: true }))

  test('two devices sync the settings and bookmarks of a comic, including removals', async ({
    page,
    browser,
    longbox,
    signIn,
  }) => {
    await signIn()
    const address = `${longbox.url}/book/${await waitForAnalyzedBookId(page, 'DIVINA', 'Plain 001')}/read?page=4`
    await openBookWithSettings(page, address)
    await expect.poll(createVisiblePageNumbersGetter(page)).toBe('4')
    const stored = settingsStored(page, 'bookmarks', 'profile', 'pairing')
    await page.keyboard.press('b')
    await page.keyboard.press('s')
    const sheet = page.getByRole('dialog', { name: 'Settings' })
    await sheet.getByText('This series', { exact: true }).click()
    await sheet.getByText('Double', { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect.poll(createVisiblePageNumbersGetter(page)).toBe('4-5')
    await page.keyboard.press('o')
    await expect.poll(createVisiblePageNumbersGetter(page)).toBe('3-4')
    await stored

    const second = await browser.newContext()
    const tablet = await second.newPage()
    await signIn('admin', tablet)
    await openBookWithSettings(tablet, address)
    await expect.poll(createVisiblePageNumbersGetter(tablet)).toBe('3-4')
    await expectBookmarks(tablet, 4)
    const taken = settingsStored(tablet, 'pairing', 'bookmarks')
    await tablet.keyboard.press('o')
    await expect.poll(createVisiblePageNumbersGetter(tablet)).toBe('4-5')
    await tablet.keyboard.press('t')
    await tablet.getByRole('button', { name: 'Remove the bookmark from page 4' }).click()
    await taken
    await openBookWithSettings(page, address)
    await expect.poll(createVisiblePageNumbersGetter(page)).toBe('4-5')
    await expectBookmarks(page)

    const forgotten = settingsStored(page, 'profile')
    await page.keyboard.press('s')
    await sheet.getByRole('button', { name: 'Reset: Page layout' }).click()
    await forgotten
    for (const device of [tablet, page]) {
      await openBookWithSettings(device, address)
      // After the reset, the reader shows page 4 or page 5 alone instead of the spread with both pages. Page 5 is
      // possible, because the current page of a spread is its second page.
      await expect.poll(createVisiblePageNumbersGetter(device)).toMatch(/^[45]$/)
      await expectBookmarks(device)
    }
    await second.close()
  })
})

test('if one device removes a highlight, another device that was offline does not restore it', async ({
  page,
  browser,
  longbox,
  signIn,
}) => {
  const words = 'in the voice of somebody offering a chair'
  await signIn()
  await openAtText(page, longbox.url)
  const stored = settingsStored(page, 'highlights')
  await selectTextInChapter(page, words)
  await page.getByRole('dialog', { name: 'Selected text' }).getByRole('button', { name: 'Green' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => readHighlightedTexts(page, 'green')).toEqual([words])
  await stored

  const second = await browser.newContext()
  const tablet = await second.newPage()
  await signIn('admin', tablet)
  await openAtText(tablet, longbox.url)
  await expect.poll(() => readHighlightedTexts(tablet, 'green')).toEqual([words])
  await second.setOffline(true)
  await tablet.keyboard.press('b')
  await expect(tablet.getByRole('img', { name: 'This page is bookmarked' })).toBeVisible()

  const removed = settingsStored(page, 'highlights')
  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: 'Contents' })
  await sheet.getByRole('tab', { name: 'Highlights' }).click()
  await sheet.getByRole('button', { name: /^Remove: in the voice/ }).click()
  await removed

  const joined = settingsStored(tablet, 'bookmarks')
  await second.setOffline(false)
  await joined
  await expect.poll(() => readHighlightedTexts(tablet, 'green')).toEqual([])
  await page.reload()
  await expect(page.getByRole('img', { name: 'This page is bookmarked' })).toBeVisible()
  expect(await readHighlightedTexts(page, 'green')).toEqual([])
  await second.close()
})

async function openAtText(page: Page, origin: string): Promise<void> {
  await openStoryEpub(page, origin)
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search in this book' }).fill('turning a heel')
  await page.getByRole('button', { name: /I was turning a heel/ }).click()
  await expect(locatePositionStatus(page, /in Two/)).toBeAttached()
}

/** Opens a book and waits until its settings have arrived from the server. */
async function openBookWithSettings(page: Page, address: string): Promise<void> {
  const settingsLoaded = page.waitForResponse(response => response.url().endsWith('/client-settings/user/list'))
  await page.goto(address)
  await settingsLoaded
}

/** Waits until the server has stored client settings of all given kinds, in a single request or in several requests. */
function settingsStored(page: Page, ...kinds: readonly string[]): Promise<Response> {
  const missingKinds = new Set(kinds)
  return page.waitForResponse(response => {
    const request = response.request()
    if (request.method() !== 'PATCH' || !response.url().endsWith('/client-settings/user') || !response.ok())
      return false
    for (const kind of kinds) if (request.postData()?.includes(`longbox.${kind}.`)) missingKinds.delete(kind)
    return missingKinds.size === 0
  })
}

async function expectBookmarks(page: Page, ...pages: number[]): Promise<void> {
  await page.keyboard.press('t')
  const panel = page.getByRole('tabpanel', { name: 'Bookmarks' })
  await page.getByRole('tab', { name: 'Bookmarks' }).click()
  if (pages.length === 0) await expect(panel.getByText('No bookmarks yet')).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveText(pages.map(String))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}
